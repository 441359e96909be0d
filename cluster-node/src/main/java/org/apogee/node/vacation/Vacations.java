package org.apogee.node.vacation;

import java.sql.SQLException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;

/** The vacations of all players, in the database. */
public final class Vacations {
  private final Database database;
  private final InstantSource time;

  public Vacations(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /**
   * What a player has.
   *
   * @param current the vacation in progress
   */
  public record Stock(int daysPerYear, int daysLeft, Optional<Vacation> current) {}

  public Stock of(String player) {
    return stock(database.statement(sql -> all(sql, player)));
  }

  private Stock stock(List<Vacation> all) {
    var now = time.instant();
    return new Stock(
        VacationRules.DAYS_A_YEAR,
        VacationRules.daysLeft(all, now),
        VacationRules.current(all, now));
  }

  /** Begins now, for so many days. */
  public Stock begin(String player, int days) {
    var now = time.instant().truncatedTo(ChronoUnit.MILLIS);
    return stock(
        database.transaction(sql -> {
          lock(sql, player);
          var begun = VacationRules.begin(all(sql, player), now, days);
          sql.update(
              "INSERT INTO games.vacation (player, begins, ends) VALUES (?, ?, ?)",
              player,
              begun.begins(),
              begun.ends());
          return all(sql, player);
        }));
  }

  /** Ends it now, if there is one; the other days remain. */
  public Stock end(String player) {
    var now = time.instant();
    return stock(
        database.transaction(sql -> {
          lock(sql, player);
          sql.update(
              "UPDATE games.vacation SET ends = ? WHERE player = ? AND begins < ? AND ends > ?",
              now,
              player,
              now,
              now);
          return all(sql, player);
        }));
  }

  /** Two requests of one player wait for each other. */
  private static void lock(Sql sql, String player) throws SQLException {
    sql.one("SELECT 1 FROM directory.player WHERE id = ? FOR UPDATE", row -> row.getInt(1), player);
  }

  /** All vacations of a player, the first one first. */
  public List<Vacation> all(String player) {
    return database.statement(sql -> all(sql, player));
  }

  private static List<Vacation> all(Sql sql, String player) throws SQLException {
    return sql.list(
        "SELECT begins, ends FROM games.vacation WHERE player = ? ORDER BY begins",
        row -> new Vacation(Sql.instant(row, "begins"), Sql.instant(row, "ends")),
        player);
  }
}
