package org.apogee.match.ladder;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import org.apogee.platform.database.Database;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;

/**
 * The world as the database knows it: ratings from the analytics, games in play from the nodes,
 * sanctions from the directory. Where there are no analytics yet, nobody has a rating.
 */
public final class JdbcLadderInput implements LadderInput {
  private static final String RATINGS =
      """
      SELECT participant, mean, deviation, games FROM analytics.rating
      WHERE pool = ? AND NOT is_entity AND participant = ANY (?)
      """;
  private static final String LIVE = "SELECT count(*) AS live FROM games.game WHERE stage = 'live'";

  private final Database database;
  private final InstantSource clock;
  private final IntSupplier nodes;
  private final int gamesOfANode;

  private record Line(String player, LadderRating rating) {}

  /**
   * @param nodes how many take orders now
   * @param gamesOfANode how many games in play one node should have before ladders wait
   */
  public JdbcLadderInput(
      Database database, InstantSource clock, IntSupplier nodes, int gamesOfANode) {
    this.database = database;
    this.clock = clock;
    this.nodes = nodes;
    this.gamesOfANode = gamesOfANode;
  }

  @Override
  public Now look(String pool, Collection<String> players) {
    int live = database.statement(sql -> sql.one(LIVE, row -> row.getInt("live")).orElse(0));
    int room = Math.max(0, nodes.getAsInt() * gamesOfANode - live);
    var banned =
        database.statement(
            sql -> Sanctions.sanctioned(sql, Sanction.Kind.PLAY, players, clock.instant()));
    return new Now(ratings(pool, List.copyOf(players)), Set.copyOf(banned), room);
  }

  private Map<String, LadderRating> ratings(String pool, List<String> players) {
    boolean isThere = database.statement(sql -> sql.has("analytics.rating"));
    if (!isThere) {
      return Map.of();
    }
    List<Line> lines =
        database.statement(sql ->
            sql.list(
                RATINGS,
                row ->
                    new Line(
                        row.getString("participant"),
                        new LadderRating(
                            row.getDouble("mean"),
                            row.getDouble("deviation"),
                            row.getLong("games"))),
                pool,
                players));
    return lines.stream().collect(Collectors.toMap(Line::player, Line::rating));
  }
}
