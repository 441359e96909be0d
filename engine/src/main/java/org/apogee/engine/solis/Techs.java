package org.apogee.engine.solis;

/**
 * The technologies that a seat can own, in one numbering: 0 to 37 the basic ones, 38 to 43 the
 * sides of its race's cards, 44 to 49 those of the ancient cards. Sets of them are longs.
 */
final class Techs {
  static final int BASICS = 38;
  static final int RACE = BASICS;
  static final int ANCIENT = RACE + RaceTechs.SIDES_OF_RACE;
  static final int COUNT = ANCIENT + 2 * AncientTechs.CARDS;
  static final long BASIC_SET = (1L << BASICS) - 1;
  static final long ANCIENT_SET = (1L << COUNT) - (1L << ANCIENT);

  /** R 19.2: how moves refer to sides of cards. */
  private static final int RACE_REFERENCE = 64;

  private static final int ANCIENT_REFERENCE = 80;

  private static final Tech[][] BY_RACE = new Tech[Race.count()][COUNT];

  static {
    for (int race = 0; race < Race.count(); race++) {
      for (int tech = 0; tech < COUNT; tech++) {
        BY_RACE[race][tech] = row(race, tech);
      }
    }
  }

  private Techs() {}

  private static Tech row(int race, int tech) {
    if (tech < RACE) {
      return BasicTechs.ROWS.get(tech);
    }
    return tech < ANCIENT
        ? RaceTechs.ROWS.get(race * RaceTechs.SIDES_OF_RACE + tech - RACE)
        : AncientTechs.ROWS.get(tech - ANCIENT);
  }

  static Tech of(int race, int tech) {
    return BY_RACE[race][tech];
  }

  static Tech basic(int tech) {
    return BasicTechs.ROWS.get(tech);
  }

  static int race(int card, int side) {
    return RACE + 2 * card + side;
  }

  static int ancient(int card, int side) {
    return ANCIENT + 2 * card + side;
  }

  /** The other side of a race card or of an ancient one. */
  static int turned(int tech) {
    return tech ^ 1;
  }

  static int reference(int tech) {
    if (tech < RACE) {
      return tech;
    }
    return tech < ANCIENT ? tech - RACE + RACE_REFERENCE : tech - ANCIENT + ANCIENT_REFERENCE;
  }

  static int byReference(int reference) {
    if (reference < RACE_REFERENCE) {
      return reference;
    }
    return reference < ANCIENT_REFERENCE
        ? reference - RACE_REFERENCE + RACE
        : reference - ANCIENT_REFERENCE + ANCIENT;
  }
}
