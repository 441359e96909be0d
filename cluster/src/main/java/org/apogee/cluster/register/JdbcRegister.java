package org.apogee.cluster.register;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;
import java.util.Properties;
import org.apogee.platform.database.Sql;
import org.apogee.platform.database.SqlWork;
import org.jspecify.annotations.Nullable;

/**
 * The register in PostgreSQL, over a connection of its own: a pool that games have exhausted must
 * not make a member look dead. For one thread. Every time is the clock of the database.
 */
final class JdbcRegister implements Register, AutoCloseable {
  /**
   * A member that has not confirmed itself for so long no longer keeps others from founding a
   * cluster. Longer than a confirmation can take (2 s to connect, 2 s to answer, 1 s between two),
   * so that a lost connection costs nobody its place.
   */
  static final int SILENCE_SECONDS = 10;

  private static final String LIMITS =
      "-c statement_timeout=2000 -c idle_in_transaction_session_timeout=3000";

  /** Decisions are rare; one lock makes them serial, so that none has to consider another. */
  private static final String ONE_AT_A_TIME = "LOCK TABLE journal.cluster IN EXCLUSIVE MODE";

  private static final String PREDECESSOR =
      """
      UPDATE journal.cluster_member SET removed_at = clock_timestamp(), why = 'started again'
      WHERE address = ? AND machine = ? AND uid <> ? AND removed_at IS NULL
      """;
  private static final String LOOK =
      """
      SELECT coalesce(max(seen_at) > clock_timestamp() - make_interval(secs => %d), false) AS lives,
        count(*) = 0 AS is_empty,
        coalesce(extract(epoch FROM max(seen_at)) * 1000000, 0)::bigint AS beat
      FROM journal.cluster_member WHERE hosts_games AND removed_at IS NULL
      """
          .formatted(SILENCE_SECONDS);

  /** Waits for a confirmation in flight, then judges by what that one stored. */
  private static final String EXPIRE =
      """
      UPDATE journal.cluster_member SET removed_at = clock_timestamp(), why = 'silent'
      WHERE hosts_games AND removed_at IS NULL
        AND seen_at <= clock_timestamp() - make_interval(secs => %d)
      """
          .formatted(SILENCE_SECONDS);

  private static final String ANYBODY_LEFT =
      "SELECT 1 FROM journal.cluster_member WHERE hosts_games AND removed_at IS NULL LIMIT 1";
  private static final String REMOVE_REST =
      """
      UPDATE journal.cluster_member SET removed_at = clock_timestamp(), why = 'cluster ended'
      WHERE removed_at IS NULL
      """;
  private static final String END =
      "UPDATE journal.cluster SET ended_at = clock_timestamp() WHERE ended_at IS NULL";
  private static final String FOUND =
      """
      INSERT INTO journal.cluster (number, founder)
      SELECT coalesce(max(number), 0) + 1, ? FROM journal.cluster RETURNING number
      """;
  private static final String INSERT =
      """
      INSERT INTO journal.cluster_member (address, uid, machine, cluster, hosts_games)
      VALUES (?, ?, ?, ?, ?)
      """;
  private static final String KNOWN =
      """
      SELECT cluster, removed_at IS NOT NULL AS is_removed, hosts_games FROM journal.cluster_member
      WHERE address || '#' || uid = ANY (?)
      """;
  private static final String CONFIRM =
      """
      UPDATE journal.cluster_member SET seen_at = clock_timestamp()
      WHERE address = ? AND uid = ? AND removed_at IS NULL
      """;
  private static final String REMOVE =
      """
      UPDATE journal.cluster_member SET removed_at = clock_timestamp(), why = ?
      WHERE address || '#' || uid = ANY (?) AND removed_at IS NULL
      """;
  private static final String FORGET =
      "DELETE FROM journal.cluster_member WHERE removed_at < clock_timestamp() - interval '30"
          + " days'";

  private final String url;
  private final Properties properties = new Properties();
  private @Nullable Connection connection;

  JdbcRegister(String url, String user, String password) {
    this.url = url;
    properties.setProperty("user", user);
    properties.setProperty("password", password);
    properties.setProperty("connectTimeout", "2");
    properties.setProperty("loginTimeout", "2");
    properties.setProperty("socketTimeout", "2");
    properties.setProperty("ApplicationName", "apogee-register");
    properties.setProperty("options", LIMITS);
  }

  private record Row(long cluster, boolean isRemoved, boolean hostsGames) {}

