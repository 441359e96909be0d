package org.apogee.analytics.consume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.analytics.AnalyticsMain;
import org.apogee.analytics.TestFeed;
import org.apogee.analytics.TestTables;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.recompute.Recompute;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.trace.Traces;
import org.apogee.proving.sample.KillDrill;
import org.apogee.proving.sample.SampleFeed;
import org.junit.jupiter.api.Test;

/** F13: the process is killed at random places; the numbers are those of an undisturbed run. */
class KilledProcessTest {
  private static final int GAMES = 2000;
  private static final int KILLS = 10;
  private static final long SEED = 13;

  /** A group for each life: Kafka keeps the partitions of a dead one for ten seconds. */
  private static final AtomicInteger STARTS = new AtomicInteger();

  @Test
  void killedTenTimesDuringTwoThousandResultsItCountsEachOnce() throws Exception {
    var registry = new SimpleMeterRegistry();
    var url = LocalDatabase.forTests().freshDatabase();
    var sample = new SampleFeed(SEED, 2);
    try (var killed = TestTables.open(url, registry);
        var calm = TestTables.open(LocalDatabase.forTests().freshDatabase(), registry);
        var feed = TestFeed.open(3)) {
      for (int i = 0; i < GAMES; i++) {
        sample.game().forEach(feed::send);
      }
      feed.flush();
      var drill =
          new KillDrill(
              query -> TestTables.count(TestTables.store(killed), query),
              () -> process(url, feed),
              SEED);
      int kills = drill.run(GAMES, KILLS, _ -> {});
      assertThat(kills).isGreaterThanOrEqualTo(KILLS - 1);

      var store = TestTables.store(calm);
      try (var _ =
          Consumer.start(
              TestFeed.kafka(),
              feed.settings(),
              store,
              registry,
              Traces.OFF,
              InstantSource.system())) {
        await()
            .atMost(Duration.ofMinutes(3))
            .until(() ->
                TestTables.count(store, "SELECT count(*) FROM result") == GAMES
                    && TestTables.count(store, "SELECT count(*) FROM game WHERE is_over") == GAMES);
      }
      var comparison = TestTables.compare(killed, calm);
      assertThat(comparison.differences()).isEmpty();
      assertThat(comparison.rows()).isGreaterThan(3L * GAMES);
      assertThat(
              new Recompute(killed, TestFeed.kafka(), feed.settings(), _ -> {})
                  .run(new PlackettLuce(Model.USUAL))
                  .differences())
          .isEmpty();
    }
  }

  private static Process process(String url, TestFeed feed) throws IOException {
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx128m",
            "-cp",
            System.getProperty("java.class.path"),
            AnalyticsMain.class.getName());
    var builder =
        new ProcessBuilder(command)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(ProcessBuilder.Redirect.INHERIT);
    builder
        .environment()
        .putAll(
            Map.of(
                "APOGEE_DATABASE_URL",
                url,
                "APOGEE_DATABASE_USER",
                LocalDatabase.USER,
                "APOGEE_DATABASE_PASSWORD",
                LocalDatabase.PASSWORD,
                "APOGEE_KAFKA",
                LocalBroker.forTests().bootstrap(),
                "APOGEE_HTTP_PORT",
                "0",
                "APOGEE_MANAGEMENT_PORT",
                "0",
                "APOGEE_ANALYTICS_GAMES_TOPIC",
                feed.settings().gamesTopic(),
                "APOGEE_ANALYTICS_RESULTS_TOPIC",
                feed.settings().resultsTopic(),
                "APOGEE_ANALYTICS_GROUP",
                feed.settings().group() + "-" + STARTS.incrementAndGet(),
                "APOGEE_ANALYTICS_RECORDS_PER_POLL",
                "20"));
    return builder.start();
  }
}
