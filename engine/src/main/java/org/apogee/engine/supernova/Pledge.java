package org.apogee.engine.supernova;

import org.apogee.engine.words.Phrase;

/** R 7.4: what a bidder promises for a trade, until the end of the next turn. */
enum Pledge {
  NOTHING("nothing", "bid", ""),
  NO_ATTACK(
      "no attack",
      "bid and promise peace",
      " and promises not to attack seat %d until the end of turn %d"),
  NO_SPECIAL(
      "no special",
      "bid and promise no special",
      " and promises no special against seat %d until the end of turn %d");

  private static final Pledge[] ALL = values();

  final String label;

  /** A move in words. */
  final String move;

  /** The rest of a sentence, for the seat that is promised something and the last turn. */
  private final String clause;

  Pledge(String label, String move, String clause) {
    this.label = label;
    this.move = move;
    this.clause = clause;
  }

  static Pledge of(int number) {
    return ALL[number];
  }

  String clause(int taker, int until) {
    return this == NOTHING ? "" : Phrase.of(clause, taker, until);
  }
}
