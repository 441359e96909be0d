package org.apogee.match.competition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.apogee.match.listing.Summaries;
import org.apogee.platform.database.Database;
import org.apogee.platform.http.Json;

/** The list of competitions or of seasons: each one writes its own line, and only forwards. */
public final class CompetitionList {
  private final Database database;
  private final Executor blocking;
  private final Summaries summaries;
  private final String put;

  public CompetitionList(Database database, Executor blocking, String table) {
    this.database = database;
    this.blocking = blocking;
    summaries = new Summaries(database, table);
    put =
        """
        INSERT INTO matchmaker.%1$s (id, version, summary) VALUES (?, ?, ?::jsonb)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version, summary = excluded.summary
        WHERE %1$s.version < excluded.version
        """
            .formatted(table);
  }

  /** Fails when the database is away; the same line can be put again. */
  public CompletionStage<Integer> put(String id, long version, ObjectNode summary) {
    return CompletableFuture.supplyAsync(
        () -> database.statement(sql -> sql.update(put, id, version, Json.line(summary))),
        blocking);
  }

  /** Newest first, with the cursor of the next page if there is one. */
  public ObjectNode page(int limit, Optional<String> cursor) {
    return summaries.page(limit, cursor);
  }
}
