package org.apogee.engine.nebula;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games as they were once played: they play the same way for ever. */
class NebulaGoldenReplaysTest {
  @ParameterizedTest
  @ValueSource(strings = {"two-greedy-fleets", "random-to-the-turn-limit", "mirrored-and-open"})
  void aGameOfOldStillHolds(String name) {
    var text = read("/golden/beyond-nebula-1/" + name + ".replay");
    var replay = ReplayText.parse(text);
    assertThat(ReplayVerifier.verify(replay))
        .isInstanceOfSatisfying(
            Verdict.Holds.class, holds -> assertThat(holds.isChanceProven()).isTrue());
    assertThat(ReplayText.print(replay)).isEqualTo(text);
  }

  private static String read(String resource) {
    try (var in =
        Objects.requireNonNull(NebulaGoldenReplaysTest.class.getResourceAsStream(resource))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
