package org.apogee.node.notice;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.sql.DataSource;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEventCodec;
import org.apogee.node.journal.JournalRow;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.Reading;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.game.SeatOrder;

/**
 * Turns rows of the journal into notices, in one transaction with the reader's position: no notice
 * is lost or added twice when a process dies.
 *
 * <p>A game is followed only while one of its players has a receiver, because its turns are known
 * only to the rules.
 */
final class GameNotices implements ReaderLoop.Work {
  private static final String PREFIX = GameActor.ENTITY + "|";

  /** A choice takes effect within this time. */
  private static final Duration CHOICES_EVERY = Duration.ofSeconds(1);

  private static final Duration STORE_PAUSE = Duration.ofMillis(500);
  private static final int FOLLOWED_MOST = 2_000;
  private static final int KNOWN_MOST = 100_000;

  private static final String CHOOSERS =
      """
      SELECT DISTINCT owner FROM notice.receiver
      WHERE tournament IS NULL AND disabled_why IS NULL
        AND kinds && ARRAY['your-turn', 'game-over']
      """;
  private static final String FIRST =
      """
      SELECT event_ser_manifest, event_payload FROM journal.event_journal
      WHERE persistence_id = ? AND sequence_number = 1
      """;

  private final DataSource database;
  private final Map<String, NoticedGame> followed = newest(FOLLOWED_MOST);
  private final Map<String, Set<String>> players = newest(KNOWN_MOST);
  private final List<Notice> notices = new ArrayList<>();
  private Set<String> choosers = Set.of();
  private long chosenAt = System.nanoTime() - CHOICES_EVERY.toNanos();
  private boolean isPoisoned;

  GameNotices(DataSource database) {
    this.database = database;
  }

  private static <T> Map<String, T> newest(int most) {
    return new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
        return size() > most;
      }
    };
  }

  @Override
  public void take(Reading reading, List<JournalRow> rows) throws SQLException {
    readChoices();
    if (choosers.isEmpty()) {
      return;
    }
    for (var row : rows) {
      if (!reading.isSetAside(row)) {
        take(reading, row);
      }
    }
  }

  private void take(Reading reading, JournalRow row) throws SQLException {
    try {
      if (isWanted(row.id())) {
        var event = event(row);
        notices.addAll(before(reading, row).apply(event));
        if (event instanceof GameEvent.Ended || event instanceof GameEvent.Cancelled) {
          followed.remove(row.id());
          players.remove(row.id());
        }
      }
    } catch (RuntimeException unreadable) {
      followed.remove(row.id());
      reading.setAside(row, unreadable);
      isPoisoned = true;
    }
  }

  private boolean isWanted(String id) throws SQLException {
    var known = players.get(id);
    if (known == null) {
      known = playersOf(id);
      players.put(id, known);
    }
    return known.stream().anyMatch(choosers::contains);
  }

  private Set<String> playersOf(String id) throws SQLException {
    try (var connection = database.getConnection()) {
      var first =
          new Sql(connection)
              .one(FIRST, row -> GameEventCodec.decode(row.getString(1), row.getBytes(2)), id);
      var found = new HashSet<String>();
      if (first.orElse(null) instanceof GameEvent.Opened opened) {
        opened.order().seats().stream()
            .filter(seat -> seat.bot() == null)
            .map(SeatOrder::player)
            .forEach(found::add);
      }
      return found;
    }
  }

  /** The game with all that happened before the row. */
  private NoticedGame before(Reading reading, JournalRow row) throws SQLException {
    var known = followed.get(row.id());
    if (known != null && known.sequence() == row.sequence() - 1) {
      return known;
    }
    var game = new NoticedGame(row.id().substring(PREFIX.length()));
    while (game.sequence() < row.sequence() - 1) {
      var page = reading.rowsOf(row.id(), game.sequence() + 1);
      if (page.isEmpty()) {
        throw new IllegalStateException("the journal lacks row " + (game.sequence() + 1));
      }
      for (var old : page) {
        if (old.sequence() < row.sequence()) {
          game.apply(event(old));
        }
      }
    }
    followed.put(row.id(), game);
    return game;
  }

  private static GameEvent event(JournalRow row) {
    return GameEventCodec.decode(row.manifest(), row.payload());
  }

  private void readChoices() throws SQLException {
    long now = System.nanoTime();
    if (now - chosenAt >= CHOICES_EVERY.toNanos()) {
      try (var connection = database.getConnection()) {
        choosers = Set.copyOf(new Sql(connection).list(CHOOSERS, row -> row.getString(1)));
      }
      chosenAt = now;
    }
  }

  @Override
  public void store(Reading reading) throws SQLException {
    if (notices.isEmpty() && !isPoisoned) {
      reading.storeAfter(STORE_PAUSE);
      return;
    }
    reading.storeWith(database, connection -> NoticeTable.add(connection, notices));
    notices.clear();
    isPoisoned = false;
  }

  @Override
  public void close() {}
}
