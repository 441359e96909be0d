package org.apogee.engine.nova;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.engine.Ruleset;
import org.apogee.engine.laws.Limits;
import org.apogee.engine.laws.Perft;
import org.apogee.engine.laws.RulesetLaws;

/** The laws of every ruleset, for NOVA. */
class NovaLawsTest extends RulesetLaws {
  @Override
  protected Ruleset ruleset() {
    return new NovaRuleset();
  }

  @Override
  protected List<Map<String, String>> optionSets() {
    return List.of(
        Map.of(),
        Map.of("preset", "printed"),
        Map.of("scenario", "1", "openHands", "1", "orderBonus", "-1", "lastTurn", "2"));
  }

  @Override
  protected List<Perft> perft() {
    return List.of(
        Perft.of(2, 0, 20, 320, 4575, 63892),
        Perft.of(3, 200, 16, 185, 1619, 15811).with("orderBonus", "-1"),
        Perft.of(4, 400, 2, 4, 43, 191).with("orderBonus", "-1"));
  }

  /** R 11.5: both sides open what they committed; the last round of a combat leaves no trace. */
  @Override
  protected Set<String> reveals() {
    return Set.of("committed");
  }

  /** A sample; what it leaves out, a longer run has looked at. */
  @Override
  protected Limits limits() {
    return Limits.USUAL.withSeeds(2).withMoments(10).withGames(300);
  }
}
