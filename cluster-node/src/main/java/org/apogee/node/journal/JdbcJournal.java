package org.apogee.node.journal;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.apogee.node.journal.Holes.Range;
import org.apogee.platform.database.Sql;

/** The journal in PostgreSQL, as Pekko's plugin writes it. */
final class JdbcJournal implements Journal {
  private static final byte[] NOTHING = {};
  private static final String COLUMNS =
      """
      ordering, persistence_id, sequence_number, write_timestamp, event_ser_manifest,
      CASE WHEN persistence_id ^@ ANY (?::text[]) THEN event_payload END AS payload
      """;
  private static final String AFTER =
      "SELECT "
          + COLUMNS
          + "FROM journal.event_journal WHERE ordering > ? ORDER BY ordering LIMIT ?";

  /** Lateral, so that each hole is one look into the index, however large the table is. */
  private static final String WITHIN =
      """
      SELECT found.* FROM unnest(?::bigint[], ?::bigint[]) AS hole (low, high)
      CROSS JOIN LATERAL (
        SELECT %s FROM journal.event_journal
        WHERE ordering BETWEEN hole.low AND hole.high ORDER BY ordering LIMIT ?) AS found
      ORDER BY ordering LIMIT ?
      """
          .formatted(COLUMNS);

  private static final String OF =
      "SELECT "
          + COLUMNS
          + """
          FROM journal.event_journal WHERE persistence_id = ? AND sequence_number >= ?
          ORDER BY sequence_number LIMIT ?
          """;
  private static final String RECENT =
      """
      SELECT persistence_id, max(sequence_number) FROM (
        SELECT persistence_id, sequence_number, write_timestamp FROM journal.event_journal
        WHERE ordering <= ? ORDER BY ordering DESC LIMIT ?) AS lately
      WHERE write_timestamp > ? AND persistence_id ^@ ANY (?::text[]) GROUP BY persistence_id
      """;

  private final DataSource database;
  private final String[] prefixes;

  /**
   * The journal.
   *
   * @param prefixes of the ids whose payloads are wanted
   */
  JdbcJournal(DataSource database, List<String> prefixes) {
    this.database = database;
    this.prefixes = prefixes.toArray(String[]::new);
  }

  @FunctionalInterface
  private interface Binding {
    void bind(Connection connection, PreparedStatement statement) throws SQLException;
  }

  @Override
  public List<JournalRow> after(long ordering, int limit) throws SQLException {
    return rows(
        AFTER,
        (connection, statement) -> {
          statement.setArray(1, ids(connection));
          statement.setLong(2, ordering);
          statement.setInt(3, limit);
        });
  }

  @Override
  public List<JournalRow> within(List<Range> holes, int limit) throws SQLException {
    return rows(
        WITHIN,
        (connection, statement) -> {
          var low = holes.stream().map(Range::from).toArray();
          var high = holes.stream().map(Range::to).toArray();
          statement.setArray(1, connection.createArrayOf("bigint", low));
          statement.setArray(2, connection.createArrayOf("bigint", high));
          statement.setArray(3, ids(connection));
          statement.setInt(4, limit);
          statement.setInt(5, limit);
        });
  }

  @Override
  public List<JournalRow> of(String id, long fromSequence, int limit) throws SQLException {
    var live =
        rows(
            OF,
            (connection, statement) -> {
              statement.setArray(1, ids(connection));
              statement.setString(2, id);
              statement.setLong(3, fromSequence);
              statement.setInt(4, limit);
            });
    return live.isEmpty() ? archived(id, fromSequence, limit) : live;
  }

  private List<JournalRow> archived(String id, long fromSequence, int limit) throws SQLException {
    try (var connection = database.getConnection()) {
      return StoredEvents.archived(new Sql(connection), id).stream()
          .map(StoredRow::row)
          .filter(row -> row.sequence() >= fromSequence)
          .limit(limit)
          .toList();
    }
  }

  private Array ids(Connection connection) throws SQLException {
    return connection.createArrayOf("text", prefixes);
  }

  private List<JournalRow> rows(String query, Binding binding) throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.prepareStatement(query)) {
      binding.bind(connection, statement);
      var rows = new ArrayList<JournalRow>();
      try (var found = statement.executeQuery()) {
        while (found.next()) {
          rows.add(row(found));
        }
      }
      return rows;
    }
  }

  static JournalRow row(ResultSet row) throws SQLException {
    var payload = row.getBytes("payload");
    return new JournalRow(
        row.getLong("ordering"),
        row.getString("persistence_id"),
        row.getLong("sequence_number"),
        row.getLong("write_timestamp"),
        row.getString("event_ser_manifest"),
        payload == null ? NOTHING : payload);
  }

  @Override
  public Horizon horizon() throws SQLException {
    try (var connection = database.getConnection();
        var statement =
            connection.prepareStatement(
                """
                SELECT pg_snapshot_xmin(now)::text::bigint, pg_snapshot_xmax(now)::text::bigint
                FROM pg_current_snapshot() AS now
                """);
        var row = statement.executeQuery()) {
      row.next();
      return new Horizon(row.getLong(1), row.getLong(2));
    }
  }

  @Override
  public Map<String, Long> recent(long upTo, long since, int rows) throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.prepareStatement(RECENT)) {
      statement.setLong(1, upTo);
      statement.setInt(2, rows);
      statement.setLong(3, since);
      statement.setArray(4, ids(connection));
      var last = new HashMap<String, Long>();
      try (var found = statement.executeQuery()) {
        while (found.next()) {
          last.put(found.getString(1), found.getLong(2));
        }
      }
      return last;
    }
  }

  @Override
  public long last() throws SQLException {
    try (var connection = database.getConnection();
        var statement =
            connection.prepareStatement("SELECT max(ordering) FROM journal.event_journal");
        var row = statement.executeQuery()) {
      return row.next() ? row.getLong(1) : 0;
    }
  }
}
