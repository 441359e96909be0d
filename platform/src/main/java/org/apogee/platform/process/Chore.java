package org.apogee.platform.process;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work that a process repeats in the background, on a thread of its own, until it is closed. When
 * it fails, it is tried again; of failures in a row, the first is logged.
 */
public final class Chore implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Chore.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final String complaint;
  private final Duration afterFailure;
  private final Work work;
  private final Thread thread;

  /** Does some of it, and returns the pause until the next time. */
  @FunctionalInterface
  public interface Work {
    Duration once() throws InterruptedException;
  }

  private Chore(String name, String complaint, Duration afterFailure, Work work) {
    this.complaint = complaint;
    this.afterFailure = afterFailure;
    this.work = work;
    this.thread = Thread.ofVirtual().name("apogee-" + name).unstarted(this::run);
  }

  /**
   * Starts it.
   *
   * @param complaint for the log, such as "receipts cannot be deleted"
   * @param afterFailure the pause before it is tried again
   */
  public static Chore start(String name, String complaint, Duration afterFailure, Work work) {
    var chore = new Chore(name, complaint, afterFailure, work);
    chore.thread.start();
    return chore;
  }

  private void run() {
    boolean hasFailed = false;
    try {
      while (true) {
        var pause = afterFailure;
        try {
          pause = work.once();
          hasFailed = false;
        } catch (RuntimeException away) {
          if (!hasFailed) {
            LOG.warn("{} at the moment", complaint, away);
          }
          hasFailed = true;
        }
        Thread.sleep(pause);
      }
    } catch (InterruptedException _) {
      // Only close() interrupts.
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
