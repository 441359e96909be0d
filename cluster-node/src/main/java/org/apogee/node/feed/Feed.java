package org.apogee.node.feed;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apogee.cluster.register.Fence;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderSettings;
import org.apogee.node.journal.ReaderSingleton;
import org.apogee.platform.database.Database;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.trace.Traces;

/** The feed of this cluster: published by one node, taken over by another when that one goes. */
public final class Feed {
  public static final String NAME = "feed";

  private Feed() {}

  /** To be called on every node; the tables of {@code db/games} must be there. */
  public static void start(
      ActorSystem<?> system,
      Database database,
      Fence fence,
      KafkaSettings kafka,
      FeedSettings settings,
      MeterRegistry registry,
      Traces traces,
      InstantSource clock) {
    var metrics = new FeedMetrics(registry, settings, clock);
    ReaderSingleton.host(
        system,
        NAME,
        () -> publish(database.dataSource(), fence, kafka, settings, metrics, traces, clock));
  }

  static ReaderLoop publish(
      DataSource database,
      Fence fence,
      KafkaSettings kafka,
      FeedSettings settings,
      FeedMetrics metrics,
      Traces traces,
      InstantSource clock) {
    return ReaderLoop.start(
        database,
        fence,
        ReaderSettings.of(NAME, FeedRecords.PREFIXES),
        metrics.reader(),
        clock,
        () -> new FeedPublisher(settings, metrics, new Outbox(kafka, settings, metrics), traces));
  }
}
