package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.apogee.engine.replay.Replay;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games that were recorded once and must play the same for ever. A replay that changes is a
 * change of the rules: reviewed like code, and a new edition once this one is released.
 */
final class GoldenReplaysTest {
  @ParameterizedTest
  @ValueSource(strings = {"two-greedy", "four-mixed", "six-random"})
  void recordedGamesPlayTheSame(String name) throws IOException {
    var text = read(name);
    var replay = ReplayText.parse(text);
    assertThat(ReplayVerifier.verify(replay))
        .isInstanceOfSatisfying(
            Verdict.Holds.class,
            holds -> {
              assertThat(holds.plies()).isEqualTo(replay.plies().size()).isPositive();
              assertThat(holds.isChanceProven()).isTrue();
            });
    assertThat(ReplayText.print(replay)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"two-greedy"})
  void recordedGamesReadLikeTheGame(String name) throws IOException {
    assertThat(ReplayText.parse(read(name)).plies().stream().map(ply -> ply.move()))
        .contains("keep hand", "end", "pass", "fleet done")
        .anyMatch(move -> move.startsWith("discover "))
        .anyMatch(move -> move.startsWith("build "))
        .anyMatch(move -> move.startsWith("attack "));
  }

  private static String read(String name) throws IOException {
    var path = "/replays/supernova/%s.replay".formatted(name);
    try (var in = Objects.requireNonNull(Replay.class.getResourceAsStream(path), path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
