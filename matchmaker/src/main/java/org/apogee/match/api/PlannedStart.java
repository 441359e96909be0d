package org.apogee.match.api;

import java.time.Instant;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.match.tournament.TournamentSettings;
import org.apogee.platform.http.Fields;

/**
 * When a tournament starts by itself.
 *
 * @param inSeconds from now; negative if it is not given so
 * @param at as a time; at most one of the two is given
 */
record PlannedStart(int inSeconds, Optional<Instant> at) {
  private static final int SECONDS_MAX = 30 * 24 * 3600;
  private static final long AHEAD_MAX = 366L * 24 * 3600 * 1000;

  PlannedStart {
    if (inSeconds >= 0 && at.isPresent()) {
      throw new BadInput("bad-start", "Set either 'startInSeconds' or 'startAt'.");
    }
  }

  static PlannedStart read(Fields fields) {
    return new PlannedStart(
        fields.whole("startInSeconds", 0, SECONDS_MAX, -1),
        fields.optionalText("startAt", 40).map(text -> Moment.time("startAt", text)));
  }

  boolean isGiven() {
    return inSeconds >= 0 || at.isPresent();
  }

  /** In milliseconds since 1970. */
  long at(long now) {
    if (at.isEmpty()) {
      return inSeconds < 0 ? TournamentSettings.NO_START : now + inSeconds * 1000L;
    }
    long start = at.get().toEpochMilli();
    if (start <= now || start > now + AHEAD_MAX) {
      throw new BadInput("bad-start", "'startAt' must be in the future, within a year.");
    }
    return start;
  }
}
