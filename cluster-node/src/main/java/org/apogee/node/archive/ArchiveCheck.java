package org.apogee.node.archive;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.apogee.cluster.ClusterSystem;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.GameHistory;
import org.apogee.node.journal.ArchiveMove;
import org.apogee.platform.Unavailable;
import org.apogee.platform.config.Configuration;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.apogee.protocol.game.GameId;

/** What the archive holds, whether it can be read, and how it is emptied. */
public final class ArchiveCheck implements AutoCloseable {
  private static final int PAGE = 500;
  private static final String STATUS =
      """
      SELECT count(*) AS games, coalesce(sum(last_sequence), 0) AS events,
        coalesce(sum(length(packed)), 0) AS bytes,
        (SELECT count(*) FROM games.game WHERE stage <> 'live' AND NOT archived) AS finished,
        pg_total_relation_size('journal.event_journal') AS journal_bytes,
        pg_total_relation_size('journal.archive') AS archive_bytes
      FROM journal.archive
      """;
  private static final String IDS =
      "SELECT persistence_id FROM journal.archive WHERE persistence_id > ?"
          + " ORDER BY persistence_id LIMIT ?";

  private static final String NOT_ARCHIVED = "UPDATE games.game SET archived = false WHERE id = ?";

  private final Database database;
  private final GameHistory history;

  private ArchiveCheck(Database database) {
    this.database = database;
    this.history = new GameHistory(database, InstantSource.system());
  }

  /**
   * Opens the archive of an installation.
   *
   * @param told settings by the names of their environment variables
   */
  public static ArchiveCheck open(Map<String, String> told) {
    var settings = DatabaseSettings.from(Configuration.of(ClusterSystem.load(told)));
    return new ArchiveCheck(Database.open(settings, "archive", new SimpleMeterRegistry()));
  }

  /**
   * Numbers of an installation.
   *
   * @param games in the archive
   * @param events of these games
   * @param bytes of these games, compressed
   * @param finished games that are over and still in the journal
   * @param journalBytes that the journal takes with its indexes, free space included
   * @param archiveBytes the same of the archive
   */
  public record Status(
      long games, long events, long bytes, long finished, long journalBytes, long archiveBytes) {}

  public Status status() {
    return database
        .statement(sql ->
            sql.one(
                STATUS,
                row ->
                    new Status(
                        row.getLong("games"),
                        row.getLong("events"),
                        row.getLong("bytes"),
                        row.getLong("finished"),
                        row.getLong("journal_bytes"),
                        row.getLong("archive_bytes"))))
        .orElseThrow();
  }

  /**
   * Unpacks every archived game and plays it again.
   *
   * @param progress receives how many games were checked
   * @return a sentence for each game that does not lead to its stored positions
   */
  public List<String> verify(LongConsumer progress) {
    var broken = new ArrayList<String>();
    forEach(key -> check(key, broken), progress);
    return broken;
  }

  /**
   * Puts all games back into the journal, where readers that begin anew find them.
   *
   * @param progress receives how many games were moved
   */
  public void unpack(LongConsumer progress) {
    var move = new ArchiveMove(database, List.of());
    forEach(
        key -> {
          move.back(key);
          database.statement(sql -> sql.update(NOT_ARCHIVED, game(key)));
        },
        progress);
  }

  private void forEach(Consumer<String> work, LongConsumer progress) {
    long done = 0;
    var from = "";
    List<String> page;
    do {
      var after = from;
      page = database.statement(sql -> sql.list(IDS, row -> row.getString(1), after, PAGE));
      for (var key : page) {
        work.accept(key);
        from = key;
      }
      done += page.size();
      progress.accept(done);
    } while (page.size() == PAGE);
  }

  private static String game(String key) {
    return key.substring(GameActor.ENTITY.length() + 1);
  }

  private void check(String key, List<String> broken) {
    try {
      history.mayBeArchived(new GameId(game(key)));
    } catch (Unavailable away) {
      throw away;
    } catch (RuntimeException damaged) {
      broken.add("game %s: %s".formatted(game(key), damaged.getMessage()));
    }
  }

  @Override
  public void close() {
    database.close();
  }
}
