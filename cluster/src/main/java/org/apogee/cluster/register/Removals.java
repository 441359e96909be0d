package org.apogee.cluster.register;

import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent.MemberDowned;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;

/** Records in the register which members were downed, for any reason. */
final class Removals {
  private Removals() {}

  static void watch(ExtendedActorSystem system, Enrolment enrolment) {
    var typed = Adapter.toTyped(system);
    typed.systemActorOf(behavior(Cluster.get(typed), enrolment), "removals", Props.empty());
  }

  private static Behavior<MemberDowned> behavior(Cluster cluster, Enrolment enrolment) {
    return Behaviors.setup(context -> {
      cluster.subscriptions().tell(Subscribe.create(context.getSelf(), MemberDowned.class));
      return Behaviors.receiveMessage(downed -> {
        var gone = downed.member().uniqueAddress();
        if (!gone.equals(cluster.selfMember().uniqueAddress())) {
          enrolment.givenUp(MemberKey.of(gone));
        }
        return Behaviors.same();
      });
    });
  }
}
