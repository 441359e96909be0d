package org.apogee.platform;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The parts of a process. They stop in the reverse order of their start. A part that fails to stop
 * is logged, and the rest still stop.
 */
public final class Parts implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Parts.class);

  private final Deque<AutoCloseable> started = new ArrayDeque<>();

  /** Takes a part that runs, and gives it back. */
  public synchronized <T extends AutoCloseable> T add(T part) {
    started.push(part);
    return part;
  }

  /** Takes threads whose work may be broken off at the end. */
  public ExecutorService threads(ExecutorService executor) {
    add(executor::shutdownNow);
    return executor;
  }

  private synchronized @Nullable AutoCloseable last() {
    return started.poll();
  }

  @Override
  public void close() {
    for (var part = last(); part != null; part = last()) {
      try {
        part.close();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (Exception e) { // a part may throw anything, and the others have to stop as well
        LOG.warn("a part of this process did not stop", e);
      }
    }
  }
}
