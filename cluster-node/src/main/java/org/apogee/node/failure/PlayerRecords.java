package org.apogee.node.failure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apogee.node.failure.PlayerRecord.SlowDecision;
import org.apogee.node.receipt.Receipt;
import org.apogee.node.receipt.Receipts;
import org.apogee.platform.database.Database;
import org.jspecify.annotations.Nullable;

/** Counts the newest games of a player. */
public final class PlayerRecords {
  private static final String GAMES =
      """
      SELECT game_id, seat, given_up FROM games.game_seat WHERE player = ?
      ORDER BY number DESC LIMIT ?
      """;

  private static final String FAILURES =
      """
      SELECT code, count(*)::integer FROM games.program_failure
      WHERE player = ? AND game_id = ANY (?) GROUP BY code
      """;

  private static final long MICROS_OF_MILLI = 1_000;

  private final Database database;
  private final Receipts receipts;

  public PlayerRecords(Database database) {
    this.database = database;
    this.receipts = new Receipts(database);
  }

  private record Sat(String game, int seat, @Nullable String givenUp) {}

  private record Counted(String code, int times) {}

  public PlayerRecord of(String player) {
    var sat =
        database.statement(sql ->
            sql.list(
                GAMES,
                row -> new Sat(row.getString(1), row.getInt(2), row.getString(3)),
                player,
                PlayerRecord.GAMES_MAX));
    var ids = sat.stream().map(Sat::game).toList();
    var failures =
        database.statement(sql ->
            sql.list(FAILURES, row -> new Counted(row.getString(1), row.getInt(2)), player, ids));
    return new PlayerRecord(sat.size(), forfeits(sat), byCode(failures), slowest(sat, ids));
  }

  private static SortedMap<String, Integer> forfeits(List<Sat> sat) {
    var forfeits = new TreeMap<String, Integer>();
    for (var one : sat) {
      if (one.givenUp != null) {
        forfeits.merge(one.givenUp, 1, Integer::sum);
      }
    }
    return forfeits;
  }

  private static SortedMap<String, Integer> byCode(List<Counted> all) {
    var counts = new TreeMap<String, Integer>();
    all.forEach(one -> counts.put(one.code, one.times));
    return counts;
  }

  private List<SlowDecision> slowest(List<Sat> sat, List<String> ids) {
    var seats = sat.stream().collect(Collectors.toMap(Sat::game, Sat::seat, (one, _) -> one));
    var all = new ArrayList<SlowDecision>();
    receipts.slowest(ids).forEach((game, moves) -> all.addAll(slow(game, moves, seats)));
    all.sort(Comparator.comparingLong(SlowDecision::outsideMillis).reversed());
    return all.subList(0, Math.min(all.size(), PlayerRecord.SLOWEST_MAX));
  }

  private static List<SlowDecision> slow(
      String game, List<Receipt> moves, Map<String, Integer> seats) {
    return moves.stream()
        .filter(move -> seats.getOrDefault(game, -1) == move.seat())
        .map(move ->
            new SlowDecision(
                game, move.ply(), move.outsideMillis(), move.platform() / MICROS_OF_MILLI))
        .toList();
  }
}
