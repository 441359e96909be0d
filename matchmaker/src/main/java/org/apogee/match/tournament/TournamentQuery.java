package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apogee.match.listing.Summaries;
import org.apogee.platform.database.Database;

/** Answers questions about all tournaments, from the list that they keep. */
public final class TournamentQuery {
  private final Database database;
  private final Summaries summaries;

  /** How many tournaments there are of a state and a format, and how many play in them. */
  public record Count(String state, String format, int tournaments, int entrants) {}

  public TournamentQuery(Database database) {
    this.database = database;
    summaries = new Summaries(database, "tournament");
  }

  /** Newest first, with the cursor of the next page if there is one. */
  public ObjectNode page(
      Optional<TournamentState.Stage> stage, int limit, Optional<String> cursor) {
    return summaries.page(stage.map(TournamentState.Stage::label), limit, cursor);
  }

  /** What begins after a moment: tournaments with a planned start, or with a next round. */
  public List<JsonNode> upcoming(Instant now, int limit) {
    return database.statement(sql ->
        sql.list(
            """
            SELECT summary::text AS summary FROM (
              SELECT summary, CASE state WHEN 'open' THEN (summary ->> 'startAt')::bigint
                ELSE (summary ->> 'nextRoundAt')::bigint END AS next
              FROM matchmaker.tournament WHERE state IN ('open', 'running')) coming
            WHERE next > ? ORDER BY next LIMIT ?
            """,
            row -> Summaries.read(row.getString("summary")),
            now.toEpochMilli(),
            limit));
  }

  /** For metrics. */
  public List<Count> counts() {
    return database.statement(sql ->
        sql.list(
            "SELECT state, format, count(*) AS tournaments, sum(entrants) AS entrants"
                + " FROM matchmaker.tournament GROUP BY state, format",
            row ->
                new Count(
                    row.getString("state"),
                    row.getString("format"),
                    row.getInt("tournaments"),
                    row.getInt("entrants"))));
  }
}
