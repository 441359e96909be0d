package org.apogee.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.apache.pekko.actor.Address;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.util.Version;
import org.junit.jupiter.api.Test;
import scala.jdk.javaapi.CollectionConverters;

/** Which member shows operators that it runs the singletons of the nodes. */
class MembershipTest {
  /** Pekko adds it to the roles of each member; it compares ages only within one. */
  private static final String DATA_CENTRE = "dc-default";

  private final Member matchmaker = member(1, ClusterSystem.MATCHMAKER, MemberStatus.up());
  private final Member older = member(2, ClusterSystem.NODE, MemberStatus.up());
  private final Member younger = member(3, ClusterSystem.NODE, MemberStatus.up());

  @Test
  void anOlderMatchmakerIsNotTheOldestNode() {
    var members = List.of(younger, matchmaker, older);
    assertThat(Membership.isOldestNode(matchmaker, members)).isFalse();
    assertThat(Membership.isOldestNode(older, members)).isTrue();
    assertThat(Membership.isOldestNode(younger, members)).isFalse();
  }

  @Test
  void aNodeThatIsNotUpIsNotTheOldest() {
    var leaving = member(2, ClusterSystem.NODE, MemberStatus.leaving());
    var members = List.of(matchmaker, leaving, younger);
    assertThat(Membership.isOldestNode(leaving, members)).isFalse();
    assertThat(Membership.isOldestNode(younger, members)).isTrue();
  }

  private static Member member(int age, String role, MemberStatus status) {
    var address = new Address("pekko", ClusterSystem.NAME, "host" + age, 17355);
    return new Member(
        new UniqueAddress(address, (long) age),
        age,
        status,
        CollectionConverters.asScala(Set.of(role, DATA_CENTRE)).toSet(),
        Version.Zero());
  }
}
