package org.apogee.platform.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/**
 * Ends connections that send the headers of a request drop by drop. Jetty only sees that they are
 * not silent, and would keep them for as long as there is room for another header.
 */
final class SlowHeaders extends AbstractLifeCycle implements Connection.Listener {
  private static final long NOT_IN_HEADERS = Long.MAX_VALUE;
  private static final int TIMEOUT = 408;

  /** A connection is ended so much of the time late, at most twice. */
  private static final int SWEEPS_IN_TIME = 20;

  private final Duration time;

  /** Since when each connection is inside of headers. */
  private final Map<AnsweringConnection, Long> since = new ConcurrentHashMap<>();

  private volatile boolean running;

  SlowHeaders(Duration time) {
    this.time = time;
  }

  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof AnsweringConnection http) {
      since.put(http, NOT_IN_HEADERS);
    }
  }

  @Override
  public void onClosed(Connection connection) {
    if (connection instanceof AnsweringConnection http) {
      since.remove(http);
    }
  }

  @Override
  protected void doStart() {
    running = true;
    Thread.ofVirtual().name("slow-headers").start(this::sweepForEver);
  }

  @Override
  protected void doStop() {
    running = false;
  }

  private void sweepForEver() {
    try {
      while (running) {
        Thread.sleep(time.dividedBy(SWEEPS_IN_TIME));
        long now = System.nanoTime();
        since.keySet().forEach(connection -> sweep(connection, now));
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * A fast request may be seen in its headers twice in a row; it takes no harm for {@link #time}.
   */
  private void sweep(AnsweringConnection connection, long now) {
    if (!connection.isInHead()) {
      since.computeIfPresent(connection, (c, old) -> NOT_IN_HEADERS);
      return;
    }
    var begin = since.computeIfPresent(connection, (c, old) -> old == NOT_IN_HEADERS ? now : old);
    if (begin != null && now - begin > time.toNanos()) {
      connection.giveUp(TIMEOUT);
    }
  }
}
