package org.apogee.local;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PatienceTest {
  @Test
  void limitsGrowWithTheLoadOfEachCore() {
    assertThat(Patience.factor(0.5, 2)).isEqualTo(1);
    assertThat(Patience.factor(2, 2)).isEqualTo(1);
    assertThat(Patience.factor(8, 2)).isEqualTo(4);
    assertThat(Patience.factor(35, 2)).isEqualTo(15);
  }

  @Test
  void anUnknownLoadIsNoLoad() {
    assertThat(Patience.factor(-1, 2)).isEqualTo(1);
  }
}
