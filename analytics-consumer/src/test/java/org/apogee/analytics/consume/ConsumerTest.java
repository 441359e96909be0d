package org.apogee.analytics.consume;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.apogee.analytics.TestFeed;
import org.apogee.analytics.TestProcess;
import org.apogee.analytics.TestTables;
import org.apogee.analytics.feed.Meaning.Reason;
import org.apogee.analytics.feed.Poison;
import org.apogee.analytics.rating.PlackettLuce;
import org.apogee.analytics.rating.PlackettLuce.Model;
import org.apogee.analytics.recompute.Recompute;
import org.apogee.analytics.store.Store;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.database.Database;
import org.apogee.platform.erasure.Erasure;
import org.apogee.platform.token.Player;
import org.apogee.platform.token.Players;
import org.apogee.platform.trace.Traces;
import org.apogee.proving.sample.SampleFeed;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Real Kafka, real PostgreSQL. */
class ConsumerTest {
  private static final String ERASED = "p-erased";
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final List<Database> databases = new ArrayList<>();

  @AfterEach
  void closeAll() {
    databases.forEach(Database::close);
  }

  private Database database() {
    return database(LocalDatabase.forTests().freshDatabase());
  }

  private Database database(String url) {
    var database = TestTables.open(url, registry);
    databases.add(database);
    return database;
  }

  private Consumer consumer(TestFeed feed, Store store) {
    return Consumer.start(
        TestFeed.kafka(), feed.settings(), store, registry, Traces.OFF, InstantSource.system());
  }

  /** F14: every kind of poison in both topics, with good records before, between and after. */
  @Test
  void poisonIsSetAsideWithItsBytesAndEverythingElseCounts() throws Exception {
    var clean = database();
    var dirty = database();
    var good = new SampleFeed(14, 2);
    try (var feed = TestFeed.open(2);
        var plain = TestFeed.open(2)) {
      for (var poison : Poison.all()) {
        for (var line : good.game()) {
          feed.send(line);
          feed.send(line); // repeated
          plain.send(line);
        }
        feed.send(poison.isResult(), poison.key(), poison.value());
      }
      for (var line : good.game()) {
        feed.send(line);
        plain.send(line);
      }
      feed.flush();
      plain.flush();
      var store = TestTables.store(dirty);
      var wanted = TestTables.store(clean);
      int games = Poison.all().size() + 1;
      try (var consumer = consumer(feed, store);
          var other = consumer(plain, wanted)) {
        for (var each : List.of(store, wanted)) {
          await()
              .atMost(PATIENCE)
              .until(() ->
                  TestTables.count(each, "SELECT count(*) FROM result") == games
                      && TestTables.count(each, "SELECT count(*) FROM game WHERE is_over")
                          == games);
        }
        await().atMost(PATIENCE).until(() -> store.deadLetters() == Poison.all().size());
        assertThat(consumer.isAlive()).isTrue();
        assertThat(other.isAlive()).isTrue();
      }
      assertThat(wanted.deadLetters()).isZero();
      for (var table :
          List.of("rating", "rating_change", "meeting", "statistic", "result", "pool")) {
        assertThat(rows(store, table)).as(table).isEqualTo(rows(wanted, table)).isNotEmpty();
      }
      assertKept(store);
      var report =
          new Recompute(dirty, TestFeed.kafka(), feed.settings(), _ -> {})
              .run(new PlackettLuce(Model.USUAL));
      assertThat(report.differences()).isEmpty();
      assertThat(report.rows()).isGreaterThan(500);
      assertThat(report.records()).isGreaterThan(6L * games);
    }
    assertThat(registry.get("apogee.analytics.dead.letters").gauge().value()).isPositive();
  }

  private static List<String> rows(Store store, String table) {
    return store.in(sql ->
        sql.list("SELECT t::text FROM " + table + " AS t ORDER BY 1", row -> row.getString(1)));
  }

  private static void assertKept(Store store) {
    for (var poison : Poison.all()) {
      long found =
          store.in(sql ->
              sql.one(
                      """
                      SELECT count(*) FROM dead_letter
                      WHERE reason = ? AND record_key IS NOT DISTINCT FROM ?
                        AND record_value IS NOT DISTINCT FROM ?\
                      """,
                      row -> row.getLong(1),
                      poison.reason().code(),
                      poison.key(),
                      poison.value())
                  .orElse(0L));
      assertThat(found).as("%s", poison).isEqualTo(1);
    }
    assertThat(Poison.all()).extracting(Poison::reason).contains(Reason.TOO_LONG);
  }

