package org.apogee.proving.marathon;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apogee.local.LocalPorts;
import org.apogee.proving.fault.ClusterWatch;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.fault.Vitals;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.proving.marathon.Row.NotPossible;
import org.apogee.proving.rig.NetLab;
import org.apogee.proving.rig.Tap;
import org.apogee.stack.NodeHost;

/**
 * The network between the nodes fails, while each of them still reaches the database and the
 * broker: the dangerous kind, because both sides could write.
 */
final class Partitions {
  private static final int NODES = 3;
  private static final int GAMES = 30;
  private static final int MOVES_BETWEEN = 100;

  /** Longer than detection (2 s) and stable-after (3 s): the cluster has to decide. */
  private static final Duration LENGTH = Duration.ofSeconds(12);

  /** Around the time of detection: some of them are noticed, others are not. */
  private static final Duration FLAP = Duration.ofMillis(1500);

  private static final int FLAPS = 6;

  /** Which packets are lost. */
  enum Shape {
    TWO_ONE("one node against two") {
      @Override
      void cut(NetLab lab, int time) throws InterruptedException {
        int alone = time % NODES;
        for (int other = 0; other < NODES; other++) {
          if (other != alone) {
            lab.drop(alone, other);
            lab.drop(other, alone);
          }
        }
      }
    },
    ONE_ONE_ONE("each node alone") {
      @Override
      void cut(NetLab lab, int time) throws InterruptedException {
        for (int from = 0; from < NODES; from++) {
          for (int to = 0; to < NODES; to++) {
            if (from != to) {
              lab.drop(from, to);
            }
          }
        }
      }
    },
    ONE_WAY("packets of one node to another are lost") {
      @Override
      void cut(NetLab lab, int time) throws InterruptedException {
        lab.drop(time % NODES, (time + 1) % NODES);
      }
    },
    FLAPPING("a node is cut off and reached again by turns") {
      @Override
      void cut(NetLab lab, int time) throws InterruptedException {
        TWO_ONE.cut(lab, time);
      }
    };

    private final String what;

    Shape(String what) {
      this.what = what;
    }

    abstract void cut(NetLab lab, int time) throws InterruptedException;

    String what() {
      return what;
    }
  }

  private Partitions() {}

  static Leg of(Shape shape, int times) {
    return ground -> {
      if (!NetLab.isPossible()) {
        throw new NotPossible("Network namespaces need root and the command ip.");
      }
      var plan = ground.plan(NODES);
      try (var lab = NetLab.create(NODES)) {
        var database = new InetSocketAddress(lab.outside(), LocalPorts.free());
        var broker = new InetSocketAddress(lab.outside(), LocalPorts.free());
        var seen = "%s:%d".formatted(lab.outside(), broker.getPort());
        var url = "jdbc:postgresql://%s:%d/apogee".formatted(lab.outside(), database.getPort());
        var hosts =
            IntStream.range(0, NODES)
                .mapToObj(i -> new NodeHost(lab.address(i), lab.launcher(i), Map.of()))
                .toList();
        var placed =
            plan.on(hosts)
                .withBrokerSeenAt(seen)
                .with(
                    Map.of(
                        "APOGEE_DATABASE_URL", url,
                        "APOGEE_KAFKA", seen,
                        "APOGEE_HTTP_TRUSTED_PROXIES", lab.outside()));
        var front = "http://127.0.0.1:" + plan.httpPort();
        try (var _ = Tap.listen(database, plan.databasePort());
            var _ = Tap.listen(broker, plan.brokerPort());
            var bed = TestBed.start(placed, front, ground.driving(), ground.log());
            var watch = ClusterWatch.start(bed)) {
          bed.open(GAMES);
          bed.play(MOVES_BETWEEN);
          int unreachable = 0;
          for (int i = 0; i < times; i++) {
            unreachable += once(bed, lab, shape, i) ? 1 : 0;
            watch.awaitOneCluster();
            bed.play(MOVES_BETWEEN);
          }
          watch.check();
          return Findings.of(times + " times: " + shape.what(), bed.finish())
              .with("nodes reported an unreachable member in %d of them".formatted(unreachable));
        }
      }
    };
  }

  /** True if a node noticed. */
  private static boolean once(TestBed bed, NetLab lab, Shape shape, int time)
      throws InterruptedException {
    var before = starts(bed);
    boolean noticed = false;
    try {
      if (shape == Shape.FLAPPING) {
        for (int i = 0; i < FLAPS; i++) {
          cut(bed, lab, shape, time);
          noticed |= watch(bed, FLAP);
          lab.heal();
          Thread.sleep(FLAP);
        }
      } else {
        cut(bed, lab, shape, time);
        noticed = watch(bed, LENGTH);
      }
    } finally {
      lab.heal();
    }
    bed.await("packets between all nodes", () -> isWhole(lab));
    bed.awaitAllReady();
    bed.say(
        "healed, all nodes ready; starts of the nodes %s, then %s".formatted(before, starts(bed)));
    return noticed;
  }

  private static void cut(TestBed bed, NetLab lab, Shape shape, int time)
      throws InterruptedException {
    shape.cut(lab, time);
    bed.fault(shape.what() + ", number " + (time + 1), () -> {});
    int from = time % NODES;
    int to = (time + 1) % NODES;
    if (lab.hears(from, to)) {
      throw new IllegalStateException("the partition did not happen");
    }
    bed.say("node-%d gets no answer from node-%d".formatted(from + 1, to + 1));
  }

  /** Lets so much time pass; true if a node reported an unreachable member. */
  private static boolean watch(TestBed bed, Duration length) throws InterruptedException {
    long end = System.nanoTime() + length.toNanos();
    boolean noticed = false;
    while (System.nanoTime() < end) {
      for (int node = 0; node < NODES; node++) {
        noticed |= Vitals.sum(bed.metrics(node), "apogee_cluster_unreachable") > 0;
      }
      Thread.sleep(200);
    }
    return noticed;
  }

  private static boolean isWhole(NetLab lab) {
    try {
      for (int from = 0; from < NODES; from++) {
        if (!lab.hears(from, (from + 1) % NODES) || !lab.hears((from + 1) % NODES, from)) {
          return false;
        }
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static List<Integer> starts(TestBed bed) {
    return IntStream.range(0, NODES).map(bed.faults()::starts).boxed().toList();
  }
}
