package org.apogee.engine.nebula;

import java.util.Locale;
import java.util.function.IntUnaryOperator;
import org.apogee.engine.words.Words;

/** How notation, facts and drawings call things. */
final class NebulaWords {
  private NebulaWords() {}

  /** {@code 13 Metal, 11 Gas and 12 Crystal}. */
  static String amounts(IntUnaryOperator amountOf) {
    return Words.list(
        Resource.ALL.stream()
            .map(row -> amountOf.applyAsInt(row.number) + " " + row.title())
            .toList());
  }

  static String amounts(int[] amounts) {
    return amounts(resource -> amounts[resource]);
  }

  static String resource(int resource) {
    return Resource.of(resource).title().toLowerCase(Locale.ROOT);
  }

  static String colour(int colour) {
    return Resource.of(colour).colour().toLowerCase(Locale.ROOT);
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
