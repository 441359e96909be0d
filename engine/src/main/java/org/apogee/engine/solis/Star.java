package org.apogee.engine.solis;

/** R 2.8: the star colours, on the backs of location tiles and beside their slots. */
final class Star {
  static final int RED = 0;
  static final int YELLOW = 1;
  static final int BLUE = 2;
  static final int COUNT = 3;

  private static final String[] NAMES = {"red", "yellow", "blue"};

  private Star() {}

  static String name(int colour) {
    return NAMES[colour];
  }

  /** R 2.9: red tiles go into red slots, yellow ones into yellow or red, blue ones into any. */
  static boolean fits(int tileColour, int slotColour) {
    return slotColour <= tileColour;
  }
}
