package org.apogee.cli.up;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalPrometheus;
import org.apogee.local.LocalStartFailed;

/** A real Prometheus beside the stack, with the rules and alerts of an installation. */
final class Monitoring {
  private static final Duration EVERY = Duration.ofSeconds(5);
  private static final List<String> RULES = List.of("objectives.yml", "alerts.yml");

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
          home.resolve("prometheus"), port, EVERY, rules(), stack.scraped());
    } catch (LocalStartFailed e) {
      throw new BadInput("start-failed", e.getMessage() + ".");
    }
  }

  private static Map<String, String> rules() {
    var rules = new TreeMap<String, String>();
    for (var name : RULES) {
      try (var in = Monitoring.class.getResourceAsStream("/monitoring/rules/" + name)) {
        if (in == null) {
          throw new IllegalStateException("the rules " + name + " are not in this jar");
        }
        rules.put(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return rules;
  }
}
