package org.apogee.node.feed;

import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.GameEvent.Opened;
import org.apogee.node.game.GameEventCodec;
import org.apogee.node.game.SharedDeals;
import org.apogee.node.journal.JournalRow;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.node.journal.Reading;
import org.apogee.node.journal.StoredEvents;
import org.apogee.platform.Unavailable;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.platform.metrics.Invariant;
import org.apogee.platform.metrics.Invariants;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.game.GameCorrection;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.RoundEnd;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns rows of the journal into records of the feed over HTTP, in one transaction with the
 * reader's position: no record is lost or added twice when a process dies.
 *
 * <p>A game with a deal that other tables may still play waits for the end of its round. Its rows
 * are counted meanwhile. When the round has ended, its records are made from the stored rows up to
 * the last one that was counted, and later rows become records as those of every game. The archive
 * may have those rows by then: the reader has passed them.
 */
final class FeedLogWriter implements ReaderLoop.Work {
  private static final Logger LOG = LoggerFactory.getLogger(FeedLogWriter.class);
  private static final String GAME = GameActor.ENTITY + "|";
  private static final String TOURNAMENT = "tournament|";

  /** After these a tournament plays no round any more. */
  private static final Set<String> LAST = Set.of("finished.1", "cancelled.1");

  private static final Duration STORE_PAUSE = Duration.ofMillis(500);
  private static final Duration TIDY_PAUSE = Duration.ofMinutes(1);

  /** Each is a transaction: new rows must not wait long for the games of a large round. */
  private static final int RELEASES_MOST = 20;

  private final DataSource database;
  private final FeedSettings settings;
  private final FeedLogSettings log;
  private final SharedDeals deals;
  private final StoredEvents stored;
  private final ReaderMetrics metrics;
  private final Invariants invariants;
  private final InstantSource clock;
  private final Map<String, WithheldGame> withheld = new LinkedHashMap<>();
  private final List<LoggedRecord> records = new ArrayList<>();
  private final Set<WithheldGame> changed = new LinkedHashSet<>();

  /** Games that cannot be read; the next life tries them again. */
  private final Set<WithheldGame> unreadable = new LinkedHashSet<>();

  private boolean isLoaded;
  private boolean isEmpty;
  private boolean isPoisoned;
  private long tidiedAt = System.nanoTime() - TIDY_PAUSE.toNanos();
  private @Nullable FeedRecords followed;

  /**
   * Begins a life.
   *
   * @param settings of the records
   */
  FeedLogWriter(
      DataSource database,
      FeedSettings settings,
      FeedLogSettings log,
      SharedDeals deals,
      StoredEvents stored,
      ReaderMetrics metrics,
      Invariants invariants,
      InstantSource clock) {
    this.database = database;
    this.settings = settings;
    this.log = log;
    this.deals = deals;
    this.stored = stored;
    this.metrics = metrics;
    this.invariants = invariants;
    this.clock = clock;
  }

  /** After the reader took over: nobody else stores from now on. */
  private void load() throws SQLException {
    if (!isLoaded) {
      try (var connection = database.getConnection()) {
        var tables = new FeedLogTables(connection);
        withheld.putAll(tables.withheld());
        isEmpty = tables.newest() == 0;
      }
      isLoaded = true;
    }
  }

  @Override
  public void take(Reading reading, List<JournalRow> rows) throws SQLException {
    load();
    var games = records(reading);
    for (var row : rows) {
      try {
        take(row, games, reading);
      } catch (Unavailable away) {
        throw new SQLException(
            "the end of a round cannot be looked up", away); // not the row's fault
      } catch (RuntimeException e) {
        isPoisoned = true;
        invariants.count(e);
        reading.setAside(row, e);
      }
    }
  }

  private void take(JournalRow row, FeedRecords games, Reading reading) throws SQLException {
    boolean isGame = row.id().startsWith(GAME);
    if (isGame && isWithheld(row)) {
      return;
    }
    if (!isGame) {
      release(row);
    }
    if (!reading.isSetAside(row) && !isFromBefore(row)) {
      var made = games.of(row).stream().map(record -> LoggedRecord.of(record, settings)).toList();
      var waiting = isGame || made.isEmpty() ? null : withheld.get(correctedGame(row));
      if (waiting == null) {
        records.addAll(made);
      } else {
        made.forEach(record -> waiting.corrections().add(record.json()));
        changed.add(waiting);
      }
    }
  }

  private FeedRecords records(Reading reading) {
    var known = followed;
    if (known == null) {
      known = new FeedRecords(settings, reading::rowsOf, Traces.OFF);
      followed = known;
    }
    return known;
  }

  /** Whether the row waits with its game. */
  private boolean isWithheld(JournalRow row) {
    var game = withheld.get(row.id());
    if (game == null && row.sequence() == 1) {
      game = withhold(row);
    }
    if (game == null) {
      return false;
    }
    game.waitWith(row.sequence());
    changed.add(game);
    return true;
  }

