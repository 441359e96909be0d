package org.apogee.match.tournament;

/** Why a tournament does not do what it was asked to. The code never changes. */
public enum Refused {
  NO_SUCH_TOURNAMENT("no-such-tournament", 404, "There is no such tournament."),
  OTHER_TOURNAMENT("other-tournament", 409, "Another tournament has this id."),
  TOURNAMENT_OVER("tournament-over", 409, "This tournament is over."),
  ALREADY_STARTED("already-started", 409, "This tournament has started."),
  NOT_STARTED("not-started", 409, "This tournament has not started."),
  NOT_RUNNING("not-running", 409, "This tournament is not running."),
  NOT_PAUSED("not-paused", 409, "This tournament is not paused."),
  JOIN_CLOSED("join-closed", 409, "Nobody can join this format once it has started."),
  FULL("tournament-full", 409, "This tournament has as many entrants as it can take."),
  TOO_FEW("too-few-entrants", 409, "There are not enough entrants for one table."),
  ENTRANT_TAKEN("entrant-taken", 409, "Somebody else takes part under this id."),
  NO_SUCH_ENTRANT("no-such-entrant", 404, "Nobody of this id takes part."),
  NOT_YOUR_ENTRANT("not-your-entrant", 403, "You can speak for yourself and your own bots only."),
  WITHDRAWN("withdrawn", 409, "This entrant has withdrawn."),
  ROUND_BEGUN("round-begun", 409, "This round has begun."),
  NO_SUCH_ROUND("no-such-round", 404, "There is no such round."),
  NO_SUCH_TABLE("no-such-table", 404, "There is no such table."),
  ROUND_OVER("round-over", 409, "Later rounds were paired by this result."),
  BAD_PLACES("bad-places", 400, "There must be a place for each seat, the best being 1."),
  BAD_PAIRING("bad-pairing", 400, "Tables must have sizes that fit, and nobody may sit twice."),
  WRONG_FORMAT("wrong-format", 409, "Only a Swiss tournament has byes on request."),
  NO_REPORT("no-report", 409, "Only a Swiss of two-seat games has a report."),
  CANNOT_EXTEND("cannot-extend", 409, "This format has as many rounds as it needs.");

  private final String code;
  private final int status;
  private final String sentence;

  Refused(String code, int status, String sentence) {
    this.code = code;
    this.status = status;
    this.sentence = sentence;
  }

  public String code() {
    return code;
  }

  public int status() {
    return status;
  }

  public String sentence() {
    return sentence;
  }
}
