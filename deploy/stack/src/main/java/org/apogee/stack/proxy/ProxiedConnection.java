package org.apogee.stack.proxy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A client's connection: its requests, one after the other. */
final class ProxiedConnection {
  private static final int TIMEOUT = 408;
  private static final int TOO_LARGE = 413;
  private static final int BAD_REQUEST = 400;

  /** Time for a client to read a refusal before the connection closes. */
  private static final Duration DRAIN = Duration.ofSeconds(1);

  private static final byte[] CONTINUE =
      "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  private final ReverseProxy proxy;
  private final Socket client;
  private final Deadline deadline;
  private final ByteSource source;
  private @Nullable Thread readAhead;

  ProxiedConnection(ReverseProxy proxy, Socket client) throws IOException {
    this.proxy = proxy;
    this.client = client;
    this.deadline = new Deadline(proxy.time());
    this.source = new ByteSource(client.getInputStream());
  }

  Deadline deadline() {
    return deadline;
  }

  ByteSource source() {
    return source;
  }

  void cut() {
    Sockets.close(client);
  }

  void serve() {
    try {
      client.setTcpNoDelay(true);
      while (serveRequest()) {
        // the next one
      }
    } catch (IOException gone) {
      // the client left, or an answer broke off: either way the connection ends
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      deadline.stop();
      Sockets.close(client);
    }
  }

  /** False when no other request may follow. */
  private boolean serveRequest() throws IOException, InterruptedException {
    try {
      var text = awaitHead();
      if (text == null) {
        return false;
      }
      var request = RequestHead.parse(text);
      var body = readBody(request);
      return new Exchange(proxy, this, request, body).run();
    } catch (BadMessage refused) {
      refuse(refused.problem().asMessage(true));
      return false;
    }
  }

  /** The next head; null if the client asks nothing more. */
  private @Nullable String awaitHead() throws IOException, InterruptedException, BadMessage {
    deadline.start(proxy.settings().idleTime(), () -> Sockets.endInput(client));
    if (readAhead != null) {
      readAhead.join(); // it reads the first bytes of this request, or the end
      readAhead = null;
    }
    boolean hasBegun = false;
    while (true) {
      source.skipEmptyLines();
      var head = source.takeHead(proxy.settings().headMax());
      if (head != null) {
        deadline.stop();
        return head;
      }
      if (!hasBegun && source.available() > 0) {
        hasBegun = true;
        deadline.start(proxy.settings().headerTime(), () -> Sockets.endInput(client));
      }
      if (!source.fill()) {
        if (source.available() == 0) {
          return null;
        }
        throw ended();
      }
    }
  }

  private BadMessage ended() {
    return new BadMessage(deadline.missed() ? TIMEOUT : BAD_REQUEST);
  }

  /**
   * The whole body, as it was sent: a backend is not occupied by a slow client, and another backend
   * can be asked when the first one ends.
   */
  private byte[] readBody(RequestHead request) throws IOException, BadMessage {
    boolean isChunked = request.head().isChunked();
    long length = Math.max(0, request.head().length());
    if (length > proxy.settings().bodyMax()) {
      throw new BadMessage(TOO_LARGE);
    }
    if (!isChunked && length <= source.available()) {
      return source.take(length);
    }
    if (request.expectsContinue()) {
      write(CONTINUE);
    }
    deadline.start(proxy.settings().bodyTime(), () -> Sockets.endInput(client));
    var body = new ByteArrayOutputStream();
    var chunks = new ChunkScanner();
    while (true) {
      body.writeBytes(source.take(isChunked ? source.scan(chunks) : length - body.size()));
      if (isChunked ? chunks.isAtEnd() : body.size() == length) {
        deadline.stop();
        return body.toByteArray();
      }
      if (body.size() > proxy.settings().bodyMax()) {
        throw new BadMessage(TOO_LARGE);
      }
      if (!source.fill()) {
        throw ended();
      }
    }
  }

  void write(byte[] bytes) throws IOException {
    client.getOutputStream().write(bytes);
  }

  /** Answers in place of a backend, and ends the connection. */
  void refuse(byte[] message) throws IOException {
    deadline.start(DRAIN, () -> Sockets.close(client));
    write(message);
    client.shutdownOutput();
    // Closed with bytes unread, the connection would be reset, and the answer lost with it.
    do {
      source.take(Integer.MAX_VALUE);
    } while (source.fill());
  }

  /**
   * While an answer goes on without end nobody else reads from the client: a thread does, to notice
   * that it leaves. What it reads instead is the beginning of the next request.
   */
  void whenClientLeaves(Runnable leaving) {
    readAhead =
        Thread.ofVirtual()
            .start(() -> {
              try {
                if (!source.fill()) {
                  leaving.run();
                }
              } catch (IOException gone) {
                leaving.run();
              }
            });
  }

  String peer() {
    return client.getInetAddress().getHostAddress();
  }

  Socket socket() {
    return client;
  }
}
