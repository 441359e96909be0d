package org.apogee.engine.supernova;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.engine.laws.Limits;
import org.apogee.engine.laws.Perft;
import org.apogee.engine.laws.RulesetLaws;

final class SupernovaLawsTest extends RulesetLaws {
  @Override
  protected Ruleset ruleset() {
    return new SupernovaRuleset();
  }

  @Override
  protected List<Map<String, String>> optionSets() {
    return List.of(
        Map.of(),
        Map.of("preset", "printed"),
        Map.of("threshold", "10", "turnLimit", "6", "autoPassWindows", "on", "opener", "rotate"));
  }

  /** Games are long here, and every moment is told again from the first draw. */
  @Override
  protected Limits limits() {
    return Limits.USUAL.withSeeds(1).withMoments(20);
  }

  @Override
  protected List<Perft> perft() {
    return List.of(
        Perft.of(2, 0, 2, 2, 2, 23),
        Perft.of(2, 120, 1, 6, 18, 36),
        Perft.of(3, 90, 17, 98, 732, 5803),
        Perft.of(6, 200, 1, 2, 18, 124));
  }
}
