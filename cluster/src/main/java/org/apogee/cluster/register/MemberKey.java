package org.apogee.cluster.register;

import org.apache.pekko.cluster.UniqueAddress;

/** One life of a member: Pekko gives every life of a process another uid. */
record MemberKey(String address, long uid) {
  static MemberKey of(UniqueAddress unique) {
    return new MemberKey(unique.address().hostPort(), unique.longUid());
  }

  /** As the database has it in {@code games.reader_life}. */
  @Override
  public String toString() {
    return address + "#" + uid;
  }
}
