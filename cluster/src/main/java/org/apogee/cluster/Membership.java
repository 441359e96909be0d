package org.apogee.cluster;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent.MemberDowned;
import org.apache.pekko.cluster.ClusterEvent.MemberEvent;
import org.apache.pekko.cluster.ClusterEvent.MemberRemoved;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.SelfUp;
import org.apache.pekko.cluster.typed.Subscribe;
import org.apogee.platform.Unavailable;

/** This node as a member of the cluster, and the cluster as this node sees it. */
public final class Membership {
  private static final List<MemberStatus> STATUSES =
      List.of(
          MemberStatus.joining(),
          MemberStatus.weaklyUp(),
          MemberStatus.up(),
          MemberStatus.leaving(),
          MemberStatus.exiting(),
          MemberStatus.down());

  private final Cluster cluster;
  private final CompletableFuture<Void> up = new CompletableFuture<>();

  private Membership(Cluster cluster) {
    this.cluster = cluster;
  }

  public static Membership watch(ActorSystem<?> system, MeterRegistry registry) {
    var membership = new Membership(Cluster.get(system));
    system.systemActorOf(membership.listener(registry), "membership", Props.empty());
    membership.gauges(registry);
    var _ = ClusterSystem.whenEnded(system).thenRun(membership::giveUp);
    return membership;
  }

  private Behavior<Object> listener(MeterRegistry registry) {
    var downed =
        Counter.builder("apogee.members.downed")
            .description("Members removed as unreachable")
            .register(registry);
    var removed =
        Counter.builder("apogee.members.removed")
            .description("Members that left the cluster or were removed")
            .register(registry);
    return Behaviors.setup(context -> {
      var self = context.getSelf();
      cluster.subscriptions().tell(Subscribe.create(self.narrow(), SelfUp.class));
      cluster.subscriptions().tell(Subscribe.create(self.narrow(), MemberEvent.class));
      return Behaviors.receive(Object.class)
          .onMessage(
              SelfUp.class,
              _ -> {
                up.complete(null);
                return Behaviors.same();
              })
          .onMessage(
              MemberDowned.class,
              _ -> {
                downed.increment();
                return Behaviors.same();
              })
          .onMessage(
              MemberRemoved.class,
              _ -> {
                removed.increment();
                return Behaviors.same();
              })
          .onMessage(MemberEvent.class, _ -> Behaviors.same())
          .build();
    });
  }

  private void gauges(MeterRegistry registry) {
    for (var status : STATUSES) {
      Gauge.builder("apogee.cluster.members", () -> count(status))
          .description("Members of the cluster, as seen by this member")
          .tag("status", status.toString().toLowerCase(java.util.Locale.ROOT))
          .register(registry);
    }
    Gauge.builder("apogee.cluster.unreachable", () -> cluster.state().getUnreachable().size())
        .description("Members that this member cannot reach")
        .register(registry);
    Gauge.builder(
            "apogee.cluster.is.oldest",
            () -> isOldestNode(cluster.selfMember(), cluster.state().getMembers()) ? 1 : 0)
        .description("1 on the oldest node, which runs the singletons of the nodes")
        .register(registry);
    Gauge.builder("apogee.cluster.is.leader", () -> isLeader() ? 1 : 0)
        .description("1 on the leader of the cluster")
        .register(registry);
  }

  private long count(MemberStatus status) {
    long count = 0;
    for (var member : cluster.state().getMembers()) {
      count += member.status().equals(status) ? 1 : 0;
    }
    return count;
  }

  private boolean isLeader() {
    return cluster.selfMember().address().equals(cluster.state().getLeader());
  }

  /**
   * The singletons of the nodes run on the oldest member with the role {@link ClusterSystem#NODE},
   * so a matchmaker is none, however old it is.
   */
  static boolean isOldestNode(Member self, Iterable<Member> members) {
    for (var member : members) {
      if (isNode(member) && member.isOlderThan(self)) {
        return false;
      }
    }
    return isNode(self);
  }

  private static boolean isNode(Member member) {
    return member.hasRole(ClusterSystem.NODE) && member.status().equals(MemberStatus.up());
  }

  /** Whether this node can reach every member that hosts games. */
  public boolean seesAllNodes() {
    for (var member : cluster.state().getUnreachable()) {
      if (member.hasRole(ClusterSystem.NODE)) {
        return false;
      }
    }
    return true;
  }

  /** Whether this node is a full member now. */
  public boolean isUp() {
    return cluster.selfMember().status().equals(MemberStatus.up());
  }

  /** Waits until this node is a full member of the cluster. */
  public void awaitUp(Duration patience) {
    try {
      up.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new Unavailable(
          "This node did not join the cluster within %d seconds; check apogee.cluster.formation."
              .formatted(patience.toSeconds()),
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Unavailable("The start was interrupted.", e);
    } catch (ExecutionException e) {
      throw new Unavailable("The cluster removed this node while it was starting.", e);
    }
  }

  private void giveUp() {
    up.completeExceptionally(new IllegalStateException("the member has ended"));
  }
}
