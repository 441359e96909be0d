package org.apogee.node.journal;

import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.apogee.cluster.register.Fence;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads on a separate thread until it is closed. Any failure ends one life of the reader; after a
 * pause the next life resumes at the stored position.
 */
public final class ReaderLoop implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ReaderLoop.class);

  /** After a look that found rows, the next one comes at once; without rows the rests double. */
  private static final long REST_LEAST_MS = 5;

  /** The longest that an idle reader lets a new row wait. */
  private static final long REST_MOST_MS = 40;

  /** A look costs the same for one row as for a hundred, so under load some may gather. */
  private static final long GATHER_MS = 20;

  /** Between two lives of the reader: short after the first failure, then doubled. */
  private static final long PAUSE_LEAST_MS = 250;

  /** A life that lasted longer than this did not fail at its start: the pauses begin anew. */
  private static final long PAUSE_MOST_MS = 10_000;

  /** What was read since the last store is read again after a crash: up to this much. */
  private static final Duration STORE_PAUSE = Duration.ofMillis(500);

  /** Longer than a statement may take, so a stop nearly always sees the end of the thread. */
  private static final long STOP_PATIENCE_MS = 15_000;

  /** Processes the rows, for one life of the reader. */
  public interface Work extends AutoCloseable {
    /**
     * Returns when all rows are done for good, or are kept until {@link #store} does them; whatever
     * it throws ends this life.
     */
    void take(Reading reading, List<JournalRow> rows) throws SQLException, InterruptedException;

    /** Called after each look, rows or none, to store how far the reader came if it is time. */
    default void store(Reading reading) throws SQLException {
      reading.storeAfter(STORE_PAUSE);
    }

    @Override
    void close();
  }

  private final DataSource database;
  private final Fence fence;
  private final ReaderSettings settings;
  private final ReaderMetrics metrics;
  private final InstantSource clock;
  private final Supplier<Work> works;
  private final Thread thread;

  /** Set by close on another thread; the loop checks it after each round. */
  private volatile boolean isStopped;

  private ReaderLoop(
      DataSource database,
      Fence fence,
      ReaderSettings settings,
      ReaderMetrics metrics,
      InstantSource clock,
      Supplier<Work> works) {
    this.database = database;
    this.fence = fence;
    this.settings = settings;
    this.metrics = metrics;
    this.clock = clock;
    this.works = works;
    this.thread =
        Thread.ofPlatform().name("apogee-" + settings.name()).daemon().unstarted(this::run);
  }

  /**
   * Starts it.
   *
   * @param fence keeps it from storing once its process is no member any more
   */
  public static ReaderLoop start(
      DataSource database,
      Fence fence,
      ReaderSettings settings,
      ReaderMetrics metrics,
      InstantSource clock,
      Supplier<Work> works) {
    var loop = new ReaderLoop(database, fence, settings, metrics, clock, works);
    loop.thread.start();
    return loop;
  }

  private void run() {
    LOG.info("reader {} starts on this node", settings.name());
    metrics.running(true);
    try {
      long pause = PAUSE_LEAST_MS;
      while (!isStopped) {
        long born = System.nanoTime();
        boolean wasTakenOver = liveOnce();
        boolean wasLong = System.nanoTime() - born > PAUSE_MOST_MS * 1_000_000;
        pause = wasLong ? PAUSE_LEAST_MS : Math.min(2 * pause, PAUSE_MOST_MS);
        if (wasTakenOver) {
          // The other one runs now: two must not say so.
          metrics.running(false);
          rest(PAUSE_MOST_MS);
          metrics.running(true);
        } else {
          rest(pause);
        }
      }
    } catch (InterruptedException _) {
      // Only close() interrupts.
    } finally {
      metrics.running(false);
      LOG.info("reader {} has stopped on this node", settings.name());
    }
  }

  /** Returns whether another node reads now; this one will hear of that in a moment. */
  private boolean liveOnce() throws InterruptedException {
    try (var work = works.get()) {
      live(work);
    } catch (TakenOver e) {
      LOG.warn("reader {} failed and starts again: {}", settings.name(), e.getMessage());
      return true;
    } catch (Fence.Fenced e) {
      // A node that stops has left already; of any other the register says why it was removed.
      LOG.info("reader {} may not store here: {}", settings.name(), e.getMessage());
      return true;
    } catch (SQLException | RuntimeException e) {
      fail(e);
    }
    return false;
  }

  private void fail(Exception why) {
    if (!isStopped) {
      metrics.error(why instanceof SQLException ? "database" : "failure");
      metrics.stuck();
      LOG.warn("reader {} resumes at its stored position", settings.name(), why);
    }
  }

  private void rest(long millis) throws InterruptedException {
    if (!isStopped) {
      Thread.sleep(millis);
    }
  }

  private void live(Work work) throws SQLException, InterruptedException {
    var reading = new Reading(database, fence, settings, metrics, clock);
    long rest = REST_LEAST_MS;
    while (!isStopped) {
      awaitOpen();
      var rows = reading.next();
      if (!rows.isEmpty()) {
        rest = REST_LEAST_MS;
        boolean more = rows.size() >= settings.batchRows();
        metrics.waiting(rows.size() + (more ? reading.unread() : 0), oldest(rows));
        awaitOpen();
        work.take(reading, rows);
      }
      work.store(reading);
      if (reading.isIdle()) {
        metrics.idle();
        rest(rest);
        rest = Math.min(2 * rest, REST_MOST_MS);
      } else if (rows.size() < settings.batchRows()) {
        rest(GATHER_MS);
      }
    }
  }

  /**
   * A process that was paused must not hand on rows before it has confirmed its membership: another
   * reader may be active by now.
   */
  private void awaitOpen() throws InterruptedException {
    if (!fence.isOpen()) {
      metrics.running(false);
      while (!fence.isOpen()) {
        Thread.sleep(REST_MOST_MS);
      }
      metrics.running(true);
    }
  }

  /** When the oldest of some rows was written, in milliseconds since 1970. */
  public static long oldest(List<JournalRow> rows) {
    return rows.stream().mapToLong(JournalRow::writtenAt).min().orElse(0);
  }

  /** Returns when nothing of it runs any more. */
  @Override
  public void close() {
    isStopped = true;
    thread.interrupt();
    try {
      thread.join(STOP_PATIENCE_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (thread.isAlive()) {
      LOG.error("reader {} does not stop; its successor takes over anyway", settings.name());
    }
  }
}
