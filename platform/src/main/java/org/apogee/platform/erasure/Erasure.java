package org.apogee.platform.erasure;

import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apogee.platform.Refusal.Kind;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.token.Players;
import org.apogee.platform.token.Role;
import org.apogee.platform.token.Tokens;

/**
 * Erases the personal data of an account and its bots in one transaction. Games, results and
 * ratings stay under a neutral name; journals are not changed.
 */
public final class Erasure {
  private final Database database;
  private final InstantSource time;

  public Erasure(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /** A person or a bot that goes. */
  private record Leaver(String id, String name, String kind, Role role, boolean isErased) {}

  /** Erases a person with all its bots, or one bot. A repeat changes nothing. */
  public void erase(String by, String player) {
    var now = time.instant();
    var gone =
        database.transaction(sql -> {
          var leavers = leavers(sql, player);
          check(leavers, player);
          // First: a seek that is not open after this is full, and counts as a game in play.
          withdrawSeeks(sql, leavers);
          checkNotPlaying(sql, leavers);
          // The notices of a busy platform take longer to search than a request may usually take.
          sql.update("SET LOCAL statement_timeout = '60s'");
          var erased = new ArrayList<String>();
          for (var leaver : leavers) {
            if (!leaver.isErased) {
              erase(sql, leaver, now);
              Audit.record(sql, now, new AuditEntry(by, Area.PLAYER, "erased", leaver.id));
              erased.add(leaver.id);
            }
          }
          return erased;
        });
    gone.forEach(FormerPlayers::add);
  }

  private static List<Leaver> leavers(Sql sql, String player) throws SQLException {
    return sql.list(
        "SELECT id, name, kind, role, erased IS NOT NULL AS erased FROM directory.player"
            + " WHERE id = ? OR owner = ? ORDER BY id FOR UPDATE",
        row ->
            new Leaver(
                row.getString("id"),
                row.getString("name"),
                row.getString("kind"),
                Role.of(row.getString("role")),
                row.getBoolean("erased")),
        player,
        player);
  }

  private static void check(List<Leaver> leavers, String player) {
    var self =
        leavers.stream()
            .filter(leaver -> leaver.id.equals(player))
            .findFirst()
            .orElseThrow(Players::unknown);
    if (self.kind.equals("house") || self.id.equals(Tokens.ORGANISER)) {
      throw RequestRefused.of(
          Kind.FORBIDDEN, "part-of-the-platform", "This player is a part of the platform.");
    }
    if (self.role != Role.PLAYER) {
      throw RequestRefused.of(
          Kind.CONFLICT, "has-a-role", "Take the role of moderator or admin away first.");
    }
  }

  /**
   * Closes the open seeks and challenges of the leavers, and takes them out of those of others. A
   * challenge names its players, so it is closed for all of them. The lobby locks the row of a
   * player before it adds the player to a seek; this transaction holds that lock.
   */
  private static void withdrawSeeks(Sql sql, List<Leaver> leavers) throws SQLException {
    if (!exists(sql, "games.seek_player")) {
      return;
    }
    var ids = leavers.stream().map(Leaver::id).toList();
    var seeks =
        sql.list(
            "SELECT s.id FROM games.seek s WHERE s.stage = 'open' AND EXISTS (SELECT 1"
                + " FROM games.seek_player p WHERE p.seek_id = s.id AND p.player = ANY (?))"
                + " ORDER BY s.id FOR UPDATE OF s",
            row -> row.getString(1),
            ids);
    sql.update(
        "UPDATE games.seek SET stage = 'withdrawn', changed = now()"
            + " WHERE id = ANY (?) AND (kind = 'challenge' OR owner = ANY (?))",
        seeks,
        ids);
    sql.update(
        "DELETE FROM games.seek_player p USING games.seek s WHERE s.id = p.seek_id"
            + " AND s.id = ANY (?) AND s.stage = 'open' AND p.player = ANY (?)",
        seeks,
        ids);
  }

  /** A game in play shows its seats to opponents and asks them, so it has to end first. */
  private static void checkNotPlaying(Sql sql, List<Leaver> leavers) throws SQLException {
    if (!exists(sql, "games.game_seat")) {
      return;
    }
    var ids = leavers.stream().map(Leaver::id).toList();
    int live =
        sql.list(
                "SELECT count(*) FROM games.game_seat s JOIN games.game g ON g.id = s.game_id"
                    + " WHERE g.stage = 'live' AND s.player = ANY (?)",
                row -> row.getInt(1),
                ids)
            .getFirst();
    // The list of games follows the journal a moment later; the seek is decided in its row.
    int opening =
        sql.list(
                "SELECT count(*) FROM games.seek_player p JOIN games.seek s ON s.id = p.seek_id"
                    + " WHERE p.player = ANY (?) AND p.agreed AND (s.stage = 'full' OR s.stage ="
                    + " 'opened' AND NOT EXISTS (SELECT 1 FROM games.game g WHERE g.id = s.id))",
                row -> row.getInt(1),
                ids)
            .getFirst();
    if (live + opening > 0) {
      throw RequestRefused.of(
          Kind.CONFLICT,
          "games-in-play",
          "Finish, resign or cancel all games of the player and its bots first.");
    }
  }

  private static void erase(Sql sql, Leaver leaver, Instant now) throws SQLException {
    var neutral = FormerPlayers.neutral(leaver.id);
    Players.erase(sql, leaver.id, neutral, now);
    for (var place : PersonalData.PLACES) {
      if (exists(sql, place.table())) {
        place.erase(sql, leaver.id, leaver.name, neutral);
      }
    }
  }

  /** Some schemas belong to processes that may never have run on this database. */
  private static boolean exists(Sql sql, String table) throws SQLException {
    Optional<Boolean> found =
        sql.one("SELECT to_regclass(?) IS NOT NULL", row -> row.getBoolean(1), table);
    return found.orElse(false);
  }
}
