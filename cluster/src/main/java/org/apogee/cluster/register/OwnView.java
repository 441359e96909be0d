package org.apogee.cluster.register;

import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.cluster.Cluster;
import org.apache.pekko.cluster.MemberStatus;

/** The cluster as Pekko shows it to this member, in the words of the register. */
final class OwnView {
  private final ActorSystem system;

  OwnView(ActorSystem system) {
    this.system = system;
  }

  /** Not a field: the extension of the cluster may be started after this one. */
  private Cluster cluster() {
    return Cluster.get(system);
  }

  boolean isUp() {
    return cluster().selfMember().status().equals(MemberStatus.up());
  }

  /** Not even on its way into a cluster. */
  boolean isNowhere() {
    return cluster().state().members().isEmpty();
  }

  MemberKey key() {
    return MemberKey.of(cluster().selfUniqueAddress());
  }

  Member me(boolean hostsGames) {
    return new Member(key(), Member.thisMachine(), hostsGames);
  }

  /** The other members that this one can, or cannot, reach. */
  List<MemberKey> others(boolean reachable) {
    var state = cluster().state();
    var keys = new ArrayList<MemberKey>();
    for (var member : state.getMembers()) {
      boolean isOther = !member.uniqueAddress().equals(cluster().selfUniqueAddress());
      if (isOther && state.getUnreachable().contains(member) != reachable) {
        keys.add(MemberKey.of(member.uniqueAddress()));
      }
    }
    return keys;
  }

  /** Forms a cluster of this member alone. */
  void joinOneself() {
    cluster().join(cluster().selfAddress());
  }

  void downOneself() {
    cluster().down(cluster().selfAddress());
  }
}
