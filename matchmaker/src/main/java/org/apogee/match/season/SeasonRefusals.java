package org.apogee.match.season;

import org.apogee.platform.Refusal;
import org.apogee.platform.Refusal.Kind;

/** Why a season refuses a request. */
public final class SeasonRefusals {
  public static final Refusal NO_SUCH_SEASON =
      new Refusal("no-such-season", Kind.NOT_FOUND, "The season does not exist.");
  public static final Refusal OTHER_SEASON =
      new Refusal("other-season", Kind.CONFLICT, "Another season with this ID exists.");
  public static final Refusal SEASON_OVER =
      new Refusal("season-over", Kind.CONFLICT, "The season has ended.");
  public static final Refusal SEASON_RUNNING =
      new Refusal("season-running", Kind.CONFLICT, "Not every event of the season is complete.");
  public static final Refusal SEASON_NOT_ENDED =
      new Refusal("season-not-ended", Kind.CONFLICT, "The season has not ended.");
  public static final Refusal ENTRANT_TAKEN =
      new Refusal("entrant-taken", Kind.CONFLICT, "Another entrant has this ID.");
  public static final Refusal NO_SUCH_ENTRANT =
      new Refusal("no-such-entrant", Kind.NOT_FOUND, "There is no entrant with this ID.");
  public static final Refusal NO_SUCH_DIVISION =
      new Refusal("no-such-division", Kind.NOT_FOUND, "The division does not exist.");
  public static final Refusal DIVISION_FULL =
      new Refusal("division-full", Kind.CONFLICT, "The division is full.");

  private SeasonRefusals() {}
}
