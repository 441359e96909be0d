package org.apogee.node.archive;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import org.apogee.node.directory.Directory;
import org.apogee.node.feed.Feed;
import org.apogee.node.feed.FeedLogSettings;
import org.apogee.node.feed.LoggedFeed;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.GameHistory;
import org.apogee.node.journal.ArchiveMove;
import org.apogee.node.journal.ArchiveMove.Outcome;
import org.apogee.node.notice.Notices;
import org.apogee.platform.Unavailable;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.process.Chore;
import org.apogee.protocol.game.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves games that ended some time ago to the archive. A game is played again first: one that does
 * not lead to its stored positions stays in the journal and is reported. It runs on every node; a
 * game that two of them take is moved once.
 */
public final class Archiver implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Archiver.class);

  /** The readers of games in the journal. */
  private static final List<String> READERS =
      List.of(Directory.NAME, Feed.NAME, Notices.NAME, LoggedFeed.NAME);

  private static final int AT_ONCE = 50;

  /** With one, 70 games a second are moved beside bots on two cores; fewer than may end. */
  private static final int WORKERS = 3;

  private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);

  private static final String DUE =
      """
      SELECT id, finished_at FROM games.game
      WHERE stage <> 'live' AND NOT archived AND finished_at < ? AND (finished_at, id) > (?, ?)
      ORDER BY finished_at, id LIMIT ?
      """;
  private static final String OLDEST =
      "SELECT min(finished_at) AS finished_at FROM games.game"
          + " WHERE stage <> 'live' AND NOT archived";
  private static final String DONE = "UPDATE games.game SET archived = true WHERE id = ?";

  private final Database database;
  private final GameHistory history;
  private final ArchiveMove move;
  private final ArchiveMetrics metrics;
  private final InstantSource clock;
  private final Duration pause;

  /** Reported once, however often they are tried again. */
  private final Set<String> broken = ConcurrentHashMap.newKeySet();

  /** Empty if no games are to be archived. */
  private final Optional<Chore> chore;

  private record Due(String id, Instant finishedAt) {}

  private Archiver(
      Database database,
      GameHistory history,
      ArchiveSettings settings,
      List<String> readers,
      ArchiveMetrics metrics,
      InstantSource clock) {
    this.database = database;
    this.history = history;
    this.move = new ArchiveMove(database, readers);
    this.metrics = metrics;
    this.clock = clock;
    this.pause = settings.pause();
    this.chore =
        settings
            .after()
            .map(after ->
                Chore.start(
                    "archive", "games cannot be archived", AFTER_FAILURE, () -> archiveAll(after)));
  }

  /** Starts it, if games are to be archived at all. */
  public static Archiver start(
      Database database,
      GameHistory history,
      ArchiveSettings settings,
      FeedLogSettings feedLog,
      MeterRegistry registry,
      InstantSource clock) {
    return new Archiver(
        database, history, settings, readers(feedLog), new ArchiveMetrics(registry), clock);
  }

  /** A reader that does not run must not keep games in the journal for ever. */
  private static List<String> readers(FeedLogSettings feedLog) {
    return READERS.stream()
        .filter(name -> feedLog.isOn() || !name.equals(LoggedFeed.NAME))
        .toList();
  }

  /** One pass over all games that are due; those that must wait are tried in the next pass. */
  private Duration archiveAll(Duration after) throws InterruptedException {
    var until = clock.instant().minus(after);
    var from = new Due("", Instant.EPOCH);
    List<Due> due;
    do {
      due = due(until, from);
      archiveEach(due);
      from = due.isEmpty() ? from : due.getLast();
      measure(until);
    } while (due.size() == AT_ONCE);
    return pause;
  }

  /** Some at the same time: each of them mostly waits for the database. */
  private void archiveEach(List<Due> due) throws InterruptedException {
    var tasks = due.stream().map(game -> Executors.callable(() -> archive(game.id()))).toList();
    try (var workers = Executors.newFixedThreadPool(WORKERS, Thread.ofVirtual().factory())) {
      for (var task : workers.invokeAll(tasks)) {
        task.get();
      }
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a game cannot be archived", failed);
    }
  }

  private List<Due> due(Instant until, Due from) {
    return database.statement(sql ->
        sql.list(
            DUE,
            row -> new Due(row.getString("id"), Sql.instant(row, "finished_at")),
            until,
            from.finishedAt(),
            from.id(),
            AT_ONCE));
  }

  private void archive(String id) {
    var key = GameActor.ENTITY + "|" + id;
    try {
      if (!history.mayBeArchived(new GameId(id)) || move.move(key) == Outcome.NOT_READ) {
        return;
      }
    } catch (Unavailable away) {
      throw away;
    } catch (RuntimeException damaged) {
      if (broken.add(id)) {
        metrics.failed();
        LOG.error("game {} stays in the journal", id, damaged);
      }
      return;
    }
    database.statement(sql -> sql.update(DONE, id));
    metrics.moved();
  }

  private void measure(Instant until) {
    Optional<Instant> oldest =
        database.statement(
            sql -> sql.one(OLDEST, row -> Sql.optionalInstant(row, "finished_at")).orElseThrow());
    metrics.overdue(
        oldest
            .filter(finished -> finished.isBefore(until))
            .map(finished -> Duration.between(finished, until))
            .orElse(Duration.ZERO));
  }

  @Override
  public void close() {
    chore.ifPresent(Chore::close);
  }
}
