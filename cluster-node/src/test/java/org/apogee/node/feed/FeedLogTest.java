package org.apogee.node.feed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.apogee.cluster.register.Fence;
import org.apogee.engine.SnapshotWriter;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.journal.JournalWriter;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.node.journal.TestDatabase;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.metrics.Invariant;
import org.apogee.platform.metrics.Invariants;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.game.GameCorrection;
import org.apogee.protocol.game.RoundEnd;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The feed over HTTP, from a real journal: each record once, in pages that resume anywhere. */
@Timeout(300)
final class FeedLogTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration AGE = Duration.ofDays(2);

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final ReaderMetrics metrics =
      new ReaderMetrics(registry, "apogee.feedlog", InstantSource.system());
  private final FeedSettings settings = new FeedSettings("g", "r", 1, 1, 64, 900_000);
  private TestDatabase database;
  private JournalWriter journal;
  private FeedLog log;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    journal = database.writer();
    log = new FeedLog(database.database());
  }

  @AfterEach
  void stop() throws Exception {
    journal.close();
    database.close();
  }

  private ReaderLoop write(Duration age, InstantSource clock) {
    return LoggedFeed.write(
        database.database(),
        Fence.NONE,
        settings,
        new FeedLogSettings(age),
        metrics,
        new Invariants(registry, Invariant.FEED_ORDER),
        clock);
  }

  private ReaderLoop write() {
    return write(AGE, InstantSource.system());
  }

  /** As a client reads: page by page, from the position that the last page named. */
  private List<FeedLog.Entry> all(int limit) {
    var entries = new ArrayList<FeedLog.Entry>();
    var page = log.page(OptionalLong.empty(), limit, Duration.ZERO);
    while (!page.entries().isEmpty()) {
      entries.addAll(page.entries());
      page = log.page(OptionalLong.of(page.next()), limit, Duration.ZERO);
    }
    return entries;
  }

  private static Map<String, Long> lastOf(List<FeedLog.Entry> entries) {
    var last = new HashMap<String, Long>();
    long position = entries.isEmpty() ? 0 : entries.getFirst().position() - 1;
    for (var entry : entries) {
      assertThat(entry.position()).isEqualTo(++position);
      if (entry.topic().equals("games")) {
        var news = FeedJson.readNews(entry.record());
        assertThat(news.number())
            .as("no record is missing, doubled or out of order: %s", entry.record())
            .isEqualTo(last.getOrDefault(news.gameid(), 0L) + 1);
        last.put(news.gameid(), news.number());
      }
    }
    return last;
  }

  private static List<String> results(List<FeedLog.Entry> entries) {
    return entries.stream()
        .filter(entry -> entry.topic().equals("results"))
        .map(entry -> FeedJson.readResult(entry.record()).gameid())
        .toList();
  }

  private static long size(PlayedGame game) {
    return game.entries().size();
  }

  private void awaitRecords(long number) {
    await().atMost(PATIENCE).until(() -> newest() >= number);
  }

  private long newest() {
    return log.page(OptionalLong.empty(), 1, Duration.ZERO).newest();
  }

  @Test
  void everyRecordIsThereOnceWithLateRowsAndAWriterThatIsStoppedAgainAndAgain() throws Exception {
    var random = new SplittableRandom(5);
    var played = PlayedGame.toTheEnd("sol", 2, 1);
    var expected = new HashMap<String, Long>();
    try (var late = database.writer()) {
      for (int life = 0; life < 8; life++) {
        long before = newest();
        try (var _ = write()) {
          var lateId = "late" + life;
          expected.put(lateId, size(played));
          var first = played.entries().getFirst();
          late.write("game|" + lateId, 1, first.manifest(), first.payload());
          for (int i = 0; i < 3; i++) {
            var id = "g" + life + "-" + i;
            journal.write(id, played);
            expected.put(id, size(played));
          }
          late.commit(); // its number in the journal is below those of rows that were read
          late.write(lateId, played, 2, (int) size(played));
          int share = random.nextInt(1, (int) size(played));
          await().atMost(PATIENCE).until(() -> newest() >= before + share);
        }
      }
    }
    long total = expected.values().stream().mapToLong(n -> n + 1).sum();
    try (var _ = write()) {
      awaitRecords(total);
    }
    for (int limit : new int[] {7, FeedLog.PAGE_MOST}) {
      var entries = all(limit);
      assertThat(lastOf(entries)).isEqualTo(expected);
      assertThat(results(entries)).containsExactlyInAnyOrderElementsOf(expected.keySet());
      assertThat(entries).hasSize((int) total);
    }
  }

  private void writeRoundEnd(String tournament, long sequence, int round) throws SQLException {
    var payload = new SnapshotWriter();
    payload.writeLong(1_767_225_600_000L);
    payload.writeText("director");
    payload.writeInt(round);
    journal.write("tournament|" + tournament, sequence, RoundEnd.MANIFEST, payload.toByteArray());
    journal.commit();
  }

  @Test
  void aGameWithASharedDealFollowsWhenItsRoundHasEnded() throws Exception {
    var mirrored = PlayedGame.ofMirroredTable("sol", "t1", 2, 1);
    var other = PlayedGame.toTheEnd("sol", 2, 3);
    int half = (int) size(mirrored) / 2;
    try (var _ = write()) {
      journal.write("t1-r2-t1-g1", mirrored, 1, half);
      journal.write("open1", other);
      awaitRecords(size(other) + 1);
      writeRoundEnd("t1", 1, 1); // of another round
      writeRoundEnd("t2", 1, 2); // of another tournament
      journal.write("open2", other);
      awaitRecords(2 * (size(other) + 1));
      assertThat(lastOf(all(50))).containsOnlyKeys("open1", "open2");
    }
    try (var _ = write()) { // what waits survives its writer
      writeRoundEnd("t1", 2, 2);
      await().atMost(PATIENCE).until(() -> lastOf(all(50)).containsKey("t1-r2-t1-g1"));
      journal.write("t1-r2-t1-g1", mirrored, half + 1, (int) size(mirrored));
      journal.write("t1-r2-t2-g1", mirrored); // arrives after the end of its round
      awaitRecords(2 * (size(other) + 1) + 2 * (size(mirrored) + 1));
    }
    var entries = all(50);
    assertThat(lastOf(entries))
        .isEqualTo(
            Map.of(
                "open1", size(other),
                "open2", size(other),
                "t1-r2-t1-g1", size(mirrored),
                "t1-r2-t2-g1", size(mirrored)));
    assertThat(results(entries))
        .containsExactlyInAnyOrder("open1", "open2", "t1-r2-t1-g1", "t1-r2-t2-g1");
    assertThat(journal.texts("SELECT game_id FROM games.feed_withheld")).isEmpty();
  }

  @Test
  void aRowThatIsGoneWhenItsRoundHasEndedIsCounted() throws Exception {
    var mirrored = PlayedGame.ofMirroredTable("sol", "t1", 2, 1);
    var other = PlayedGame.toTheEnd("sol", 2, 3);
    try (var _ = write()) {
      journal.write("t1-r2-t1-g1", mirrored, 1, 3);
      journal.write("open1", other);
      awaitRecords(size(other) + 1);
      assertThat(
              journal.texts(
                  """
                  DELETE FROM journal.event_journal
                  WHERE persistence_id = 'game|t1-r2-t1-g1' AND sequence_number = 3
                  RETURNING sequence_number
                  """))
          .containsExactly("3");
      writeRoundEnd("t1", 1, 2);
      var violations =
          registry.get("apogee.invariant.violations").tag("invariant", "feed_order").counter();
      await().atMost(PATIENCE).until(() -> violations.count() == 1);
      assertThat(lastOf(all(50))).containsOnlyKeys("open1");
    }
  }

  private void writeCorrection(long sequence, String game, int revision) throws SQLException {
    var payload = new SnapshotWriter();
    payload.writeLong(1_767_225_600_000L);
    payload.writeText("director");
    new GameCorrection(game, revision, GameCorrection.Kind.VOID, false, List.of(), "late")
        .write(payload);
    journal.write("tournament|t1", sequence, GameCorrection.MANIFEST, payload.toByteArray());
    journal.commit();
  }

  @Test
  void aCorrectionLongAfterTheEndOfATournamentRepeatsNoEarlierOne() throws Exception {
    var played = PlayedGame.toTheEnd("sol", 2, 1);
    journal.write("g1", played);
    try (var _ = write()) {
      writeCorrection(1, "g1", 1);
      journal.write("tournament|t1", 2, "finished.1", new byte[] {1});
      journal.write("open1", played); // after the end was read
      awaitRecords(2 * (size(played) + 1) + 1);
    }
    assertThat(journal.texts("DELETE FROM games.reader_progress WHERE is_over RETURNING id"))
        .as("what is forgotten two hours later")
        .contains("game|g1", "game|open1");
    try (var _ = write()) {
      writeCorrection(3, "g1", 2);
      journal.write("open2", played);
      awaitRecords(3 * (size(played) + 1) + 2);
    }
    assertThat(all(50))
        .filteredOn(entry -> entry.topic().equals("results"))
        .extracting(entry -> ProtocolJson.MAPPER.readTree(entry.record()).get("id").asText())
        .hasSize(5)
        .doesNotHaveDuplicates();
  }

  @Test
  void oldRecordsLeaveAndAReaderThatNeedsThemIsTold() throws Exception {
    var played = PlayedGame.toTheEnd("sol", 2, 1);
    journal.write("g1", played);
    long total = size(played) + 1;
    try (var _ = write()) {
      awaitRecords(total);
    }
    var later = InstantSource.offset(InstantSource.system(), AGE.plusHours(1));
    try (var _ = write(AGE, later)) {
      await()
          .atMost(PATIENCE)
          .until(() -> log.page(OptionalLong.empty(), 1, Duration.ZERO).oldest() == total + 1);
    }
    assertThat(log.page(OptionalLong.empty(), 9, Duration.ZERO).next()).isEqualTo(total);
    assertThat(log.page(OptionalLong.of(total), 9, Duration.ZERO).entries()).isEmpty();
    assertThatThrownBy(() -> log.page(OptionalLong.of(3), 9, Duration.ZERO))
        .isInstanceOf(RequestRefused.class)
        .hasMessageContaining("from=" + total);
    assertThatThrownBy(() -> log.page(OptionalLong.of(total + 1), 9, Duration.ZERO))
        .isInstanceOf(RequestRefused.class)
        .hasMessageContaining("the last record is at " + total);
  }

  @Test
  void aReaderThatWaitsIsAnsweredWhenSomethingHappens() throws Exception {
    try (var _ = write();
        var threads = java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor()) {
      var waiting = new ArrayList<java.util.concurrent.Future<FeedLog.Page>>();
      for (int i = 0; i < 20; i++) {
        waiting.add(threads.submit(() -> log.page(OptionalLong.of(0), 1, PATIENCE)));
      }
      journal.write("g1", PlayedGame.begun("sol", 2, 1, 1));
      for (var one : waiting) {
        assertThat(one.get().entries()).hasSize(1);
      }
    }
  }
}
