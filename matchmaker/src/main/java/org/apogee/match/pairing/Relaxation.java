package org.apogee.match.pairing;

/** Constraints in the order in which they give way; {@code docs/pairing.md} publishes it. */
public enum Relaxation {
  COLOUR("two entrants who both must change seats meet, as no other pairing was possible"),
  REPEAT("entrants meet again, as no pairing without a repeat was possible"),
  TABLE_SIZE("a table is smaller or larger than asked for, as the numbers allow no other"),
  SECOND_BYE("an entrant sits out again, as everybody who could has done so"),
  FORBIDDEN("entrants who should not meet do, as no other pairing was possible");

  private final String sentence;

  Relaxation(String sentence) {
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }
}
