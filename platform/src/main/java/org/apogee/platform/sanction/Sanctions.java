package org.apogee.platform.sanction;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.apogee.platform.Refusal;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.audit.Audit;
import org.apogee.platform.audit.AuditEntry;
import org.apogee.platform.audit.AuditEntry.Area;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.apogee.platform.token.RandomTexts;

/**
 * The sanctions of all accounts. They are looked up when somebody starts something new, which is
 * rare, so that they hold at once and a move costs nothing.
 */
public final class Sanctions {
  private static final String COLUMNS =
      "SELECT id, player, kind, reason, author, begins, ends, lifted, lifted_by"
          + " FROM directory.sanction ";

  private final Database database;
  private final InstantSource time;

  public Sanctions(Database database, InstantSource time) {
    this.database = database;
    this.time = time;
  }

  /** Refuses with the code of the kind if one of the players, or its owner, is sanctioned. */
  public void check(Sanction.Kind kind, Collection<String> players) {
    var now = time.instant();
    database
        .statement(sql -> refusal(sql, kind, players, now))
        .ifPresent(refusal -> {
          throw new RequestRefused(refusal);
        });
  }

  /** Which of the players are sanctioned, or their owners; for a decision in a transaction. */
  public static List<String> sanctioned(
      Sql sql, Sanction.Kind kind, Collection<String> players, Instant now) throws SQLException {
    return sql.list(
        "SELECT p.id FROM directory.player p WHERE p.id = ANY (?) AND EXISTS"
            + " (SELECT 1 FROM directory.sanction s WHERE s.player = coalesce(p.owner, p.id)"
            + " AND s.kind = ? AND s.lifted IS NULL AND (s.ends IS NULL OR s.ends > ?))",
        row -> row.getString(1),
        List.copyOf(players),
        kind.word(),
        now);
  }

  private static Optional<Refusal> refusal(
      Sql sql, Sanction.Kind kind, Collection<String> players, Instant now) throws SQLException {
    return sql.one(
        "SELECT s.ends FROM directory.sanction s WHERE s.kind = ? AND s.lifted IS NULL"
            + " AND (s.ends IS NULL OR s.ends > ?) AND s.player IN"
            + " (SELECT coalesce(owner, id) FROM directory.player WHERE id = ANY (?))"
            + " ORDER BY s.ends DESC NULLS FIRST LIMIT 1",
        row -> kind.refusal(Sql.optionalInstant(row, "ends")),
        kind.word(),
        now,
        List.copyOf(players));
  }

  /** Forbids something from now on; without a length, until it is lifted. */
  public Sanction impose(
      String author, String player, Sanction.Kind kind, String reason, Optional<Duration> length) {
    var begins = time.instant().truncatedTo(ChronoUnit.MICROS);
    var sanction =
        new Sanction(
            "s-" + RandomTexts.ofBytes(12),
            player,
            kind,
            reason,
            author,
            begins,
            length.map(begins::plus),
            Optional.empty());
    return database.transaction(sql -> {
      sql.update(
          "INSERT INTO directory.sanction (id, player, kind, reason, author, begins, ends)"
              + " VALUES (?, ?, ?, ?, ?, ?, ?)",
          sanction.id(),
          player,
          kind.word(),
          reason,
          author,
          begins,
          sanction.ends().orElse(null));
      var until = sanction.ends().map(end -> " until " + end).orElse("");
      Audit.record(
          sql,
          begins,
          new AuditEntry(
              author, Area.SANCTION, "imposed", player, kind.word() + until + ": " + reason));
      return sanction;
    });
  }

  /** Ends a sanction early. A sanction that holds no more stays as it is. */
  public Sanction lift(String by, String id) {
    var now = time.instant();
    return database.transaction(sql -> {
      int lifted =
          sql.update(
              "UPDATE directory.sanction SET lifted = ?, lifted_by = ?"
                  + " WHERE id = ? AND lifted IS NULL AND (ends IS NULL OR ends > ?)",
              now,
              by,
              id,
              now);
      var sanction = find(sql, id);
      if (lifted == 1) {
        Audit.record(
            sql,
            now,
            new AuditEntry(by, Area.SANCTION, "lifted", sanction.player(), sanction.kind().word()));
      }
      return sanction;
    });
  }

  public Sanction find(String id) {
    return database.statement(sql -> find(sql, id));
  }

  private static Sanction find(Sql sql, String id) throws SQLException {
    return sql.one(COLUMNS + "WHERE id = ?", Sanctions::read, id)
        .orElseThrow(() ->
            RequestRefused.of(
                Refusal.Kind.NOT_FOUND, "unknown-sanction", "The sanction does not exist."));
  }

  /** All sanctions of an account, newest first. */
  public List<Sanction> of(String player) {
    return database.statement(sql ->
        sql.list(
            COLUMNS + "WHERE player = ? ORDER BY begins DESC, id LIMIT 200",
            Sanctions::read,
            player));
  }

  /** Those that hold now. */
  public List<Sanction> holding(String player) {
    var now = time.instant();
    return of(player).stream().filter(sanction -> sanction.holds(now)).toList();
  }

  private static Sanction read(ResultSet row) throws SQLException {
    return new Sanction(
        row.getString("id"),
        row.getString("player"),
        Sanction.Kind.of(row.getString("kind")),
        row.getString("reason"),
        row.getString("author"),
        Sql.instant(row, "begins"),
        Sql.optionalInstant(row, "ends"),
        lifted(row));
  }

  private static Optional<Sanction.Lifted> lifted(ResultSet row) throws SQLException {
    var by = row.getString("lifted_by");
    return Sql.optionalInstant(row, "lifted").map(at -> new Sanction.Lifted(at, by));
  }
}
