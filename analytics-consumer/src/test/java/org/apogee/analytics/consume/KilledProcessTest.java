package org.apogee.analytics.consume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.analytics.TestFeed;
import org.apogee.analytics.TestProcess;
import org.apogee.analytics.TestTables;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.recompute.Recompute;
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
              () -> TestProcess.start(url, settings(feed)),
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

  private static ConsumeSettings settings(TestFeed feed) {
    var usual = feed.settings();
    return new ConsumeSettings(
        usual.gamesTopic(),
        usual.resultsTopic(),
        usual.group() + "-" + STARTS.incrementAndGet(),
        20,
        usual.recordBytesMax());
  }
}