  @Override
  public Sighting look(Member me) throws SQLException {
    return transaction(sql -> {
      sql.update(PREDECESSOR, me.key().address(), me.machine(), me.key().uid());
      return sql.one(
              LOOK,
              row ->
                  new Sighting(
                      row.getBoolean("lives"), row.getBoolean("is_empty"), row.getLong("beat")))
          .orElseThrow();
    });
  }

  @Override
  public OptionalLong found(Member me) throws SQLException {
    return decision(sql -> found(sql, me));
  }

  private static OptionalLong found(Sql sql, Member me) throws SQLException {
    // Removing the silent before anybody is known to live is harmless: it is undone below.
    var before = sql.connection().setSavepoint();
    sql.update(EXPIRE);
    if (sql.one(ANYBODY_LEFT, row -> row.getInt(1)).isPresent()) {
      sql.connection().rollback(before);
      return OptionalLong.empty();
    }
    sql.update(REMOVE_REST);
    sql.update(END);
    sql.update(FORGET);
    long number = sql.one(FOUND, row -> row.getLong("number"), me.key().toString()).orElseThrow();
    insert(sql, me, number);
    return OptionalLong.of(number);
  }

  private static void insert(Sql sql, Member me, long number) throws SQLException {
    sql.update(INSERT, me.key().address(), me.key().uid(), me.machine(), number, me.hostsGames());
  }

  @Override
  public Entry enter(Member me, Collection<MemberKey> fellows) throws SQLException {
    return decision(sql -> {
      var mine = known(sql, List.of(me.key()));
      if (!mine.isEmpty()) {
        return mine.getFirst().isRemoved ? new Entry.Over() : entered(mine.getFirst());
      }
      var around = known(sql, fellows);
      for (var fellow : around) {
        if (!fellow.isRemoved) {
          insert(sql, me, fellow.cluster);
          return entered(fellow);
        }
      }
      if (!around.isEmpty()) {
        return new Entry.Over();
      }
      var founded = me.hostsGames() ? found(sql, me) : OptionalLong.empty();
      return founded.isPresent() ? new Entry.Entered(founded.getAsLong()) : new Entry.Stranger();
    });
  }

  private static Entry entered(Row row) {
    return new Entry.Entered(row.cluster);
  }

  private static List<Row> known(Sql sql, Collection<MemberKey> keys) throws SQLException {
    return sql.list(
        KNOWN,
        row ->
            new Row(
                row.getLong("cluster"),
                row.getBoolean("is_removed"),
                row.getBoolean("hosts_games")),
        texts(keys));
  }

  private static List<String> texts(Collection<MemberKey> keys) {
    return keys.stream().map(MemberKey::toString).toList();
  }

  @Override
  public boolean confirm(Member me) throws SQLException {
    return transaction(sql -> sql.update(CONFIRM, me.key().address(), me.key().uid()) == 1);
  }

  @Override
  public boolean remove(
      Member me, Collection<MemberKey> staying, Collection<MemberKey> gone, String why)
      throws SQLException {
    return decision(sql -> {
      if (known(sql, List.of(me.key())).stream().anyMatch(Row::isRemoved)
          || known(sql, staying).stream().noneMatch(row -> row.hostsGames && !row.isRemoved)) {
        return false;
      }
      sql.update(REMOVE, why, texts(gone));
      return true;
    });
  }

  @Override
  public void leave(Member me) throws SQLException {
    var _ = decision(sql -> sql.update(REMOVE, "left", texts(List.of(me.key()))));
  }

  private <T> T decision(SqlWork<T> work) throws SQLException {
    return transaction(sql -> {
      sql.update(ONE_AT_A_TIME);
      return work.with(sql);
    });
  }

  private <T> T transaction(SqlWork<T> work) throws SQLException {
    try {
      var open = open();
      var result = work.with(new Sql(open));
      open.commit();
      return result;
    } catch (SQLException | RuntimeException failed) {
      close();
      throw failed;
    }
  }

  private Connection open() throws SQLException {
    var open = connection;
    if (open == null) {
      open = DriverManager.getConnection(url, properties);
      open.setAutoCommit(false);
      connection = open;
    }
    return open;
  }

  /** The next operation opens another connection: after a failure nobody knows the old one. */
  @Override
  public void close() {
    var open = connection;
    connection = null;
    if (open != null) {
      try {
        open.abort(Runnable::run);
      } catch (SQLException gone) {
        // It is discarded in any case.
      }
    }
  }
}
