package org.apogee.node.lobby;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apogee.node.lobby.Seek.Kind;
import org.apogee.node.lobby.Seek.Place;
import org.apogee.node.lobby.Seek.Stage;
import org.apogee.platform.database.Sql;
import org.apogee.protocol.ProtocolJson;

/** The rows of seeks. */
final class SeekTable {
  /** The maximum length of a list; it contains the newest. */
  private static final int LIST_MAX = 200;

  private static final String COLUMNS = "SELECT s.* FROM games.seek AS s";

  private SeekTable() {}

  static void insert(Sql sql, Seek seek) throws SQLException {
    sql.update(
        "INSERT INTO games.seek (id, kind, owner, account, terms, stage, listed, invite_hash, lot,"
            + " reason, created, expires, fill_at, changed)"
            + " VALUES (?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, ?, ?, ?, now())",
        seek.id(),
        word(seek.kind()),
        seek.owner(),
        seek.account(),
        ProtocolJson.write(seek.terms()),
        seek.stage().word(),
        seek.listed(),
        seek.inviteHash(),
        seek.lot(),
        seek.reason(),
        seek.created(),
        seek.expires(),
        seek.fillAt());
    insertPlayers(sql, seek);
  }

  private static void insertPlayers(Sql sql, Seek seek) throws SQLException {
    for (int i = 0; i < seek.players().size(); i++) {
      var place = seek.players().get(i);
      sql.update(
          "INSERT INTO games.seek_player (seek_id, place, player, name, agreed)"
              + " VALUES (?, ?, ?, ?, ?)",
          seek.id(),
          i,
          place.player(),
          place.name(),
          place.agreed());
    }
  }

  /** The row of the seek stays locked until the transaction ends: decisions follow each other. */
  static Optional<Seek> lock(Sql sql, String id) throws SQLException {
    return whole(sql, sql.list(COLUMNS + " WHERE s.id = ? FOR UPDATE", SeekTable::bare, id))
        .stream()
        .findFirst();
  }

  static void update(Sql sql, Seek before, Seek after) throws SQLException {
    sql.update(
        "UPDATE games.seek SET stage = ?, reason = ?, changed = now() WHERE id = ?",
        after.stage().word(),
        after.reason(),
        after.id());
    if (!before.players().equals(after.players())) {
      sql.update("DELETE FROM games.seek_player WHERE seek_id = ?", after.id());
      insertPlayers(sql, after);
    }
  }

  static Optional<Seek> find(Sql sql, String id) throws SQLException {
    return whole(sql, sql.list(COLUMNS + " WHERE s.id = ?", SeekTable::bare, id)).stream()
        .findFirst();
  }

  /** Whether a game has the ID of a seek: it outlives the row of the seek. */
  static boolean wasOpened(Sql sql, String id) throws SQLException {
    return sql.one("SELECT 1 FROM games.game WHERE id = ?", row -> row.getInt(1), id).isPresent();
  }

  /** Open seeks that everybody sees, newest first. */
  static List<Seek> listed(Sql sql) throws SQLException {
    return whole(
        sql,
        sql.list(
            COLUMNS
                + " WHERE s.stage = 'open' AND s.listed AND s.expires > now()"
                + " ORDER BY s.created DESC LIMIT "
                + LIST_MAX,
            SeekTable::bare));
  }

  /** Open seeks or challenges in which a player is named. */
  static List<Seek> openOf(Sql sql, Kind kind, String player) throws SQLException {
    return whole(
        sql,
        sql.list(
            COLUMNS
                + " JOIN games.seek_player AS p ON p.seek_id = s.id WHERE p.player = ?"
                + " AND s.kind = ? AND s.stage = 'open' AND s.expires > now()"
                + " ORDER BY s.created DESC LIMIT "
                + LIST_MAX,
            SeekTable::bare,
            player,
            word(kind)));
  }

  /** Open ones of an account; nobody adds another before the transaction ends. */
  static int countOpen(Sql sql, String account) throws SQLException {
    sql.list(
        "SELECT pg_advisory_xact_lock(hashtextextended('seek ' || ?, 0))", row -> true, account);
    return sql.one(
            "SELECT count(*) FROM games.seek WHERE account = ? AND stage = 'open'",
            row -> row.getInt(1),
            account)
        .orElse(0);
  }

  /** Seeks that time has changed. */
  static List<String> due(Sql sql, Instant now) throws SQLException {
    return sql.list(
        "SELECT id FROM games.seek WHERE stage = 'open' AND least(expires, fill_at) <= ?"
            + " ORDER BY created LIMIT "
            + LIST_MAX,
        row -> row.getString(1),
        now);
  }

  /** Full seeks whose opening did not end in time: a process may have died. */
  static List<String> unopened(Sql sql, double seconds) throws SQLException {
    return sql.list(
        "SELECT id FROM games.seek WHERE stage = 'full'"
            + " AND changed <= now() - make_interval(secs => ?) ORDER BY changed LIMIT "
            + LIST_MAX,
        row -> row.getString(1),
        seconds);
  }

  static int deleteClosed(Sql sql) throws SQLException {
    return sql.update(
        "DELETE FROM games.seek WHERE stage NOT IN ('open', 'full')"
            + " AND changed < now() - interval '1 day'");
  }

  private record Seated(String seek, Place place) {}

  private static List<Seek> whole(Sql sql, List<Seek> bare) throws SQLException {
    List<Seated> seated =
        sql.list(
            "SELECT seek_id, player, name, agreed FROM games.seek_player"
                + " WHERE seek_id = ANY (?) ORDER BY seek_id, place",
            row ->
                new Seated(
                    row.getString(1),
                    new Place(row.getString(2), row.getString(3), row.getBoolean(4))),
            bare.stream().map(Seek::id).toList());
    var places =
        seated.stream()
            .collect(
                Collectors.groupingBy(
                    Seated::seek, Collectors.mapping(Seated::place, Collectors.toList())));
    return bare.stream().map(seek -> seek.with(places.getOrDefault(seek.id(), List.of()))).toList();
  }

  private static Seek bare(ResultSet row) throws SQLException {
    return new Seek(
        row.getString("id"),
        Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
        row.getString("owner"),
        row.getString("account"),
        terms(row.getString("terms")),
        Stage.valueOf(row.getString("stage").toUpperCase(Locale.ROOT)),
        row.getBoolean("listed"),
        row.getString("invite_hash"),
        row.getString("lot"),
        row.getString("reason"),
        Sql.instant(row, "created"),
        Sql.instant(row, "expires"),
        Sql.optionalInstant(row, "fill_at").orElse(null),
        List.of());
  }

  private static SeekTerms terms(String json) {
    try {
      return ProtocolJson.MAPPER.readValue(json, SeekTerms.class);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("unreadable terms of a seek", broken);
    }
  }

  private static String word(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
