package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;

/** Keeps the list of tournaments: each one writes its own line, and only forwards. */
public final class TournamentList {
  private static final String PUT =
      """
      INSERT INTO matchmaker.tournament
        (id, version, state, format, game, entrants, summary)
      VALUES (?, ?, ?, ?, ?, ?, ?::jsonb)
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, state = excluded.state,
        entrants = excluded.entrants, summary = excluded.summary
      WHERE tournament.version < excluded.version
      """;

  private final Database database;
  private final Executor blocking;

  public TournamentList(Database database, Executor blocking) {
    this.database = database;
    this.blocking = blocking;
  }

  /** Fails when the database is away; the same line can be put again. */
  CompletionStage<Integer> put(String id, long version, ObjectNode summary) {
    return CompletableFuture.supplyAsync(
        () ->
            database.statement(sql ->
                sql.update(
                    PUT,
                    id,
                    version,
                    summary.get("state").asText(),
                    summary.get("format").asText(),
                    summary.get("game").asText(),
                    summary.get("entrants").asInt(),
                    Json.line(summary))),
        blocking);
  }
}
