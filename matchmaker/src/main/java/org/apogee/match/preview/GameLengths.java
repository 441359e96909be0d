package org.apogee.match.preview;

import java.util.Optional;
import org.apogee.platform.database.Database;

/** How long games last, from the latest that were played here. */
public final class GameLengths {
  /** Fewer games say nothing about the next one. */
  private static final int LEAST = 5;

  private static final String QUERY =
      """
      SELECT count(*) AS games,
        coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY plies), 0) AS plies,
        coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY millis), 0) AS middle,
        coalesce(percentile_cont(0.9) WITHIN GROUP (ORDER BY millis), 0) AS long
      FROM (
        SELECT plies, extract(epoch FROM finished_at - started_at) * 1000 AS millis
        FROM games.game g
        WHERE game = ? AND stage = 'over' AND seats BETWEEN ? AND ? AND finished_at IS NOT NULL
          AND id NOT LIKE 'fork-%'
          AND (? OR EXISTS (SELECT FROM games.game_seat s WHERE s.game_id = g.id AND s.bot IS NULL))
        ORDER BY number DESC LIMIT 500) latest
      """;

  private final Database database;

  /**
   * Measured lengths.
   *
   * @param games how many were measured
   * @param plies the median number of decisions
   * @param middleMillis the median duration
   * @param longMillis the duration that one of ten exceeds
   */
  public record Measured(int games, int plies, long middleMillis, long longMillis) {
    /** The median time between two decisions. */
    public long millisOfDecision() {
      return plies == 0 ? 0 : middleMillis / plies;
    }
  }

  public GameLengths(Database database) {
    this.database = database;
  }

  /**
   * Of games with these numbers of seats.
   *
   * @param houseOnly whether games between house bots count: they take seconds
   */
  public Optional<Measured> of(String game, int least, int most, boolean houseOnly) {
    return database
        .statement(sql ->
            sql.one(
                QUERY,
                row ->
                    new Measured(
                        row.getInt("games"),
                        (int) Math.round(row.getDouble("plies")),
                        Math.round(row.getDouble("middle")),
                        Math.round(row.getDouble("long"))),
                game,
                least,
                most,
                houseOnly))
        .filter(measured -> measured.games() >= LEAST);
  }
}
