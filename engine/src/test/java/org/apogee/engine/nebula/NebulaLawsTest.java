package org.apogee.engine.nebula;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.engine.laws.Limits;
import org.apogee.engine.laws.Perft;
import org.apogee.engine.laws.RulesetLaws;

/** The laws of every ruleset, for Beyond Nebula. */
class NebulaLawsTest extends RulesetLaws {
  @Override
  protected Ruleset ruleset() {
    return new NebulaRuleset();
  }

  @Override
  protected List<Map<String, String>> optionSets() {
    return List.of(
        Map.of(),
        Map.of("quickStart", "1", "mirrorPlanets", "1", "secondKick", "5"),
        Map.of("firstSeat", "1", "turnLimit", "12", "openResearch", "1"),
        Map.of("preset", "printed"));
  }

  @Override
  protected List<Perft> perft() {
    return List.of(
        Perft.of(2, 0, 11, 125, 700, 2667),
        Perft.of(2, 300, 3, 7, 17, 54),
        Perft.of(2, 700, 2, 28, 139, 1434));
  }

  @Override
  protected Limits limits() {
    return Limits.USUAL.withSeeds(1).withMoments(30).withGames(2_000);
  }
}
