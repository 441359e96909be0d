package org.apogee.node.feed;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apogee.cluster.register.Fence;
import org.apogee.node.game.SharedDeals;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.node.journal.ReaderSettings;
import org.apogee.node.journal.ReaderSingleton;
import org.apogee.node.journal.StoredEvents;
import org.apogee.platform.database.Database;
import org.apogee.platform.metrics.Invariant;
import org.apogee.platform.metrics.Invariants;

/** The feed for readers without Kafka: written by one node of the cluster, read on every node. */
public final class LoggedFeed {
  public static final String NAME = "feed-log";

  private LoggedFeed() {}

  /** To be called on every node; the tables of {@code db/games} must be there. */
  public static void start(
      ActorSystem<?> system,
      Database database,
      Fence fence,
      FeedSettings settings,
      FeedLogSettings log,
      MeterRegistry registry,
      InstantSource clock) {
    if (log.isOn()) {
      var metrics = new ReaderMetrics(registry, "apogee.feedlog", clock);
      var invariants = new Invariants(registry, Invariant.FEED_ORDER);
      ReaderSingleton.host(
          system, NAME, () -> write(database, fence, settings, log, metrics, invariants, clock));
    }
  }

  static ReaderLoop write(
      Database database,
      Fence fence,
      FeedSettings settings,
      FeedLogSettings log,
      ReaderMetrics metrics,
      Invariants invariants,
      InstantSource clock) {
    var stored = new StoredEvents(database);
    var deals = new SharedDeals(database, stored);
    var tables = database.dataSource();
    return ReaderLoop.start(
        tables,
        fence,
        ReaderSettings.of(NAME, FeedRecords.PREFIXES),
        metrics,
        clock,
        () ->
            new FeedLogWriter(
                tables,
                settings.forSecondReader(),
                log,
                deals,
                stored,
                metrics,
                invariants,
                clock));
  }
}
