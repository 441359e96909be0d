package org.apogee.node.delivery;

import java.time.Duration;
import org.apogee.cluster.webhook.WebhookRules;
import org.apogee.platform.config.Configuration;

/**
 * How notices are sent.
 *
 * @param rules for the addresses of webhooks
 * @param publicUrl of the pages, without a slash at the end; empty if it is not known
 * @param timeout for one attempt, from the name of the host to the end of the headers
 * @param lease how long a receiver belongs to the node that sends to it
 * @param giveUpAfter how long a delivery is tried again
 * @param firstRetry after the first failure; doubled with each further one
 * @param lastRetry the longest pause
 * @param atOnce how many receivers a node sends to at the same time
 */
public record DeliverySettings(
    WebhookRules rules,
    String publicUrl,
    Duration timeout,
    Duration lease,
    Duration giveUpAfter,
    Duration firstRetry,
    Duration lastRetry,
    int atOnce) {
  /** Reads {@code apogee.notices}. */
  public static DeliverySettings from(Configuration apogee) {
    var notices = apogee.under("notices");
    var second = Duration.ofSeconds(1);
    var day = Duration.ofDays(1);
    var timeout = notices.duration("timeout", Duration.ofMillis(100), Duration.ofMinutes(1));
    var lease = notices.duration("lease", Duration.ofMillis(500), Duration.ofMinutes(10));
    if (lease.compareTo(timeout.multipliedBy(2)) < 0) {
      throw notices.bad("lease", "must be at least twice the timeout");
    }
    var url = notices.has("public-url") ? notices.text("public-url") : "";
    return new DeliverySettings(
        WebhookRules.from(apogee),
        url.replaceFirst("/+$", ""),
        timeout,
        lease,
        notices.duration("give-up-after", second, day.multipliedBy(30)),
        notices.duration("first-retry", Duration.ofMillis(10), day),
        notices.duration("last-retry", Duration.ofMillis(10), day),
        notices.whole("at-once", 1, 1000));
  }
}
