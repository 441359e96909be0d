package org.apogee.engine.solis;

/** R 2.18: what holds while a technology is active; equal ones add up. */
enum Passive {
  TRACK_ENERGY,
  TRACK_RESEARCH,
  TRACK_POPULATION,
  TRACK_FLEET,
  MOVE_CAP,
  BUILD_CAP,
  MOVE_RANGE,
  SUPPORT,
  PASS,
  RANGE_OF_SHIPS,
  RANGE_OF_STATIONS,
  STATION_DICE,
  HULL,
  SCAN_DRAW,
  SCAN_KEEP,
  STORE,
  REVEAL_RED,
  REVEAL_YELLOW,
  REVEAL_BLUE,
  CHEAP_COLONIZE,
  CHEAP_SHIPS,
  CHEAP_STATION,
  CHEAP_GATE,
  CHEAP_REVEAL_RED,
  RESEARCH_YIELD,
  DISCOVER_DRAW,
  CLAIM_DISCOUNT,
  ARCHIVE,
  SYNTH_LIMIT,
  IMPROVE_COUNT;

  private static final Passive[] ALL = values();

  static int count() {
    return ALL.length;
  }

  /** Counting from 0, in the order above: an index of tables. */
  @SuppressWarnings("EnumOrdinal") // only tables that are made at the start go by it
  int number() {
    return ordinal();
  }
}
