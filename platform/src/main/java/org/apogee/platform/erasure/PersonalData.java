package org.apogee.platform.erasure;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import org.apogee.platform.database.Sql;

/**
 * Where the personal data of players are: the one list. A test compares it with the columns of the
 * database, so that a new column is either erased or known to hold nothing personal.
 *
 * <p>Outside this list, names are in the journals and in the feed; see docs/privacy.md.
 */
public final class PersonalData {
  /**
   * A table with personal data.
   *
   * @param columns the columns that hold them, or point to them
   * @param statement erases those of one player; its parameters are named by {@code values}
   */
  public record Place(String table, Set<String> columns, String statement, List<Value> values) {
    public Place {
      columns = Set.copyOf(columns);
      values = List.copyOf(values);
    }

    void erase(Sql sql, String id, String name, String neutral) throws SQLException {
      var given =
          values.stream()
              .map(value ->
                  switch (value) {
                    case ID -> id;
                    case NAME -> name;
                    case NEUTRAL -> neutral;
                  })
              .toArray();
      sql.update(statement, given);
    }
  }

  /** A parameter of a statement. */
  public enum Value {
    ID,
    /** The name until now. */
    NAME,
    /** The name from now on. */
    NEUTRAL
  }

  /** Besides the row of the player itself, which {@code Players} erases. */
  public static final List<Place> PLACES =
      List.of(
          new Place(
              "directory.token",
              Set.of("token_hash", "id", "scopes", "name", "id_token"),
              "DELETE FROM directory.token WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "directory.account",
              Set.of("password"),
              "DELETE FROM directory.account WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "directory.identity",
              Set.of("issuer", "subject"),
              "DELETE FROM directory.identity WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "directory.sign_in",
              Set.of("secret_hash", "state", "nonce", "verifier", "next"),
              "DELETE FROM directory.sign_in WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "directory.password_link",
              Set.of("secret_hash"),
              "DELETE FROM directory.password_link WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "directory.sanction",
              Set.of("reason"),
              "DELETE FROM directory.sanction WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "directory.audit",
              Set.of("details"),
              "UPDATE directory.audit SET details = '' WHERE subject = ? OR actor = ?",
              List.of(Value.ID, Value.ID)),
          new Place(
              "games.game_seat",
              Set.of("name"),
              "UPDATE games.game_seat SET name = ? WHERE player = ?",
              List.of(Value.NEUTRAL, Value.ID)),
          new Place(
              "games.seek_player",
              Set.of("name"),
              "UPDATE games.seek_player SET name = ? WHERE player = ?",
              List.of(Value.NEUTRAL, Value.ID)),
          new Place(
              "games.vacation",
              Set.of("player"),
              "DELETE FROM games.vacation WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "games.program_failure",
              Set.of("player", "lines", "reason"),
              "DELETE FROM games.program_failure WHERE player = ?",
              List.of(Value.ID)),
          new Place(
              "notice.receiver",
              Set.of("owner", "address", "secret"),
              "DELETE FROM notice.receiver WHERE owner = ?",
              List.of(Value.ID)),
          // Where a sentence of ours has a name, and only there: a name may be any word, or the
          // first word of another name, and notices belong to others.
          new Place(
              "notice.notice",
              Set.of("body"),
              "UPDATE notice.notice SET body = regexp_replace(body, named, ?, 'g') FROM (SELECT"
                  + " '(?<=^|against |challenge to |, | and )' || regexp_replace(?, '(\\W)',"
                  + " '\\\\\\1', 'g') || '(?=, | and |\\.$| to a game of | challenges you )'"
                  + " AS named) AS pattern"
                  + " WHERE kind IN ('your-turn', 'move-due', 'game-over', 'game-found',"
                  + " 'challenge', 'challenge-declined', 'round-paired')"
                  // The cheap test first: all notices are read, and few have the name.
                  + " AND CASE WHEN position(? IN body) > 0 THEN body ~ named ELSE FALSE END",
              List.of(Value.NEUTRAL, Value.NAME, Value.NAME)),
          new Place(
              "analytics.rating",
              Set.of("name"),
              "UPDATE analytics.rating SET name = ? WHERE participant = ?",
              List.of(Value.NEUTRAL, Value.ID)),
          new Place(
              "matchmaker.tournament",
              Set.of("summary"),
              "UPDATE matchmaker.tournament"
                  + " SET summary = jsonb_set(summary, '{leader}', to_jsonb(?::text))"
                  + " WHERE summary ->> 'leader' = ?",
              List.of(Value.NEUTRAL, Value.NAME)),
          new Place(
              "matchmaker.template",
              Set.of("entrants"),
              "UPDATE matchmaker.template SET entrants ="
                  + " (SELECT jsonb_agg(CASE WHEN one ->> 'player' = ?"
                  + " THEN jsonb_set(one, '{name}', to_jsonb(?::text)) ELSE one END ORDER BY place)"
                  + " FROM jsonb_array_elements(entrants) WITH ORDINALITY AS each (one, place))"
                  + " WHERE entrants @> jsonb_build_array(jsonb_build_object('player', ?::text))",
              List.of(Value.ID, Value.NEUTRAL, Value.ID)));

  private PersonalData() {}
}
