package org.apogee.proving.fault;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apogee.cli.api.ApiClient;
import org.apogee.engine.BadInput;
import org.apogee.proving.rig.OutsideConnection;
import org.apogee.stack.LocalStack;

/** A part of the platform that is not there for a while, so that no move can be taken. */
enum ClockFault {
  FREEZE("the database is frozen") {
    @Override
    AutoCloseable begin(LocalStack stack) {
      stack.faults().freezeDatabase();
      return stack.faults()::thawDatabase;
    }
  },
  KILL("a node is killed") {
    @Override
    AutoCloseable begin(LocalStack stack) {
      stack.faults().killNode(stack.nodeAddresses().size() - 1, Duration.ofSeconds(2));
      return () -> {};
    }
  },
  PAUSE("a node is paused") {
    @Override
    AutoCloseable begin(LocalStack stack) {
      int node = stack.nodeAddresses().size() - 1;
      stack.faults().freezeNode(node);
      return () -> stack.faults().thawNode(node);
    }
  },
  JOURNAL("the journal is locked") {
    @Override
    AutoCloseable begin(LocalStack stack) throws SQLException {
      return locked(stack, "journal.event_journal");
    }
  },
  TOKEN("the table of tokens is locked") {
    @Override
    AutoCloseable begin(LocalStack stack) throws SQLException {
      return locked(stack, "directory.token");
    }
  },
  /** Requests that wait for a locked table of no importance hold every connection. */
  POOL("the pool has no connection") {
    @Override
    AutoCloseable begin(LocalStack stack) throws SQLException {
      var lock = locked(stack, "games.game");
      var nodes = stack.nodeAddresses().stream().map(at -> new ApiClient(List.of(at))).toList();
      var threads =
          nodes.stream()
              .flatMap(node ->
                  IntStream.range(0, HOLDERS)
                      .mapToObj(_ -> Thread.startVirtualThread(() -> list(node))))
              .toList();
      return () -> {
        threads.forEach(Thread::interrupt);
        nodes.forEach(ApiClient::close);
        lock.close();
      };
    }
  };

  /** Eight times a node's pool of connections. */
  private static final int HOLDERS = 64;

  private final String what;

  ClockFault(String what) {
    this.what = what;
  }

  static List<ClockFault> all() {
    return List.of(values());
  }

  static ClockFault named(String word) {
    return Arrays.stream(values())
        .filter(fault -> fault.word().equals(word))
        .findFirst()
        .orElseThrow(() ->
            new BadInput(
                "unknown-fault",
                "There is no part '%s'; there are %s."
                    .formatted(
                        word,
                        Arrays.stream(values())
                            .map(ClockFault::word)
                            .collect(Collectors.joining(", ")))));
  }

  /** Breaks it; closing repairs it. */
  abstract AutoCloseable begin(LocalStack stack) throws Exception;

  /** Whether games are not served as long as it lasts; else each game shows when it is again. */
  boolean lasts() {
    return this != KILL && this != PAUSE;
  }

  String what() {
    return what;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static OutsideConnection locked(LocalStack stack, String table) throws SQLException {
    return OutsideConnection.holds(
        stack.databaseUrl(), "LOCK TABLE " + table + " IN ACCESS EXCLUSIVE MODE");
  }

  /** Repeats a failed request at once: that is the load. */
  private static void list(ApiClient node) {
    while (!Thread.currentThread().isInterrupted()) {
      try {
        node.get("/games", "");
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
