package org.apogee.engine.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apogee.engine.BadInput;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays that a machine makes up. */
class ReplayFuzzTest {
  /** Without the seal: no machine guesses a SHA-256. */
  static Stream<byte[]> goldenReplays() throws IOException {
    try (var files = Files.walk(Path.of("src/test/resources/golden"))) {
      return files
          .filter(file -> file.toString().endsWith(".replay") && file.toFile().length() < 9_000)
          .sorted()
          .map(ReplayFuzzTest::withoutSeal)
          .toList()
          .stream();
    }
  }

  private static byte[] withoutSeal(Path file) {
    try {
      var text = Files.readString(file);
      return text.substring(0, text.indexOf(ReplayText.SEAL)).getBytes(UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @MethodSource("goldenReplays")
  @FuzzTest(maxDuration = "1m")
  void aReplayIsTakenExactlyAndJudgedOrRefused(byte[] lines) {
    var text = ReplayText.seal(new String(lines, UTF_8));
    Replay replay;
    try {
      replay = ReplayText.parse(text);
    } catch (BadInput refused) {
      assertThat(refused.sentence()).isNotBlank();
      return;
    }
    assertThat(ReplayText.print(replay)).isEqualTo(text);
    try {
      assertThat(ReplayVerifier.verify(replay)).isNotNull();
    } catch (BadInput unknown) {
      assertThat(unknown.code()).isEqualTo("unknown-game");
    }
  }
}
