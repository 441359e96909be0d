package org.apogee.stack.proxy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Bytes in both directions after a connection has been upgraded to a WebSocket, until either end
 * closes it or both are silent.
 */
final class Tunnel {
  /** Above what a node allows itself: it is the node that decides when a session is idle. */
  private static final Duration IDLE = Duration.ofMinutes(2);

  private final ReverseProxy proxy;
  private final ProxiedConnection client;
  private final BackendConnection backend;

  Tunnel(ReverseProxy proxy, ProxiedConnection client, BackendConnection backend) {
    this.proxy = proxy;
    this.client = client;
    this.backend = backend;
  }

  void run() throws IOException {
    var answers = new FutureTask<>(this::carryAnswers, null);
    proxy.run(answers);
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

  private static void join(FutureTask<?> answers) {
    try {
      answers.get();
    } catch (ExecutionException mistake) {
      throw new IllegalStateException(mistake.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
