package org.apogee.node.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import javax.sql.DataSource;
import org.apogee.cluster.register.Fence;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.GameEventCodec;

/** One life of a reader on the database: what it hands on, and where it stores how far it came. */
public final class Reading {
  private static final String GAME = GameActor.ENTITY + "|";
  private static final Set<String> LAST = Set.of(GameEventCodec.ENDED, GameEventCodec.CANCELLED);

  /** Rows that are read of one game at a time: a bound on memory for a game of any length. */
  private static final int PAGE = 500;

  private final JdbcJournal journal;
  private final JdbcBookmarks bookmarks;
  private final JournalReader reader;
  private long storedAt = System.nanoTime();

  /** Takes over from the previous reader of this name. */
  Reading(
      DataSource database,
      Fence fence,
      ReaderSettings settings,
      ReaderMetrics metrics,
      InstantSource clock)
      throws SQLException {
    journal = new JdbcJournal(database, settings.prefixes());
    bookmarks = new JdbcBookmarks(database, fence, settings.name());
    reader =
        new JournalReader(
            journal,
            bookmarks,
            settings,
            Reading::isLast,
            metrics,
            clock,
            () -> System.nanoTime() / 1_000_000);
  }

  /** Of games only: the results of a tournament may be corrected after its end. */
  private static boolean isLast(JournalRow row) {
    return row.id().startsWith(GAME) && LAST.contains(row.manifest());
  }

  List<JournalRow> next() throws SQLException {
    return reader.next();
  }

  boolean isIdle() {
    return reader.isIdle();
  }

  /** How many numbers of the journal were not read yet. */
  public long unread() throws SQLException {
    return reader.unread();
  }

  /** See {@link JournalReader#setAside}. */
  public void setAside(JournalRow row, RuntimeException why) {
    reader.setAside(row, why.getClass().getSimpleName() + ": " + why.getMessage());
  }

  /** See {@link JournalReader#isSetAside}. */
  public boolean isSetAside(JournalRow row) {
    return reader.isSetAside(row.id());
  }

  /** The next rows of an id, from a sequence number on; none at its end. */
  public List<JournalRow> rowsOf(String id, long fromSequence) throws SQLException {
    return journal.of(id, fromSequence, PAGE);
  }

  /** Stores, if something changed and the last time is long ago. All rows given must be done. */
  public void storeAfter(Duration pause) throws SQLException {
    if (reader.hasChanges() && System.nanoTime() - storedAt >= pause.toNanos()) {
      var changes = reader.changes();
      bookmarks.store(changes);
      reader.stored(changes);
      storedAt = System.nanoTime();
    }
  }

  /** Something to do in the transaction that stores how far the reader came. */
  @FunctionalInterface
  public interface Step {
    void in(Connection connection) throws SQLException;
  }

  /** Stores in one transaction with what the step does: both happen, or neither. */
  public void storeWith(DataSource database, Step step) throws SQLException {
    try (var connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try {
        step.in(connection);
        var changes = reader.changes();
        bookmarks.store(connection, changes);
        connection.commit();
        reader.stored(changes);
      } catch (SQLException | RuntimeException e) {
        connection.rollback();
        throw e;
      }
    }
    storedAt = System.nanoTime();
  }
}
