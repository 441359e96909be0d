package org.apogee.node.thinking;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A queue by payer. The payer with the least usage is next, so that queueing more does not help:
 * first among the ranks, weighted by a rank's share, then among the owners of the rank, then in
 * order of arrival.
 *
 * <p>Usage is counted from a floor: the usage of the last entry taken. A new payer starts at the
 * floor at least, so idle time is not saved up. Not thread-safe.
 */
final class FairQueue<T> {
  /** Owners of one rank do not interrupt each other for less than this. */
  static final long QUANTUM_NANOS = 100_000_000;

  /** Accounts that nobody uses are swept only when so many have gathered: a sweep looks at all. */
  private static final int IDLE_MOST = 64;

  private final class Account {
    final long number = ++accountsMade;
    final Deque<T> waiting = new ArrayDeque<>();
    long used;

    Account(long used) {
      this.used = used;
    }
  }

  /** The owners of a rank. */
  private final class Line {
    final Map<String, Account> accounts = new HashMap<>();
    final TreeSet<Account> waiting =
        new TreeSet<>(
            Comparator.<Account>comparingLong(account -> account.used)
                .thenComparingLong(account -> account.number));
    long used;
    long floor;
    int running;

    Account account(String owner) {
      return accounts.computeIfAbsent(owner, _ -> new Account(floor));
    }

    void add(String owner, T thing, boolean wasBegun) {
      var account = account(owner);
      if (account.waiting.isEmpty()) {
        account.used = Math.max(account.used, floor);
        waiting.add(account);
      }
      if (wasBegun) {
        account.waiting.addFirst(thing);
      } else {
        account.waiting.addLast(thing);
      }
    }

    T take() {
      var account = waiting.removeFirst();
      floor = Math.max(floor, account.used);
      T thing = account.waiting.remove();
      if (!account.waiting.isEmpty()) {
        waiting.add(account);
      }
      running++;
      return thing;
    }

    void charge(String owner, long nanos) {
      var account = account(owner);
      boolean waits = waiting.remove(account); // its place in the order changes
      account.used += nanos;
      if (waits) {
        waiting.add(account);
      }
    }

    /** Payers without waiting work and without debt are removed. */
    void forget() {
      if (running == 0 && waiting.isEmpty()) {
        accounts.clear();
      } else if (accounts.size() > waiting.size() + running + IDLE_MOST) {
        accounts.values().removeIf(idle -> idle.waiting.isEmpty() && idle.used <= floor);
      }
    }
  }

  private final Map<Rank, Line> lines = new EnumMap<>(Rank.class);
  private long floor;
  private long accountsMade;

  FairQueue() {
    for (var rank : Rank.values()) {
      lines.put(rank, new Line());
    }
  }

  private Line line(Rank rank) {
    return Objects.requireNonNull(lines.get(rank));
  }

  void add(Payer payer, T thing) {
    add(payer, thing, false);
  }

  /** Something that was begun goes before all else of its owner: it is of no use until it ends. */
  void addBegun(Payer payer, T thing) {
    add(payer, thing, true);
  }

  private void add(Payer payer, T thing, boolean wasBegun) {
    var line = line(payer.rank());
    if (line.waiting.isEmpty()) {
      line.used = Math.max(line.used, floor);
    }
    line.add(payer.owner(), thing, wasBegun);
  }

  /** The next entry, or null if none waits. The caller must call {@link #done} for it. */
  @Nullable T take() {
    Line next = null;
    for (var line : lines.values()) {
      if (!line.waiting.isEmpty() && (next == null || line.used < next.used)) {
        next = line;
      }
    }
    return next == null ? null : take(next);
  }

  /**
   * The entry that should interrupt a thought of this payer, or null. Higher ranks may interrupt,
   * unless they have used more than their share; so may another owner of the same rank with much
   * less usage.
   */
  @Nullable T takeBefore(Payer running, boolean alsoEqual) {
    var mine = line(running.rank());
    for (var rank : Rank.values()) {
      var line = line(rank);
      if (rank == running.rank()) {
        return alsoEqual && isBehind(mine, running) ? take(mine) : null;
      }
      if (!line.waiting.isEmpty() && line.used <= mine.used) {
        return take(line);
      }
    }
    return null;
  }

  private boolean isBehind(Line line, Payer running) {
    return !line.waiting.isEmpty()
        && line.waiting.first().used + QUANTUM_NANOS < line.account(running.owner()).used;
  }

  private T take(Line line) {
    floor = Math.max(floor, line.used);
    return line.take();
  }

  /** So much time was spent on something of that payer. */
  void charge(Payer payer, long nanos) {
    var line = line(payer.rank());
    line.used += payer.rank().weighed(nanos);
    line.charge(payer.owner(), nanos);
  }

  /** Something that was taken is no longer thought about. */
  void done(Payer payer) {
    var line = line(payer.rank());
    line.running--;
    line.forget();
  }

  /** How many owners are remembered. */
  int owners() {
    return lines.values().stream().mapToInt(line -> line.accounts.size()).sum();
  }
}
