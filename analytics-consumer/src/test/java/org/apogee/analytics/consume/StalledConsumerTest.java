package org.apogee.analytics.consume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.RecordsToDelete;
import org.apache.kafka.common.TopicPartition;
import org.apogee.analytics.TestFeed;
import org.apogee.analytics.TestTables;
import org.apogee.analytics.store.Store;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.database.Database;
import org.apogee.platform.trace.Traces;
import org.apogee.proving.sample.SampleFeed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What an operator sees of a consumer that cannot go on. Real Kafka, real PostgreSQL. */
class StalledConsumerTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final int TEN_MINUTES = 600;

  private final Database database =
      TestTables.open(LocalDatabase.forTests().freshDatabase(), new SimpleMeterRegistry());
  private final Store store = TestTables.store(database);
  private final SampleFeed sample = new SampleFeed(5, 1);

  /** Of the consumer that was started last. */
  private SimpleMeterRegistry registry = new SimpleMeterRegistry();

  private volatile Instant now = Instant.ofEpochSecond(1_000_000);

  @AfterEach
  void close() {
    database.close();
  }

  private Consumer consumer(TestFeed feed) {
    registry = new SimpleMeterRegistry();
    return Consumer.start(
        TestFeed.kafka(), feed.settings(), store, registry, Traces.OFF, () -> now);
  }

  private void send(TestFeed feed, int games) throws Exception {
    for (int i = 0; i < games; i++) {
      sample.game().forEach(feed::send);
    }
    feed.flush();
  }

  private void awaitResults(long results) {
    await()
        .atMost(PATIENCE)
        .until(() -> TestTables.count(store, "SELECT count(*) FROM result") == results);
  }

  private void tenMinutesPass() {
    now = now.plusSeconds(TEN_MINUTES);
  }

  private double stalled() {
    return registry.get("apogee.analytics.stalled.seconds").gauge().value();
  }

  private List<Double> lags() {
    return registry.find("apogee.analytics.lag.records").gauges().stream()
        .map(gauge -> gauge.value())
        .toList();
  }

  private double rebalances() {
    return registry.get("apogee.analytics.rebalances").counter().count();
  }

  private void awaitAnotherLife() {
    double before = rebalances();
    await().atMost(PATIENCE).until(() -> rebalances() > before + 3);
  }

  @Test
  void aConsumerWithNothingToDoIsNotStalled() throws Exception {
    try (var feed = TestFeed.open(1);
        var _ = consumer(feed)) {
      send(feed, 1);
      awaitResults(1);
      tenMinutesPass();
      await().atMost(PATIENCE).until(() -> stalled() == 0);
      await().atMost(PATIENCE).until(() -> lags().equals(List.of(0.0, 0.0)));
    }
  }

  @Test
  void withoutItsTablesItIsStalledAndItsLagIsUnknown() throws Exception {
    try (var feed = TestFeed.open(1);
        var _ = consumer(feed)) {
      send(feed, 1);
      awaitResults(1);
      database.statement(sql -> sql.update("DROP SCHEMA analytics CASCADE"));
      send(feed, 1);
      await().atMost(PATIENCE).until(() -> lags().isEmpty());
      tenMinutesPass();
      awaitAnotherLife();
      assertThat(stalled()).isEqualTo(TEN_MINUTES);
    }
  }

  /** Each life reads the stored offsets before it fails: that alone is no progress. */
  @Test
  void whereNoRecordCanBeStoredItIsStalledUntilOneCan() throws Exception {
    try (var feed = TestFeed.open(1);
        var _ = consumer(feed)) {
      send(feed, 1);
      awaitResults(1);
      store.in(sql ->
          sql.update(
              """
              CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
              AS 'BEGIN RAISE EXCEPTION ''refused''; END'\
              """));
      store.in(sql ->
          sql.update(
              """
              CREATE TRIGGER refuse BEFORE UPDATE ON consumer_offset
              FOR EACH ROW EXECUTE FUNCTION refuse()\
              """));
      send(feed, 1);
      awaitAnotherLife();
      tenMinutesPass();
      awaitAnotherLife();
      assertThat(stalled()).isEqualTo(TEN_MINUTES);
      store.in(sql -> sql.update("DROP TRIGGER refuse ON consumer_offset"));
      awaitResults(2);
      await().atMost(PATIENCE).until(() -> stalled() == 0);
    }
  }

  private void assertRefused() {
    await().atMost(PATIENCE).until(() -> lags().stream().anyMatch(lag -> lag > 0));
    tenMinutesPass();
    assertThat(stalled()).isEqualTo(TEN_MINUTES);
    assertThat(TestTables.count(store, "SELECT count(*) FROM result")).isEqualTo(3);
    assertThat(registry.find("apogee.analytics.records").tag("outcome", "repeated").counters())
        .allMatch(counter -> counter.count() == 0);
  }

  @Test
  void aTopicThatIsCreatedAgainUnderARunningConsumerIsNotTaken() throws Exception {
    try (var feed = TestFeed.open(1);
        var _ = consumer(feed)) {
      send(feed, 3);
      awaitResults(3);
      double before = rebalances();
      try (var again = feed.createAgain(1)) {
        await().atMost(PATIENCE).until(() -> rebalances() > before + 1);
        send(again, 1);
        assertRefused();
      }
    }
  }

  @Test
  void aTopicThatWasCreatedAgainAndHasGrownIsNotTakenUntilTheRatingsAreDropped() throws Exception {
    try (var feed = TestFeed.open(1)) {
      try (var _ = consumer(feed)) {
        send(feed, 3);
        awaitResults(3);
      }
      try (var again = feed.createAgain(1)) {
        send(again, 5);
        try (var _ = consumer(again)) {
          assertRefused();
        }
        database.statement(sql -> sql.update("DROP SCHEMA analytics CASCADE"));
        TestTables.store(database);
        try (var _ = consumer(again)) {
          awaitResults(5);
          await().atMost(PATIENCE).until(() -> stalled() == 0);
        }
      }
    }
  }

  @Test
  void aTopicThatIsCreatedAgainBeforeItsFirstRecordIsTaken() throws Exception {
    try (var feed = TestFeed.open(1)) {
      try (var _ = consumer(feed)) {
        await().atMost(PATIENCE).until(() -> lags().equals(List.of(0.0, 0.0)));
      }
      try (var again = feed.createAgain(1);
          var _ = consumer(again)) {
        send(again, 1);
        awaitResults(1);
      }
    }
  }

  @Test
  void recordsThatKafkaDeletedBeforeTheyWereReadDoNotStopTheOthers() throws Exception {
    try (var feed = TestFeed.open(1)) {
      send(feed, 3);
      var results = new TopicPartition(feed.settings().resultsTopic(), 0);
      try (var admin = Admin.create(LocalBroker.forTests().client())) {
        admin.deleteRecords(Map.of(results, RecordsToDelete.beforeOffset(1))).all().get();
      }
      try (var _ = consumer(feed)) {
        awaitResults(2);
        await().atMost(PATIENCE).until(() -> lags().equals(List.of(0.0, 0.0)));
      }
    }
  }
}
