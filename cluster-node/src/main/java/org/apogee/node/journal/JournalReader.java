package org.apogee.node.journal;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.apogee.node.journal.Bookmarks.Changes;
import org.apogee.node.journal.Bookmarks.Held;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hands on every row of the journal's ids with certain prefixes: at least once, and for each id in
 * the order of its sequence numbers without a gap. For one thread.
 *
 * <p>Three nets under each other: {@link Holes} remembers skipped numbers; a row whose predecessor
 * was not handed on makes the reader fetch what lies between; and periodically it compares the last
 * number of each recently written ID with what it handed on.
 *
 * <p>The caller requests {@link #next}, processes the rows, and stores {@link #changes} when all
 * are processed. After a crash the rows since then are repeated.
 */
public final class JournalReader {
  private static final Logger LOG = LoggerFactory.getLogger(JournalReader.class);

  /**
   * With this many open holes, no new rows are read until some have closed: memory stays bounded.
   */
  private static final int HOLES_MOST = 10_000;

  /** A bound on the memory of one check. */
  private static final int CHECK_ROWS = 200_000;

  /** How often a reader that is behind looks where the journal ends. */
  private static final long LAST_EVERY_MS = 500;

  private final Journal journal;
  private final Bookmarks bookmarks;
  private final ReaderSettings settings;
  private final Predicate<JournalRow> isLast;
  private final ReaderMetrics metrics;
  private final InstantSource clock;
  private final LongSupplier ticks;
  private final Progress progress;
  private final Holes holes;
  private final Set<String> setAside = new HashSet<>();
  private long storedSafe;
  private long nextCheck;
  private long last;
  private long nextLast = Long.MIN_VALUE;
  private boolean isIdle;

  /**
   * Takes over: the previous reader of this name can no longer store anything.
   *
   * @param isLast whether no row of its id comes after a row
   * @param ticks milliseconds that never go back
   */
  JournalReader(
      Journal journal,
      Bookmarks bookmarks,
      ReaderSettings settings,
      Predicate<JournalRow> isLast,
      ReaderMetrics metrics,
      InstantSource clock,
      LongSupplier ticks)
      throws SQLException {
    this.journal = journal;
    this.bookmarks = bookmarks;
    this.settings = settings;
    this.isLast = isLast;
    this.metrics = metrics;
    this.clock = clock;
    this.ticks = ticks;
    this.progress = new Progress(bookmarks);
    this.storedSafe = progress.takeOver();
    this.holes = new Holes(storedSafe, settings.holeAge().toMillis());
    this.nextCheck = ticks.getAsLong() + settings.checkEvery().toMillis();
  }

  /** The next rows; everything given before must be done. Empty when there is nothing to do. */
  public List<JournalRow> next() throws SQLException {
    setAside.clear();
    var rows = new ArrayList<>(inOrder(round()));
    if (ticks.getAsLong() >= nextCheck) {
      check();
      nextCheck = ticks.getAsLong() + settings.checkEvery().toMillis();
    }
    var behind = progress.nextToCatchUp();
    if (behind.isPresent()) {
      rows.addAll(catchUp(behind.get()));
    }
    metrics.holes(holes.count(), progress.heldCount());
    return rows;
  }

  /**
   * New rows first, holes second: an id writes a row only after its last one was stored, so a row
   * that the first look shows has all its predecessors in the first look or in the second.
   */
  private List<JournalRow> round() throws SQLException {
    var fresh =
        holes.count() > HOLES_MOST
            ? List.<JournalRow>of()
            : journal.after(holes.position(), settings.batchRows());
    long old = clock.millis() - settings.holeAge().toMillis();
    for (var row : fresh) {
      holes.read(row.ordering(), row.writtenAt() < old);
    }
    isIdle = fresh.isEmpty();
    if (holes.count() == 0) {
      return fresh;
    }
    var horizon = journal.horizon();
    var found = journal.within(holes.open(), settings.batchRows());
    found.forEach(row -> holes.found(row.ordering()));
    metrics.closed(ReaderMetrics.FILLED, found.size());
    if (found.size() < settings.batchRows()) {
      long gone =
          holes.looked(horizon, ticks.getAsLong()).stream().mapToLong(Holes.Range::size).sum();
      metrics.closed(ReaderMetrics.ROLLED_BACK, gone);
    }
    var merged = new ArrayList<JournalRow>(fresh);
    merged.addAll(found);
    merged.sort(Comparator.comparingLong(JournalRow::ordering));
    return merged;
  }

  private List<JournalRow> inOrder(List<JournalRow> rows) throws SQLException {
    var ours = rows.stream().filter(row -> settings.handsOn(row.id())).toList();
    progress.recall(ours.stream().map(JournalRow::id).toList());
    var ready = new ArrayList<JournalRow>();
    for (var row : ours) {
      long due = progress.done(row.id()) + 1;
      if (progress.isHeld(row.id()) || row.sequence() < due) {
        continue;
      }
      if (row.sequence() == due) {
        handOn(row, ready);
      } else {
        LOG.warn("{} arrived before number {} of its ID; fetching that row", row, due);
        progress.catchUp(row.id(), due);
      }
    }
    return ready;
  }

  private void handOn(JournalRow row, List<JournalRow> into) {
    progress.advance(row.id(), row.sequence(), isLast.test(row));
    into.add(row);
  }

  /** A page of what an id lacks; an empty page means that it lacks nothing more. */
  private List<JournalRow> catchUp(String id) throws SQLException {
    long due = progress.done(id) + 1;
    var page = journal.of(id, due, settings.batchRows());
    if (page.isEmpty()) {
      progress.release(id);
      return page;
    }
    var ready = new ArrayList<JournalRow>();
    for (var row : page) {
      if (row.sequence() != due) {
        // Its rows before the missing one were handed on and can be used: only later ones wait.
        hold(row, due, "the previous row is missing in the journal");
        break;
      }
      handOn(row, ready);
      due++;
    }
    metrics.closed(ReaderMetrics.REPAIRED, ready.size());
    return ready;
  }

  /**
   * A row that {@link #next} returned cannot be used. It and all later rows of its ID wait for the
   * next life of a reader, which may be a version that can use it; other IDs continue.
   */
  public void setAside(JournalRow row, String why) {
    hold(row, row.sequence(), why);
    setAside.add(row.id());
  }

  private void hold(JournalRow row, long fromSequence, String why) {
    LOG.error("{} cannot be used, its ID waits: {}", row, why);
    metrics.error(ReaderMetrics.POISON);
    progress.hold(row.id(), new Held(fromSequence, why, row));
  }

  /** Whether a row of this ID was set aside among those that {@link #next} just returned. */
  public boolean isSetAside(String id) {
    return setAside.contains(id);
  }

  /** Below the lowest open hole every row must have been handed on. */
  private void check() throws SQLException {
    long since = clock.millis() - settings.checkSince().toMillis();
    var written = new HashMap<>(journal.recent(holes.safe(), since, CHECK_ROWS));
    written.keySet().removeIf(id -> !settings.handsOn(id) || progress.isHeld(id));
    progress.recall(written.keySet());
    for (Map.Entry<String, Long> entry : written.entrySet()) {
      long due = progress.done(entry.getKey()) + 1;
      if (entry.getValue() >= due) {
        LOG.warn("{} has {} rows, expected {}", entry.getKey(), entry.getValue(), due);
        progress.catchUp(entry.getKey(), due);
      }
    }
    if (!wouldRereadOld(since)) {
      bookmarks.forgetOver();
    }
  }

  /**
   * Whether a transaction holds a hole open for so long that the next life, which begins below it,
   * would read rows of ids that ended long ago. They must not be forgotten.
   */
  private boolean wouldRereadOld(long since) throws SQLException {
    return holes.count() > 0
        && journal.after(holes.safe(), 1).stream().anyMatch(row -> row.writtenAt() < since);
  }

  /** Whether the last {@link #next} saw the end of the journal: a moment of rest does no harm. */
  public boolean isIdle() {
    return isIdle && progress.nextToCatchUp().isEmpty();
  }

  /** How many numbers of the journal were not read yet, as of a moment ago. */
  public long unread() throws SQLException {
    if (ticks.getAsLong() >= nextLast) {
      last = journal.last();
      nextLast = ticks.getAsLong() + LAST_EVERY_MS;
    }
    return Math.max(0, last - holes.position());
  }

  public boolean hasChanges() {
    return progress.hasChanges() || holes.safe() != storedSafe;
  }

  /** The changes to store once all rows that {@link #next} returned are processed. */
  public Changes changes() {
    return progress.changes(holes.safe());
  }

  /** The changes are stored for good. */
  public void stored(Changes changes) {
    storedSafe = changes.safe();
    progress.stored(changes);
  }
}
