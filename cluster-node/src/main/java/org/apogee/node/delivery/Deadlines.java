package org.apogee.node.delivery;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Closes sockets at a moment. A time-out of a socket begins anew with each byte, so a clock outside
 * of it bounds the whole conversation.
 */
final class Deadlines implements AutoCloseable {
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("apogee-delivery-deadlines").factory());

  /** To be closed when the conversation has ended. */
  interface Deadline extends AutoCloseable {
    @Override
    void close();
  }

  Deadline of(Socket socket, Duration patience) {
    var waiting = clock.schedule(() -> close(socket), patience.toMillis(), TimeUnit.MILLISECONDS);
    return () -> waiting.cancel(false);
  }

  /** TLS over a connected socket; the certificate must name the host. */
  static SSLSocket secure(Socket plain, String host, SSLSocketFactory factory) throws IOException {
    var secure = (SSLSocket) factory.createSocket(plain, host, plain.getPort(), true);
    SSLParameters parameters = secure.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    secure.setSSLParameters(parameters);
    secure.startHandshake();
    return secure;
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is given up in any case.
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
