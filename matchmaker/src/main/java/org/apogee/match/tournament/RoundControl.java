package org.apogee.match.tournament;

import com.fasterxml.jackson.annotation.JsonIgnore;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.Format;

/**
 * How a tournament goes on after its start.
 *
 * @param roundEnds when a round ends whose tables are all decided
 * @param roundDelayMillis how long after the last table, for {@link Moment#AFTER}
 * @param roundEveryMillis a round starts at most once in this time, counted from the start; 0 for
 *     no limit
 * @param confirms when a tournament is complete whose rounds have all been played; until then
 *     results can be corrected
 * @param confirmDelayMillis how long after the last round or correction, for {@link Moment#AFTER}
 */
public record RoundControl(
    Moment roundEnds,
    long roundDelayMillis,
    long roundEveryMillis,
    Moment confirms,
    long confirmDelayMillis) {
  /** Rounds and the tournament end by themselves, at once. */
  public static final RoundControl USUAL = new RoundControl(Moment.AUTO, 0, 0, Moment.AUTO, 0);

  /** When a step is taken for which everything is ready. */
  public enum Moment {
    AUTO,
    MANUAL,
    AFTER;

    boolean isReached(long readyAt, long delay, long now) {
      return switch (this) {
        case AUTO -> true;
        case MANUAL -> false;
        case AFTER -> now >= readyAt + delay;
      };
    }
  }

  /** Refuses values that exclude each other. */
  void check(Format format) {
    check(roundEnds, roundDelayMillis, "roundEnds", "roundDelaySeconds");
    check(confirms, confirmDelayMillis, "confirms", "confirmDelaySeconds");
    if (format == Format.ARENA && (roundEnds != Moment.AUTO || roundEveryMillis > 0)) {
      throw new BadInput(
          "bad-control", "An arena pairs without a pause; it has no round that could wait.");
    }
  }

  private static void check(Moment moment, long delay, String field, String delayField) {
    if ((moment == Moment.AFTER) != (delay > 0)) {
      throw new BadInput(
          "bad-control", "'%s' belongs to '%s': after.".formatted(delayField, field));
    }
  }

  @JsonIgnore
  boolean confirmsAtOnce() {
    return confirms == Moment.AUTO;
  }
}
