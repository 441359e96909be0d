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

  /** One lost answer on a busy machine must not cut the requests of a healthy node. */
  private static final int SILENT_AFTER = 3;

  private static final int OK = 200;

  private final Probe probe = new Probe();
  private final String address;
  private final Thread asker;

  // This and the next are written by the prober alone, and read by threads of the proxy.
  private volatile boolean ready;
  private volatile int unanswered;

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
      // On a starved machine a healthy node needs longer than a second to answer.
      ready = probe.get(address, Patience.scaled(TIMEOUT)).status() == OK;
      unanswered = 0;
    } catch (IOException e) {
      ready = false;
      unanswered = Math.min(unanswered + 1, SILENT_AFTER);
    }
  }

  boolean ready() {
    return ready;
  }

  /** Not a word for a while: dead or frozen, not merely unwilling. */
  boolean silent() {
    return unanswered >= SILENT_AFTER;
  }

  @Override
  public void close() {
    asker.interrupt();
    probe.close();
  }
}
