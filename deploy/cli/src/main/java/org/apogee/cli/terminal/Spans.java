package org.apogee.cli.terminal;

import java.time.Duration;
import java.util.regex.Pattern;
import org.apogee.engine.BadInput;

/** Times as a user writes them: {@code 250ms}, {@code 5s}, {@code 2m}. */
public final class Spans {
  private static final Pattern SPAN = Pattern.compile("([0-9]{1,7})(ms|s|m)");

  /** Keeps arithmetic in nanoseconds far from an overflow; no game lasts longer. */
  private static final Duration MAX = Duration.ofHours(24);

  private Spans() {}

  public static Duration parse(String option, String text) {
    var parts = SPAN.matcher(text);
    if (parts.matches()) {
      long number = Long.parseLong(parts.group(1));
      var span =
          switch (parts.group(2)) {
            case "ms" -> Duration.ofMillis(number);
            case "s" -> Duration.ofSeconds(number);
            default -> Duration.ofMinutes(number);
          };
      if (span.isPositive() && span.compareTo(MAX) <= 0) {
        return span;
      }
    }
    throw new BadInput(
        "bad-time",
        "%s must be a duration such as 250ms, 5s or 2m, at most 24 hours, not '%s'."
            .formatted(option, text));
  }
}
