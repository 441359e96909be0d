package org.apogee.match.ladder;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.apogee.match.listing.Summaries;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;

/** The list of ladders: each one writes its own line, and only forwards. */
public final class LadderList {
  private static final String PUT =
      """
      INSERT INTO matchmaker.ladder (id, version, summary) VALUES (?, ?, ?::jsonb)
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, summary = excluded.summary
      WHERE ladder.version < excluded.version
      """;
  private static final String ALL =
      "SELECT summary::text AS summary FROM matchmaker.ladder ORDER BY id LIMIT 1000";

  private final Database database;
  private final Executor blocking;

  public LadderList(Database database, Executor blocking) {
    this.database = database;
    this.blocking = blocking;
  }

  /** Fails when the database is away; the same line can be put again. */
  CompletionStage<Integer> put(String id, long version, ObjectNode summary) {
    return CompletableFuture.supplyAsync(
        () -> database.statement(sql -> sql.update(PUT, id, version, Json.line(summary))),
        blocking);
  }

  /** By their ids. */
  public ObjectNode all() {
    var json = Json.object();
    var items = json.putArray("items");
    database
        .statement(sql -> sql.list(ALL, row -> row.getString("summary")))
        .forEach(line -> items.add(Summaries.read(line)));
    return json;
  }
}
