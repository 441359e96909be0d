package org.apogee.stack;

import java.nio.file.Path;
import java.time.Duration;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalPrometheus;
import org.apogee.local.LocalStartFailed;

/** A real Prometheus beside the stack, with the rules and alerts of an installation. */
public final class Monitoring {
  private static final Duration EVERY = Duration.ofSeconds(5);

  private Monitoring() {}

  /** Says what is missing before anything is started. */
  public static void check() {
    if (LocalPrometheus.program().isEmpty()) {
      throw new BadInput(
          "no-prometheus",
          "Prometheus is not installed. Install it (Debian package prometheus) or omit"
              + " --monitoring.");
    }
  }

  public static LocalPrometheus start(Path home, int port, LocalStack stack) {
    try {
      return LocalPrometheus.start(
          home.resolve("prometheus"), port, EVERY, Rules.all(), stack.scraped());
    } catch (LocalStartFailed e) {
      throw new BadInput("start-failed", e.getMessage() + ".");
    }
  }
}
