package org.apogee.node.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * Stores with few statements what comes piece by piece: what comes while all writers are busy goes
 * together into the next statement.
 */
final class Groups<W> {
  /** Writers of an idle node end; the next piece starts one again. */
  private static final int IDLE_SECONDS = 10;

  private final Settings settings;
  private final ToIntFunction<W> rowsOf;
  private final Consumer<List<W>> store;
  private final Executor executor;
  private final Queue<W> waiting = new ConcurrentLinkedQueue<>();

  /** Counted up before a piece is queued and down when it is taken: a bound on memory. */
  private final AtomicInteger rowsWaiting = new AtomicInteger();

  private final AtomicInteger running = new AtomicInteger();

  /**
   * How much at once.
   *
   * @param writers statements under way
   * @param rowsOfStatement a piece is never divided, so it may be more
   * @param rowsWaiting more are refused
   */
  record Settings(int writers, int rowsOfStatement, int rowsWaiting) {}

  /**
   * @param threads the name of the writers' threads
   * @param rowsOf the rows of a piece
   * @param store stores a group on a writer's thread; it reports failures and throws nothing
   */
  Groups(String threads, Settings settings, ToIntFunction<W> rowsOf, Consumer<List<W>> store) {
    this.settings = settings;
    this.rowsOf = rowsOf;
    this.store = store;
    this.executor = threads(threads, settings.writers());
  }

  /** They end by themselves when there is nothing to do, so nobody has to close them. */
  private static Executor threads(String name, int most) {
    var number = new AtomicInteger();
    var threads =
        new ThreadPoolExecutor(
            most,
            most,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work ->
                Thread.ofPlatform()
                    .name(name + "-" + number.incrementAndGet())
                    .daemon()
                    .unstarted(work));
    threads.allowCoreThreadTimeOut(true);
    return threads;
  }

  /** Returns whether it will be stored; it will not if too much is waiting. */
  boolean add(W piece) {
    int rows = rowsOf.applyAsInt(piece);
    if (rowsWaiting.addAndGet(rows) > settings.rowsWaiting()) {
      rowsWaiting.addAndGet(-rows);
      return false;
    }
    waiting.add(piece);
    startWriter();
    return true;
  }

  /** Counts a writer before it starts, so that never more than needed are running. */
  private void startWriter() {
    int needed = needed();
    if (running.getAndUpdate(now -> now < needed ? now + 1 : now) < needed) {
      executor.execute(this::storeAll);
    }
  }

  /**
   * A statement and its commit cost as much CPU as twenty rows. So rows wait for the writer that is
   * busy, and another one begins only when there are enough for a whole statement.
   */
  private int needed() {
    return Math.min(settings.writers(), 1 + rowsWaiting.get() / settings.rowsOfStatement());
  }

  private void storeAll() {
    try {
      for (var group = next(); !group.isEmpty(); group = next()) {
        store.accept(group);
      }
    } finally {
      running.decrementAndGet();
    }
    if (!waiting.isEmpty()) {
      startWriter(); // came after the last look, when all writers still seemed busy
    }
  }

  private List<W> next() {
    var group = new ArrayList<W>();
    int rows = 0;
    while (rows < settings.rowsOfStatement()) {
      var piece = waiting.poll();
      if (piece == null) {
        break;
      }
      group.add(piece);
      rows += rowsOf.applyAsInt(piece);
    }
    rowsWaiting.addAndGet(-rows);
    return group;
  }
}
