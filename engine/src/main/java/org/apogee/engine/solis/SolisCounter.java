package org.apogee.engine.solis;

/** R 20.3: what is counted for each seat, for statistics. */
enum SolisCounter {
  SETTLES("actions.settle"),
  EXPLORES("actions.explore"),
  BUILDS("actions.build"),
  MOVES("actions.move"),
  COMBATS("actions.combat"),
  SCIENCES("actions.science"),
  LOGISTICS("actions.logistics"),
  ENTITY_DESTROYED("entity-destroyed"),
  ENTITY_STATIONS("entity-stations-destroyed"),
  ENTITY_GATES("entity-gates-destroyed"),
  SEATS_DESTROYED("seats-destroyed"),
  HITS("hits-scored"),
  SHIPS_LOST("ships-lost"),
  SECTORS_SETTLED("sectors-settled"),
  SECTORS_TAKEN("sectors-taken"),
  SECTORS_LOST("sectors-lost"),
  SECTORS_LOST_TO_ENTITY("sectors-lost-to-entity"),
  ARTIFACTS("artifacts-revealed"),
  TECHNOLOGIES("technologies-claimed"),
  UNUSED_ENERGY("energy-unused"),
  STARS_LOGISTICS("stars.logistics"),
  STARS_COMBAT("stars.combat"),
  STARS_ANOMALIES("stars.anomalies"),
  STARS_CENTRAL("stars.central"),
  STARS_TECHNOLOGY("stars.technology");

  private static final SolisCounter[] ALL = values();

  /** Its name in the outcome, after the seat. */
  final String label;

  SolisCounter(String label) {
    this.label = label;
  }

  static SolisCounter of(int number) {
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
