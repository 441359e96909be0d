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
 * What waits, by who pays for it. Next is whoever has used least, so that to queue more does not
 * help: first among the ranks, where time weighs by a rank's share, then among the owners of the
 * rank, then what came first.
 *
 * <p>Usage is counted from a floor, which is where the last one stood that was taken. Who comes
 * starts at the floor at least: time in which somebody wanted nothing is not saved up. For one
 * thread at a time.
 */
final class FairQueue<T> {
  /** Owners of one rank do not interrupt each other for less than this. */
  static final long QUANTUM_NANOS = 100_000_000;

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

    /** Whoever wants nothing and owes nothing is forgotten. */
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

  /** What comes next, or null if nothing waits. {@link #done} is due for it. */
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
   * What should interrupt a thought of that payer, or null. Higher ranks may, unless they have used
   * more than their share; so may another owner of the same rank who is well behind.
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