  /**
   * If the end of the round is not in the journal by now, its row comes later: none is missed
   * between this look and that row.
   */
  private @Nullable WithheldGame withhold(JournalRow first) {
    var id = first.id();
    if (!SharedDeals.isOfTable(new GameId(id.substring(GAME.length())))
        || !(GameEventCodec.decode(first.manifest(), first.payload()) instanceof Opened opened)) {
      return null;
    }
    var deal = opened.order().deal();
    var tournament = opened.order().origin().by();
    if (deal == null || deals.hasEnded(tournament, deal.round())) {
      return null;
    }
    var game = new WithheldGame(id, tournament, deal.round(), first.sequence(), false);
    withheld.put(id, game);
    return game;
  }

  private static String correctedGame(JournalRow row) {
    return GAME + GameCorrection.ofJournal(row.payload()).correction().game();
  }

  /** If the row ends a round or its tournament. */
  private void release(JournalRow row) {
    var tournament = row.id().substring(TOURNAMENT.length());
    if (row.manifest().equals(RoundEnd.MANIFEST)) {
      int round = RoundEnd.ofJournal(row.payload());
      release(game -> game.tournament().equals(tournament) && game.round() == round);
    } else if (LAST.contains(row.manifest())) {
      release(game -> game.tournament().equals(tournament));
    }
  }

  private void release(Predicate<WithheldGame> which) {
    for (var game : withheld.values()) {
      if (!game.isReleased() && which.test(game)) {
        game.release();
        changed.add(game);
      }
    }
  }

  /** When nothing was ever logged, the past of an older platform is left out. */
  private boolean isFromBefore(JournalRow row) {
    return isEmpty && records.isEmpty() && row.writtenAt() < clock.millis() - log.age().toMillis();
  }

  @Override
  public void store(Reading reading) throws SQLException {
    load();
    if (records.isEmpty() && changed.isEmpty() && !isPoisoned) {
      reading.storeAfter(STORE_PAUSE);
    } else {
      reading.storeWith(
          database,
          connection -> {
            var tables = new FeedLogTables(connection);
            tables.store(changed);
            tables.append(records);
          });
      isEmpty = isEmpty && records.isEmpty();
      changed.forEach(game -> game.corrections().clear());
      changed.clear();
      records.clear();
      isPoisoned = false;
    }
    publishReleased(reading);
    if (System.nanoTime() - tidiedAt >= TIDY_PAUSE.toNanos()) {
      tidy();
    }
  }

  private void publishReleased(Reading reading) throws SQLException {
    var ready =
        withheld.values().stream()
            .filter(game -> game.isReleased() && !unreadable.contains(game))
            .limit(RELEASES_MOST)
            .toList();
    for (var game : ready) {
      try {
        publish(game, reading);
        withheld.remove(game.id());
        isEmpty = false;
      } catch (Unavailable away) {
        throw new SQLException("a withheld game cannot be looked up", away);
      } catch (RuntimeException e) {
        metrics.error(ReaderMetrics.POISON);
        invariants.count(e);
        LOG.error("the records of {} stay withheld, because it cannot be read", game.id(), e);
        unreadable.add(game);
      }
    }
  }

  /** Its records, their corrections and its end as a withheld game, all in one transaction. */
  private void publish(WithheldGame game, Reading reading) throws SQLException {
    var games = records(reading);
    var made = new ArrayList<LoggedRecord>();
    long done = 0;
    for (var row : stored.rows(game.id())) {
      if (row.sequence() <= game.sequence()) {
        games.of(row).forEach(record -> made.add(LoggedRecord.of(record, settings)));
        done = row.sequence();
      }
    }
    if (done < game.sequence()) {
      throw new BrokenInvariant(Invariant.FEED_ORDER, "row " + (done + 1) + " is not stored");
    }
    reading.storeWith(
        database,
        connection -> {
          var tables = new FeedLogTables(connection);
          var all = new ArrayList<>(made);
          tables.corrections(game.id()).forEach(one -> all.add(LoggedRecord.ofResults(one)));
          tables.append(all);
          tables.forget(game);
        });
  }

  /**
   * Removes what is too old. It also looks for ends of rounds whose rows do not come, because their
   * tournament waits for a row that cannot be read.
   */
  private void tidy() throws SQLException {
    try {
      release(game -> deals.hasEnded(game.tournament(), game.round()));
    } catch (Unavailable away) {
      throw new SQLException("ends of rounds cannot be looked up", away);
    }
    boolean isDone;
    try (var connection = database.getConnection()) {
      connection.setAutoCommit(false);
      try {
        isDone = !new FeedLogTables(connection).trim(clock.instant().minus(log.age()));
        connection.commit();
      } catch (SQLException | RuntimeException e) {
        connection.rollback();
        throw e;
      }
    }
    if (isDone) {
      tidiedAt = System.nanoTime();
    }
  }

  @Override
  public void close() {}
}
