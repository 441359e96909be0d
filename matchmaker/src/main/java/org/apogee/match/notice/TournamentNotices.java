package org.apogee.match.notice;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apogee.cluster.notice.Notice;
import org.apogee.cluster.notice.NoticeTable;
import org.apogee.cluster.register.Fence;
import org.apogee.match.tournament.TournamentActor;
import org.apogee.match.tournament.TournamentEvent;
import org.apogee.match.tournament.TournamentEventCodec;
import org.apogee.platform.database.Database;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Adds the notices of tournaments. The events of one tournament have numbers without a gap, so a
 * bookmark for each tournament, stored in the transaction that adds the notices, loses none and
 * doubles none. The list of tournaments names those that have moved on.
 */
public final class TournamentNotices {
  private static final Logger LOG = LoggerFactory.getLogger(TournamentNotices.class);
  private static final long EVERY_NANOS = 500_000_000L;
  private static final int CACHED_MOST = 200;
  private static final int EVENTS_AT_ONCE = 500;
  private static final int TOURNAMENTS_AT_ONCE = 20;

  private static final String MOVED_ON =
      """
      SELECT id, COALESCE(sequence, 0) AS sequence FROM matchmaker.tournament
      LEFT JOIN notice.bookmark ON bookmark.tournament = id
      WHERE version > COALESCE(sequence, 0) OR check_in_at <= ? ORDER BY number DESC LIMIT ?
      """;
  private static final String EVENTS =
      """
      SELECT sequence_number, event_ser_manifest, event_payload FROM journal.event_journal
      WHERE persistence_id = ? AND sequence_number > ? ORDER BY sequence_number LIMIT ?
      """;
  private static final String BEGIN =
      "INSERT INTO notice.bookmark (tournament, sequence) VALUES (?, 0) ON CONFLICT DO NOTHING";
  private static final String MOVE =
      """
      UPDATE notice.bookmark SET sequence = ?, check_in_at = ?
      WHERE tournament = ? AND sequence = ?
      """;

  private final Database database;
  private final Fence fence;
  private final InstantSource clock;
  private final Map<String, NoticedTournament> cached =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, NoticedTournament> eldest) {
          return size() > CACHED_MOST;
        }
      };
  private final Set<String> waiting = new HashSet<>();
  private long lookedAt = System.nanoTime() - EVERY_NANOS;
  private boolean isAway;

  /**
   * The notices; their tables must be there.
   *
   * @param fence keeps a matchmaker that was removed from the cluster from adding any
   */
  public TournamentNotices(Database database, Fence fence, InstantSource clock) {
    this.database = database;
    this.fence = fence;
    this.clock = clock;
  }

  private record Moved(String id, long sequence) {}

  private record Stored(long sequence, TournamentEvent event) {}

  /** Adds what has happened since, if the last look is long ago. Failures are logged and kept. */
  public void look() {
    if (System.nanoTime() - lookedAt < EVERY_NANOS) {
      return;
    }
    lookedAt = System.nanoTime();
    try {
      var moved =
          database.statement(sql ->
              sql.list(
                  MOVED_ON,
                  row -> new Moved(row.getString("id"), row.getLong("sequence")),
                  clock.instant(),
                  TOURNAMENTS_AT_ONCE));
      moved.forEach(this::addOrWait);
      isAway = false;
    } catch (RuntimeException failed) {
      if (!isAway) {
        LOG.warn("notices of tournaments wait", failed);
      }
      isAway = true;
    }
  }

  /** One tournament that cannot be read must not hold up the others. */
  private void addOrWait(Moved moved) {
    try {
      add(moved);
      waiting.remove(moved.id());
    } catch (RuntimeException failed) {
      cached.remove(moved.id());
      if (waiting.add(moved.id())) {
        LOG.warn("notices of tournament {} wait", moved.id(), failed);
      }
    }
  }

  private void add(Moved moved) {
    var tournament = cached.get(moved.id());
    if (tournament == null || tournament.sequence() != moved.sequence()) {
      tournament = new NoticedTournament(moved.id());
      cached.put(moved.id(), tournament);
      while (tournament.sequence() < moved.sequence()) {
        if (apply(tournament, moved.id(), moved.sequence(), new ArrayList<>()) == 0) {
          throw new IllegalStateException("the journal lacks events of " + moved.id());
        }
      }
    }
    var notices = new ArrayList<Notice>();
    apply(tournament, moved.id(), Long.MAX_VALUE, notices);
    var now = clock.instant();
    var checkIn = tournament.checkInAt(now);
    boolean isOpen = checkIn.filter(at -> !at.isAfter(now)).isPresent();
    if (isOpen) {
      notices.addAll(tournament.checkIn());
    }
    store(moved, tournament.sequence(), isOpen ? null : checkIn.orElse(null), notices);
  }

  /** Applies the next events up to a number; returns how many there were. */
  private int apply(NoticedTournament tournament, String id, long upTo, List<Notice> notices) {
    int limit = (int) Math.min(EVENTS_AT_ONCE, upTo - tournament.sequence());
    var events =
        database.statement(sql ->
            sql.list(
                EVENTS,
                TournamentNotices::stored,
                TournamentActor.ENTITY + "|" + id,
                tournament.sequence(),
                limit));
    for (var each : events) {
      notices.addAll(tournament.apply(each.event()));
      if (tournament.sequence() != each.sequence()) {
        throw new IllegalStateException("the journal lacks an event of " + id);
      }
    }
    return events.size();
  }

  private void store(
      Moved moved, long sequence, @Nullable Instant checkInAt, List<Notice> notices) {
    boolean isOurs =
        database.transaction(sql -> {
          fence.check(sql.connection());
          sql.update(BEGIN, moved.id());
          if (sql.update(MOVE, sequence, checkInAt, moved.id(), moved.sequence()) != 1) {
            return false;
          }
          if (!notices.isEmpty()) {
            NoticeTable.add(sql.connection(), notices);
          }
          return true;
        });
    if (!isOurs) {
      cached.remove(moved.id()); // another matchmaker was faster
    }
  }

  private static Stored stored(ResultSet row) throws SQLException {
    var event = TournamentEventCodec.decode(row.getString(2), row.getBytes(3));
    return new Stored(row.getLong(1), event);
  }
}
