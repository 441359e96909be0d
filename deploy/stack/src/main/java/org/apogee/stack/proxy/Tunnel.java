package org.apogee.stack.proxy;

import java.io.IOException;
import java.time.Duration;

/**
 * Bytes in both directions after a connection has been upgraded to a WebSocket, until either end
 * closes it or both are silent.
 */
final class Tunnel {
  /** Above what a node allows itself: it is the node that decides when a session is idle. */
  private static final Duration IDLE = Duration.ofMinutes(2);

  private final ProxiedConnection client;
  private final BackendConnection backend;

  Tunnel(ProxiedConnection client, BackendConnection backend) {
    this.client = client;
    this.backend = backend;
  }

  void run() throws IOException {
    var answers = Thread.ofVirtual().start(this::carryAnswers);
    try {
      carry(client.source(), backend::write);
    } finally {
      cut();
      join(answers);
    }
  }

  private void carryAnswers() {
    try {
      carry(backend.source(), client::write);
    } catch (IOException closed) {
      // by either end
    } finally {
      cut();
    }
  }

  @FunctionalInterface
  private interface Sink {
    void write(byte[] bytes) throws IOException;
  }

  private void carry(ByteSource from, Sink to) throws IOException {
    do {
      client.deadline().start(IDLE, this::cut);
      if (from.available() > 0) {
        to.write(from.take(Integer.MAX_VALUE));
      }
    } while (from.fill());
  }

  private void cut() {
    client.cut();
    backend.close();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
