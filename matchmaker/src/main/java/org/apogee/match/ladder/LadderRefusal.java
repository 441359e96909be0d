package org.apogee.match.ladder;

/** Why a ladder does not do what it was asked to. The code never changes. */
public enum LadderRefusal {
  NO_SUCH_LADDER("no-such-ladder", 404, "There is no such ladder."),
  OTHER_LADDER("other-ladder", 409, "Another ladder has this id."),
  LADDER_FULL("ladder-full", 409, "This ladder has as many entrants as it can take."),
  NOT_ON_LADDER("not-on-ladder", 404, "Nobody of this id is on the ladder."),
  NOT_YOUR_ENTRANT("not-your-entrant", 403, "You can speak for yourself and your own bots only."),
  NOT_PAUSED("not-paused", 409, "This ladder is not paused.");

  private final String code;
  private final int status;
  private final String sentence;

  LadderRefusal(String code, int status, String sentence) {
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
