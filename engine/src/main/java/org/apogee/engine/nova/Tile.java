package org.apogee.engine.nova;

/** R 4.6, what a system turns out to be. */
enum Tile {
  HOME(0, "h", "TB"),
  MINOR_0(1, "m1", "TB"),
  MINOR_1(2, "m2", "TB"),
  MINOR_2(3, "m3", "TB"),
  A(4, "a", "TB"),
  B(5, "b", "T"),
  C(6, "c", "BB"),
  D(7, "d", "B"),
  E(8, "e", "TT"),
  VOID(9, "v", "");

  private static final Tile[] ALL = values();

  /** In snapshots; tiles of a region are dealt in this order. */
  final int number;

  final String word;

  /** T for a terran planet, B for a barren one, by index. */
  final String planets;

  Tile(int number, String word, String planets) {
    this.number = number;
    this.word = word;
    this.planets = planets;
  }

  static Tile of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  int bit() {
    return 1 << number;
  }

  /** The minor whose home this is, or -1. */
  int minor() {
    return number >= MINOR_0.number && number <= MINOR_2.number ? number - MINOR_0.number : -1;
  }

  /** The tiles among which those of a home region are dealt, R 6.1. */
  static int ofHome(boolean isNeutral) {
    int common = A.bit() | B.bit() | C.bit() | D.bit();
    return isNeutral ? common | MINOR_1.bit() : common;
  }

  static int ofRim(int sectors) {
    int common = MINOR_0.bit() | A.bit() | E.bit();
    return sectors == 4 ? common | MINOR_1.bit() : common;
  }

  static int ofCore(int sectors) {
    int common = MINOR_2.bit() | C.bit() | E.bit() | VOID.bit();
    return sectors == 4 ? common | A.bit() : common;
  }
}
