package org.apogee.engine.nova;

/** R 3, kinds of units. A power has the first three, an independent mixed fleets alone. */
final class UnitType {
  static final int LINE = 0;
  static final int ESCORT = 1;
  static final int FORTRESS = 2;
  static final int MIXED = 3;
  static final int COUNT = 4;

  static final int REDUCED = 0;
  static final int FULL = 1;

  private static final int[] FIRST = {0, 6, 14, 18};
  private static final String[] WORDS = {"line", "escort", "fortress", "mixed"};
  private static final String SHORT = "lefmLEFM";

  private UnitType() {}

  /** The first slot of a type among the units of a power. */
  static int first(int type) {
    return FIRST[type];
  }

  static int end(int type) {
    return FIRST[type + 1];
  }

  static int ofSlot(int slot) {
    return slot < FIRST[ESCORT] ? LINE : slot < FIRST[FORTRESS] ? ESCORT : FORTRESS;
  }

  static String word(int type) {
    return WORDS[type];
  }

  /** {@code full line}. */
  static String word(int type, int side) {
    return (side == FULL ? "full " : "reduced ") + WORDS[type];
  }

  /** {@code L} for a full line fleet, {@code l} for a reduced one. */
  static char letter(int type, int side) {
    return SHORT.charAt(COUNT * side + type);
  }
}