  @Test
  void recomputeFindsWhatWasChangedByHand() throws Exception {
    var url = LocalDatabase.forTests().freshDatabase();
    var database = database(url);
    var store = TestTables.store(database);
    var sample = new SampleFeed(5, 1);
    try (var feed = TestFeed.open(3)) {
      for (int i = 0; i < 50; i++) {
        sample.game().stream().map(ConsumerTest::withAPlayerOfItsOwn).forEach(feed::send);
      }
      feed.flush();
      try (var _ = consumer(feed, store)) {
        await()
            .atMost(PATIENCE)
            .until(() ->
                TestTables.count(store, "SELECT count(*) FROM result") == 50
                    && TestTables.count(store, "SELECT count(*) FROM game WHERE is_over") == 50);
      }
      var recompute = new Recompute(database, TestFeed.kafka(), feed.settings(), _ -> {});
      assertThat(recompute.run(new PlackettLuce(Model.USUAL)).differences()).isEmpty();
      eraseOne(database, store);
      assertThat(recompute.run(new PlackettLuce(Model.USUAL)).differences())
          .as("with the neutral name of an erased player")
          .isEmpty();
      assertThat(TestProcess.start(url, feed.settings(), "recompute").waitFor())
          .as("the same in a process that has not heard of the erasure")
          .isZero();
      store.in(sql ->
          sql.update(
              """
              UPDATE rating SET mean = mean + 1e-14
              WHERE (pool, participant) = (SELECT pool, participant FROM rating LIMIT 1)\
              """));
      store.in(sql ->
          sql.update("UPDATE statistic SET count = count + 1 WHERE family = 'seat' AND b = '0'"));
      assertThat(recompute.run(new PlackettLuce(Model.USUAL)).differences())
          .anyMatch(line -> line.startsWith("rating:"))
          .anyMatch(line -> line.startsWith("statistic:"))
          .noneMatch(line -> line.startsWith("rating_change:"));
    }
  }

  /** The other tests of this JVM would see one of theirs erased. */
  private static SampleFeed.Line withAPlayerOfItsOwn(SampleFeed.Line line) {
    return new SampleFeed.Line(
        line.isResult(), line.key(), line.json().replace("\"p-7\"", '"' + ERASED + '"'));
  }

  private static void eraseOne(Database database, Store store) {
    Players.migrate(database);
    new Players(database, Instant::now).ensure(ERASED, "Somebody", Player.Kind.PERSON);
    new Erasure(database, Instant::now).erase("organiser", ERASED);
    var names =
        store.in(sql ->
            sql.list(
                "SELECT DISTINCT name FROM rating WHERE participant = ?",
                row -> row.getString(1),
                ERASED));
    assertThat(names).singleElement().asString().startsWith("Former player ");
  }

  /** Four consumers come and go while records arrive; it is as if one had done it all. */
  @Test
  void consumersThatComeAndGoCountEverythingOnce() throws Exception {
    var calm = database();
    var wild = database();
    var store = TestTables.store(wild);
    var wanted = TestTables.store(calm);
    var sample = new SampleFeed(6, 3);
    int games = 600;
    try (var feed = TestFeed.open(4)) {
      var running = new ArrayList<Consumer>();
      for (int i = 0; i < games; i++) {
        sample.game().forEach(feed::send);
        if (i % 60 == 0) {
          feed.flush();
          if (running.size() == 4) {
            running.removeFirst().close();
          }
          running.add(consumer(feed, store));
        }
      }
      feed.flush();
      awaitGames(store, games);
      running.forEach(Consumer::close);
      try (var _ =
          Consumer.start(
              TestFeed.kafka(),
              otherGroup(feed),
              wanted,
              registry,
              Traces.OFF,
              InstantSource.system())) {
        awaitGames(wanted, games);
      }
    }
    var comparison = TestTables.compare(calm, wild);
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.rows()).isGreaterThan(2000);
  }

  private static ConsumeSettings otherGroup(TestFeed feed) {
    var settings = feed.settings();
    return new ConsumeSettings(
        settings.gamesTopic(),
        settings.resultsTopic(),
        settings.group() + "-other",
        settings.recordsPerPoll(),
        settings.recordBytesMax());
  }

  private static void awaitGames(Store store, int games) {
    await()
        .atMost(PATIENCE)
        .until(() ->
            TestTables.count(store, "SELECT count(*) FROM result") == games
                && TestTables.count(store, "SELECT count(*) FROM game WHERE is_over") == games);
  }

  /** Two processes share the partitions, and a panel shows one number. */
  @Test
  void everyProcessShowsTheTotalsOfTheTables() throws Exception {
    var store = TestTables.store(database());
    var now = new AtomicReference<>(Instant.ofEpochSecond(1_000_000));
    try (var feed = TestFeed.open(1);
        var _ =
            Consumer.start(
                TestFeed.kafka(), feed.settings(), store, registry, Traces.OFF, now::get)) {
      assertThat(registry.get("apogee.analytics.dead.letters").gauge().value()).isZero();
      storeAsAnother(store);
      now.updateAndGet(before -> before.plusSeconds(60));
      await()
          .atMost(PATIENCE)
          .untilAsserted(() -> {
            assertThat(registry.get("apogee.analytics.dead.letters").gauge().value()).isEqualTo(1);
            assertThat(entityRating("a")).isEqualTo(21);
            assertThat(entityRating("b")).isEqualTo(29);
          });
    }
  }

  private double entityRating(String pool) {
    return registry
        .get("apogee.entity.rating")
        .tags("pool", pool, "scenario", "easy:power-1:seats-2")
        .gauge()
        .value();
  }

  private static void storeAsAnother(Store store) {
    store.in(sql ->
        sql.update(
            """
            INSERT INTO rating
              (pool, participant, name, is_entity, mean, deviation, games, last_millis)
            VALUES ('a', 'entity:easy:power-1:seats-2', '', true, 21, 5, 9, 0),
                   ('b', 'entity:easy:power-1:seats-2', '', true, 29, 5, 3, 0),
                   ('b', 'house:greedy', 'greedy', false, 25, 5, 3, 0)\
            """));
    store.in(sql ->
        sql.update(
            """
            INSERT INTO dead_letter
              (topic, partition, record_offset, at_millis, reason, detail)
            VALUES ('t', 7, 1, 0, 'bad-json', '')\
            """));
  }
}
