package org.apogee.engine.sol;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.engine.laws.Perft;
import org.apogee.engine.laws.RulesetLaws;

final class SolLawsTest extends RulesetLaws {
  @Override
  protected Ruleset ruleset() {
    return new SolRuleset();
  }

  @Override
  protected List<Map<String, String>> optionSets() {
    return List.of(Map.of(), Map.of("effects", "RANDOM", "quietRounds", "2", "maxRounds", "200"));
  }

  @Override
  protected List<Perft> perft() {
    return List.of(
        Perft.of(2, 0, 1, 5, 33, 269),
        Perft.of(3, 120, 3, 4, 43, 590),
        Perft.of(5, 200, 1, 9, 95, 1146));
  }
}
