package org.apogee.match.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.apogee.engine.BadInput;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;

/** Answers questions about all tournaments, from the list that they keep. */
public final class TournamentQuery {
  private final Database database;

  /** How many tournaments there are of a state and a format, and how many play in them. */
  public record Count(String state, String format, int tournaments, int entrants) {}

  private record Line(long number, JsonNode summary) {}

  public TournamentQuery(Database database) {
    this.database = database;
  }

  /** Newest first, with the cursor of the next page if there is one. */
  public ObjectNode page(
      Optional<TournamentState.Stage> stage, int limit, Optional<String> cursor) {
    var where = stage.isPresent() ? "AND state = ?" : "";
    var values = new ArrayList<Object>();
    values.add(cursor.map(TournamentQuery::number).orElse(Long.MAX_VALUE));
    stage.ifPresent(word -> values.add(word.label()));
    values.add(limit + 1);
    var query =
        "SELECT number, summary::text AS summary FROM matchmaker.tournament WHERE number < ? "
            + where
            + " ORDER BY number DESC LIMIT ?";
    List<Line> lines =
        database.statement(sql ->
            sql.list(
                query,
                row -> new Line(row.getLong("number"), tree(row.getString("summary"))),
                values.toArray()));
    var json = Json.object();
    var items = json.putArray("items");
    lines.stream().limit(limit).forEach(line -> items.add(line.summary()));
    if (lines.size() > limit) {
      json.put("next", cursor(lines.get(limit - 1).number()));
    }
    return json;
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
            row -> tree(row.getString("summary")),
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

  private static JsonNode tree(String json) {
    try {
      return ProtocolJson.MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("unreadable line in the list", e);
    }
  }

  /** A cursor is a number that nobody should count on. */
  private static String cursor(long number) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(("t" + number).getBytes(StandardCharsets.US_ASCII));
  }

  private static long number(String cursor) {
    try {
      var text = new String(Base64.getUrlDecoder().decode(cursor), StandardCharsets.US_ASCII);
      if (text.matches("t[0-9]{1,18}")) {
        return Long.parseLong(text.substring(1));
      }
    } catch (IllegalArgumentException _) {
      // Falls through: what is no Base64 is no cursor.
    }
    throw new BadInput("bad-cursor", "The cursor does not come from a page of tournaments.");
  }
}
