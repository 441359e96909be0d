package org.apogee.proving.fault;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apogee.engine.BadInput;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.local.LocalDatabase;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Cancelled;
import org.apogee.node.game.GameEvent.Ended;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameEventCodec;
import org.apogee.proving.fault.PublishedGames.Feed;
import org.apogee.proving.load.MoveOutcomes;
import org.apogee.proving.load.MoveOutcomes.Ack;

/**
 * Compares what the outside was told with the journal, the records and the feed. It trusts nobody:
 * it reads the journal by itself and plays every record again.
 */
final class GameChecker {
  private final MoveOutcomes outcomes;
  private final String databaseUrl;
  private final List<String> faults = new ArrayList<>();

  GameChecker(MoveOutcomes outcomes, String databaseUrl) {
    this.outcomes = outcomes;
    this.databaseUrl = databaseUrl;
  }

  /** One row of the journal. */
  record Row(long sequence, GameEvent event) {}

  /**
   * What was found.
   *
   * @param faults every promise that was not kept, one sentence each; none if all is well
   */
  record Findings(
      int games,
      int acknowledged,
      int journalMoves,
      int unacknowledged,
      int records,
      int feedRecords,
      int feedRepeats,
      List<String> faults) {
    Findings {
      faults = List.copyOf(faults);
    }
  }

  /**
   * @param record of a game by its id; empty if it cannot be had
   */
  Findings check(Records record, Feed feed) throws SQLException, InterruptedException {
    var journal = journal();
    int acknowledged = 0;
    int moves = 0;
    int unacknowledged = 0;
    int records = 0;
    for (var game : outcomes.games()) {
      var rows = journal.getOrDefault(game, List.of());
      checkSequence(game, rows);
      var plies = plies(game, rows);
      var acks = outcomes.acks(game);
      checkAcks(game, acks, plies);
      checkRefusals(game, plies);
      checkForfeits(game, rows);
      acknowledged += acks.size();
      moves += plies.size();
      unacknowledged += plies.size() - acks.size();
      if (isOver(rows)) {
        records += checkRecord(game, record.of(game), plies.size()) ? 1 : 0;
      } else {
        faults.add(game + " did not finish");
      }
      checkFeed(game, rows, feed);
    }
    return new Findings(
        outcomes.games().size(),
        acknowledged,
        moves,
        unacknowledged,
        records,
        feed.records(),
        feed.repeats(),
        faults);
  }

  /** Where records come from: the API. */
  interface Records {
    String of(String game) throws InterruptedException;
  }

  private Map<String, List<Row>> journal() throws SQLException {
    var journal = new HashMap<String, List<Row>>();
    try (var connection =
            DriverManager.getConnection(databaseUrl, LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "SELECT persistence_id, sequence_number, event_ser_manifest, event_payload"
                    + " FROM journal.event_journal WHERE persistence_id LIKE 'game|%'"
                    + " ORDER BY persistence_id, sequence_number")) {
      while (rows.next()) {
        var game = rows.getString(1).substring("game|".length());
        var event = GameEventCodec.decode(rows.getString(3), rows.getBytes(4));
        journal.computeIfAbsent(game, _ -> new ArrayList<>()).add(new Row(rows.getLong(2), event));
      }
    }
    return journal;
  }

  private void checkSequence(String game, List<Row> rows) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).sequence != i + 1) {
        faults.add(
            "%s: the journal's event %d has number %d"
                .formatted(game, i + 1, rows.get(i).sequence));
        return;
      }
    }
  }

  /** The moves in order; every event must go on where the one before it ended. */
  private List<Ack> plies(String game, List<Row> rows) {
    var plies = new ArrayList<Ack>();
    for (var row : rows) {
      if (row.event instanceof Moved moved) {
        if (moved.firstPly() != plies.size()) {
          faults.add(
              "%s: an event begins at ply %d after %d moves"
                  .formatted(game, moved.firstPly(), plies.size()));
        }
        moved.moves().forEach(move -> plies.add(new Ack(plies.size(), moved.seat(), move)));
      }
    }
    return plies;
  }

  private void checkAcks(String game, List<Ack> acks, List<Ack> plies) {
    for (var ack : acks) {
      if (ack.ply() >= plies.size()) {
        faults.add("%s: acknowledged and lost: %s".formatted(game, ack));
      } else if (!plies.get(ack.ply()).equals(ack)) {
        faults.add(
            "%s: acknowledged %s, but the journal has %s"
                .formatted(game, ack, plies.get(ack.ply())));
      }
    }
    if (acks.stream().map(Ack::ply).distinct().count() != acks.size()) {
      faults.add(game + ": a ply was acknowledged twice");
    }
  }

  private void checkRefusals(String game, List<Ack> plies) {
    for (var refused : outcomes.refusals(game)) {
      if (refused.ply() < plies.size() && plies.get(refused.ply()).equals(refused)) {
        faults.add("%s: refused, but in the journal: %s".formatted(game, refused));
      }
    }
  }

  /**
   * The players of a drill have more time than they use, so an outage or a wrong clock was charged.
   */
  private void checkForfeits(String game, List<Row> rows) {
    if (rows.stream()
        .anyMatch(row -> row.event instanceof Forfeited f && f.code().equals("time-out"))) {
      faults.add(game + ": a player lost on time");
    }
  }

  private static boolean isOver(List<Row> rows) {
    return !rows.isEmpty()
        && (rows.getLast().event instanceof Ended || rows.getLast().event instanceof Cancelled);
  }

  private boolean checkRecord(String game, String text, int plies) {
    if (text.isEmpty()) {
      faults.add(game + ": there is no record");
      return false;
    }
    try {
      var verdict = ReplayVerifier.verify(ReplayText.parse(text));
      return switch (verdict) {
        case Verdict.Holds holds when holds.plies() == plies && holds.isChanceProven() -> true;
        case Verdict.Holds holds -> {
          faults.add(
              "%s: the record has %d plies of %d, chance proven: %s"
                  .formatted(game, holds.plies(), plies, holds.isChanceProven()));
          yield false;
        }
        case Verdict.Differs differs -> {
          faults.add(game + ": the record does not hold: " + differs.sentence());
          yield false;
        }
      };
    } catch (BadInput bad) {
      faults.add(game + ": the record cannot be read: " + bad.sentence());
      return false;
    }
  }

  private void checkFeed(String game, List<Row> rows, Feed feed) {
    var fault = feed.fault(game, rows.size());
    if (!fault.isEmpty()) {
      faults.add(game + ": " + fault);
    }
  }
}
