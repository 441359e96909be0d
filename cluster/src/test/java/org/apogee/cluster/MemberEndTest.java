package org.apogee.cluster;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Down;
import org.apache.pekko.cluster.typed.Join;
import org.junit.jupiter.api.Test;

/** The end of a removed member, whose process must exit whatever Pekko still waits for. */
class MemberEndTest {
  private static final Duration SHORT = Duration.ofMillis(10);
  private static final Duration LONG = Duration.ofDays(1);

  @Test
  void aRemovedMemberEndsAlthoughItsSystemDoesNot() throws InterruptedException {
    var stuck = new CountDownLatch(1);
    var system = member(endingAfter(stuck));
    try {
      var ended = ClusterSystem.whenEnded(system, SHORT);
      var endedWithPatience = ClusterSystem.whenEnded(system, LONG);
      assertThat(ended).isNotDone();

      remove(system);

      ended.orTimeout(60, SECONDS).join();
      assertThat(system.whenTerminated().isCompleted()).isFalse();
      assertThat(endedWithPatience).isNotDone();

      stuck.countDown();
      endedWithPatience.orTimeout(60, SECONDS).join();
      assertThat(system.whenTerminated().isCompleted()).isTrue();
    } finally {
      stuck.countDown();
      system.terminate();
      system.getWhenTerminated().toCompletableFuture().orTimeout(60, SECONDS).join();
    }
  }

  private static Behavior<Void> endingAfter(CountDownLatch latch) {
    return Behaviors.receive(Void.class)
        .onSignal(
            PostStop.class,
            _ -> {
              latch.await();
              return Behaviors.same();
            })
        .build();
  }

  private static ActorSystem<Void> member(Behavior<Void> behavior) {
    var config =
        ConfigFactory.parseString(
            """
            pekko.actor.provider = cluster
            pekko.fail-mixed-versions = off
            pekko.remote.artery.canonical { hostname = 127.0.0.1, port = 0 }
            pekko.coordinated-shutdown { exit-jvm = off, run-by-jvm-shutdown-hook = off }
            """);
    var system = ActorSystem.create(behavior, "end", config.withFallback(ConfigFactory.load()));
    var cluster = Cluster.get(system);
    cluster.manager().tell(Join.create(cluster.selfMember().address()));
    await()
        .atMost(60, SECONDS)
        .until(() -> cluster.selfMember().status().equals(MemberStatus.up()));
    return system;
  }

  private static void remove(ActorSystem<?> system) {
    var cluster = Cluster.get(system);
    cluster.manager().tell(new Down(cluster.selfMember().address()));
  }
}
