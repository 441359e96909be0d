package org.apogee.match.pairing;

/** Why somebody did not play a round. */
public enum ByeKind {
  /** Left over by the pairing: as good as a win, and at most once. */
  PAIRING(2),
  /** Awarded by an arbiter: as good as a win. Only reports of other programs have it. */
  AWARDED(2),
  /** Asked for in advance: half a win. */
  REQUESTED(1),
  /** Not there: nothing. */
  ABSENT(0);

  private final int halves;

  ByeKind(int halves) {
    this.halves = halves;
  }

  /** Whether it excludes the entrant from later pairing byes: a win without play. */
  boolean bars() {
    return halves == 2;
  }

  /**
   * Of what the winner of a table gets. Where results are compared with those of others, half of it
   * is the average of everybody, and a bye that nobody asked for is somewhat better than that.
   */
  public int points(Scoring scoring) {
    if (scoring.byComparison() && halves == 2) {
      return Scoring.ABOVE_AVERAGE;
    }
    return scoring.win() * halves / 2;
  }
}
