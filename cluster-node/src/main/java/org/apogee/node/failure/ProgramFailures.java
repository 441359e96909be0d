package org.apogee.node.failure;

import java.sql.Array;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.game.GameId;

/** The failures of all bot programs, in the database. */
public final class ProgramFailures {
  private static final String ADD =
      """
      INSERT INTO games.program_failure
        (game_id, seat, number, player, ply, code, reason, lines, reported_at)
      SELECT ?, ?, count(*) + 1, ?, ?, ?, ?, ?, ? FROM games.program_failure
      WHERE game_id = ? AND seat = ? HAVING count(*) < ? ON CONFLICT DO NOTHING
      """;

  private static final String OF_SEAT =
      """
      SELECT ply, code, reason, lines, reported_at FROM games.program_failure
      WHERE game_id = ? AND seat = ? ORDER BY number
      """;

  private final Database database;
  private final InstantSource clock;

  public ProgramFailures(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  /** As it was reported. */
  public record Reported(ProgramFailure failure, Instant at) {}

  /**
   * Stores one.
   *
   * @throws RequestRefused {@code too-many-failures} if the seat has all that it may have
   */
  public void add(GameId game, int seat, String player, ProgramFailure failure) {
    int added =
        database.statement(sql ->
            sql.update(
                ADD,
                game.text(),
                seat,
                player,
                failure.ply(),
                failure.code(),
                failure.reason(),
                failure.lines(),
                clock.instant(),
                game.text(),
                seat,
                ProgramFailure.OF_SEAT_MAX));
    if (added == 0) {
      throw RequestRefused.of(
          Kind.CONFLICT,
          "too-many-failures",
          "At most " + ProgramFailure.OF_SEAT_MAX + " failures of a seat are stored.");
    }
  }

  /** In the order in which they were reported. */
  public List<Reported> of(GameId game, int seat) {
    return database.statement(sql ->
        sql.list(
            OF_SEAT,
            row ->
                new Reported(
                    new ProgramFailure(
                        row.getInt("ply"),
                        row.getString("code"),
                        row.getString("reason"),
                        texts(row.getArray("lines"))),
                    Sql.instant(row, "reported_at")),
            game.text(),
            seat));
  }

  private static List<String> texts(Array array) throws SQLException {
    return Arrays.asList((String[]) Objects.requireNonNull(array.getArray()));
  }
}
