package org.apogee.engine.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PhraseTest {
  @Test
  void gapsAreFilledInTheirOrder() {
    assertThat(Phrase.of("Seat %d flies %s to %s.", 2, "a ship", "C0"))
        .isEqualTo("Seat 2 flies a ship to C0.")
        .isEqualTo("Seat %d flies %s to %s.".formatted(2, "a ship", "C0"));
    assertThat(Phrase.of("%s%d", "x", -7L)).isEqualTo("x-7");
    assertThat(Phrase.of("end")).isEqualTo("end");
  }

  @Test
  void aGapInAFilledTextStaysAsItIs() {
    assertThat(Phrase.of("%s and %s", "%s", "%d")).isEqualTo("%s and %d");
  }

  @ParameterizedTest
  @ValueSource(strings = {"no gap", "%s %s", "%x", "20 % of %s", "%"})
  void otherGapsAreRefused(String form) {
    assertThatThrownBy(() -> Phrase.of(form, "x")).isInstanceOf(IllegalArgumentException.class);
  }
}
