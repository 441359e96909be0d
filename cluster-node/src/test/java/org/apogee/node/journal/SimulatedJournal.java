package org.apogee.node.journal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.apogee.node.journal.Holes.Range;
import org.jspecify.annotations.Nullable;

/**
 * A journal in memory that behaves as PostgreSQL does: numbers are given out at once, rows become
 * visible when their transaction commits, a rollback leaves its numbers unused. Before each
 * question of the reader the writers take some steps; time passes with them and with pauses of
 * either side.
 */
final class SimulatedJournal implements Journal, Bookmarks {
  private static final int WRITERS = 6;
  private static final int IDS = 9;

  /** One transaction; its rows are numbered one at a time. */
  private static final class Transaction {
    final List<String> toWrite;
    final Map<Long, JournalRow> written = new TreeMap<>();
    long xid = -1;
    long asleepUntil;

    Transaction(List<String> toWrite) {
      this.toWrite = new ArrayList<>(toWrite);
    }
  }

  /** By their numbers, which grow with the time of writing. */
  final NavigableMap<Long, JournalRow> committed = new TreeMap<>();

  private final Map<String, NavigableMap<Long, JournalRow>> committedById = new HashMap<>();
  long now = 1_000_000;

  /** Whether the database lies: it says that all transactions have ended. */
  boolean forgetsTransactions;

  /** Whether a writer may sleep between taking its first number and becoming visible. */
  boolean sleepsBeforeItsXid;

  private final SplittableRandom random;
  private final @Nullable Transaction[] open = new Transaction[WRITERS];
  private final Map<String, Long> sequences = new HashMap<>();
  private final Set<String> busy = new HashSet<>();
  private final Map<String, Done> done = new HashMap<>();
  private final Set<String> held = new HashSet<>();
  private long safe;
  private long nextOrdering = 1;
  private long nextXid = 100;
  private boolean isQuiet;

  SimulatedJournal(long seed) {
    random = new SplittableRandom(seed);
  }

  /** No new transactions; those that are open come to their end. */
  void settle() {
    isQuiet = true;
    while (Arrays.stream(open).anyMatch(Objects::nonNull)) {
      now += 1_000;
      writersStep();
    }
  }

  private void writersStep() {
    now += random.nextInt(40);
    if (random.nextInt(400) == 0) {
      now += 5_000 + random.nextInt(30_000);
    }
    for (int i = random.nextInt(8); i > 0; i--) {
      int writer = random.nextInt(WRITERS);
      var transaction = open[writer];
      if (transaction == null) {
        open[writer] = isQuiet ? null : begin();
      } else if (transaction.asleepUntil <= now && step(transaction)) {
        open[writer] = null;
      }
    }
  }

  private @Nullable Transaction begin() {
    var ids = new ArrayList<String>();
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      var id = "game|" + random.nextInt(IDS);
      if (busy.add(id)) {
        ids.add(id);
        if (random.nextInt(4) == 0) {
          ids.add(id); // two events of one game in one write
        }
      }
    }
    if (random.nextInt(5) == 0) {
      ids.add("/sharding/shard"); // not ours
    }
    return ids.isEmpty() ? null : new Transaction(ids);
  }

  /** Returns whether it has ended. */
  private boolean step(Transaction transaction) {
    if (random.nextInt(60) == 0 && (transaction.xid >= 0 || sleepsBeforeItsXid)) {
      transaction.asleepUntil = now + random.nextInt(40_000);
      return false;
    }
    if (transaction.toWrite.isEmpty()) {
      end(transaction);
      return true;
    }
    if (transaction.written.isEmpty() || transaction.xid >= 0) {
      write(transaction, transaction.toWrite.getFirst());
      if (transaction.written.size() > 1) {
        transaction.toWrite.removeFirst();
        return false;
      }
    }
    if (transaction.xid < 0 && (!sleepsBeforeItsXid || random.nextBoolean())) {
      transaction.xid = nextXid++;
      transaction.toWrite.removeFirst();
    }
    return false;
  }

  private void write(Transaction transaction, String id) {
    long before = transaction.written.values().stream().filter(row -> row.id().equals(id)).count();
    long sequence = sequences.getOrDefault(id, 0L) + before + 1;
    transaction.written.put(
        nextOrdering, new JournalRow(nextOrdering, id, sequence, now, "moved.1", new byte[0]));
    nextOrdering++;
  }

  private void end(Transaction transaction) {
    if (random.nextInt(8) > 0) {
      transaction.written.values().forEach(this::commit);
    }
    transaction.written.values().forEach(row -> busy.remove(row.id()));
  }

  private void commit(JournalRow row) {
    committed.put(row.ordering(), row);
    committedById.computeIfAbsent(row.id(), _ -> new TreeMap<>()).put(row.sequence(), row);
    sequences.merge(row.id(), 1L, Long::sum);
  }

  /** The reader's machine stands still. */
  void maybePause() {
    if (random.nextInt(100) == 0) {
      long until = now + 12_000 + random.nextInt(20_000);
      while (now < until) {
        writersStep();
      }
    }
  }

  private void timePasses() {
    writersStep();
    maybePause();
  }

  @Override
  public List<JournalRow> after(long ordering, int limit) {
    timePasses();
    return committed.tailMap(ordering, false).values().stream().limit(limit).toList();
  }

  @Override
  public Horizon horizon() {
    timePasses();
    long xmin = nextXid;
    for (var transaction : open) {
      if (transaction != null && transaction.xid >= 0) {
        xmin = Math.min(xmin, transaction.xid);
      }
    }
    return new Horizon(forgetsTransactions ? Long.MAX_VALUE : xmin, nextXid);
  }

  @Override
  public List<JournalRow> within(List<Range> holes, int limit) {
    timePasses();
    return holes.stream()
        .flatMap(hole -> committed.subMap(hole.from(), true, hole.to(), true).values().stream())
        .limit(limit)
        .toList();
  }

  @Override
  public List<JournalRow> of(String id, long fromSequence, int limit) {
    timePasses();
    var rows = committedById.getOrDefault(id, Collections.emptyNavigableMap());
    return rows.tailMap(fromSequence, true).values().stream().limit(limit).toList();
  }

  @Override
  public Map<String, Long> recent(long upTo, long since, int rows) {
    timePasses();
    var last = new HashMap<String, Long>();
    for (var row : committed.headMap(upTo, true).descendingMap().values()) {
      if (row.writtenAt() <= since) {
        break;
      }
      last.merge(row.id(), row.sequence(), Math::max);
    }
    return last;
  }

  @Override
  public long last() {
    return nextOrdering - 1;
  }

  @Override
  public Start takeOver() {
    return new Start(safe, Set.copyOf(held));
  }

  @Override
  public Map<String, Long> done(Collection<String> ids) {
    var found = new HashMap<String, Long>();
    for (var id : ids) {
      var known = done.get(id);
      if (known != null) {
        found.put(id, known.sequence());
      }
    }
    return found;
  }

  @Override
  public void forgetOver() {}

  void store(Changes changes) {
    safe = changes.safe();
    done.putAll(changes.done());
    held.addAll(changes.held().keySet());
    held.removeAll(changes.released());
  }

  int heldCount() {
    return held.size();
  }
}
