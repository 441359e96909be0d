package org.apogee.match.competition;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;
import org.apogee.protocol.ProtocolJson;

/** The list of competitions or of seasons: each one writes its own line, and only forwards. */
public final class CompetitionList {
  private final Database database;
  private final Executor blocking;
  private final String put;
  private final String newest;

  public CompetitionList(Database database, Executor blocking, String table) {
    this.database = database;
    this.blocking = blocking;
    put =
        """
        INSERT INTO matchmaker.%1$s (id, version, summary) VALUES (?, ?, ?::jsonb)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, summary = excluded.summary
        WHERE %1$s.version < excluded.version
        """
            .formatted(table);
    newest =
        "SELECT summary::text AS summary FROM matchmaker.%s ORDER BY number DESC LIMIT 200"
            .formatted(table);
  }

  /** Fails when the database is away; the same line can be put again. */
  public CompletionStage<Integer> put(String id, long version, ObjectNode summary) {
    return CompletableFuture.supplyAsync(
        () -> database.statement(sql -> sql.update(put, id, version, Json.line(summary))),
        blocking);
  }

  /** The newest first. */
  public ObjectNode newest() {
    var json = Json.object();
    var items = json.putArray("items");
    database
        .statement(sql -> sql.list(newest, row -> row.getString("summary")))
        .forEach(line -> items.add(tree(line)));
    return json;
  }

  private static JsonNode tree(String json) {
    try {
      return ProtocolJson.MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("unreadable line in the list", e);
    }
  }
}
