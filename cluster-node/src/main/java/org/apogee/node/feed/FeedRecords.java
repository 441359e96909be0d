package org.apogee.node.feed;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.node.game.GameActor;
import org.apogee.node.game.GameEventCodec;
import org.apogee.node.journal.JournalRow;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.platform.metrics.Invariant;
import org.apogee.platform.trace.Decisions;
import org.apogee.platform.trace.Trace;
import org.apogee.platform.trace.Traces;
import org.apogee.protocol.event.FeedJson;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.event.ResultCorrection;
import org.apogee.protocol.game.GameCorrection;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * Turns rows of the journal into public records. It follows the games in play, as many as fit; a
 * game that is not there is read again from the journal.
 */
final class FeedRecords {
  /** Of one char; a pair of them takes four bytes. */
  private static final int UTF8_BYTES_MOST = 3;

  private static final String PREFIX = GameActor.ENTITY + "|";

  /** Games, and the tournaments that correct what a result is worth. */
  static final List<String> PREFIXES = List.of(PREFIX, "tournament|");

  /** Where the earlier rows of a game come from. */
  @FunctionalInterface
  interface Earlier {
    /** A page of rows from a sequence number on; none at the end. */
    List<JournalRow> rows(String id, long fromSequence) throws SQLException;
  }

  private final FeedSettings settings;
  private final Earlier earlier;
  private final Traces traces;
  private final Map<String, FollowedGame> games;

  FeedRecords(FeedSettings settings, Earlier earlier, Traces traces) {
    this.settings = settings;
    this.earlier = earlier;
    this.traces = traces;
    this.games =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, FollowedGame> eldest) {
            return size() > settings.gamesInMemory();
          }
        };
  }

  /**
   * The records that a row becomes.
   *
   * @throws RuntimeException if the row cannot be understood; nothing of it may be published
   */
  List<Outgoing> of(JournalRow row) throws SQLException {
    try {
      return row.id().startsWith(PREFIX) ? records(row) : corrections(row);
    } catch (RuntimeException e) {
      games.remove(row.id());
      throw e;
    }
  }

  private List<Outgoing> records(JournalRow row) throws SQLException {
    var game = before(row);
    var id = new GameId(row.id().substring(PREFIX.length()));
    var news = game.apply(GameEventCodec.decode(row.manifest(), row.payload()));
    if (news.sequence() != row.sequence()) {
      throw new BrokenInvariant(
          Invariant.FEED_ORDER, "news " + news.sequence() + " of row " + row.sequence());
    }
    var trace = traces.of(id.text(), Decisions.of(news));
    var records = new ArrayList<Outgoing>();
    var json = FeedJson.write(FeedJson.of(id, news));
    records.add(outgoing(settings.gamesTopic(), id.text(), json, row, trace));
    game.result(news)
        .ifPresent(result -> {
          var text = FeedJson.write(FeedJson.of(result, news.sequence()));
          records.add(outgoing(settings.resultsTopic(), result.pool(), text, row, trace));
        });
    keep(row.id(), game, news);
    return records;
  }

  /** Of the steps of a tournament only one kind is public here. */
  private List<Outgoing> corrections(JournalRow row) throws SQLException {
    if (!row.manifest().equals(GameCorrection.MANIFEST)) {
      return List.of();
    }
    var journaled = GameCorrection.ofJournal(row.payload());
    var correction = journaled.correction();
    var game = new FollowedGame(correction.game());
    Optional<GameResult> result = Optional.empty();
    var page = earlier.rows(PREFIX + correction.game(), 1);
    while (!page.isEmpty()) {
      for (var old : page) {
        var news = game.apply(GameEventCodec.decode(old.manifest(), old.payload()));
        result = game.result(news);
      }
      page = earlier.rows(PREFIX + correction.game(), game.sequence() + 1);
    }
    return result.stream()
        .map(first -> {
          var record = ResultCorrection.of(first, correction, journaled.at());
          var json = FeedJson.write(FeedJson.of(record, game.sequence()));
          return checked(
              new Outgoing(settings.resultsTopic(), first.pool(), json, row.writtenAt()));
        })
        .toList();
  }

  private void keep(String id, FollowedGame game, GameNews news) {
    if (FollowedGame.isLast(news)) {
      games.remove(id);
    } else {
      games.put(id, game);
    }
  }

  /** The game with all that happened before the row. */
  private FollowedGame before(JournalRow row) throws SQLException {
    var known = games.get(row.id());
    if (known != null && known.sequence() == row.sequence() - 1) {
      return known;
    }
    var game = new FollowedGame(row.id().substring(PREFIX.length()));
    while (game.sequence() < row.sequence() - 1) {
      var page = earlier.rows(row.id(), game.sequence() + 1);
      if (page.isEmpty()) {
        throw new BrokenInvariant(
            Invariant.FEED_ORDER, "the journal lacks row " + (game.sequence() + 1));
      }
      for (var old : page) {
        if (old.sequence() < row.sequence()) {
          game.apply(GameEventCodec.decode(old.manifest(), old.payload()));
        }
      }
    }
    return game;
  }

  private Outgoing outgoing(
      String topic, String key, String json, JournalRow row, @Nullable Trace trace) {
    var span = trace == null ? null : trace.publication(topic, row.sequence());
    return checked(new Outgoing(topic, key, json, row.writtenAt(), span));
  }

  private Outgoing checked(Outgoing record) {
    if (record.json().length() <= settings.recordBytesMax() / UTF8_BYTES_MOST) {
      return record;
    }
    int bytes = record.json().getBytes(StandardCharsets.UTF_8).length;
    if (bytes > settings.recordBytesMax()) {
      throw new IllegalStateException("a record of %,d bytes is too long".formatted(bytes));
    }
    return record;
  }

  int followed() {
    return games.size();
  }
}
