package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.sql.DataSource;
import org.apogee.cluster.register.Fence;
import org.jspecify.annotations.Nullable;

/**
 * The bookmarks of one reader, in tables of the schema {@code games}.
 *
 * <p>Each life has a number, one higher than the last. Only the newest life can store, so a reader
 * that was paused and replaced does no harm when it resumes. The fence prevents a process that is
 * no longer a member from starting a life: otherwise two clusters would take over from each other
 * in turn.
 */
final class JdbcBookmarks implements Bookmarks {

  /**
   * The numbers of lives continue after an operator has reset the reader, so no life starts twice.
   */
  private static final String TAKE_OVER =
      """
      INSERT INTO games.reader_offset AS mine (reader, life, ordering)
      SELECT ?, coalesce(max(life), 0) + 1, 0 FROM games.reader_life WHERE reader = ?
      ON CONFLICT (reader) DO UPDATE SET life = mine.life + 1 RETURNING life, ordering
      """;

  private static final String BEGIN_LIFE =
      """
      WITH old AS (
        DELETE FROM games.reader_life WHERE reader = ? AND began_at < now() - interval '30 days')
      INSERT INTO games.reader_life (reader, life, member) VALUES (?, ?, ?)
      """;
  private static final String MOVE_ON =
      "UPDATE games.reader_offset SET ordering = ?, stored_at = now() WHERE reader = ? AND life ="
          + " ?";
  private static final String ADVANCE =
      """
      INSERT INTO games.reader_progress (reader, id, sequence, is_over)
      SELECT ?, id, sequence, is_over
      FROM unnest(?::text[], ?::bigint[], ?::boolean[]) AS done (id, sequence, is_over)
      ON CONFLICT (reader, id) DO UPDATE
      SET sequence = excluded.sequence, is_over = excluded.is_over, changed_at = now()
      """;
  private static final String HOLD =
      """
      INSERT INTO games.reader_held (reader, id, sequence, why, manifest, payload)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (reader, id) DO UPDATE
      SET sequence = excluded.sequence, why = excluded.why, manifest = excluded.manifest,
        payload = excluded.payload, held_at = now()
      """;
  private static final String RELEASE =
      "DELETE FROM games.reader_held WHERE reader = ? AND id = ANY (?)";
  private static final String FORGET =
      """
      DELETE FROM games.reader_progress
      WHERE reader = ? AND is_over AND changed_at < now() - interval '2 hours'
      """;

  private final DataSource database;
  private final Fence fence;
  private final String reader;
  private long life;

  JdbcBookmarks(DataSource database, Fence fence, String reader) {
    this.database = database;
    this.fence = fence;
    this.reader = reader;
  }

  @Override
  public Start takeOver() throws SQLException {
    return inTransaction(connection -> {
      fence.check(connection);
      long safe;
      try (var statement = connection.prepareStatement(TAKE_OVER)) {
        statement.setString(1, reader);
        statement.setString(2, reader);
        try (var row = statement.executeQuery()) {
          row.next();
          life = row.getLong(1);
          safe = row.getLong(2);
        }
      }
      try (var statement = connection.prepareStatement(BEGIN_LIFE)) {
        statement.setString(1, reader);
        statement.setString(2, reader);
        statement.setLong(3, life);
        statement.setString(4, fence.holder());
        statement.executeUpdate();
      }
      return new Start(safe, held(connection));
    });
  }

  private interface Work<T> {
    T in(Connection connection) throws SQLException;
  }

  private <T> T inTransaction(Work<T> work) throws SQLException {
    try (var connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try {
        var result = work.in(connection);
        connection.commit();
        return result;
      } catch (SQLException | RuntimeException e) {
        connection.rollback();
        throw e;
      }
    }
  }

  private Set<String> held(Connection connection) throws SQLException {
    try (var statement =
        connection.prepareStatement("SELECT id FROM games.reader_held WHERE reader = ?")) {
      statement.setString(1, reader);
      var held = new HashSet<String>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) {
          held.add(rows.getString(1));
        }
      }
      return held;
    }
  }

  @Override
  public Map<String, Long> done(Collection<String> ids) throws SQLException {
    try (var connection = database.getConnection();
        var statement =
            connection.prepareStatement(
                "SELECT id, sequence FROM games.reader_progress WHERE reader = ? AND id = ANY"
                    + " (?)")) {
      statement.setString(1, reader);
      statement.setArray(2, connection.createArrayOf("text", ids.toArray()));
      var done = new HashMap<String, Long>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) {
          done.put(rows.getString(1), rows.getLong(2));
        }
      }
      return done;
    }
  }

  @Override
  public void forgetOver() throws SQLException {
    try (var connection = database.getConnection();
        var statement = connection.prepareStatement(FORGET)) {
      statement.setString(1, reader);
      statement.executeUpdate();
    }
  }

  /** In a transaction of its own. */
  void store(Changes changes) throws SQLException {
    inTransaction(connection -> {
      store(connection, changes);
      return changes;
    });
  }

  /** As a part of the transaction that the connection is in. */
  void store(Connection connection, Changes changes) throws SQLException {
    fence.check(connection);
    try (var statement = connection.prepareStatement(MOVE_ON)) {
      statement.setLong(1, changes.safe());
      statement.setString(2, reader);
      statement.setLong(3, life);
      if (statement.executeUpdate() == 0) {
        throw new TakenOver(reader);
      }
    }
    advance(connection, changes.done());
    hold(connection, changes.held());
    release(connection, changes.released());
  }

  private void advance(Connection connection, Map<String, Done> all) throws SQLException {
    if (all.isEmpty()) {
      return;
    }
    var ids = new ArrayList<String>();
    var sequences = new ArrayList<Long>();
    var overs = new ArrayList<Boolean>();
    all.forEach((id, done) -> {
      ids.add(id);
      sequences.add(done.sequence());
      overs.add(done.isOver());
    });
    try (var statement = connection.prepareStatement(ADVANCE)) {
      statement.setString(1, reader);
      statement.setArray(2, connection.createArrayOf("text", ids.toArray()));
      statement.setArray(3, connection.createArrayOf("bigint", sequences.toArray()));
      statement.setArray(4, connection.createArrayOf("boolean", overs.toArray()));
      statement.executeUpdate();
    }
  }

  private void hold(Connection connection, Map<String, Held> all) throws SQLException {
    if (all.isEmpty()) {
      return;
    }
    try (var statement = connection.prepareStatement(HOLD)) {
      for (var entry : all.entrySet()) {
        bind(statement, entry.getKey(), entry.getValue());
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }

  private void bind(PreparedStatement statement, String id, Held held) throws SQLException {
    statement.setString(1, reader);
    statement.setString(2, id);
    statement.setLong(3, held.sequence());
    statement.setString(4, held.why());
    @Nullable JournalRow row = held.row();
    statement.setString(5, row == null ? null : row.manifest());
    statement.setBytes(6, row == null ? null : row.payload());
  }

  private void release(Connection connection, Set<String> ids) throws SQLException {
    if (ids.isEmpty()) {
      return;
    }
    try (var statement = connection.prepareStatement(RELEASE)) {
      statement.setString(1, reader);
      statement.setArray(2, connection.createArrayOf("text", ids.toArray()));
      statement.executeUpdate();
    }
  }
}
