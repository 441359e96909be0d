package org.apogee.engine.sol;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Ruleset;
import org.apogee.engine.laws.Limits;
import org.apogee.engine.laws.Perft;
import org.apogee.engine.laws.RulesetLaws;

final class SolLawsTest extends RulesetLaws {
  @Override
  protected Ruleset ruleset() {
    return new SolRuleset();
  }

  /** A list goes with the seat count that has as many suits: all effects with two and with five. */
  @Override
  protected List<Map<String, String>> optionSets() {
    return List.of(
        Map.of(),
        Map.of("preset", "printed"),
        Map.of("effects", "RANDOM", "quietRounds", "2"),
        Map.of("effects", "1,2,3,4"),
        Map.of("effects", "5,6,7,8"),
        Map.of("effects", "9,10,11,12"),
        Map.of("effects", "13,14,15,16"),
        Map.of("effects", "17,18,19,20"),
        Map.of("effects", "21,21,21,21", "maxRounds", "10"),
        Map.of("effects", "21,20,19,18,17,16,15"),
        Map.of("effects", "14,13,12,11,10,9,8"),
        Map.of("effects", "7,6,5,4,3,2,1"));
  }

  @Override
  protected Limits limits() {
    return Limits.USUAL.withSeeds(1).withMoments(12);
  }

  @Override
  protected List<Perft> perft() {
    return List.of(
        Perft.of(2, 0, 1, 5, 33, 269),
        Perft.of(1, 150, 18, 310, 1122, 3677).with("quietRounds", "5"),
        Perft.of(3, 200, 14, 190, 388, 2389).with("effects", "RANDOM"),
        Perft.of(4, 300, 20, 40, 300, 3860).with("quietRounds", "5"),
        Perft.of(5, 400, 3, 21, 285, 4587).with("effects", "7,8,11,13,14,15,20"));
  }
}
