package org.apogee.node.journal;

import com.typesafe.config.Config;
import org.apache.pekko.persistence.jdbc.snapshot.JdbcSnapshotStore;

/** The plugin for snapshots, with its circuit breaker in sight. Pekko makes it by name. */
public final class WatchedSnapshots extends JdbcSnapshotStore {
  public WatchedSnapshots(Config config) {
    super(config);
    Breakers.of(context().system())
        .watch(Breakers.SNAPSHOT, org$apache$pekko$persistence$snapshot$SnapshotStore$$breaker());
  }
}
