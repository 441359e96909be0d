package org.apogee.engine.nova;

/**
 * R 3, kinds of units, numbered because units are counted by kind; a row for each. A power has the
 * first three, an independent mixed fleets alone.
 */
final class UnitType {
  static final int LINE = 0;
  static final int ESCORT = 1;
  static final int FORTRESS = 2;
  static final int MIXED = 3;
  static final int COUNT = 4;

  static final int REDUCED = 0;
  static final int FULL = 1;

  /** R 1.4, the impacts table, and the slots of each kind among the units of a power, R 3.3. */
  private enum Row {
    LINE("line", "line fleet", 'l', 'L', 0, 6, 2, 1),
    ESCORT("escort", "escort fleet", 'e', 'E', 6, 14, 1, 2),
    FORTRESS("fortress", "fortress", 'f', 'F', 14, 18, 2, 3),
    MIXED("mixed", "mixed fleet", 'm', 'M', 18, 18, 2, 2);

    private final String word;
    private final String title;
    private final char reduced;
    private final char full;
    private final int first;
    private final int end;
    private final int inSpace;
    private final int onPlanets;

    Row(
        String word,
        String title,
        char reduced,
        char full,
        int first,
        int end,
        int inSpace,
        int onPlanets) {
      this.word = word;
      this.title = title;
      this.reduced = reduced;
      this.full = full;
      this.first = first;
      this.end = end;
      this.inSpace = inSpace;
      this.onPlanets = onPlanets;
    }
  }

  private static final Row[] ROWS = Row.values();

  private UnitType() {}

  /** The first slot of a type among the units of a power. */
  static int first(int type) {
    return ROWS[type].first;
  }

  static int end(int type) {
    return ROWS[type].end;
  }

  static int ofSlot(int slot) {
    return slot < Row.ESCORT.first ? LINE : slot < Row.FORTRESS.first ? ESCORT : FORTRESS;
  }

  /** R 1.4, before cards and readiness. */
  static int factor(int type, boolean isInSpace) {
    return isInSpace ? ROWS[type].inSpace : ROWS[type].onPlanets;
  }

  static String word(int type) {
    return ROWS[type].word;
  }

  /** For people: {@code line fleet}. */
  static String title(int type) {
    return ROWS[type].title;
  }

  /** {@code full line}. */
  static String word(int type, int side) {
    return (side == FULL ? "full " : "reduced ") + ROWS[type].word;
  }

  /** {@code L} for a full line fleet, {@code l} for a reduced one. */
  static char letter(int type, int side) {
    return side == FULL ? ROWS[type].full : ROWS[type].reduced;
  }
}
