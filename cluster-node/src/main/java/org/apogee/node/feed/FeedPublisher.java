package org.apogee.node.feed;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.apogee.node.journal.JournalRow;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.Reading;
import org.apogee.platform.trace.Traces;
import org.jspecify.annotations.Nullable;

/** Publishes rows of the journal: they are done when Kafka has acknowledged their records. */
final class FeedPublisher implements ReaderLoop.Work {
  private final FeedSettings settings;
  private final FeedMetrics metrics;
  private final Outbox outbox;
  private final Traces traces;
  private @Nullable FeedRecords records;

  FeedPublisher(FeedSettings settings, FeedMetrics metrics, Outbox outbox, Traces traces) {
    this.settings = settings;
    this.metrics = metrics;
    this.outbox = outbox;
    this.traces = traces;
  }

  @Override
  public void take(Reading reading, List<JournalRow> rows)
      throws SQLException, InterruptedException {
    var games = records;
    if (games == null) {
      games = new FeedRecords(settings, reading::rowsOf, traces);
      records = games;
    }
    var outgoing = new ArrayList<Outgoing>();
    for (var row : rows) {
      if (!reading.isSetAside(row)) {
        outgoing.addAll(recordsOf(row, games, reading));
      }
    }
    long oldest = ReaderLoop.oldest(rows);
    outbox.send(outgoing, () -> metrics.reader().waiting(rows.size() + reading.unread(), oldest));
  }

  private List<Outgoing> recordsOf(JournalRow row, FeedRecords games, Reading reading)
      throws SQLException {
    try {
      return games.of(row);
    } catch (RuntimeException e) {
      metrics.broken(e);
      reading.setAside(row, e);
      return List.of();
    }
  }

  @Override
  public void close() {
    outbox.close();
  }
}
