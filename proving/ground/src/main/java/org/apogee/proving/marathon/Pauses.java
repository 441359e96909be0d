package org.apogee.proving.marathon;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.local.LocalPorts;
import org.apogee.proving.fault.NodeFaults;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.proving.rig.Tap;
import org.apogee.proving.rig.Tap.Chunk;
import org.apogee.proving.rig.Tap.Side;
import org.apogee.stack.NodeHost;

/**
 * Nodes are paused, and others take their games over. In every second pause a write of the paused
 * node is on its way, and arrives at the database when another node has moved on in the same game:
 * only the journal's primary key is left to refuse it.
 */
final class Pauses implements AutoCloseable {
  private static final int NODES = 3;
  private static final int GAMES = 30;
  private static final int MOVES_BETWEEN = 100;

  /** The others remove the node, recover its games, and play on in them. */
  private static final Duration PAUSE = Duration.ofSeconds(16);

  /** PostgreSQL's code for a second row with the same key. */
  private static final String CONFLICT = "C23505";

  private final List<Tap> taps = new ArrayList<>();
  private final List<NodeHost> hosts = new ArrayList<>();
  private final AtomicInteger conflicts = new AtomicInteger();

  private Pauses(int databasePort) throws IOException {
    for (int i = 0; i < NODES; i++) {
      int port = LocalPorts.free();
      taps.add(Tap.listen(port, databasePort));
      // Without prepared statements every statement travels with its words.
      var url = "jdbc:postgresql://127.0.0.1:%d/apogee?prepareThreshold=0".formatted(port);
      hosts.add(NodeHost.with(Map.of("APOGEE_DATABASE_URL", url)));
    }
  }

  static Leg of(int times) {
    return ground -> {
      var plan = ground.plan(NODES);
      try (var pauses = new Pauses(plan.databasePort());
          var bed =
              TestBed.start(
                  plan.on(pauses.hosts),
                  "http://127.0.0.1:" + plan.httpPort(),
                  ground.driving(),
                  ground.log())) {
        bed.open(GAMES);
        int provoked = 0;
        for (int i = 0; i < times; i++) {
          bed.play(MOVES_BETWEEN);
          int node = i % NODES;
          if (i % 2 == 0) {
            provoked++;
            NodeFaults.untilReplaced(bed, node, () -> pauses.duringWrite(bed, node));
          } else {
            NodeFaults.pause(bed, node, PAUSE);
          }
        }
        bed.play(MOVES_BETWEEN);
        int refused = pauses.conflicts.get();
        var findings =
            Findings.of(times + " nodes paused for " + PAUSE.toSeconds() + " s", bed.finish())
                .with(
                    "%d of them while a write was on its way; the journal's key refused %d writes"
                        .formatted(provoked, refused));
        return refused == 0 ? findings.withFault("no write conflict was provoked") : findings;
      }
    };
  }

  /** The tap holds the write as long as the node is paused, and passes it on before it resumes. */
  private void duringWrite(TestBed bed, int node) throws InterruptedException {
    var name = "node-" + (node + 1);
    var held = new CountDownLatch(1);
    var release = new CountDownLatch(1);
    taps.get(node)
        .armBeside(
            Pauses::isInsert,
            () -> {
              bed.fault(
                  "pause %s, a write on its way".formatted(name),
                  () -> bed.faults().freezeNode(node));
              held.countDown();
              await(release);
            });
    try {
      bed.await("a write of " + name, () -> held.getCount() == 0);
      bed.await("its silence", () -> !bed.stack().ready(node));
      int before = conflicts.get();
      taps.forEach(this::countConflicts);
      Thread.sleep(PAUSE);
      release.countDown();
      Thread.sleep(1000); // the write arrives, and the node that plays the game may stumble on it
      bed.say("the journal's key refused %d writes".formatted(conflicts.get() - before));
    } finally {
      release.countDown();
      bed.faults().thawNode(node);
    }
  }

  /** Until the next trap is set. */
  private void countConflicts(Tap tap) {
    tap.armBeside(
        chunk -> chunk.side() == Side.TO_CLIENT && chunk.has(CONFLICT),
        () -> {
          conflicts.incrementAndGet();
          countConflicts(tap);
        });
  }

  private static boolean isInsert(Chunk chunk) {
    return chunk.side() == Side.TO_SERVER && chunk.has("INSERT INTO journal.event_journal");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    taps.forEach(Tap::close);
  }
}
