package org.apogee.engine.supernova;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.apogee.engine.replay.Replay;
import org.apogee.engine.replay.ReplayText;
import org.junit.jupiter.api.Test;

/** What people read when they open a recorded game. */
final class ReplayWordsTest {
  @Test
  void aRecordedGameReadsLikeTheGame() throws IOException {
    assertThat(ReplayText.parse(read("two-greedy")).plies().stream().map(ply -> ply.move()))
        .contains("keep hand", "end", "pass", "fleet done")
        .anyMatch(move -> move.startsWith("discover "))
        .anyMatch(move -> move.startsWith("build "))
        .anyMatch(move -> move.startsWith("attack "));
  }

  private static String read(String name) throws IOException {
    var path = "/golden/supernova-1/%s.replay".formatted(name);
    try (var in = Objects.requireNonNull(Replay.class.getResourceAsStream(path), path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
