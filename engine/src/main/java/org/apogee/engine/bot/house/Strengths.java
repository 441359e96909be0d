package org.apogee.engine.bot.house;

import static org.apogee.engine.bot.house.Strength.plans;
import static org.apogee.engine.bot.house.Strength.searches;

import java.util.List;
import java.util.Map;

/**
 * The levels of each game, the weakest first.
 *
 * <p>Adjacent levels should be about 130 rating points apart; {@code apogee bench levels} measures
 * it. After a change of an evaluation or of the search, measure again; {@code --fit} proposes the
 * lines of a table.
 */
final class Strengths {
  /** For games without a table of their own: in order, but at distances that nobody measured. */
  private static final List<Strength> UNMEASURED =
      List.of(
          plans(2, 2),
          plans(4, 1),
          plans(8, 0.6),
          plans(8, 0.3),
          plans(8, 0),
          searches(10, 0),
          searches(30, 0),
          searches(100, 0));

  // Of these two the first five are fitted, over 60 and over 40 games a match; the rest is not.
  private static final List<Strength> SUPERNOVA =
      List.of(
          plans(2, 0.99),
          plans(4, 0.69),
          plans(8, 0.44),
          plans(8, 0.26),
          plans(8, 0),
          searches(10, 0),
          searches(30, 0),
          searches(100, 0));

  private static final List<Strength> NOVA_SOLIS =
      List.of(
          plans(2, 0.08),
          plans(4, 0.04),
          plans(8, 0.02),
          plans(8, 0.01),
          plans(8, 0),
          searches(10, 0),
          searches(30, 0),
          searches(100, 0));

  // Where a play-out is long, a decision of the master should still take 50 milliseconds or less.
  private static final List<Strength> LONG_TURNS =
      List.of(
          plans(2, 2),
          plans(4, 1),
          plans(8, 0.6),
          plans(8, 0.3),
          plans(8, 0),
          searches(5, 0),
          searches(10, 0),
          searches(20, 0));

  private static final Map<String, List<Strength>> OF_GAMES =
      Map.of(
          "supernova", SUPERNOVA,
          "nova-solis", NOVA_SOLIS,
          "beyond-nebula", LONG_TURNS,
          "nova", LONG_TURNS);

  private Strengths() {}

  static List<Strength> of(String game) {
    return OF_GAMES.getOrDefault(game, UNMEASURED);
  }

  static int playOutsMax(int level) {
    int most = UNMEASURED.get(level).playOuts();
    for (var strengths : OF_GAMES.values()) {
      most = Math.max(most, strengths.get(level).playOuts());
    }
    return most;
  }
}
