package org.apogee.node.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import org.apogee.cluster.ClusterSystem;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.platform.token.Players;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A heartbeat against a real database: whatever would stop a move stops it. */
class HeartbeatTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int POOL = 3;
  private static Database database;
  private static Heartbeat heart;

  @BeforeAll
  static void start() {
    var url = LocalDatabase.forTests().freshDatabase();
    var settings =
        new DatabaseSettings(url, LocalDatabase.USER, new Secret(LocalDatabase.PASSWORD), POOL);
    database = Database.open(settings, "heartbeat", new SimpleMeterRegistry());
    ClusterSystem.migrate(database);
    Players.migrate(database);
    Heartbeat.migrate(database);
    heart = Heartbeat.start("n-one", database, new SimpleMeterRegistry());
  }

  @AfterAll
  static void stop() {
    heart.close();
    database.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "directory.token IN ACCESS EXCLUSIVE MODE",
        "journal.event_journal IN ACCESS EXCLUSIVE MODE",
        "journal.event_journal IN EXCLUSIVE MODE",
        "service.node IN EXCLUSIVE MODE"
      })
  void aLockThatAMoveWouldWaitForIsAnAbsence(String lock) throws SQLException {
    isBackAfter(held(lock));
  }

  @Test
  void aPoolWithoutAConnectionIsAnAbsence() throws SQLException {
    var all = new ArrayList<Connection>();
    for (int i = 0; i < POOL; i++) {
      all.add(database.dataSource().getConnection());
    }
    isBackAfter(() -> {
      for (var connection : all) {
        connection.close();
      }
    });
  }

  @Test
  void whoTakesAGameOverReadsUntilWhenItsHostServed() {
    database.statement(sql ->
        sql.update(
            "INSERT INTO journal.event_journal (persistence_id, sequence_number, writer,"
                + " write_timestamp, event_ser_id, event_ser_manifest, event_payload)"
                + " VALUES ('game|g1', 1, 'n-gone/abc', 5000, 1, 'm', '')"));
    database.statement(sql ->
        sql.update(
            "INSERT INTO service.node (node, alive, absent, wall_ahead)"
                + " VALUES ('n-gone', 9000, '{6000,7000}', 100)"));

    var former = heart.formerHost("game|g1");

    assertThat(former)
        .isEqualTo(new FormerHost("n-gone", 4900, 9000, Absences.NONE.with(6000, 7000)));
    assertThat(former.until(20_000).within(4900, 20_000)).isEqualTo(1_000 + 11_000);
  }

  @Test
  void aNodeIsSilentIfItStoppedLatelyAndDidNotLeave() {
    long told = 1_000_000;
    insertNode("n-in-time", told - Uptime.TOLERANCE, false);
    insertNode("n-silent", told - 3_000, false);
    insertNode("n-left", told - 3_001, true);
    insertNode("n-gone-long-ago", told - 15_000, false);

    var silent =
        database.statement(sql ->
            sql.one(
                "SELECT service.silent('n-asks', ?, ?, 15000)::text",
                row -> row.getString(1),
                told,
                Uptime.TOLERANCE));

    assertThat(silent).contains("{%d}".formatted(told - 3_000));
  }

  private static void insertNode(String name, long alive, boolean leaving) {
    database.statement(sql ->
        sql.update(
            "INSERT INTO service.node (node, alive, absent, wall_ahead, leaving)"
                + " VALUES (?, ?, '{}', 0, ?)",
            name,
            alive,
            leaving));
  }

  private static AutoCloseable held(String lock) throws SQLException {
    var connection = database.dataSource().getConnection();
    connection.setAutoCommit(false);
    try (var statement = connection.createStatement()) {
      statement.execute("LOCK TABLE " + lock);
    }
    return () -> {
      connection.rollback();
      connection.setAutoCommit(true);
      connection.close();
    };
  }

  private static void isBackAfter(AutoCloseable fault) throws SQLException {
    try {
      await().atMost(PATIENCE).until(() -> heart.uptime().isAway(heart.time().millis()));
      fault.close();
    } catch (SQLException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    await().atMost(PATIENCE).until(() -> !heart.uptime().isAway(heart.time().millis()));
    assertThat(heart.uptime().absences(heart.time().millis()).isEmpty()).isFalse();
  }
}
