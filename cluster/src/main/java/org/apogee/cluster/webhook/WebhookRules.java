package org.apogee.cluster.webhook;

import java.util.List;
import java.util.stream.Stream;
import org.apogee.platform.config.Configuration;

/**
 * Which addresses webhooks may have.
 *
 * @param allowInternal whether addresses of private networks are accepted
 * @param ports of the addresses that are accepted; empty for all
 */
public record WebhookRules(boolean allowInternal, List<Integer> ports) {
  static final int PORTS = 65_535;

  public WebhookRules {
    ports = List.copyOf(ports);
  }

  /** Reads {@code apogee.notices}. */
  public static WebhookRules from(Configuration apogee) {
    var notices = apogee.under("notices");
    return new WebhookRules(notices.flag("allow-internal"), ports(notices));
  }

  private static List<Integer> ports(Configuration notices) {
    var text = notices.text("ports");
    return text.equals("all")
        ? List.of()
        : Stream.of(text.split(",", -1)).map(port -> port(notices, port.strip())).toList();
  }

  private static int port(Configuration notices, String text) {
    if (!text.matches("[1-9][0-9]{0,4}") || Integer.parseInt(text) > PORTS) {
      throw notices.bad("ports", "contains something that is not a port");
    }
    return Integer.parseInt(text);
  }
}
