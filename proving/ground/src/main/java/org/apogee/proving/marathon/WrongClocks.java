package org.apogee.proving.marathon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.cli.api.ApiClient;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.proving.marathon.Row.NotPossible;
import org.apogee.stack.NodeHost;

/**
 * The wall clocks of nodes jump and disagree. Debian's libfaketime shifts them for one process
 * each, while the clock of the machine stays as it is.
 */
final class WrongClocks {
  private static final Path LIBRARY =
      Path.of("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1");
  private static final int NODES = 3;
  private static final int GAMES = 30;
  private static final int MOVES_BETWEEN = 100;

  /**
   * What a player has for a game, which takes a minute or two: an hour charged would be noticed.
   */
  private static final Duration BANK = Duration.ofMinutes(15);

  private static final Duration EACH = Duration.ofSeconds(20);

  /** How long libfaketime may take to read an offset again, and a node to answer. */
  private static final long TOLERANCE_MILLIS = 8_000;

  /** Seconds for each node: jumps by an hour, and two minutes between two nodes. */
  private static final List<List<Integer>> OFFSETS =
      List.of(
          List.of(0, 3600, 0),
          List.of(0, 0, -3600),
          List.of(-60, 0, 60),
          List.of(3600, 0, 0),
          List.of(-3600, 3600, 0));

  private final List<Path> files = new ArrayList<>();

  private WrongClocks(Path folder) throws IOException {
    for (int i = 0; i < NODES; i++) {
      files.add(folder.resolve("clock-" + (i + 1)));
    }
    set(List.of(0, 0, 0));
  }

  static Leg of(int times, Path library) {
    return ground -> {
      if (!Files.exists(library)) {
        throw new NotPossible("There is no " + library + ": install Debian's package libfaketime.");
      }
      var clocks = new WrongClocks(ground.home());
      var plan = ground.plan(NODES).on(clocks.hosts(library));
      var front = "http://127.0.0.1:" + plan.httpPort();
      try (var bed = TestBed.start(plan, front, ground.driving().withBank(BANK), ground.log())) {
        bed.refill(true);
        bed.open(GAMES);
        for (int i = 0; i < times; i++) {
          bed.play(MOVES_BETWEEN);
          clocks.shift(bed, OFFSETS.get(i % OFFSETS.size()));
          bed.play(MOVES_BETWEEN);
          clocks.shift(bed, List.of(0, 0, 0));
        }
        bed.play(MOVES_BETWEEN);
        bed.refill(false);
        return Findings.of(times + " times wrong clocks, and right again", bed.finish());
      }
    };
  }

  static Path library() {
    return LIBRARY;
  }

  private List<NodeHost> hosts(Path library) {
    return files.stream()
        .map(file ->
            NodeHost.with(
                Map.of(
                    "LD_PRELOAD", library.toString(),
                    "FAKETIME_TIMESTAMP_FILE", file.toString(),
                    "FAKETIME_CACHE_DURATION", "1",
                    "FAKETIME_DONT_FAKE_MONOTONIC", "1",
                    "DONT_FAKE_MONOTONIC", "1",
                    // Else it corrects waits that are right, and every timed wait returns at once.
                    "FAKETIME_FORCE_MONOTONIC_FIX", "0",
                    "NO_FAKE_STAT", "1")))
        .toList();
  }

  private void set(List<Integer> seconds) throws IOException {
    for (int i = 0; i < NODES; i++) {
      Files.writeString(files.get(i), "%+d".formatted(seconds.get(i)));
    }
  }

  private void shift(TestBed bed, List<Integer> seconds) throws IOException, InterruptedException {
    set(seconds);
    bed.fault("clocks off by %s s".formatted(seconds), () -> {});
    Thread.sleep(EACH);
    for (int node = 0; node < NODES; node++) {
      long off = off(bed.stack().nodeAddresses().get(node));
      bed.say("node-%d: its clock is off by %.1f s".formatted(node + 1, off / 1000.0));
      if (Math.abs(off - seconds.get(node) * 1000L) > TOLERANCE_MILLIS) {
        throw new IllegalStateException(
            "the clock of node-%d did not change by %d s".formatted(node + 1, seconds.get(node)));
      }
    }
  }

  private static long off(String address) throws InterruptedException {
    try (var api = new ApiClient(List.of(address))) {
      var status = api.get("/status", "").orRefuse();
      return status.path("atMillis").asLong() - System.currentTimeMillis();
    }
  }
}
