package org.apogee.engine.nova;

/** R 2.2, powers are numbered 0 to 3, independents 4 to 7. */
final class Party {
  static final int NOBODY = -1;
  static final int POWERS = 4;
  static final int INDEPENDENTS = 4;
  static final int MINORS = 3;
  static final int CORSAIRS = 3;
  static final int COUNT = POWERS + INDEPENDENTS;

  private static final String[] NAMES = {
    "Hesper League", "Ondine Synod", "Varuna Compact", "Corsairs"
  };

  private Party() {}

  static boolean isPower(int party) {
    return party < POWERS;
  }

  static int ofIndependent(int independent) {
    return POWERS + independent;
  }

  static int independent(int party) {
    return party - POWERS;
  }

  /** P0 to P3 and I0 to I3; a dash for nobody. */
  static String name(int party) {
    if (party == NOBODY) {
      return "-";
    }
    return isPower(party) ? "P" + party : "I" + independent(party);
  }

  /** The name of an independent. */
  static String noun(int party) {
    return NAMES[independent(party)];
  }

  /** For lists: {@code P0}, {@code I0 Hesper League}. */
  static String title(int party) {
    return isPower(party)
        ? "P" + party
        : "I%d %s".formatted(independent(party), NAMES[independent(party)]);
  }
}
