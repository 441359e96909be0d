package org.apogee.analytics;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.InstantSource;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import org.apogee.analytics.api.AnalyticsApi;
import org.apogee.analytics.consume.ConsumeSettings;
import org.apogee.analytics.consume.Consumer;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.recompute.Recompute;
import org.apogee.analytics.store.Store;
import org.apogee.platform.Parts;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.erasure.FormerPlayers;
import org.apogee.platform.health.Health;
import org.apogee.platform.health.Health.Question;
import org.apogee.platform.health.ManagementServer;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.metrics.Build;
import org.apogee.platform.metrics.Metrics;
import org.apogee.platform.process.RunningProcess;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Tokens;
import org.apogee.platform.trace.Traces;

/** The analytics: everything they are made of, in the order in which it starts. */
public final class Analytics implements RunningProcess {

  private final Parts parts = new Parts();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Health health;
  private final AnalyticsApi api;

  /**
   * Starts and returns when requests are answered.
   *
   * @param whole from {@link #load}
   */
  public static Analytics start(Config whole) {
    return new Analytics(whole);
  }

  /** The settings; what is given here by the name of an environment variable comes first. */
  public static Config load(Map<String, ?> given) {
    return ConfigFactory.parseMap(given)
        .withFallback(ConfigFactory.defaultOverrides())
        .withFallback(ConfigFactory.defaultApplication())
        .withFallback(ConfigFactory.defaultReferenceUnresolved())
        .resolve();
  }

  /**
   * Recomputes all ratings and statistics of an installation from its feed, and compares them with
   * the stored ones.
   *
   * @param whole from {@link #load}
   * @param progress receives a sentence for each stage
   */
  public static Recompute.Report recompute(
      Config whole, java.util.function.Consumer<String> progress) {
    var apogee = Configuration.of(whole);
    try (var database =
        Database.open(DatabaseSettings.from(apogee), "recompute", new SimpleMeterRegistry())) {
      // The feed still has the names of erased players; the stored ratings do not.
      Players.migrate(database);
      FormerPlayers.load(database);
      return new Recompute(
              database, KafkaSettings.from(apogee), ConsumeSettings.from(apogee), progress)
          .run(new PlackettLuce(Model.USUAL));
    }
  }

  private Analytics(Config whole) {
    var apogee = Configuration.of(whole);
    var clock = InstantSource.system();
    health = new Health(clock);
    try {
      var traces = parts.add(Traces.from(apogee, "apogee-analytics", instance()));
      var metrics = parts.add(Metrics.of(Build.current(), traces));
      parts.add(ManagementServer.start(apogee, health, metrics));
      var database =
          parts.add(Database.open(DatabaseSettings.from(apogee), "analytics", metrics.registry()));
      Players.migrate(database);
      parts.add(FormerPlayers.follow(database));
      var store = Store.open(database, Store.SCHEMA, new PlackettLuce(Model.USUAL));
      var consumer =
          parts.add(
              Consumer.start(
                  KafkaSettings.from(apogee),
                  ConsumeSettings.from(apogee),
                  store,
                  metrics.registry(),
                  traces,
                  clock));
      var tokens = parts.add(Tokens.from(apogee, database, clock));
      api = parts.add(AnalyticsApi.start(apogee, store, tokens, metrics.registry()));
      health.check(Question.ALIVE, "consumer", consumer::isAlive);
      health.started();
    } catch (RuntimeException failed) {
      close();
      throw failed;
    }
  }

  /** A name that no other start of the analytics has. */
  private static String instance() {
    return "a-" + UUID.randomUUID();
  }

  /** Where the API listens. */
  public int httpPort() {
    return api.port();
  }

  /** It never ends by itself: what fails inside is retried. */
  @Override
  public void awaitEnd() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void drain() {
    health.shutDown();
  }

  @Override
  public void close() {
    health.shutDown();
    parts.close();
    closed.countDown();
  }
}
