package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class StrengthsTest {
  @Test
  void sidesAreAddedPartByPartAlsoBelowZero() {
    long fleet = Strengths.of(5, 0, -1);
    long others = Strengths.of(-7, 3, -2);
    assertThat(parts(fleet + others)).containsExactly(-2, 3, -3);
    assertThat(parts(-others)).containsExactly(7, -3, 2);
    assertThat(parts(Strengths.amounts(others))).containsExactly(7, 3, 2);
  }

  @Test
  void whatABattleCountsIsNeverBelowZero() {
    assertThat(Strengths.counted(Strengths.of(-7, 3, -2), Battle.MILITARY)).isZero();
    assertThat(Strengths.counted(Strengths.of(-7, 3, -2), Battle.DIPLOMATIC)).isEqualTo(3);
  }

  private static List<Integer> parts(long strengths) {
    return List.of(
        Strengths.in(strengths, Battle.MILITARY),
        Strengths.in(strengths, Battle.DIPLOMATIC),
        Strengths.in(strengths, Battle.ECONOMIC));
  }
}
