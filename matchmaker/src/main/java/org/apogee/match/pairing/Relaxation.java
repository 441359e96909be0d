package org.apogee.match.pairing;

/** Constraints in the order in which they give way; {@code docs/pairing.md} publishes it. */
public enum Relaxation {
  COLOUR("two entrants meet who both must change seats, because no other pairing was possible"),
  REPEAT("entrants meet again, because no pairing without a rematch was possible"),
  TABLE_SIZE(
      "a table is smaller or larger than requested, because the number of entrants allows no other"
          + " size"),
  SECOND_BYE("an entrant receives another bye, because every other candidate has had one"),
  FORBIDDEN("entrants meet despite a forbidden pairing, because no other pairing was possible");

  private final String sentence;

  Relaxation(String sentence) {
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }
}
