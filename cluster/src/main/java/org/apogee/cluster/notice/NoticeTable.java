package org.apogee.cluster.notice;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.Sql;
import org.jspecify.annotations.Nullable;

/**
 * Adds notices and their deliveries in the transaction of whoever read the events: if it commits,
 * each receiver has each notice once.
 */
public final class NoticeTable {
  /** Locked in one order by everybody, so that two readers cannot wait for each other. */
  private static final String RECEIVERS =
      """
      SELECT id, owner, tournament, kinds, fast_turns, last_number FROM notice.receiver
      WHERE disabled_why IS NULL AND confirm_until IS NULL
        AND ((tournament IS NULL AND owner = ANY (?)) OR tournament = ANY (?))
      ORDER BY id FOR UPDATE
      """;

  private static final String ADD =
      """
      INSERT INTO notice.notice (id, kind, title, body, path, at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO NOTHING
      """;

  /** A browser asks by itself. */
  private static final String DELIVER =
      """
      INSERT INTO notice.delivery (receiver, number, notice, state)
      SELECT id, ?, ?, CASE WHEN channel = 'browser' THEN 'sent' ELSE 'pending' END
      FROM notice.receiver WHERE id = ?
      """;

  private static final String WAKE =
      """
      UPDATE notice.receiver SET last_number = ?,
        due_at = CASE WHEN channel = 'browser' THEN NULL ELSE COALESCE(due_at, now()) END
      WHERE id = ?
      """;

  private NoticeTable() {}

  /** Brings the tables to this version. */
  public static void migrate(Database database) {
    database.migrate("notice", "db/notice");
  }

  private static final class Counting {
    private final String id;
    private final String owner;
    private final @Nullable String tournament;
    private final Set<String> kinds;
    private final boolean fastTurns;
    private long number;
    private boolean isWoken;

    Counting(
        String id,
        String owner,
        @Nullable String tournament,
        Set<String> kinds,
        boolean fastTurns,
        long number) {
      this.id = id;
      this.owner = owner;
      this.tournament = tournament;
      this.kinds = kinds;
      this.fastTurns = fastTurns;
      this.number = number;
    }

    boolean wants(Notice notice) {
      boolean isMeant =
          tournament == null
              ? owner.equals(notice.player())
              : notice.player() == null && tournament.equals(notice.tournament());
      return isMeant && kinds.contains(notice.kind().word()) && (fastTurns || !notice.isFast());
    }
  }

  /** To be called in a transaction, at its end: receivers stay locked until the commit. */
  public static void add(Connection connection, List<Notice> notices) throws SQLException {
    add(new Sql(connection), notices);
  }

  private static void add(Sql sql, List<Notice> notices) throws SQLException {
    if (notices.isEmpty()) {
      return;
    }
    var receivers = lockFor(sql, notices);
    for (var notice : receivers.isEmpty() ? List.<Notice>of() : notices) {
      var wanting = receivers.stream().filter(receiver -> receiver.wants(notice)).toList();
      if (!wanting.isEmpty() && insert(sql, notice)) {
        for (var receiver : wanting) {
          deliver(sql, receiver, notice.id());
        }
      }
    }
    wake(sql, receivers);
  }

  /** Adds one notice in a transaction of its own; a repeat adds nothing. */
  public static void add(Database database, Notice notice) {
    database.transaction(sql -> {
      add(sql, List.of(notice));
      return true;
    });
  }

  /** Adds a notice for one receiver, whatever it has chosen. */
  static void addFor(Sql sql, String receiver, Notice notice) throws SQLException {
    var number =
        sql.one(
            "SELECT last_number FROM notice.receiver WHERE id = ? FOR UPDATE",
            row -> row.getLong(1),
            receiver);
    if (number.isPresent() && insert(sql, notice)) {
      var counting = new Counting(receiver, "", null, Set.of(), false, number.get());
      deliver(sql, counting, notice.id());
      wake(sql, List.of(counting));
    }
  }

  private static List<Counting> lockFor(Sql sql, List<Notice> notices) throws SQLException {
    var players = notices.stream().map(Notice::player).filter(Objects::nonNull).distinct().toList();
    var events =
        notices.stream().map(Notice::tournament).filter(Objects::nonNull).distinct().toList();
    return sql.list(
        RECEIVERS,
        row ->
            new Counting(
                row.getString("id"),
                row.getString("owner"),
                row.getString("tournament"),
                Set.of((String[]) row.getArray("kinds").getArray()),
                row.getBoolean("fast_turns"),
                row.getLong("last_number")),
        new ArrayList<>(players),
        new ArrayList<>(events));
  }

  private static boolean insert(Sql sql, Notice notice) throws SQLException {
    return sql.update(
            ADD,
            notice.id(),
            notice.kind().word(),
            storable(notice.title()),
            storable(notice.text()),
            notice.path(),
            Instant.ofEpochMilli(notice.at()))
        == 1;
  }

  private static void deliver(Sql sql, Counting receiver, String notice) throws SQLException {
    receiver.number++;
    receiver.isWoken = true;
    sql.update(DELIVER, receiver.number, notice, receiver.id);
  }

  private static void wake(Sql sql, Collection<Counting> receivers) throws SQLException {
    for (var receiver : receivers) {
      if (receiver.isWoken) {
        sql.update(WAKE, receiver.number, receiver.id);
      }
    }
  }

  /** The database takes no zero character, and one name must not stop the reader. */
  private static String storable(String text) {
    return text.replace("\0", "");
  }
}
