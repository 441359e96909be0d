package org.apogee.engine.supernova;

/** R 2: the types of cards, in the order of the card list. */
enum CardType {
  PLANET,
  ENVIRONMENT,
  CIVILIZATION,
  ALIEN,
  MERC,
  SHIP,
  MODIFIER,
  SPECIAL;

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
