package org.apogee.node.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apogee.cluster.ClusterSystem;
import org.apogee.cluster.MemberSettings;
import org.apogee.cluster.Membership;
import org.apogee.cluster.register.Enrolment;
import org.apogee.local.LocalPorts;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.DatabaseSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two nodes, one reader: when its node leaves, the other goes on where it stopped. */
@Timeout(180)
final class ReaderSingletonTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final byte[] NOTHING = {};

  private final Queue<String> handedOn = new ConcurrentLinkedQueue<>();

  /** A node that hosts the reader, and what its operators see. */
  private final class Host implements AutoCloseable {
    final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final ActorSystem<Void> system;

    Host(TestDatabase database, int port, int seed) {
      var whole =
          ClusterSystem.load(
              Map.of(
                  "apogee.node.remoting-port",
                  port,
                  "apogee.node.seeds",
                  "127.0.0.1:" + seed,
                  "apogee.database.url",
                  database.url(),
                  "apogee.database.user",
                  "postgres",
                  "apogee.database.password",
                  "postgres",
                  "pekko.coordinated-shutdown.exit-jvm",
                  "off"));
      var apogee = Configuration.of(whole);
      system =
          ClusterSystem.start(
              whole,
              MemberSettings.from(apogee),
              DatabaseSettings.from(apogee),
              List.of(ClusterSystem.NODE));
      Membership.watch(system, registry).awaitUp(PATIENCE);
      // One that is up, but not yet in the register, ends with the last one that is.
      Enrolment.of(system).awaitMember(PATIENCE);
      var clock = InstantSource.system();
      var metrics = new ReaderMetrics(registry, "test", clock);
      ReaderSingleton.host(
          system,
          "test",
          () ->
              ReaderLoop.start(
                  database.database().dataSource(),
                  Enrolment.of(system).fence(),
                  ReaderSettings.games("test"),
                  metrics,
                  clock,
                  Noting::new));
    }

    double running() {
      return registry.get("test.running").gauge().value();
    }

    @Override
    public void close() {
      CoordinatedShutdown.get(system)
          .runAll(CoordinatedShutdown.clusterLeavingReason())
          .toCompletableFuture()
          .join();
    }
  }

  private final class Noting implements ReaderLoop.Work {
    @Override
    public void take(Reading reading, List<JournalRow> rows) {
      rows.forEach(row -> handedOn.add(row.id() + "/" + row.sequence()));
    }

    @Override
    public void close() {}
  }

  @Test
  void theReaderRunsOnceAndMovesWhenItsNodeLeaves() throws Exception {
    int port = LocalPorts.free();
    try (var database = TestDatabase.fresh();
        var journal = database.writer()) {
      var first = new Host(database, port, port);
      journal.write("game|g1", 1, "opened.1", NOTHING);
      journal.commit();
      await().atMost(PATIENCE).until(() -> handedOn.contains("game|g1/1"));
      try (var second = new Host(database, LocalPorts.free(), port)) {
        assertThat(first.running() + second.running()).isEqualTo(1);
        first.close();
        assertThat(first.running()).as("stopped before its node is gone").isZero();
        journal.write("game|g1", 2, "moved.1", NOTHING);
        journal.commit();
        await().atMost(PATIENCE).until(() -> handedOn.contains("game|g1/2"));
        assertThat(second.running()).isEqualTo(1);
      }
    }
  }
}
