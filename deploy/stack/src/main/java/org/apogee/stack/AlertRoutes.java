package org.apogee.stack;

import java.util.regex.Pattern;

/**
 * How alerts reach people: the routes and inhibitions of an installation, as they are in this jar.
 * Only the receivers are those of this machine.
 */
final class AlertRoutes {
  private static final Pattern RECEIVERS = Pattern.compile("(?ms)^receivers:\\n.*");

  private AlertRoutes() {}

  /**
   * Alertmanager's settings.
   *
   * @param address where each receiver takes webhooks, at a path of its name
   * @param times how many times shorter waits and intervals are
   */
  static String to(String address, int times) {
    var routes = Rules.read("alertmanager.yml");
    return RECEIVERS
        .matcher(times == 1 ? routes : Rules.faster(routes, times))
        .replaceFirst(
            """
            receivers:
              - name: page
                webhook_configs:
                  - url: %1$s/page
              - name: ticket
                webhook_configs:
                  - url: %1$s/ticket
            """
                .formatted(address));
  }
}
