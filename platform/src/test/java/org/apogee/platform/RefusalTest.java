package org.apogee.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.apogee.platform.Refusal.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RefusalTest {
  @ParameterizedTest
  @ValueSource(strings = {"", "Full", "table full", "table_full", "-full", "full-", "a--b"})
  void aCodeIsWordsWithHyphens(String code) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Refusal(code, Kind.CONFLICT, "No seat is left."));
  }

  @Test
  void whoReceivesItLearnsAllOfIt() {
    var refused =
        RequestRefused.retry(Kind.TOO_MANY, "too-fast", "Wait a little.", Duration.ofSeconds(3));

    assertThat(refused.refusal())
        .isEqualTo(new Refusal("too-fast", Kind.TOO_MANY, "Wait a little."));
    assertThat(refused).hasMessage("Wait a little.").hasNoCause();
    assertThat(refused.retryAfter()).contains(Duration.ofSeconds(3));
  }
}
