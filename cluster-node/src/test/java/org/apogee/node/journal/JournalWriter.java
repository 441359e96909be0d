package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.apogee.local.LocalDatabase;
import org.apogee.node.game.PlayedGame;

/** Writes rows into a real journal in the columns that Pekko's plugin uses. For one thread. */
public final class JournalWriter implements AutoCloseable {
  private static final String INSERT =
      """
      INSERT INTO journal.event_journal (persistence_id, sequence_number, deleted, writer,
        write_timestamp, event_ser_id, event_ser_manifest, event_payload)
      VALUES (?, ?, false, 'test', ?, 7001, ?, ?)
      """;

  private final Connection connection;

  private JournalWriter(Connection connection) {
    this.connection = connection;
  }

  public static JournalWriter open(String url) throws SQLException {
    var connection = DriverManager.getConnection(url, LocalDatabase.USER, LocalDatabase.PASSWORD);
    connection.setAutoCommit(false);
    return new JournalWriter(connection);
  }

  /** Part of a transaction that is not committed yet. */
  public void write(String id, long sequence, String manifest, byte[] payload) throws SQLException {
    try (var statement = connection.prepareStatement(INSERT)) {
      statement.setString(1, id);
      statement.setLong(2, sequence);
      statement.setLong(3, System.currentTimeMillis());
      statement.setString(4, manifest);
      statement.setBytes(5, payload);
      statement.executeUpdate();
    }
  }

  /** The entries of a game from one to another sequence number, both included, and commits. */
  public void write(String game, PlayedGame played, int from, int to) throws SQLException {
    for (int sequence = from; sequence <= to; sequence++) {
      var entry = played.entries().get(sequence - 1);
      write("game|" + game, sequence, entry.manifest(), entry.payload());
    }
    commit();
  }

  public void write(String game, PlayedGame played) throws SQLException {
    write(game, played, 1, played.entries().size());
  }

  /** Makes more games with the same events, and commits. */
  public void copy(String game, int copies) throws SQLException {
    try (var statement =
        connection.prepareStatement(
            """
            INSERT INTO journal.event_journal (persistence_id, sequence_number, deleted, writer,
              write_timestamp, event_ser_id, event_ser_manifest, event_payload)
            SELECT persistence_id || '-' || number, sequence_number, deleted, writer,
              write_timestamp, event_ser_id, event_ser_manifest, event_payload
            FROM journal.event_journal, generate_series(1, ?) AS number
            WHERE persistence_id = ? ORDER BY sequence_number, number
            """)) {
      statement.setInt(1, copies);
      statement.setString(2, "game|" + game);
      statement.executeUpdate();
    }
    commit();
  }

  /** Nobody else can use the table until the end of the transaction. */
  public void lock(String table) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("LOCK TABLE " + table);
    }
  }

  public void commit() throws SQLException {
    connection.commit();
  }

  public void rollback() throws SQLException {
    connection.rollback();
  }

  public List<String> texts(String query) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(query)) {
      var texts = new ArrayList<String>();
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
      connection.commit();
      return texts;
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
