package org.apogee.stack;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalAlertmanager;
import org.apogee.local.LocalPorts;
import org.apogee.local.LocalPrometheus;
import org.apogee.local.LocalStartFailed;
import org.apogee.platform.Parts;

/**
 * A real Prometheus beside the stack, with the rules and alerts of an installation, and a real
 * Alertmanager with its routes, which sends to a webhook of this process.
 */
public final class Monitoring implements AutoCloseable {
  private static final Duration EVERY = Duration.ofSeconds(5);
  private static final Duration EVERY_IN_DRILLS = Duration.ofSeconds(2);

  private final Parts parts;
  private final LocalPrometheus prometheus;
  private final LocalAlertmanager alertmanager;

  private Monitoring(Parts parts, LocalPrometheus prometheus, LocalAlertmanager alertmanager) {
    this.parts = parts;
    this.prometheus = prometheus;
    this.alertmanager = alertmanager;
  }

  /** Reports what is missing before anything is started. */
  public static void check() {
    if (LocalPrometheus.program().isEmpty()) {
      throw missing("Prometheus", "prometheus");
    }
    if (LocalAlertmanager.program().isEmpty()) {
      throw missing("Alertmanager", "prometheus-alertmanager");
    }
  }

  private static BadInput missing(String name, String debian) {
    return new BadInput(
        "no-" + name.toLowerCase(Locale.ROOT),
        "%s is not installed. Install it (Debian package %s) or start without monitoring."
            .formatted(name, debian));
  }

  /**
   * Starts both for a person.
   *
   * @param reader receives every notification, from any thread
   */
  public static Monitoring start(
      Path home, int port, int alertmanagerPort, LocalStack stack, Consumer<Notification> reader) {
    return start(home, port, alertmanagerPort, EVERY, 1, stack, reader);
  }

  /**
   * Starts both on free ports for a drill.
   *
   * @param faster how many times shorter ranges and waits are
   */
  public static Monitoring forDrill(
      Path home, int faster, LocalStack stack, Consumer<Notification> reader) {
    return start(
        home, LocalPorts.free(), LocalPorts.free(), EVERY_IN_DRILLS, faster, stack, reader);
  }

  private static Monitoring start(
      Path home,
      int port,
      int alertmanagerPort,
      Duration every,
      int faster,
      LocalStack stack,
      Consumer<Notification> reader) {
    var parts = new Parts();
    try {
      var inbox = parts.add(new AlertInbox(reader));
      var alertmanager =
          parts.add(
              LocalAlertmanager.start(
                  home.resolve("alertmanager"),
                  alertmanagerPort,
                  AlertRoutes.to(inbox.address(), faster)));
      var prometheus =
          parts.add(
              LocalPrometheus.start(
                  home.resolve("prometheus"),
                  port,
                  every,
                  faster == 1 ? Rules.all() : Rules.faster(faster),
                  stack.scraped(),
                  List.of(alertmanager.target())));
      return new Monitoring(parts, prometheus, alertmanager);
    } catch (LocalStartFailed e) {
      parts.close();
      throw new BadInput("start-failed", e.getMessage() + ".");
    } catch (RuntimeException e) {
      parts.close();
      throw e;
    }
  }

  public String prometheus() {
    return prometheus.address();
  }

  public String alertmanager() {
    return alertmanager.address();
  }

  @Override
  public void close() {
    parts.close();
  }
}
