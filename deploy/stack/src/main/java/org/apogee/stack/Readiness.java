package org.apogee.stack;

import java.io.IOException;
import java.time.Duration;
import org.apogee.local.Patience;
import org.apogee.local.Probe;

/** Asks one node again and again whether it is ready for requests. */
final class Readiness implements AutoCloseable {
  /** A node that is not ready receives requests for at most this long, plus the timeout. */
  private static final Duration EVERY = Duration.ofMillis(250);

  private static final Duration TIMEOUT = Duration.ofSeconds(1);

  /** A healthy node on a starved machine answers later; a frozen one must get no more requests. */
  private static final Duration TIMEOUT_MAX = Duration.ofSeconds(3);

  /**
   * Not longer on a busy machine: players whose moves wait in a frozen node are excused for 6 s and
   * the grace, and need time to send them again.
   */
  private static final Duration SILENCE = Duration.ofSeconds(5);

  private static final int OK = 200;

  private final Probe probe = new Probe();
  private final String address;
  private final Thread asker;

  // This and the next are written by the prober alone, and read by threads of the proxy.
  private volatile boolean ready;
  private volatile long answeredAt = System.nanoTime();

  /** The last answer of a node that is being stopped may have been that it is ready. */
  private volatile boolean isClosed;

  private Readiness(String management) {
    address = management + "/ready";
    asker = Thread.ofVirtual().unstarted(this::ask);
  }

  static Readiness of(String management) {
    var readiness = new Readiness(management);
    readiness.asker.start();
    return readiness;
  }

  private void ask() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        askOnce();
        Thread.sleep(EVERY);
      }
    } catch (InterruptedException e) {
      // closed
    }
  }

  private void askOnce() throws InterruptedException {
    try {
      ready = probe.get(address, timeout()).status() == OK;
      answeredAt = System.nanoTime();
    } catch (IOException e) {
      ready = false;
    }
  }

  private static Duration timeout() {
    var scaled = Patience.scaled(TIMEOUT);
    return scaled.compareTo(TIMEOUT_MAX) < 0 ? scaled : TIMEOUT_MAX;
  }

  boolean ready() {
    return ready && !isClosed;
  }

  /** Not a word for a while: dead or frozen, not merely unwilling. */
  boolean silent() {
    return System.nanoTime() - answeredAt > SILENCE.toNanos();
  }

  @Override
  public void close() {
    isClosed = true;
    asker.interrupt();
    probe.close();
  }
}
