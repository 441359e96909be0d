package org.apogee.node.notice;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apogee.cluster.register.Fence;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.node.journal.ReaderSettings;
import org.apogee.node.journal.ReaderSingleton;
import org.apogee.platform.database.Database;

/** Adds the notices of games on one node of the cluster. */
public final class Notices {
  public static final String NAME = "notices";

  private Notices() {}

  /** To be called on every node, when the tables of the readers and of the notices are there. */
  public static void start(
      ActorSystem<?> system,
      Database database,
      Fence fence,
      MeterRegistry registry,
      InstantSource clock) {
    var metrics = new ReaderMetrics(registry, "apogee.notices", clock);
    ReaderSingleton.host(system, NAME, () -> read(database.dataSource(), fence, metrics, clock));
  }

  static ReaderLoop read(
      DataSource database, Fence fence, ReaderMetrics metrics, InstantSource clock) {
    return ReaderLoop.start(
        database,
        fence,
        ReaderSettings.games(NAME),
        metrics,
        clock,
        () -> new GameNotices(database));
  }
}
