package org.apogee.platform.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.Unavailable;
import org.apogee.platform.config.Secret;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DatabaseTest {
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final Database database = TestDatabases.open(registry);

  DatabaseTest() {
    database.migrate("shop", "db/shop");
  }

  @AfterAll
  void close() {
    database.close();
  }

  @Test
  void aMigrationRunsOnceHoweverOftenItIsAsked() {
    database.migrate("shop", "db/shop");
    long tables =
        database.statement(sql ->
            sql.one(
                    "SELECT count(*) FROM information_schema.tables"
                        + " WHERE table_schema = 'shop' AND table_name = 'ware'",
                    row -> row.getLong(1))
                .orElseThrow());
    assertThat(tables).isEqualTo(1);
  }

  @Test
  void aPlaceWithoutScriptsStopsTheStart() {
    assertThatThrownBy(() -> database.migrate("other", "db/nowhere"))
        .hasMessageContaining("schema other");
  }

  @Test
  void valuesOfEveryKindGoInAndComeOut() {
    var made = Instant.parse("2026-01-02T03:04:05.678901Z");
    database.statement(sql ->
        sql.update(
            "INSERT INTO shop.ware (id, words, made, gone) VALUES (?, ?, ?, ?)",
            7,
            List.of("a", "b"),
            made,
            null));
    var times =
        database.statement(sql ->
            sql.one(
                "SELECT made, gone FROM shop.ware WHERE id = ?",
                row ->
                    List.of(
                        Optional.of(Sql.instant(row, "made")), Sql.optionalInstant(row, "gone")),
                7));
    assertThat(times).contains(List.of(Optional.of(made), Optional.empty()));
  }

  @Test
  void aTransactionThatFailsLeavesNothing() {
    assertThatThrownBy(() ->
            database.transaction(sql -> {
              sql.update("INSERT INTO shop.ware (id) VALUES (?)", 8);
              throw new IllegalStateException("no more");
            }))
        .hasMessage("no more");
    assertThat(idsOf(8)).isEmpty();
    database.transaction(sql -> sql.update("INSERT INTO shop.ware (id) VALUES (?)", 8));
    assertThat(idsOf(8)).containsExactly(8);
  }

  @Test
  void aMistakeInAStatementIsOursAndNotTheWorlds() {
    assertThatThrownBy(() -> database.statement(sql -> sql.update("INSERT INTO shop.nothing")))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aStatementThatTakesTooLongEndsAtTheServer() {
    var limit =
        database.statement(
            sql -> sql.one("SHOW statement_timeout", row -> row.getString(1)).orElseThrow());
    assertThat(limit).isEqualTo("4s");
    assertThatThrownBy(() ->
            database.transaction(sql -> {
              sql.update("SET LOCAL statement_timeout = 20");
              return sql.one("SELECT pg_sleep(2)", row -> "");
            }))
        .isInstanceOf(Unavailable.class);
  }

  @Test
  void whoStandsStillWithinATransactionMayTryAgain() {
    assertThatThrownBy(() ->
            database.transaction(sql -> {
              sql.update("SET LOCAL idle_in_transaction_session_timeout = 10");
              int mine = sql.one("SELECT pg_backend_pid()", row -> row.getInt(1)).orElseThrow();
              await().until(() -> isGone(mine));
              return sql.one("SELECT 1", row -> row.getInt(1));
            }))
        .isInstanceOf(Unavailable.class);
  }

  private boolean isGone(int connection) {
    return database
        .statement(
            sql -> sql.one("SELECT pid FROM pg_stat_activity WHERE pid = ?", row -> "", connection))
        .isEmpty();
  }

  @Test
  void aPoolWithoutAFreeConnectionIsUnavailable() {
    assertThatThrownBy(() -> nested(3)).isInstanceOf(Unavailable.class);
  }

  @Test
  void thePoolIsMeasured() {
    database.statement(sql -> sql.one("SELECT 1", row -> row.getInt(1)));
    assertThat(registry.find("hikaricp.connections.max").gauge()).isNotNull();
  }

  @Test
  void aDatabaseThatIsNotThereStopsTheStartWithASentence() {
    var nowhere =
        new DatabaseSettings(
            "jdbc:postgresql://127.0.0.1:1/none", "nobody", new Secret("hidden"), 1);
    assertThatThrownBy(() -> Database.open(nowhere, "nowhere", registry).close())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("apogee.database.url")
        .hasMessageNotContaining("hidden");
    assertThat(nowhere.toString()).doesNotContain("hidden");
  }

  private int nested(int depth) {
    return depth == 0 ? 0 : database.statement(sql -> nested(depth - 1));
  }

  private List<Integer> idsOf(int id) {
    return database.statement(
        sql -> sql.list("SELECT id FROM shop.ware WHERE id = ?", row -> row.getInt(1), id));
  }
}
