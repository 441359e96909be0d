package org.apogee.engine.nebula;

/** R 12.5: why a game is over. */
enum NebulaEnding {
  NONE(0, "none"),
  THREE_PLANETS(1, "three-planets"),
  NO_PLANET(2, "no-planet"),
  TURN_LIMIT(3, "turn-limit");

  private static final NebulaEnding[] ALL = values();

  /** In snapshots. */
  final int number;

  final String code;

  NebulaEnding(int number, String code) {
    this.number = number;
    this.code = code;
  }

  static NebulaEnding of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }
}
