package org.apogee.engine.bot.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.TreeSet;
import org.apogee.engine.Chance;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.toy.DriftRuleset;
import org.junit.jupiter.api.Test;

final class MisjudgmentTest {
  private static final double BLUR = 2;

  private final DriftRuleset drift = new DriftRuleset();
  private final Position position =
      drift.newPosition(Setup.of(drift, 2), Chance.of(new SplittableRandom(1)));

  private double misjudged(double value, int seat, double blur) {
    return Misjudgment.of((_, _) -> value, blur).value(position, seat);
  }

  @Test
  void theOddsAreWrongByNoMoreThanTheFactor() {
    for (double value = 0.01; value < 1; value += 0.01) {
      double factor = odds(misjudged(value, 0, BLUR)) / odds(value);
      assertThat(factor).as("at %s", value).isBetween(1 / (1 + BLUR), 1 + BLUR);
    }
  }

  private static double odds(double value) {
    return value / (1 - value);
  }

  @Test
  void thePossibleErrorIsUsedInBothDirections() {
    var factors = new TreeSet<Double>();
    for (double value = 0.01; value < 1; value += 0.01) {
      factors.add(odds(misjudged(value, 0, BLUR)) / odds(value));
    }
    assertThat(factors.first()).isLessThan(0.5);
    assertThat(factors.last()).isGreaterThan(2);
  }

  @Test
  void theSameValueIsMisjudgedAlikeAndByEachSeatInItsOwnWay() {
    assertThat(misjudged(0.4, 0, BLUR)).isEqualTo(misjudged(0.4, 0, BLUR));
    assertThat(misjudged(0.4, 0, BLUR)).isNotEqualTo(misjudged(0.4, 1, BLUR));
  }

  @Test
  void certaintyIsNotMisjudged() {
    assertThat(misjudged(0, 0, BLUR)).isZero();
    assertThat(misjudged(1, 0, BLUR)).isOne();
  }

  @Test
  void itThinksAsLongAsTheEvaluationAsksFor() {
    var supernova = Rulesets.find("supernova").evaluation();
    for (double value : new double[] {0.05, 0.5, 0.9}) {
      assertThat(Misjudgment.of(supernova, BLUR).effort(value)).isEqualTo(supernova.effort(value));
    }
  }

  @Test
  void withoutBlurItIsTheEvaluationItself() {
    Evaluation truth = (_, _) -> 0.3;
    assertThat(Misjudgment.of(truth, 0)).isSameAs(truth);
  }
}
