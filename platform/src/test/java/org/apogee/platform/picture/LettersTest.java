package org.apogee.platform.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LettersTest {
  @Test
  void accentsAreLeftOutAndUnknownLettersAreQuestionMarks() {
    assertThat(Letters.load().drawable("Bj\u00f6rn \u2605")).isEqualTo("BJORN ?");
  }
}
