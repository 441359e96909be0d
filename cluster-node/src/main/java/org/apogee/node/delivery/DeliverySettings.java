package org.apogee.node.delivery;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.apogee.platform.config.Configuration;

/**
 * How notices are sent.
 *
 * @param allowInternal whether addresses of private networks are accepted
 * @param ports of the addresses that are accepted; empty for all
 * @param publicUrl of the pages, without a slash at the end; empty if it is not known
 * @param timeout for one attempt, from the name of the host to the end of the headers
 * @param lease how long a receiver belongs to the node that sends to it
 * @param giveUpAfter how long a delivery is tried again
 * @param firstRetry after the first failure; doubled with each further one
 * @param lastRetry the longest pause
 * @param atOnce how many receivers a node sends to at the same time
 */
public record DeliverySettings(
    boolean allowInternal,
    List<Integer> ports,
    String publicUrl,
    Duration timeout,
    Duration lease,
    Duration giveUpAfter,
    Duration firstRetry,
    Duration lastRetry,
    int atOnce) {
  public DeliverySettings {
    ports = List.copyOf(ports);
  }

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
        notices.flag("allow-internal"),
        ports(notices),
        url.replaceFirst("/+$", ""),
        timeout,
        lease,
        notices.duration("give-up-after", second, day.multipliedBy(30)),
        notices.duration("first-retry", Duration.ofMillis(10), day),
        notices.duration("last-retry", Duration.ofMillis(10), day),
        notices.whole("at-once", 1, 1000));
  }

  private static List<Integer> ports(Configuration notices) {
    var text = notices.text("ports");
    return text.equals("all")
        ? List.of()
        : Stream.of(text.split(",", -1)).map(port -> port(notices, port.strip())).toList();
  }

  private static int port(Configuration notices, String text) {
    if (!text.matches("[1-9][0-9]{0,4}") || Integer.parseInt(text) > 65_535) {
      throw notices.bad("ports", "contains something that is not a port");
    }
    return Integer.parseInt(text);
  }
}
