package org.apogee.engine.solis;

/** R 2.22: the kinds of combat tiles, in the order in which they are placed. */
enum TileKind {
  A1("A1", true),
  A2("A2", true),
  A3("A3", true),
  ION("ION", true),
  TAC("TAC", true),
  MIS("MIS", true),
  S1("S1", false),
  S2("S2", false),
  S3("S3", false),
  RFL("RFL", false),
  AR1("AR1", false),
  AR2("AR2", false),
  PD("PD", false);

  private static final TileKind[] ALL = values();

  final String label;

  /** Whether it lies on attack places; the others lie on defence places. */
  final boolean attack;

  TileKind(String label, boolean attack) {
    this.label = label;
    this.attack = attack;
  }

  static TileKind of(int number) {
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
