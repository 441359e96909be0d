package org.apogee.engine.toy;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.engine.laws.Perft;
import org.apogee.engine.laws.RulesetLaws;

final class DriftLawsTest extends RulesetLaws {
  @Override
  protected Ruleset ruleset() {
    return new DriftRuleset();
  }

  @Override
  protected List<Map<String, String>> optionSets() {
    return List.of(Map.of(), Map.of("goal", "30", "rounds", "20"));
  }

  @Override
  protected List<Perft> perft() {
    return List.of(Perft.of(2, 0, 3, 9, 21, 56), Perft.of(3, 4, 3, 9, 27, 72));
  }
}
