package org.apogee.node.directory;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.apogee.node.game.EventCodec;
import org.apogee.node.game.JournalEvent;
import org.apogee.node.journal.JournalRow;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.Reading;
import org.jspecify.annotations.Nullable;

/** Takes rows of the journal into the list, in one transaction with how far the reader came. */
final class GameProjection implements ReaderLoop.Work {
  private final DataSource database;

  GameProjection(DataSource database) {
    this.database = database;
  }

  @Override
  public void take(Reading reading, List<JournalRow> rows) throws SQLException {
    Map<String, GameChange> changes = new LinkedHashMap<>();
    for (var row : rows) {
      var event = reading.isSetAside(row) ? null : event(reading, row);
      if (event != null) {
        changes.computeIfAbsent(row.id(), GameChange::new).add(row, event);
      }
    }
    reading.storeWith(database, connection -> new GameTables(connection).apply(changes.values()));
  }

  private static @Nullable JournalEvent event(Reading reading, JournalRow row) {
    try {
      return EventCodec.decode(row.manifest(), row.payload());
    } catch (RuntimeException e) {
      reading.setAside(row, e);
      return null;
    }
  }

  @Override
  public void close() {}
}
