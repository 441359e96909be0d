package org.apogee.engine.solis;

import static org.apogee.engine.solis.Star.BLUE;
import static org.apogee.engine.solis.Star.RED;
import static org.apogee.engine.solis.Star.YELLOW;

/**
 * R 2.4 and R 2.5, the sector tiles: a row for each. The columns are the name, the kind, the
 * printed value, the colonies it needs, the red, yellow and blue slots, and the anomaly's face.
 */
enum SectorTile {
  X0("X0", Kind.CENTRAL, 5, 4, 3, 0, 0, 0),
  C1("C1", Kind.CORE, 3, 3, 2, 1, 0, 0),
  C2("C2", Kind.CORE, 3, 3, 2, 0, 1, 0),
  C3("C3", Kind.CORE, 3, 3, 1, 1, 1, 0),
  C4("C4", Kind.CORE, 3, 3, 1, 2, 0, 0),
  C5("C5", Kind.CORE, 4, 3, 2, 0, 0, 0),
  C6("C6", Kind.CORE, 3, 3, 1, 0, 0, 1),
  C7("C7", Kind.CORE, 3, 3, 0, 1, 1, 3),
  C8("C8", Kind.CORE, 3, 3, 1, 1, 0, 5),
  D1("D1", Kind.DISC, 2, 2, 1, 1, 1, 0),
  D2("D2", Kind.DISC, 2, 2, 1, 1, 1, 0),
  D3("D3", Kind.DISC, 2, 2, 1, 0, 2, 0),
  D4("D4", Kind.DISC, 2, 2, 1, 0, 2, 0),
  D5("D5", Kind.DISC, 2, 2, 1, 2, 0, 0),
  D6("D6", Kind.DISC, 1, 2, 1, 1, 2, 0),
  D7("D7", Kind.DISC, 1, 2, 1, 2, 1, 0),
  D8("D8", Kind.DISC, 2, 2, 1, 1, 1, 0),
  D9("D9", Kind.DISC, 2, 2, 0, 2, 2, 0),
  D10("D10", Kind.DISC, 2, 2, 0, 1, 2, 0),
  D11("D11", Kind.DISC, 1, 2, 1, 1, 2, 0),
  D12("D12", Kind.DISC, 2, 2, 0, 1, 1, 2),
  D13("D13", Kind.DISC, 2, 2, 1, 0, 1, 4),
  D14("D14", Kind.DISC, 2, 2, 0, 1, 1, 6),
  M1("M1", Kind.RIM, 1, 1, 0, 1, 1, 0),
  M2("M2", Kind.RIM, 1, 1, 0, 1, 1, 0),
  M3("M3", Kind.RIM, 1, 1, 0, 0, 2, 0),
  M4("M4", Kind.RIM, 1, 1, 0, 0, 2, 0),
  M5("M5", Kind.RIM, 1, 1, 0, 1, 2, 0),
  M6("M6", Kind.RIM, 0, 1, 0, 1, 2, 0),
  M7("M7", Kind.RIM, 0, 1, 0, 2, 1, 0),
  M8("M8", Kind.RIM, 0, 1, 1, 0, 1, 0),
  M9("M9", Kind.RIM, 1, 1, 1, 0, 0, 0),
  M10("M10", Kind.RIM, 1, 1, 0, 1, 0, 0),
  M11("M11", Kind.RIM, 1, 1, 0, 2, 0, 0),
  M12("M12", Kind.RIM, 0, 1, 0, 0, 3, 0),
  M13("M13", Kind.RIM, 0, 1, 0, 1, 2, 0),
  M14("M14", Kind.RIM, 1, 1, 0, 0, 3, 0),
  H_RED("red homeworld", Kind.HOME, 0, 0, 0, 2, 2, 0),
  H_BLUE("blue homeworld", Kind.HOME, 0, 0, 0, 2, 2, 0),
  H_GREEN("green homeworld", Kind.HOME, 0, 0, 0, 1, 1, 0),
  H_YELLOW("yellow homeworld", Kind.HOME, 0, 0, 0, 2, 1, 0),
  H_PURPLE("purple homeworld", Kind.HOME, 0, 0, 0, 2, 1, 0),
  H_ORANGE("orange homeworld", Kind.HOME, 0, 0, 0, 1, 3, 0),
  P_RED("red homeworld", Kind.HOME, 0, 0, 0, 1, 3, 0),
  P_BLUE("blue homeworld", Kind.HOME, 0, 0, 0, 1, 3, 0),
  P_GREEN("green homeworld", Kind.HOME, 0, 0, 0, 2, 1, 0);

  /** Where on the board a tile lies. */
  enum Kind {
    CENTRAL,
    CORE,
    DISC,
    RIM,
    HOME
  }

  static final int SLOTS_MAX = 4;
  private static final SectorTile[] ALL = values();

  final String label;
  final Kind kind;
  final int value;
  final int colonies;

  /** The face of a die that its anomaly answers to, or 0. */
  final int anomaly;

  private final int reds;
  private final int yellows;
  private final int blues;

  SectorTile(
      String label,
      Kind kind,
      int value,
      int colonies,
      int reds,
      int yellows,
      int blues,
      int anomaly) {
    this.label = label;
    this.kind = kind;
    this.value = value;
    this.colonies = colonies;
    this.anomaly = anomaly;
    this.reds = reds;
    this.yellows = yellows;
    this.blues = blues;
  }

  static SectorTile of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  static SectorTile homeOf(Race race) {
    return ALL[H_RED.number() + race.number()];
  }

  /** R 16.4: some are printed with other slots than those that were measured to be fair. */
  static SectorTile printedHomeOf(Race race) {
    return switch (race) {
      case KHARVATH -> P_RED;
      case SELONI -> P_BLUE;
      case VERDAI -> P_GREEN;
      case OMBRIN, THAL_NOOR, AXIOM -> homeOf(race);
    };
  }

  int slotCount() {
    return reds + yellows + blues;
  }

  /** The star colour of a slot; red slots first, then yellow, then blue. */
  int slotColour(int slot) {
    return slot < reds ? RED : slot < reds + yellows ? YELLOW : BLUE;
  }

  /** Counting from 0, in the order above: an index of tables and snapshots. */
  @SuppressWarnings("EnumOrdinal") // the order is the edition's: a new row is a new edition
  int number() {
    return ordinal();
  }
}
