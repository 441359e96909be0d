package org.apogee.node.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeptAnswersTest {
  private final List<String> computed = new ArrayList<>();
  private final KeptAnswers<String> kept = new KeptAnswers<>(2_000);

  private String get(String key) {
    return kept.get(
        key,
        () -> {
          computed.add(key);
          return key.repeat(900);
        });
  }

  @Test
  void anAnswerIsComputedOnce() {
    assertThat(get("a")).isEqualTo(get("a"));
    assertThat(computed).containsExactly("a");
  }

  @Test
  void theAnswerThatWasNotUsedForLongestLeavesFirst() {
    get("a");
    get("b");
    get("a");
    get("c");
    get("a");
    get("b");
    assertThat(computed).containsExactly("a", "b", "c", "b");
  }

  @Test
  void aFailureIsNotKept() {
    assertThatThrownBy(() ->
            kept.get(
                "a",
                () -> {
                  throw new IllegalStateException("away");
                }))
        .hasMessage("away");
    assertThat(get("a")).startsWith("a");
  }
}
