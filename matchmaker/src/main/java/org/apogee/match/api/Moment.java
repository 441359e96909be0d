package org.apogee.match.api;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.apogee.engine.BadInput;

/** A time, or how long before the start. */
record Moment(String field, Optional<Instant> time, Duration before) {
  private static final Duration BEFORE_MAX = Duration.ofDays(366);

  static Moment read(String field, String text) {
    if (!text.startsWith("P")) {
      return new Moment(field, Optional.of(time(field, text)), Duration.ZERO);
    }
    try {
      var before = Duration.parse(text);
      if (!before.isNegative() && before.compareTo(BEFORE_MAX) <= 0) {
        return new Moment(field, Optional.empty(), before);
      }
    } catch (DateTimeParseException | ArithmeticException notADuration) {
      // Refused below, as a duration out of bounds is.
    }
    throw new BadInput(
        "bad-time", "'" + field + "' must be a duration before the start, such as PT30M.");
  }

  static Instant time(String field, String text) {
    try {
      return OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeParseException notATime) {
      throw new BadInput(
          "bad-time",
          "'" + field + "' must be a time with an offset, such as 2026-05-01T19:00:00+02:00.");
    }
  }

  boolean isRelative() {
    return time.isEmpty();
  }

  /** In milliseconds since 1970. */
  long at(long startAt) {
    if (time.isPresent()) {
      return time.get().toEpochMilli();
    }
    if (startAt == 0) {
      throw new BadInput(
          "bad-registration", "'" + field + "' needs a planned start, which it is counted from.");
    }
    return startAt - before.toMillis();
  }
}
