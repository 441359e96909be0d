package org.apogee.node.directory;

import java.util.List;
import org.apogee.platform.database.Database;

/** An overview for organisers: the number of games, and games without progress. */
public final class GamesAtAGlance {
  private static final String COUNTS =
      """
      SELECT ruleset,
        count(*) FILTER (WHERE stage = 'live') AS live,
        count(*) FILTER (WHERE stage = 'over') AS over,
        count(*) FILTER (WHERE stage = 'cancelled') AS cancelled,
        count(*) FILTER (WHERE started_at > now() - interval '1 hour') AS opened,
        count(*) FILTER (WHERE finished_at > now() - interval '1 hour') AS finished,
        count(*) FILTER (WHERE changed_at > now() - interval '1 minute') AS moved
      FROM games.game GROUP BY ruleset ORDER BY ruleset
      """;
  private static final String QUIETEST =
      """
      SELECT id, ruleset, changed_at FROM games.game WHERE stage = 'live'
      ORDER BY changed_at, id LIMIT 5
      """;

  private final Database database;

  public GamesAtAGlance(Database database) {
    this.database = database;
  }

  /**
   * The games of one ruleset.
   *
   * @param opened in the last hour, as is finished
   * @param moved in the last minute
   */
  public record Line(
      String ruleset,
      long live,
      long over,
      long cancelled,
      long opened,
      long finished,
      long moved) {}

  /** A live game and when something last happened in it. */
  public record Quiet(String id, String ruleset, long changedMillis) {}

  /** Reads every row of the list once, so ask it every few seconds at most. */
  public List<Line> lines() {
    return database.statement(sql ->
        sql.list(
            COUNTS,
            row ->
                new Line(
                    row.getString("ruleset"),
                    row.getLong("live"),
                    row.getLong("over"),
                    row.getLong("cancelled"),
                    row.getLong("opened"),
                    row.getLong("finished"),
                    row.getLong("moved"))));
  }

  /** The live games in which nothing has happened for the longest time. */
  public List<Quiet> quietest() {
    return database.statement(sql ->
        sql.list(
            QUIETEST,
            row ->
                new Quiet(
                    row.getString("id"),
                    row.getString("ruleset"),
                    row.getTimestamp("changed_at").getTime())));
  }
}
