package org.apogee.engine.supernova;

import org.apogee.engine.Setup;

/**
 * R 12.
 *
 * @param threshold the potential that ends the game (R 11.1)
 * @param turnLimit the turn after which it ends anyhow
 * @param autoPass whether a seat without a special to play is not asked in windows
 * @param openerRotates whether turns are opened in turn, as the rulebook has it, or by lot
 */
record SupernovaOptions(int threshold, int turnLimit, boolean autoPass, boolean openerRotates) {
  static final int THRESHOLD_MIN = 8;
  static final int THRESHOLD_MAX = 30;
  static final int TURNS_MIN = 5;
  static final int TURNS_MAX = 40;
  static final String AUTO = "AUTO";
  static final String ON = "on";
  static final String OFF = "off";
  static final String BY_LOT = "lot";
  static final String ROTATES = "rotate";

  static SupernovaOptions of(Setup setup) {
    var threshold = setup.text("threshold");
    return new SupernovaOptions(
        threshold.equals(AUTO) ? usualThreshold(setup.seats()) : Integer.parseInt(threshold),
        setup.whole("turnLimit"),
        setup.text("autoPassWindows").equals(ON),
        setup.text("opener").equals(ROTATES));
  }

  /** R 11.1. */
  static int usualThreshold(int seats) {
    return switch (seats) {
      case 2 -> 17;
      case 3 -> 15;
      default -> 13;
    };
  }
}
