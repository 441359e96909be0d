package org.apogee.cli.up;

import java.nio.file.Path;
import java.time.Duration;
import org.apogee.cli.monitor.Rules;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalPrometheus;
import org.apogee.local.LocalStartFailed;

/** A real Prometheus beside the stack, with the rules and alerts of an installation. */
final class Monitoring {
  private static final Duration EVERY = Duration.ofSeconds(5);

  private Monitoring() {}

  /** Says what is missing before anything is started. */
  static void check() {
    if (LocalPrometheus.program().isEmpty()) {
      throw new BadInput(
          "no-prometheus",
          "Prometheus is not installed here; install it (Debian's package prometheus) or leave out"
              + " --monitoring.");
    }
  }

  static LocalPrometheus start(Path home, int port, LocalStack stack) {
    try {
      return LocalPrometheus.start(
          home.resolve("prometheus"), port, EVERY, Rules.all(), stack.scraped());
    } catch (LocalStartFailed e) {
      throw new BadInput("start-failed", e.getMessage() + ".");
    }
  }
}
