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

  private static final List<Strength> SOL =
      List.of(
          plans(2, 0.5),
          plans(4, 0.2),
          plans(8, 0.15),
          plans(8, 0.07),
          plans(8, 0),
          searches(4, 0.03),
          searches(4, 0),
          searches(32, 0));

  private static final List<Strength> SUPERNOVA =
      List.of(
          plans(2, 2.26),
          plans(4, 1.68),
          plans(8, 1.6),
          plans(8, 1),
          plans(8, 0.54),
          plans(8, 0.22),
          plans(8, 0),
          searches(32, 0));

  private static final List<Strength> NOVA_SOLIS =
      List.of(
          plans(2, 0.2),
          plans(4, 0.115),
          plans(8, 0.07),
          plans(8, 0.043),
          plans(8, 0.026),
          plans(8, 0.013),
          plans(8, 0),
          searches(64, 0));

  private static final List<Strength> BEYOND_NEBULA =
      List.of(
          plans(2, 1.4),
          plans(2, 0.7),
          plans(4, 0.85),
          plans(8, 0.75),
          plans(8, 0.45),
          plans(8, 0.2),
          plans(8, 0),
          searches(7, 0));

  private static final List<Strength> NOVA =
      List.of(
          plans(2, 0.9),
          plans(2, 0.5),
          plans(4, 0.45),
          plans(8, 0.5),
          plans(8, 0.3),
          plans(8, 0.15),
          plans(8, 0),
          searches(14, 0));

  private static final Map<String, List<Strength>> OF_GAMES =
      Map.of(
          "sol", SOL,
          "supernova", SUPERNOVA,
          "nova-solis", NOVA_SOLIS,
          "beyond-nebula", BEYOND_NEBULA,
          "nova", NOVA);

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
