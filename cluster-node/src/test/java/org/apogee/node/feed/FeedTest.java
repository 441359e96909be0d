package org.apogee.node.feed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apogee.cluster.register.Fence;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalPorts;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.journal.JournalWriter;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.TestDatabase;
import org.apogee.platform.kafka.KafkaSettings;
import org.apogee.platform.trace.Traces;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The feed from a real journal to a real broker. */
@Timeout(180)
final class FeedTest {
  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final int PARTITIONS = 3;

  @TempDir static Path home;

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final FeedSettings settings =
      new FeedSettings(
          "games-" + UUID.randomUUID(), "results-" + UUID.randomUUID(), PARTITIONS, 1, 64, 900_000);
  private final FeedMetrics metrics = new FeedMetrics(registry, settings, InstantSource.system());
  private TestDatabase database;
  private JournalWriter journal;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    journal = database.writer();
  }

  @AfterEach
  void stop() throws Exception {
    journal.close();
    database.close();
  }

  private static KafkaSettings kafka(LocalBroker broker) {
    return kafka(broker.bootstrap());
  }

  private static KafkaSettings kafka(String bootstrap) {
    return new KafkaSettings(
        bootstrap, 32 * 1024 * 1024, Duration.ofSeconds(2), Duration.ofSeconds(10));
  }

  private ReaderLoop publish(KafkaSettings kafka) {
    return Feed.publish(
        database.database().dataSource(),
        Fence.NONE,
        kafka,
        settings,
        metrics,
        Traces.OFF,
        InstantSource.system());
  }

  private double gauge(String name) {
    return registry.get("apogee.feed." + name).gauge().value();
  }

  private double errors(String kind) {
    var counter = registry.find("apogee.feed.errors").tag("kind", kind).counter();
    return counter == null ? 0 : counter.count();
  }

  private static long size(PlayedGame game) {
    return game.entries().size();
  }

  @Test
  void everyEventOfEveryGameIsPublishedAndTheResultOnce() throws Exception {
    var sol = PlayedGame.toTheEnd("sol", 2, 1);
    var supernova = PlayedGame.resigned("supernova", 2, 9);
    var begun = PlayedGame.begun("beyond-nebula", 2, 3, 4);
    var broker = LocalBroker.forTests();
    try (var _ = publish(kafka(broker))) {
      journal.write("g1", sol);
      journal.write("g2", supernova);
      journal.write("/sharding/GameShard/1", 1, "sharding", new byte[] {1});
      journal.commit();
      journal.write("g3", begun);
      awaitPublished(size(sol) + size(supernova) + size(begun));
      try (var seen = new SeenRecords(settings, broker.bootstrap())) {
        seen.await(Map.of("g1", size(sol), "g2", size(supernova), "g3", size(begun)));
        seen.awaitResults(Set.of("g1", "g2"));
        assertThat(seen.repeats()).isZero();
      }
      await().atMost(PATIENCE).until(() -> gauge("lag") == 0 && gauge("lag.events") == 0);
      assertThat(gauge("running")).isEqualTo(1);
    }
    assertThat(gauge("running")).isZero();
    assertThat(registry.get("apogee.feed.publish").timers()).hasSize(2);
  }

  private void awaitPublished(long records) {
    var counter =
        registry.get("apogee.feed.published").tag("topic", settings.gamesTopic()).counter();
    await().atMost(PATIENCE).until(() -> counter.count() >= records);
  }

  /** Between two reads of the consumer the publisher's life ends, at whatever step it is. */
  @Test
  void aPublisherThatStopsBetweenSendAndOffsetLosesNothing() throws Exception {
    var broker = LocalBroker.forTests();
    var expected = new HashMap<String, Long>();
    for (int i = 1; i <= 6; i++) {
      var loop = publish(kafka(broker));
      var game = PlayedGame.toTheEnd("sol", 2, i);
      journal.write("g" + i, game);
      expected.put("g" + i, size(game));
      awaitPublished(i * 20L); // somewhere in the middle, acknowledged but mostly not stored
      loop.close();
    }
    try (var _ = publish(kafka(broker));
        var seen = new SeenRecords(settings, broker.bootstrap())) {
      seen.await(expected);
      seen.awaitResults(expected.keySet());
    }
  }

  /** As after a kill: all is acknowledged, and nothing of it was noted. */
  @Test
  void aSuccessorDoesNotPublishAgainWhatIsThere() throws Exception {
    var broker = LocalBroker.forTests();
    var sol = PlayedGame.toTheEnd("sol", 2, 1);
    journal.write("g1", sol);
    try (var _ = publish(kafka(broker))) {
      awaitPublished(size(sol));
      awaitBookmark();
    }
    journal.texts("DELETE FROM games.reader_progress RETURNING id");
    journal.texts("UPDATE games.reader_offset SET ordering = 0 RETURNING reader");
    journal.commit();
    journal.write("g2", sol);
    try (var _ = publish(kafka(broker));
        var seen = new SeenRecords(settings, broker.bootstrap())) {
      seen.await(Map.of("g1", size(sol), "g2", size(sol)));
      seen.awaitResults(Set.of("g1", "g2"));
      assertThat(seen.repeats()).isZero();
    }
  }

  private void awaitBookmark() {
    await()
        .atMost(PATIENCE)
        .until(() ->
            !journal
                .texts("SELECT id FROM games.reader_progress WHERE is_over AND reader = 'feed'")
                .isEmpty());
  }

  @Test
  void whatIsThereInOtherWordsIsPublishedAgain() {
    var broker = LocalBroker.forTests();
    var first = new Outgoing(settings.gamesTopic(), "g1", "{\"id\":\"g1/1\",\"a\":1}", 1_000_000);
    var other = new Outgoing(settings.gamesTopic(), "g1", "{\"id\":\"g1/1\",\"a\":2}", 1_000_000);
    var young = new Outgoing(settings.gamesTopic(), "g1", "{\"id\":\"g1/2\"}", 2_000_000);
    var topics = List.of(settings.gamesTopic(), settings.resultsTopic());
    try (var outbox = new Outbox(kafka(broker), settings, metrics)) {
      outbox.send(List.of(first, young), () -> {});
    } catch (SQLException | InterruptedException e) {
      throw new AssertionError(e);
    }
    var tail = Tail.since(1_000_000, topics, kafka(broker));
    assertThat(tail.missing(List.of(first, other, young))).containsExactly(other);
    assertThat(tail.isPassed(2_000_000)).isFalse();
    assertThat(tail.isPassed(2_100_000)).isTrue();
    var end = Tail.since(1_500_000, topics, kafka(broker));
    assertThat(end.missing(List.of(first, young))).containsExactly(first);
  }

  @Test
  void kafkaAwayHoldsNothingUpAndEverythingArrivesWhenItIsBack() throws Exception {
    int port = LocalPorts.free();
    var folder = home.resolve("away");
    var expected = new HashMap<String, Long>();
    var broker = LocalBroker.start(folder, port);
    try (var _ = publish(kafka("127.0.0.1:" + port))) {
      var first = PlayedGame.toTheEnd("sol", 2, 1);
      journal.write("g1", first);
      expected.put("g1", size(first));
      awaitPublished(size(first));
      broker.close();

      var second = PlayedGame.toTheEnd("supernova", 3, 2);
      for (int i = 2; i <= 20; i++) {
        journal.write("g" + i, second);
        expected.put("g" + i, size(second));
      }
      await().atMost(PATIENCE).until(() -> gauge("lag") > 3 && gauge("lag.events") > 100);
      assertThat(
              registry.get("apogee.feed.published").counters().stream()
                  .mapToDouble(counter -> counter.count())
                  .sum())
          .isEqualTo(size(first) + 1.0);

      broker = LocalBroker.start(folder, port);
      try (var seen = new SeenRecords(settings, "127.0.0.1:" + port)) {
        seen.await(expected);
      }
      await().atMost(PATIENCE).until(() -> gauge("lag") == 0);
    } finally {
      broker.close();
    }
  }

  @Test
  void aReaderThatCannotReadSaysHowLongAlready() throws Exception {
    var broker = LocalBroker.forTests();
    try (var other = database.writer()) {
      other.lock("games.reader_offset");
      try (var _ = publish(kafka(broker))) {
        await().atMost(PATIENCE).until(() -> errors("database") > 1 && gauge("lag") > 5);
        other.commit();
        await().atMost(PATIENCE).until(() -> gauge("lag") == 0);
      }
    }
  }

  /** The process has 36 MB, and more than that waits in the journal for Kafka. */
  @Test
  void aBacklogLargerThanTheMemoryOfThePublisherArrivesWhole() throws Exception {
    int port = LocalPorts.free();
    var game = PlayedGame.toTheEnd("sol", 2, 1);
    journal.write("original", game);
    int copies = 350;
    journal.copy("original", copies);
    try (var _ = FeedProcess.start(database.url(), "127.0.0.1:" + port, settings);
        var _ = LocalBroker.start(home.resolve("large"), port);
        var seen = new SeenRecords(settings, "127.0.0.1:" + port).withoutSchemas()) {
      seen.await(() -> seen.records() >= (copies + 1) * (size(game) + 1));
      assertThat(seen.chars()).as("what was sent").isGreaterThan(36L * 1024 * 1024);
      assertThat(seen.repeats()).isZero();
    }
  }

  @Test
  void aPublisherThatStartsWithoutKafkaWaitsForIt() throws Exception {
    int port = LocalPorts.free();
    var game = PlayedGame.toTheEnd("sol", 1, 1);
    journal.write("g1", game);
    try (var _ = publish(kafka("127.0.0.1:" + port))) {
      await().atMost(PATIENCE).until(() -> errors("kafka") > 0);
      try (var _ = LocalBroker.start(home.resolve("late"), port);
          var seen = new SeenRecords(settings, "127.0.0.1:" + port)) {
        seen.await(Map.of("g1", size(game)));
        seen.awaitResults(Set.of("g1"));
      }
    }
  }

  @Test
  void aRowThatCannotBeReadHoldsItsGameOnly() throws Exception {
    var broker = LocalBroker.forTests();
    var game = PlayedGame.toTheEnd("sol", 2, 1);
    var poisoned = PlayedGame.begun("supernova", 2, 2, 6);
    try (var _ = publish(kafka(broker));
        var seen = new SeenRecords(settings, broker.bootstrap())) {
      journal.write("bad", poisoned, 1, 3);
      journal.write("game|bad", 4, "moved.99", new byte[] {1, 2, 3});
      journal.commit();
      journal.write("bad", poisoned, 5, 6);
      journal.write("good", game);
      seen.await(Map.of("bad", 3L, "good", size(game)));
      seen.awaitResults(Set.of("good"));
      assertThat(errors("poison")).isEqualTo(1);
      await().atMost(PATIENCE).until(() -> gauge("held") == 1);
      await()
          .atMost(PATIENCE)
          .until(() ->
              journal
                  .texts("SELECT id || ' ' || encode(payload, 'hex') FROM games.reader_held")
                  .equals(List.of("game|bad 010203")));
    }
  }

  @Test
  void aPublisherThatIsKilledAgainAndAgainLosesNothing() throws Exception {
    var broker = LocalBroker.forTests();
    var expected = new HashMap<String, Long>();
    try (var seen = new SeenRecords(settings, broker.bootstrap())) {
      for (int kill = 0; kill < 3; kill++) {
        try (var process = FeedProcess.start(database.url(), broker.bootstrap(), settings)) {
          long before = seen.records();
          for (int i = 0; i < 15; i++) {
            var game = PlayedGame.toTheEnd("sol", 2, i);
            journal.write("g" + kill + "-" + i, game);
            expected.put("g" + kill + "-" + i, size(game));
          }
          seen.await(() -> seen.records() > before + 50); // it is in the middle of its work
          process.kill();
        }
      }
      try (var _ = publish(kafka(broker))) {
        seen.await(expected);
        seen.awaitResults(expected.keySet());
      }
    }
  }

  @Test
  void aPublisherThatWasStoppedAndLeftBehindDoesNoHarmWhenItGoesOn() throws Exception {
    var broker = LocalBroker.forTests();
    var game = PlayedGame.toTheEnd("supernova", 2, 1);
    var expected = new HashMap<String, Long>();
    try (var seen = new SeenRecords(settings, broker.bootstrap());
        var old = FeedProcess.start(database.url(), broker.bootstrap(), settings)) {
      write(expected, game, "a", 0, 30);
      seen.await(() -> seen.records() > 50);
      old.signal("STOP");
      try (var young = FeedProcess.start(database.url(), broker.bootstrap(), settings)) {
        write(expected, game, "b", 0, 10);
        seen.await(expected);
        old.signal("CONT");
        write(expected, game, "c", 0, 10);
        seen.await(expected);
        seen.awaitResults(expected.keySet());
        var lives = journal.texts("SELECT life FROM games.reader_offset WHERE reader = 'feed'");
        assertThat(lives.getFirst()).as("lives of the reader").isNotEqualTo("1");
        young.kill();
      }
    }
  }

  private void write(Map<String, Long> expected, PlayedGame game, String name, int from, int to)
      throws Exception {
    for (int i = from; i < to; i++) {
      journal.write(name + i, game);
      expected.put(name + i, size(game));
    }
  }

  @Test
  void gamesThatManyWritersJournalAtOnceArriveInOrder() throws Exception {
    var broker = LocalBroker.forTests();
    var expected = new HashMap<String, Long>();
    var played = List.of(PlayedGame.toTheEnd("sol", 3, 1), PlayedGame.toTheEnd("supernova", 4, 2));
    try (var _ = publish(kafka(broker));
        var seen = new SeenRecords(settings, broker.bootstrap());
        var threads = Executors.newFixedThreadPool(16)) {
      var written = new ArrayList<Future<Void>>();
      for (int i = 0; i < 32; i++) {
        var id = "g" + i;
        var game = played.get(i % played.size());
        expected.put(id, size(game));
        written.add(threads.submit((Callable<Void>) () -> writeWithRollbacks(id, game)));
      }
      for (var one : written) {
        one.get();
      }
      seen.await(expected);
    }
  }

  private @Nullable Void writeWithRollbacks(String id, PlayedGame game) throws Exception {
    try (var mine = database.writer()) {
      for (int sequence = 1; sequence <= size(game); sequence++) {
        var entry = game.entries().get(sequence - 1);
        if (sequence % 7 == 0) {
          mine.write("game|" + id, sequence, entry.manifest(), entry.payload());
          mine.rollback();
        }
        mine.write(id, game, sequence, sequence);
      }
      return null;
    }
  }
}
