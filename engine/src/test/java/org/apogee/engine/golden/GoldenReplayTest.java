package org.apogee.engine.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every replay below {@code src/test/resources/golden/<game>-<edition>} still replays: same draws,
 * same fingerprints, same end. An edition never changes, so a file that fails here shows a mistake
 * in the code; it is not recorded anew.
 *
 * <p>To record one more: {@code mvn -pl engine test -Dtest=GoldenReplayTest
 * "-Dgolden.record=sol-1/three-seats greedy,random,greedy 7 effects=RANDOM"} (file, players, seed,
 * options).
 */
class GoldenReplayTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  static List<Path> replays() throws IOException {
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      return files.filter(file -> file.toString().endsWith(".replay")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("replays")
  void stillReplays(Path file) throws IOException {
    var text = Files.readString(file);
    var replay = ReplayText.parse(text);
    var ruleset = GoldenRecorder.rulesetOf(replay.ruleset().toString());
    assertThat(ReplayText.print(replay)).isEqualTo(text);
    assertThat(ReplayVerifier.verify(ruleset, replay))
        .isInstanceOfSatisfying(
            Verdict.Holds.class,
            holds -> {
              assertThat(holds.plies()).isPositive();
              assertThat(holds.isChanceProven()).isTrue();
            });
    assertThat(GOLDEN.relativize(file).startsWith(replay.ruleset().toString().replace('/', '-')))
        .as("lies in the folder of its edition")
        .isTrue();
  }

  @Test
  @EnabledIfSystemProperty(named = "golden.record", matches = ".+")
  void recordsOneMore() throws IOException {
    var parts = List.of(System.getProperty("golden.record", "").split(" ", -1));
    var file = GOLDEN.resolve(parts.get(0) + ".replay");
    assertThat(file).as("a golden replay is never recorded anew").doesNotExist();
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, GoldenRecorder.record(parts));
  }
}
