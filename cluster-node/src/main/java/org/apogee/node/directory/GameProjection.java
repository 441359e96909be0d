package org.apogee.node.directory;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.sql.DataSource;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEventCodec;
import org.apogee.node.journal.JournalRow;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.Reading;
import org.jspecify.annotations.Nullable;

/**
 * Applies rows of the journal to the list, in one transaction with the reader's position.
 *
 * <p>The start and the end of a game appear in the list immediately. Moves are by far the most
 * frequent and may wait: the moves of a game within a second become one change. A crash loses
 * nothing, because rows that were not stored are read again and repeats change nothing.
 */
final class GameProjection implements ReaderLoop.Work {
  /** Changes that somebody may wait for are written within this time. */
  private static final Duration SOON = Duration.ofMillis(50);

  /** All other changes of a game in this time are one write. */
  private static final Duration LATER = Duration.ofSeconds(1);

  private final DataSource database;
  private final Map<String, GameChange> changes = new LinkedHashMap<>();
  private boolean isPoisoned;
  private long appliedAt = System.nanoTime();
  private long storedAt = appliedAt;

  GameProjection(DataSource database) {
    this.database = database;
  }

  @Override
  public void take(Reading reading, List<JournalRow> rows) {
    for (var row : rows) {
      var event = reading.isSetAside(row) ? null : event(reading, row);
      if (event != null) {
        changes.computeIfAbsent(row.id(), GameChange::new).add(row, event);
      }
    }
  }

  @Override
  public void store(Reading reading) throws SQLException {
    long now = System.nanoTime();
    if (isPoisoned || now - storedAt >= LATER.toNanos()) {
      if (!changes.isEmpty() || isPoisoned) {
        reading.storeWith(database, connection -> apply(connection, changes.values()));
        changes.clear();
        isPoisoned = false;
      } else {
        reading.storeAfter(LATER);
      }
      storedAt = now;
      appliedAt = now;
    } else if (now - appliedAt >= SOON.toNanos()) {
      applyUrgent();
      appliedAt = now;
    }
  }

  private void applyUrgent() throws SQLException {
    var urgent = changes.values().stream().filter(GameChange::isUrgent).toList();
    if (urgent.isEmpty()) {
      return;
    }
    try (var connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try {
        apply(connection, urgent);
        connection.commit();
      } catch (SQLException | RuntimeException e) {
        connection.rollback();
        throw e;
      }
    }
    changes.values().removeAll(Set.copyOf(urgent));
  }

  private static void apply(Connection connection, Collection<GameChange> changes)
      throws SQLException {
    new GameTables(connection).apply(changes);
  }

  private @Nullable GameEvent event(Reading reading, JournalRow row) {
    try {
      return GameEventCodec.decode(row.manifest(), row.payload());
    } catch (RuntimeException e) {
      reading.setAside(row, e);
      isPoisoned = true; // operators of the list should see at once that a game waits
      return null;
    }
  }

  @Override
  public void close() {}
}
