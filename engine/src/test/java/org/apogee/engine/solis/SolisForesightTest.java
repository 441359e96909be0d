package org.apogee.engine.solis;

import static org.apogee.engine.solis.SolisScene.solis;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Setup;
import org.apogee.engine.learned.Network;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots foresee, and that they foresee it from what their seat knows. */
class SolisForesightTest {
  private final SolisEvaluation evaluation = SolisEvaluation.create();

  @ParameterizedTest
  @ValueSource(strings = {"SURVIVAL", "COOP", "EXPLORATION"})
  void aSeatSeesTheSameWhateverOthersHold(String mode) {
    int count = evaluation.names().size();
    assertThat(evaluation.names()).doesNotHaveDuplicates().allMatch(name -> !name.contains(" "));
    var before = new float[count];
    var after = new float[count];
    var moves = new MoveList();
    for (int seats = 2; seats <= 6; seats++) {
      var random = new SplittableRandom(seats);
      var chance = Chance.of(random);
      var setup = Setup.of(SolisScene.RULESET, seats, java.util.Map.of("mode", mode));
      var p = (SolisPosition) SolisScene.RULESET.newPosition(setup, chance);
      for (int ply = 0; ply < 500 && !p.isOver(); ply++) {
        int viewer = random.nextInt(seats);
        var dealt = (SolisPosition) p.copy();
        dealt.determinize(viewer, Chance.of(random));
        assertThat(evaluation.value(dealt, viewer)).isEqualTo(evaluation.value(p, viewer));
        assertThat(evaluation.value(p, viewer)).isBetween(0.0, 1.0);
        if (evaluation.hasBegun(p)) {
          Arrays.fill(before, Float.NaN);
          evaluation.describe(p, viewer, before);
          evaluation.describe(dealt, viewer, after);
          assertThat(after).isEqualTo(before);
          for (int i = 0; i < count; i++) {
            assertThat(Math.abs(before[i])).as(evaluation.names().get(i)).isLessThan(100);
          }
        }
        p.legalMoves(moves);
        p.play(moves.get(random.nextInt(moves.size())), chance);
      }
    }
  }

  @Test
  void pointsAreWhatASeatHasAndTheTrackIsShared() {
    var scene = solis(2).set(0, Empires.STAR_C, 30).set(1, Empires.STAR_I, 7);
    assertThat(evaluation.quantities()).containsExactly("points", "track");
    assertThat(evaluation.reached(scene.p, 0, 0)).isEqualTo(30);
    assertThat(evaluation.reached(scene.p, 1, 0)).isEqualTo(7);
    assertThat(evaluation.reached(scene.p, 1, 1)).as("only common stars").isEqualTo(15);
  }

  @Test
  void otherWeightsForeseeOtherPoints() {
    var none = new Network(evaluation.names().size(), 0);
    var one = none.copy();
    one.direct()[evaluation.names().indexOf("constant")] = 40;
    var p = solis(2, "mode=EXPLORATION").p;
    double value = evaluation.with(List.of(none, none)).value(p, 0);
    assertThat(value).isEqualTo(0.5, within(1e-9));
    double more = evaluation.with(List.of(one, none)).value(p, 0);
    assertThat(more).isEqualTo(0.5 + 0.5 * 40 / (40 + 160), within(1e-9));
  }

  @Test
  void inCoopOnlyTheTrackCounts() {
    var none = new Network(evaluation.names().size(), 0);
    var plain = evaluation.with(List.of(none, none));
    double before = plain.value(solis(2, "mode=COOP").p, 0);
    double theirs = plain.value(solis(2, "mode=COOP").set(1, Empires.STAR_C, 9).p, 0);
    assertThat(theirs).isGreaterThan(before);
    assertThat(theirs).isEqualTo(plain.value(solis(2, "mode=COOP").set(0, Empires.STAR_C, 9).p, 0));
  }

  @Test
  void anEndIsJudgedByPlaces() {
    var won = solis(2).set(0, Empires.STAR_C, 30);
    Victory.end(won.p, SolisEnding.VICTORY, Chronicle.SILENT);
    assertThat(evaluation.value(won.p, 0)).isEqualTo(1);
    assertThat(evaluation.value(won.p, 1)).isZero();
  }
}
