package org.apogee.match.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.apogee.cluster.register.Fence;
import org.apogee.platform.database.Database;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.EndedGame;

/** The finished ordered games: rows written by the nodes, numbered without gaps. */
public final class EndedGames {
  private static final String AFTER =
      """
      SELECT number, outcome::text AS outcome FROM games.result
      WHERE number > ? ORDER BY number LIMIT ?
      """;
  private static final String OF =
      "SELECT number, outcome::text AS outcome FROM games.result WHERE game_id = ANY (?)";
  private static final String OFFSET =
      "SELECT number FROM matchmaker.result_offset WHERE reader = ?";
  private static final String STORE =
      """
      INSERT INTO matchmaker.result_offset (reader, number) VALUES (?, ?)
      ON CONFLICT (reader) DO UPDATE
      SET number = GREATEST(result_offset.number, excluded.number)
      """;

  private final Database database;
  private final Executor blocking;
  private final Fence fence;

  /** A result with its number. */
  public record Numbered(long number, EndedGame ended) {}

  /**
   * The results.
   *
   * @param fence keeps a matchmaker that was removed from the cluster from storing how far it came
   */
  public EndedGames(Database database, Executor blocking, Fence fence) {
    this.database = database;
    this.blocking = blocking;
    this.fence = fence;
  }

  List<Numbered> after(long number, int limit) {
    return database.statement(sql -> sql.list(AFTER, EndedGames::row, number, limit));
  }

  /** Those of these games that have ended. */
  public CompletionStage<Map<Long, EndedGame>> of(Collection<String> games) {
    var ids = List.copyOf(games);
    return CompletableFuture.supplyAsync(
        () ->
            database.statement(sql -> sql.list(OF, EndedGames::row, ids)).stream()
                .collect(Collectors.toMap(Numbered::number, Numbered::ended)),
        blocking);
  }

  long offset(String reader) {
    return database.statement(
        sql -> sql.one(OFFSET, row -> row.getLong("number"), reader).orElse(0L));
  }

  void store(String reader, long number) {
    var _ =
        database.transaction(sql -> {
          fence.check(sql.connection());
          return sql.update(STORE, reader, number);
        });
  }

  private static Numbered row(ResultSet row) throws SQLException {
    try {
      var ended = ProtocolJson.MAPPER.readValue(row.getString("outcome"), EndedGame.class);
      return new Numbered(row.getLong("number"), ended);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("unreadable result: " + row.getLong("number"), e);
    }
  }
}
