package org.apogee.node.dump;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.apogee.cluster.dump.DumpSource;
import org.apogee.cluster.dump.DumpWriter;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;

/** All ratings of the moment as the analytics computed them; without analytics, there are none. */
public final class RatingDump implements DumpSource {
  private static final int AT_ONCE = 1_000;
  private static final String RATINGS =
      """
      SELECT pool, participant, is_entity, mean, deviation, games, last_millis
      FROM analytics.rating WHERE (pool, participant) > (?, ?)
      ORDER BY pool, participant LIMIT ?
      """;

  private final Database database;

  public RatingDump(Database database) {
    this.database = database;
  }

  @Override
  public String kind() {
    return "ratings";
  }

  @Override
  public void write(DumpWriter out, Instant end) throws InterruptedException {
    out.startOver();
    if (!areThere()) {
      return;
    }
    var pool = "";
    var participant = "";
    List<ObjectNode> ratings = after(pool, participant);
    while (!ratings.isEmpty()) {
      ratings.forEach(rating -> out.add(Json.line(rating)));
      if (out.isFull()) {
        out.store(_ -> {});
      }
      out.rest();
      pool = ratings.getLast().get("pool").asText();
      participant = ratings.getLast().get("participant").asText();
      ratings = after(pool, participant);
    }
  }

  private boolean areThere() {
    return database.statement(sql ->
        sql.one("SELECT to_regclass('analytics.rating') IS NOT NULL", row -> row.getBoolean(1))
            .orElse(false));
  }

  private List<ObjectNode> after(String pool, String participant) {
    return database.statement(
        sql -> sql.list(RATINGS, RatingDump::line, pool, participant, AT_ONCE));
  }

  private static ObjectNode line(ResultSet row) throws SQLException {
    return Json.object()
        .put("pool", row.getString("pool"))
        .put("participant", row.getString("participant"))
        .put("kind", row.getBoolean("is_entity") ? "entity" : "player")
        .put("mean", row.getDouble("mean"))
        .put("deviation", row.getDouble("deviation"))
        .put("games", row.getLong("games"))
        .put("lastMillis", row.getLong("last_millis"));
  }
}
