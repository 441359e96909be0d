package org.apogee.proving.fuzz;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.Arrays;

/**
 * What came back for one request.
 *
 * @param status of the first answer; 0 if there was none
 * @param fault empty, or what is wrong with it
 */
record Reaction(int status, String fault) {
  /** A refused connection would be a finding; a busy machine is none. */
  private static final int CONNECT_MILLIS = 10_000;

  private static final int HEAD = 12;

  /** Longer than a server may wait for the rest of a request. */
  private static final int PATIENCE_MILLIS = 30_000;

  static Reaction of(RawRequest request, InetSocketAddress server) throws IOException {
    try (var socket = new Socket()) {
      socket.connect(server, CONNECT_MILLIS);
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(PATIENCE_MILLIS);
      send(request, socket);
      var head = new byte[HEAD];
      int length = read(socket, head);
      return classify(request, head, length);
    } catch (SocketTimeoutException silent) {
      return new Reaction(0, "no answer and no end within %d s".formatted(PATIENCE_MILLIS / 1000));
    }
  }

  /** A server may answer and close before it has read all: the answer counts, not the write. */
  private static void send(RawRequest request, Socket socket) {
    try {
      var bytes = request.bytes();
      for (int i = 0; i < request.pieces(); i++) {
        int from = (int) ((long) bytes.length * i / request.pieces());
        int to = (int) ((long) bytes.length * (i + 1) / request.pieces());
        socket.getOutputStream().write(bytes, from, to - from);
      }
      if (request.endsInput()) {
        socket.shutdownOutput();
      }
    } catch (IOException closed) {
      // the answer may be here all the same
    }
  }

  private static int read(Socket socket, byte[] head) throws IOException {
    try {
      return socket.getInputStream().readNBytes(head, 0, head.length);
    } catch (SocketException reset) {
      return 0;
    }
  }

  private static Reaction classify(RawRequest request, byte[] head, int length) {
    if (length < HEAD) {
      return new Reaction(0, isNothing(request.bytes()) ? "" : "closed without an answer");
    }
    var text = new String(head, java.nio.charset.StandardCharsets.ISO_8859_1);
    if (!text.matches("HTTP/1\\.1 [1-5][0-9]{2}")) {
      return new Reaction(0, "answered with something else: " + Arrays.toString(head));
    }
    int status = Integer.parseInt(text.substring(HEAD - 3));
    return new Reaction(status, status >= 500 ? "answered with " + status : "");
  }

  /** Empty lines alone are no request. */
  private static boolean isNothing(byte[] bytes) {
    for (byte b : bytes) {
      if (b != '\r' && b != '\n') {
        return false;
      }
    }
    return true;
  }
}
