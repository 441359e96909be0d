package org.apogee.protocol.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apogee.engine.BadInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GameIdTest {
  @ParameterizedTest
  @ValueSource(strings = {"g", "0", "Z", "l-duels-12", "a_b-C9", "g-", "g_"})
  void isLettersDigitsAndTwoSigns(String text) {
    assertThat(new GameId(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-g", "_g", "g g", "g/", "g\n", "é", "gé", "@", "[", "`", "{", "/", ":"})
  void isNothingElse(String text) {
    assertThatThrownBy(() -> new GameId(text)).isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {64, 65})
  void hasAtMost64Characters(int length) {
    var text = "g".repeat(length);
    if (length <= 64) {
      assertThat(new GameId(text).text()).hasSize(length);
    } else {
      assertThatThrownBy(() -> new GameId(text)).isInstanceOf(BadInput.class);
    }
  }
}
