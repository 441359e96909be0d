package org.apogee.engine.solis;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.engine.laws.Limits;
import org.apogee.engine.laws.Perft;
import org.apogee.engine.laws.RulesetLaws;

final class SolisLawsTest extends RulesetLaws {
  @Override
  protected Ruleset ruleset() {
    return new SolisRuleset();
  }

  @Override
  protected List<Map<String, String>> optionSets() {
    return List.of(
        Map.of(),
        Map.of("preset", "printed"),
        Map.of("mode", "COOP", "difficulty", "NOVICE", "raceAssignment", "RANDOM"),
        Map.of("mode", "EXPLORATION", "homePlacement", "FIXED", "supernovaLast", "ON"));
  }

  /** Games are long here, and every moment is told again from the first draw. */
  @Override
  protected Limits limits() {
    return Limits.USUAL.withSeeds(1).withMoments(8).withGames(200);
  }

  @Override
  protected List<Perft> perft() {
    return List.of(
        Perft.of(2, 0, 6, 30, 60, 360),
        Perft.of(3, 90, 3, 15, 137, 566),
        Perft.of(6, 200, 18, 286, 2616, 18962));
  }
}
