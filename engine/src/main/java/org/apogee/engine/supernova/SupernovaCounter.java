package org.apogee.engine.supernova;

/** What statistics count over a game: a row for each. */
enum SupernovaCounter {
  MULLIGANS("mulligans"),
  CARDS_DRAWN("cards.drawn"),
  CARDS_RECYCLED("cards.recycled"),
  PLANETS_DISCOVERED("planets.discovered"),
  ENVIRONMENTS("environments.played"),
  CARDS_BUILT("cards.built"),
  SPECIALS("specials.played"),
  PLANETS_DESTROYED("planets.destroyed"),
  JETTISONED("cards.jettisoned"),
  TRADES_OFFERED("trades.offered"),
  TRADES_MADE("trades.made"),
  ATTACKS("attacks"),
  SHIPS_FLED("ships.fled"),
  ORBITS_WON("orbits.won"),
  PLANETS_CAPTURED("planets.captured"),
  CAPTURED_BY_FORCE("planets.captured.military"),
  CAPTURED_BY_WORDS("planets.captured.diplomatic"),
  CAPTURED_BY_MONEY("planets.captured.economic"),
  FLEETS_LOST("fleets.lost"),
  STALEMATES("stalemates"),
  WITHDRAWALS("withdrawals"),
  CARDS_LOST_IN_SPACE("cards.marooned"),
  PENALTIES("penalties");

  private static final SupernovaCounter[] ALL = values();

  /** In the outcome of a game. */
  final String label;

  SupernovaCounter(String label) {
    this.label = label;
  }

  static SupernovaCounter of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
