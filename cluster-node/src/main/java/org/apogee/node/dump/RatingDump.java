package org.apogee.node.dump;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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
    if (database.statement(sql -> sql.has("analytics.rating"))) {
      out.write(this::after, line -> Optional.of(Json.line(line)), (_, _) -> {});
    }
  }

  private List<ObjectNode> after(Optional<ObjectNode> last) {
    var pool = last.map(line -> line.get("pool").asText()).orElse("");
    var participant = last.map(line -> line.get("participant").asText()).orElse("");
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
