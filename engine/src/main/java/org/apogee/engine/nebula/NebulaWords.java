package org.apogee.engine.nebula;

import java.util.Locale;

/** How notation, facts and drawings call things. */
final class NebulaWords {
  private NebulaWords() {}

  static String resource(int resource) {
    return Resource.of(resource).title().toLowerCase(Locale.ROOT);
  }

  static String building(int building) {
    return Resource.of(building).building().toLowerCase(Locale.ROOT);
  }

  static String tech(int tech) {
    return Tech.of(tech).word();
  }

  /** A choice of a tech's use, by the kind of move that made it. */
  static String choice(int kind, int chosen) {
    return switch (kind) {
      case NebulaMoves.CHOOSE_TECH -> tech(chosen);
      case NebulaMoves.CHOOSE_SHIP -> Ships.name(chosen);
      case NebulaMoves.CHOOSE_PLANET -> Planets.name(chosen);
      case NebulaMoves.CHOOSE_PAIR ->
          resource(chosen / Resource.COUNT) + " " + resource(chosen % Resource.COUNT);
      case NebulaMoves.CHOOSE_BLOCK -> GalacticMap.name(chosen);
      default -> Integer.toString(chosen);
    };
  }
}
