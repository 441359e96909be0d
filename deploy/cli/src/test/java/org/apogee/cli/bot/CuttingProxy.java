package org.apogee.cli.bot;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * Stands between a client and a node, and is a bad line: it cuts the first streams or sessions
 * after a while, and some answers to moves before they arrive.
 */
public final class CuttingProxy implements AutoCloseable {
  private static final int STREAMS_CUT = 4;
  private static final int STREAM_BYTES = 20_000;
  private static final int MOVE_CUT_EVERY = 9;

  private static final String SESSION = "GET /api/v1/me/socket";
  private static final Pattern PLAYED = Pattern.compile("\"type\":\"played\"");

  private final ServerSocket front;
  private final boolean letsSessionsPass;
  private final int upstream;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger streams = new AtomicInteger();
  private final AtomicInteger moves = new AtomicInteger();
  private final AtomicInteger streamsCut = new AtomicInteger();
  private final AtomicInteger movesCut = new AtomicInteger();

  /**
   * Begins to listen.
   *
   * @param letsSessionsPass or the upgrade is answered with 404, as by a proxy that knows none
   */
  public CuttingProxy(int upstream, boolean letsSessionsPass) throws IOException {
    this.upstream = upstream;
    this.letsSessionsPass = letsSessionsPass;
    front = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  public String address() {
    return "http://127.0.0.1:" + front.getLocalPort();
  }

  public int moves() {
    return moves.get();
  }

  public int streamsCut() {
    return streamsCut.get();
  }

  public int movesCut() {
    return movesCut.get();
  }

  private void accept() {
    try {
      while (!front.isClosed()) {
        var client = front.accept();
        Thread.ofVirtual().start(() -> serve(client));
      }
    } catch (IOException e) {
      // Closed: the test is over.
    }
  }

  private void serve(Socket client) {
    open.add(client);
    try (client;
        var server = new Socket(InetAddress.getLoopbackAddress(), upstream)) {
      open.add(server);
      var swallow = new AtomicBoolean();
      var bytesLeft = new AtomicInteger(Integer.MAX_VALUE);
      var there = Thread.ofVirtual().start(() -> requests(client, server, swallow, bytesLeft));
      answers(server, client, swallow, bytesLeft);
      hangUp(client);
      hangUp(server);
      there.join();
      open.remove(server);
    } catch (IOException e) {
      // One side is gone, and so is the other.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(client);
    }
  }

  /** Its reader then sees the end of the stream. */
  private static void hangUp(Socket socket) throws IOException {
    socket.shutdownInput();
    socket.shutdownOutput();
  }

  private void requests(
      Socket client, Socket server, AtomicBoolean swallow, AtomicInteger bytesLeft) {
    try (server) {
      var buffer = new byte[65_536];
      for (int size = read(client, buffer); size >= 0; size = read(client, buffer)) {
        var text = new String(buffer, 0, size, StandardCharsets.ISO_8859_1);
        if (text.startsWith(SESSION) && !letsSessionsPass) {
          text = text.replaceFirst("/me/socket", "/me/nothing");
          server.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
          continue;
        }
        if (isStream(text) && streams.incrementAndGet() <= STREAMS_CUT) {
          bytesLeft.set(STREAM_BYTES * streams.get());
        }
        if (text.startsWith("POST ") && text.contains("/moves HTTP")) {
          swallow.set(moves.incrementAndGet() % MOVE_CUT_EVERY == 0);
        }
        server.getOutputStream().write(buffer, 0, size);
      }
    } catch (IOException e) {
      // As above.
    }
  }

  private static boolean isStream(String text) {
    return text.startsWith("GET /api/v1/me/stream") || text.startsWith(SESSION);
  }

  private void answers(Socket server, Socket client, AtomicBoolean swallow, AtomicInteger bytesLeft)
      throws IOException {
    var buffer = new byte[4096];
    for (int size = read(server, buffer); size >= 0; size = read(server, buffer)) {
      if (letsSessionsPass) {
        countReplies(new String(buffer, 0, size, StandardCharsets.ISO_8859_1), swallow);
      }
      if (swallow.get()) {
        movesCut.incrementAndGet();
        return;
      }
      if (bytesLeft.addAndGet(-size) < 0) {
        streamsCut.incrementAndGet();
        return;
      }
      client.getOutputStream().write(buffer, 0, size);
    }
  }

  /** What a server sends over a WebSocket can be read on the way; one cut in two is not counted. */
  private void countReplies(String text, AtomicBoolean swallow) {
    for (var played = PLAYED.matcher(text); played.find(); ) {
      if (moves.incrementAndGet() % MOVE_CUT_EVERY == 0) {
        swallow.set(true);
      }
    }
  }

  private static int read(Socket from, byte[] buffer) throws IOException {
    InputStream in = from.getInputStream();
    return in.read(buffer);
  }

  @Override
  public void close() throws IOException {
    front.close();
    for (var socket : open) {
      socket.close();
    }
  }
}
