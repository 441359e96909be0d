package org.apogee.node.directory;

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

/** Maintains the list of games on one node of the cluster, independently of Kafka. */
public final class Directory {
  public static final String NAME = "directory";

  private Directory() {}

  /** To be called on every node, after {@link GameDirectory#migrate}. */
  public static void start(
      ActorSystem<?> system,
      Database database,
      Fence fence,
      MeterRegistry registry,
      InstantSource clock) {
    var metrics = new ReaderMetrics(registry, "apogee.directory", clock);
    ReaderSingleton.host(system, NAME, () -> keep(database.dataSource(), fence, metrics, clock));
  }

  public static ReaderLoop keep(
      DataSource database, Fence fence, ReaderMetrics metrics, InstantSource clock) {
    return ReaderLoop.start(
        database,
        fence,
        ReaderSettings.games(NAME),
        metrics,
        clock,
        () -> new GameProjection(database));
  }
}
