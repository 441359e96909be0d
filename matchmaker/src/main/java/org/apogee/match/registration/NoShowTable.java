package org.apogee.match.registration;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.http.Json;

/** Counts of missed check-ins for each account, for directors. */
public final class NoShowTable {
  private static final String COUNTS =
      """
      SELECT p.id, count(*) AS times, max(n.at) AS last FROM directory.player p
      JOIN matchmaker.no_show n ON n.account = coalesce(p.owner, p.id)
      WHERE p.id = ANY (?) GROUP BY p.id ORDER BY times DESC, p.id
      """;

  private final Database database;

  public NoShowTable(Database database) {
    this.database = database;
  }

  /** Of the accounts of these players; those without a no-show are left out. */
  public ObjectNode of(Collection<String> players) {
    var ids = List.copyOf(players);
    var json = Json.object();
    var items = json.putArray("items");
    database
        .statement(sql ->
            sql.list(
                COUNTS,
                row ->
                    Json.object()
                        .put("player", row.getString("id"))
                        .put("times", row.getInt("times"))
                        .put("lastAt", Sql.instant(row, "last").toEpochMilli()),
                ids))
        .forEach(items::add);
    return json;
  }
}
