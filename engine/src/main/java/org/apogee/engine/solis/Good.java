package org.apogee.engine.solis;

/** R 2.6 and R 2.7: strategic resources by their letters. */
final class Good {
  static final int BASICS = 5;
  static final int OMEGA = 5;

  private static final String LETTERS = "NPHBA";
  private static final String[] NAMES = {
    "Neutronium ore",
    "Pteracnium crystal",
    "Hadron archeolith",
    "Boson condensate",
    "Antimatter",
    "Omega particle"
  };

  private Good() {}

  static int of(char letter) {
    return letter == 'W' ? OMEGA : LETTERS.indexOf(letter);
  }

  static String name(int good) {
    return NAMES[good];
  }

  static String letter(int good) {
    return good == OMEGA ? "W" : LETTERS.substring(good, good + 1);
  }
}
