package org.apogee.proving.rating;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apogee.analytics.Analytics;
import org.apogee.analytics.consume.ConsumeSettings;
import org.apogee.analytics.consume.Consumer;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.recompute.Recompute;
import org.apogee.analytics.store.Store;
import org.apogee.platform.Unavailable;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.trace.Traces;
import org.apogee.proving.sample.KillDrill;
import org.apogee.proving.sample.SampleFeed;

/** Tables and topics to measure with, and what can be done to them. */
public final class Rig implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final KafkaSettings kafka;
  private final ConsumeSettings settings;
  private final Database database;
  private final Store store;

  private Rig(Configuration apogee) {
    kafka = KafkaSettings.from(apogee);
    settings = ConsumeSettings.from(apogee);
    database = Database.open(DatabaseSettings.from(apogee), "rig", registry);
    store = Store.open(database, Store.SCHEMA, new PlackettLuce(Model.USUAL));
  }

  /** Takes what {@link Analytics#load} takes. */
  public static Rig open(Map<String, String> told) {
    return new Rig(Configuration.of(Analytics.load(told)));
  }

  /**
   * How fast results were taken in.
   *
   * @param results that were taken in while the time was taken
   * @param rows that one result became, of all tables that only grow
   */
  public record Speed(long results, double seconds, double rows) {
    public double perSecond() {
      return results / seconds;
    }
  }

  /** Sends games to the topics; returns when the broker has them. */
  public void send(SampleFeed feed, int games, boolean onlyResults) {
    var properties = kafka.producer("apogee-rig");
    try (var producer =
        new KafkaProducer<>(properties, new ByteArraySerializer(), new ByteArraySerializer())) {
      for (int i = 0; i < games; i++) {
        for (var line : feed.game()) {
          if (line.isResult() || !onlyResults) {
            var topic = line.isResult() ? settings.resultsTopic() : settings.gamesTopic();
            var _ =
                producer.send(new ProducerRecord<>(topic, bytes(line.key()), bytes(line.json())));
          }
        }
      }
      producer.flush();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Takes results in, and the time from the first new ones that can be seen to the last.
   *
   * @param results how many there are in all
   * @param known how many of them were taken in before
   */
  public Speed takeIn(int results, int known) throws InterruptedException {
    try (var _ =
        Consumer.start(kafka, settings, store, registry, Traces.OFF, InstantSource.system())) {
      long before = await(known + 1);
      long start = System.nanoTime();
      long after = await(results);
      double seconds = (System.nanoTime() - start) / 1e9;
      double rows = (double) (rows("rating_change") + rows("result")) / after;
      return new Speed(after - before, seconds, rows);
    }
  }

  private long await(long results) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    for (; ; ) {
      long there = results();
      if (there >= results) {
        return there;
      }
      if (System.nanoTime() > end) {
        throw new Unavailable("The results do not arrive in the tables.");
      }
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  private long results() {
    return number("SELECT coalesce(sum(results), 0)::int8 FROM pool");
  }

  private long rows(String table) {
    return number("SELECT count(*) FROM " + table);
  }

  private long number(String query) {
    return store.in(sql -> sql.one(query, row -> row.getLong(1)).orElse(0L));
  }

  /** See {@link KillDrill#run}. */
  public int kill(KillDrill.Launch launch, long seed, int games, int kills, IntConsumer told)
      throws IOException, InterruptedException {
    return new KillDrill(this::number, launch, seed).run(games, kills, told);
  }

  /** All of it once more. */
  public Recompute.Report recompute(java.util.function.Consumer<String> said) {
    return new Recompute(database, kafka, settings, said).run(new PlackettLuce(Model.USUAL));
  }

  @Override
  public void close() {
    database.close();
    registry.close();
  }
}
