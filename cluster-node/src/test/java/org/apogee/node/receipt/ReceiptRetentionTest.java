package org.apogee.node.receipt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.apogee.cluster.ClusterSystem;
import org.apogee.node.journal.TestDatabase;
import org.apogee.node.receipt.ReceiptRetention.Deleted;
import org.apogee.platform.config.Configuration;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is deleted of games that ended at a given time. */
@Timeout(60)
class ReceiptRetentionTest {
  private static final Instant ENDED = Instant.parse("2026-01-01T00:00:00Z");
  private static final Instant LATER = ENDED.plusSeconds(1);

  private TestDatabase database;
  private Receipts receipts;
  private ReceiptRetention retention;
  private long number;

  @BeforeEach
  void start() {
    database = TestDatabase.fresh();
    receipts = new Receipts(database.database());
    retention = new ReceiptRetention(database.database());
  }

  @AfterEach
  void stop() {
    database.close();
  }

  @Test
  void receiptsOfGamesThatEndedBeforeAreDeleted() {
    game("old", ENDED, 10, 20);
    game("young", LATER, 10, 20);
    game("live", null, 10, 20);

    assertThat(retention.deleteSome(ENDED)).isEqualTo(new Deleted(0, 0));
    assertThat(retention.oldest()).contains(ENDED);
    assertThat(retention.deleteSome(LATER)).isEqualTo(new Deleted(1, 2));
    assertThat(receipts.of(new GameId("old"))).isEmpty();
    assertThat(receipts.areDeleted(new GameId("old"))).isTrue();
    for (var kept : List.of("young", "live")) {
      assertThat(receipts.of(new GameId(kept))).hasSize(4);
      assertThat(receipts.areDeleted(new GameId(kept))).isFalse();
    }
    assertThat(retention.oldest()).contains(LATER);
    assertThat(retention.deleteSome(LATER)).isEqualTo(new Deleted(0, 0));
  }

  @Test
  void theSlowestMovesOfEachSeatRemainForStatistics() {
    game("old", ENDED, 70, 10, 60, 20, 50, 30, 40);

    retention.deleteSome(LATER);
    var kept = receipts.slowest(List.of("old")).get("old");
    for (int seat = 0; seat < 2; seat++) {
      int wanted = seat;
      assertThat(kept)
          .filteredOn(move -> move.seat() == wanted)
          .extracting(Receipt::outsideMillis)
          .containsExactly(70L, 60L, 50L, 30L, 40L);
    }
    assertThat(kept).hasSize(2 * Receipts.SLOWEST_MAX);
  }

  @Test
  void aBatchIsLimitedAndTheOldestGamesAreFirst() {
    for (int i = 0; i <= ReceiptRetention.GAMES_AT_ONCE; i++) {
      game("g" + i, ENDED.minusSeconds(i), 10);
    }

    assertThat(retention.deleteSome(LATER).games()).isEqualTo(ReceiptRetention.GAMES_AT_ONCE);
    assertThat(receipts.of(new GameId("g0"))).isNotEmpty();
    assertThat(retention.deleteSome(LATER)).isEqualTo(new Deleted(1, 1));
  }

  @Test
  void aGameThatIsLockedIsLeftForLater() {
    game("old", ENDED, 10);
    database
        .database()
        .transaction(sql -> {
          sql.update("UPDATE games.game SET stage = stage");
          return assertThat(retention.deleteSome(LATER)).isEqualTo(new Deleted(0, 0));
        });
    assertThat(retention.deleteSome(LATER)).isEqualTo(new Deleted(1, 1));
  }

  @Test
  void aDamagedPageDoesNotKeepTheOthers() {
    game("old", ENDED, 10);
    update("UPDATE games.receipts SET page = 'x'");

    assertThat(retention.deleteSome(LATER)).isEqualTo(new Deleted(1, 1));
    assertThat(receipts.slowest(List.of("old"))).isEmpty();
  }

  @Test
  void theTimeIsSettable() {
    assertThat(settings("90d").deleteAfter()).contains(Duration.ofDays(90));
    assertThat(settings("never").deleteAfter()).isEmpty();
    assertThatThrownBy(() -> settings("1h")).hasMessageContaining("delete-after");
  }

  private static ReceiptSettings settings(String deleteAfter) {
    var told = Map.<String, Object>of("apogee.receipts.delete-after", deleteAfter);
    return ReceiptSettings.from(Configuration.of(ClusterSystem.load(told)));
  }

  /** A game in which both seats take these times; each move is in a page of its own. */
  private void game(String id, @Nullable Instant finished, long... outsideMillis) {
    update(
        "INSERT INTO games.game (id, number, ruleset, game, options, stage, origin, ordered_by,"
            + " seats, sequence, started_at, changed_at, finished_at)"
            + " VALUES (?, ?, 'sol/1', 'sol', '{}', ?, 'casual', 'p', 2, 1, now(), now(), ?)",
        id,
        ++number,
        finished == null ? "live" : "over",
        finished);
    receipts.add(
        LongStream.of(outsideMillis).mapToObj(millis -> page(id, ++number, millis)).toList());
  }

  private static ReceiptPage page(String id, long number, long millis) {
    var draft = new ReceiptPage.Draft();
    for (int seat = 0; seat < 2; seat++) {
      long micros = millis * 1_000;
      draft.add(new Receipt((int) number, seat, 0, micros, 0, 0, 0, 0, 0, micros));
    }
    return draft.page(id, number);
  }

  private void update(String statement, @Nullable Object... values) {
    database.database().statement(sql -> sql.update(statement, values));
  }
}
