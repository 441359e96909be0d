package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
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

  /** The account of an entrant is the player, or the owner of a bot. */
  private static final String MISSED =
      """
      INSERT INTO matchmaker.no_show (tournament, entrant, player, account, at)
      SELECT ?, ?, id, coalesce(owner, id), to_timestamp(? / 1000.0)
      FROM directory.player WHERE id = ?
      ON CONFLICT DO NOTHING
      """;

  private final Database database;
  private final Executor blocking;

  public TournamentList(Database database, Executor blocking) {
    this.database = database;
    this.blocking = blocking;
  }

  /**
   * Copies the steps that people took into the common audit trail. Steps are copied in order, so
   * that those up to the newest one there are there already.
   */
  CompletionStage<Integer> copySteps(String id, ObjectNode trail) {
    return CompletableFuture.supplyAsync(
        () ->
            database.transaction(sql -> {
              int last =
                  sql.list(
                          "SELECT coalesce(max(step), 0) FROM directory.audit WHERE subject = ?",
                          row -> row.getInt(1),
                          id)
                      .getFirst();
              int copied = 0;
              for (var step : trail.path("items")) {
                boolean isOfPerson = !step.path("by").asText().equals(TournamentEvent.ITSELF);
                if (isOfPerson && step.path("sequence").asInt() > last) {
                  Audit.copy(
                      sql,
                      Instant.ofEpochMilli(step.path("at").asLong()),
                      entry(id, step),
                      step.path("sequence").asInt());
                  copied++;
                }
              }
              return copied;
            }),
        blocking);
  }

  /** The trail names players by ID only. */
  private static AuditEntry entry(String id, JsonNode step) {
    var details = step.path("entrant").asText(step.path("text").asText());
    return new AuditEntry(
        step.path("by").asText(), Area.TOURNAMENT, step.path("what").asText(), id, details);
  }

  /** Fails when the database is away; the same line can be put again. */
  CompletionStage<Integer> put(
      String id, long version, ObjectNode summary, List<EntryList.Missed> missed) {
    return CompletableFuture.supplyAsync(
        () ->
            database.transaction(sql -> {
              for (var who : missed) {
                sql.update(MISSED, id, who.entrant(), who.at(), who.player());
              }
              return sql.update(
                  PUT,
                  id,
                  version,
                  summary.get("state").asText(),
                  summary.get("format").asText(),
                  summary.get("game").asText(),
                  summary.get("entrants").asInt(),
                  Json.line(summary));
            }),
        blocking);
  }
}
