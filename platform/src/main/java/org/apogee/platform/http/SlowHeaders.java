package org.apogee.platform.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apogee.platform.time.RunningTime;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/**
 * Closes connections that send the headers of a request slowly. For Jetty they are not idle, and it
 * would keep them until the headers are too large.
 */
final class SlowHeaders extends AbstractLifeCycle implements Connection.Listener {
  private static final long NOT_IN_HEADERS = Long.MAX_VALUE;
  private static final int TIMEOUT = 408;

  /** A connection is ended so much of the time late, at most twice. */
  private static final int SWEEPS_IN_TIME = 20;

  private final Duration limit;
  private final RunningTime time;

  /** Since when each connection is inside of headers. */
  private final Map<Client, Long> since = new ConcurrentHashMap<>();

  private volatile boolean running;

  /** A connection, as far as it matters here. */
  interface Client {
    /** Whether a request line or its headers have begun and have not ended. */
    boolean isInHead();

    /** Answers a request whose head will not be read to its end, and closes the connection. */
    void giveUp(int status);
  }

  /**
   * @param time in which a process that was stopped did not run: when it goes on, the headers that
   *     it waited for may be there, unread
   */
  SlowHeaders(Duration limit, RunningTime time) {
    this.limit = limit;
    this.time = time;
  }

  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof Client client) {
      add(client);
    }
  }

  void add(Client client) {
    since.put(client, NOT_IN_HEADERS);
  }

  @Override
  public void onClosed(Connection connection) {
    if (connection instanceof Client client) {
      since.remove(client);
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
        Thread.sleep(limit.dividedBy(SWEEPS_IN_TIME));
        sweep();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  void sweep() {
    long now = time.nanos();
    since.keySet().forEach(client -> sweep(client, now));
  }

  /**
   * A fast request may be seen in its headers twice in a row; it takes no harm for {@link #limit}.
   */
  private void sweep(Client client, long now) {
    if (!client.isInHead()) {
      since.computeIfPresent(client, (c, old) -> NOT_IN_HEADERS);
      return;
    }
    var begin = since.computeIfPresent(client, (c, old) -> old == NOT_IN_HEADERS ? now : old);
    if (begin != null && time.isOver(begin + limit.toNanos())) {
      client.giveUp(TIMEOUT);
    }
  }
}
