package org.apogee.engine.toy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.Position;
import org.apogee.engine.Setup;
import org.apogee.engine.View;
import org.apogee.engine.rules.Rule;
import org.apogee.engine.rules.RuleCoverage;
import org.junit.jupiter.api.Test;

/** The rules of Drift, one scene each. */
final class DriftTest {
  private final DriftRuleset ruleset = new DriftRuleset();

  /** Every seat holds a 1 and a 2: the lowest card, then the first above the two 1s left. */
  private Position start(int seats, Map<String, String> options) {
    var draws = seats == 2 ? List.of(0, 2, 0, 1) : List.of(0, 2, 0, 1, 0, 0);
    return ruleset.newPosition(Setup.of(ruleset, seats, options), Chance.replay(draws));
  }

  private void play(Position position, String move, Integer... draws) {
    position.play(
        ruleset.notation().parse(position, move),
        Chance.replay(List.of(draws)),
        Chronicle.into(facts));
  }

  private final List<Fact> facts = new ArrayList<>();

  private static DriftView view(Position position, int viewer) {
    return (DriftView) position.view(viewer);
  }

  @Rule({"R 1.1", "R 1.2", "R 1.3"})
  @Test
  void eachSeatIsDealtTwoCardsThatItAloneSees() {
    var start = start(2, Map.of());
    assertThat(start.seatToAct()).isZero();
    assertThat(view(start, 0).hand()).containsExactly(1, 2);
    assertThat(view(start, View.OBSERVER).hand()).isEmpty();
    assertThat(view(start, 1).probes()).containsExactly(probe(0, 0, 2), probe(1, 0, 2));
    assertThat(view(start, 1).pile()).isEqualTo(11);
  }

  @Rule("R 2.1")
  @Test
  void aSeatMayBurnAnyCardOfItsHandOrCoast() {
    var position = start(2, Map.of());
    assertThat(ruleset.notation().parse(position, "burn 1")).isEqualTo(1);
    assertThat(ruleset.notation().parse(position, "burn 2")).isEqualTo(2);
    assertThat(ruleset.notation().parse(position, "coast")).isEqualTo(DriftPosition.COAST);
    assertThat(ruleset.notation().parse(position, "burn 3")).isEqualTo(-1);
  }

  @Rule("R 2.2")
  @Test
  void aBurnedCardMovesTheProbeAndIsReplaced() {
    var position = start(2, Map.of());
    play(position, "burn 2", 10);
    assertThat(view(position, 0).probes()).containsExactly(probe(0, 2, 2), probe(1, 0, 2));
    assertThat(view(position, 0).hand()).containsExactly(1, 5);
    assertThat(view(position, 1).burned()).containsExactly(2);
    assertThat(facts)
        .extracting(Fact::text)
        .containsExactly("Seat 0 burns a 2.", "Seat 0 draws a 5.");
    assertThat(facts.getLast().audience().includes(1)).isFalse();
  }

  @Rule("R 2.3")
  @Test
  void coastingMovesByOneAndAStormCostsACard() {
    var position = start(2, Map.of());
    play(position, "coast", 1);
    play(position, "coast", 0, 1);
    assertThat(view(position, 1).probes()).containsExactly(probe(0, 1, 2), probe(1, 0, 1));
    assertThat(view(position, 1).hand()).containsExactly(1);
    assertThat(view(position, 0).burned()).containsExactly(2);
  }

  @Rule({"R 1.4", "R 3.1"})
  @Test
  void theRoundInWhichAProbeArrivesIsPlayedToItsEnd() {
    var position = start(2, Map.of("goal", "5"));
    play(position, "burn 2", 10);
    play(position, "coast", 1);
    play(position, "burn 5", 0);
    assertThat(position.isOver()).isFalse();
    play(position, "coast", 1);
    assertThat(position.outcome().ending()).isEqualTo("arrived");
    assertThat(position.outcome().places()).containsExactly(1, 2);
  }

  @Rule({"R 1.1", "R 3.1", "R 3.2"})
  @Test
  void afterTheLastRoundTheFarthestIsFirstAndEqualsShare() {
    var position = start(3, Map.of("rounds", "3"));
    for (int round = 1; round <= 3; round++) {
      play(position, "coast", 1);
      play(position, "coast", 5);
      play(position, "coast", round == 1 ? new Integer[] {0, 0} : new Integer[] {1});
    }
    assertThat(position.outcome().ending()).isEqualTo("out-of-time");
    assertThat(position.outcome().scores()).containsExactly(3, 3, 2);
    assertThat(position.outcome().places()).containsExactly(1, 1, 3);
    assertThat(position.outcome().counters()).containsEntry("storms", 1L);
  }

  @Test
  void everyRuleIsCited() {
    assertThat(RuleCoverage.of("drift", "org.apogee.engine.toy").complaints()).isEmpty();
  }

  private static DriftView.Probe probe(int seat, int distance, int cards) {
    return new DriftView.Probe(seat, distance, cards);
  }
}
