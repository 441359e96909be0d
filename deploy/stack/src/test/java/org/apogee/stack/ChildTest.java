package org.apogee.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** As when the machine has no memory for a process or no file left. */
  @Test
  void aProcessThatCannotStartAgainIsTriedUntilItCan(@TempDir Path home) throws IOException {
    var logs = Files.createDirectory(home.resolve("logs"));
    Queue<String> said = new ConcurrentLinkedQueue<>();
    try (var child = Child.start(endingAtOnce(logs), said::add, () -> false)) {
      Files.move(logs, home.resolve("away"));
      await().atMost(PATIENCE).until(() -> said.stream().anyMatch(ChildTest::isAboutTheStart));
      int starts = child.starts();

      Files.createDirectory(logs);
      await().atMost(PATIENCE).until(() -> child.starts() > starts);
    }
    assertThat(said).anyMatch(line -> line.startsWith("part (process "));
  }

  @Test
  void aProcessThatEndsWhileEverythingEndsIsNotStartedAgain(@TempDir Path logs) {
    Queue<String> said = new ConcurrentLinkedQueue<>();
    var asked = new AtomicBoolean();
    BooleanSupplier isEnding =
        () -> {
          asked.set(true);
          return true;
        };
    try (var child = Child.start(endingAtOnce(logs), said::add, isEnding)) {
      await().atMost(PATIENCE).untilTrue(asked);
      assertThat(child.starts()).isOne();
    }
    assertThat(said).isEmpty();
  }

  private static boolean isAboutTheStart(String line) {
    return line.startsWith("part failed to start: ") && line.contains("; trying again in ");
  }

  private static ChildCommand endingAtOnce(Path logs) {
    var host = new NodeHost(NodeHost.LOOPBACK, List.of("/bin/sh", "-c", "exit 3"), Map.of());
    return new ChildCommand(
        "part", "Unused", List.of(), host, Map::of, List.of(), logs.resolve("part.log"));
  }
}
