package org.apogee.match.pairing;

/** Why somebody did not play a round. */
public enum ByeKind {
  /** Left over by the pairing: as good as a win, and at most once. */
  PAIRING(2),
  /** Asked for in advance: half a win. */
  REQUESTED(1),
  /** Not there: nothing. */
  ABSENT(0);

  private final int halves;

  ByeKind(int halves) {
    this.halves = halves;
  }

  /** Of what the winner of a table gets. */
  public int points(Scoring scoring) {
    return scoring.win() * halves / 2;
  }
}
