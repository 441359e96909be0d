package org.apogee.proving.door;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a server sends is understood however the network cuts it into pieces. */
class WireTest {
  private static final String ANSWERS =
      "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
          + "HTTP/1.1 409 Conflict\r\ncontent-length: 0\r\n\r\n"
          + "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n4\r\n two\r\n0\r\n\r\n";
  private static final String LINES =
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\na\nb\n\r\n2\r\ncc\r\n3\r\nc\nd\r\n";

  private static final class Heard implements Wire.Hearer {
    final List<String> all = new ArrayList<>();

    @Override
    public void answer(int status, byte[] bytes, int from, int to) {
      all.add(status + " " + new String(bytes, from, to - from, StandardCharsets.UTF_8));
    }

    @Override
    public void line(byte[] bytes, int from, int to) {
      all.add(new String(bytes, from, to - from, StandardCharsets.UTF_8));
    }
  }

  /** Sends the bytes in pieces of random sizes, and what was heard until the connection closed. */
  private static List<String> hear(byte[] bytes, boolean isStream, long seed) throws IOException {
    var heard = new Heard();
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        var selector = Selector.open()) {
      var sender = Thread.ofVirtual().start(() -> send(server, bytes, seed));
      var wire = Wire.open(server.getLocalPort(), selector, isStream, heard);
      try {
        while (true) {
          selector.select();
          for (SelectionKey key : selector.selectedKeys()) {
            ((Wire) key.attachment()).ready();
          }
          selector.selectedKeys().clear();
        }
      } catch (IOException closed) {
        wire.close();
      }
      sender.interrupt();
    }
    return heard.all;
  }

  private static void send(ServerSocket server, byte[] bytes, long seed) {
    var random = new SplittableRandom(seed);
    try (var socket = server.accept()) {
      socket.setTcpNoDelay(true);
      for (int at = 0; at < bytes.length; ) {
        int size = Math.min(bytes.length - at, 1 + random.nextInt(seed == 0 ? 1000 : 7));
        socket.getOutputStream().write(bytes, at, size);
        socket.getOutputStream().flush();
        at += size;
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3})
  void answersOfAnyKindAreHeardAsAWhole(long seed) throws IOException {
    assertThat(hear(Scan.ascii(ANSWERS), false, seed))
        .containsExactly("200 hello", "409 ", "200 one two");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3})
  void aStreamIsHeardLineByLine(long seed) throws IOException {
    assertThat(hear(Scan.ascii(LINES), true, seed)).containsExactly("a", "b", "ccc");
  }

  @Test
  void aLineIsHeardBeforeTheLineEndBehindItsChunk() throws IOException {
    var head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
    assertThat(hear(Scan.ascii(head + "2\r\na\n\r\n4\r\nb\nc\n"), true, 0))
        .containsExactly("a", "b", "c");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 125, 126, 300, 65_535, 65_536, 100_000})
  void messagesOfAnySizeAreHeard(int size) throws IOException {
    var text = "x".repeat(size);
    var bytes = new ByteArrayOutputStream();
    bytes.write(Scan.ascii("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"));
    bytes.write(frame(Frames.TEXT, text));
    bytes.write(frame(Frames.PING, "?"));
    bytes.write(frame(Frames.TEXT, "end"));
    assertThat(hear(bytes.toByteArray(), true, 0)).containsExactly(text, "end");
  }

  private static byte[] frame(int kind, String text) throws IOException {
    var out = new ByteArrayOutputStream();
    out.write(0x80 | kind);
    int size = text.length();
    if (size < 126) {
      out.write(size);
    } else if (size < 65_536) {
      out.write(126);
      out.write(size >> 8);
      out.write(size);
    } else {
      out.write(127);
      for (int shift = 56; shift >= 0; shift -= 8) {
        out.write(shift > 31 ? 0 : size >> shift);
      }
    }
    out.write(Scan.ascii(text));
    return out.toByteArray();
  }
}
