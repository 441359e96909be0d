package org.apogee.proving.door;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One keep-alive connection, for one thread that serves many of them. It reads answers of a known
 * length, answers in chunks as lines, and frames of a WebSocket.
 */
final class Wire {
  private static final byte[] END_OF_HEAD = Scan.ascii("\r\n\r\n");
  private static final byte[] LINE_END = Scan.ascii("\r\n");
  private static final byte[] LENGTH = Scan.ascii("content-length: ");
  private static final byte[] CHUNKED = Scan.ascii("transfer-encoding: chunked");
  private static final int UPGRADED = 101;

  /** Hears what comes in; the bytes are only valid during the call. */
  interface Hearer {
    void answer(int status, byte[] bytes, int from, int to) throws IOException;

    /** A line of a stream, or a message of a WebSocket. */
    default void line(byte[] bytes, int from, int to) throws IOException {}

    /** The server closed the connection. */
    default void closed() throws IOException {
      throw new IOException("the server closed a connection");
    }
  }

  private enum State {
    HEAD,
    BODY,
    CHUNK_SIZE,
    CHUNK,
    FRAMES
  }

  private final SocketChannel channel;
  private final SelectionKey key;
  private final Hearer hearer;
  private final boolean isStream;
  private byte[] in = new byte[16 * 1024];
  private int start;
  private int end;
  private byte[] lines = new byte[1024];
  private int linesEnd;
  private State state = State.HEAD;
  private int status;
  private int length;
  private @Nullable ByteBuffer unsent;
  private long received;

  private Wire(SocketChannel channel, SelectionKey key, boolean isStream, Hearer hearer) {
    this.channel = channel;
    this.key = key;
    this.isStream = isStream;
    this.hearer = hearer;
  }

  /**
   * Connects.
   *
   * @param isStream whether an answer in chunks is heard line by line instead of as a whole
   */
  static Wire open(int port, Selector selector, boolean isStream, Hearer hearer)
      throws IOException {
    var channel =
        SocketChannel.open(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.configureBlocking(false);
    var key = channel.register(selector, SelectionKey.OP_READ);
    var wire = new Wire(channel, key, isStream, hearer);
    key.attach(wire);
    return wire;
  }

  long received() {
    return received;
  }

  void send(byte[] bytes, int size) throws IOException {
    var out = ByteBuffer.wrap(bytes, 0, size);
    if (unsent == null) {
      channel.write(out);
    }
    if (out.hasRemaining()) {
      unsent = joined(unsent, out);
      key.interestOpsOr(SelectionKey.OP_WRITE);
    }
  }

  private static ByteBuffer joined(@Nullable ByteBuffer first, ByteBuffer second) {
    int left = first == null ? 0 : first.remaining();
    var all = ByteBuffer.allocate(left + second.remaining());
    if (first != null) {
      all.put(first);
    }
    return all.put(second).flip();
  }

  void ready() throws IOException {
    var waiting = unsent;
    if (key.isWritable() && waiting != null) {
      channel.write(waiting);
      if (!waiting.hasRemaining()) {
        unsent = null;
        key.interestOpsAnd(~SelectionKey.OP_WRITE);
      }
    }
    if (key.isReadable()) {
      readSome();
    }
  }

  private void readSome() throws IOException {
    if (start == end) {
      start = 0;
      end = 0;
    } else if (end == in.length) {
      in = Arrays.copyOfRange(in, start, start + Math.max(in.length, 2 * (end - start)));
      end -= start;
      start = 0;
    }
    var into = ByteBuffer.wrap(in, end, in.length - end);
    int n = channel.read(into);
    if (n < 0) {
      channel.close();
      hearer.closed();
      return;
    }
    received += n;
    end += n;
    while (step()) {
      // as far as what has arrived reaches
    }
  }

  private boolean step() throws IOException {
    return switch (state) {
      case HEAD -> head();
      case BODY -> body();
      case CHUNK_SIZE -> chunkSize();
      case CHUNK -> chunk();
      case FRAMES -> frame();
    };
  }

  private boolean head() {
    int behind = Scan.after(in, start, end, END_OF_HEAD);
    if (behind < 0) {
      return false;
    }
    status = 100 * (in[start + 9] - '0') + 10 * (in[start + 10] - '0') + in[start + 11] - '0';
    lowerCase(start, behind);
    if (status == UPGRADED) {
      state = State.FRAMES;
    } else if (Scan.has(in, start, behind, CHUNKED)) {
      state = State.CHUNK_SIZE;
      linesEnd = 0;
    } else {
      length = (int) Math.max(0, Scan.number(in, start, behind, LENGTH));
      state = State.BODY;
    }
    start = behind;
    return true;
  }

  private void lowerCase(int from, int to) {
    for (int i = from; i < to; i++) {
      if (in[i] >= 'A' && in[i] <= 'Z') {
        in[i] = (byte) (in[i] + 'a' - 'A');
      }
    }
  }

  private boolean body() throws IOException {
    if (end - start < length) {
      return false;
    }
    int from = start;
    start += length;
    state = State.HEAD;
    hearer.answer(status, in, from, from + length);
    return start < end;
  }

  /** The line end behind a chunk comes first: a server may send it with the next chunk only. */
  private boolean chunkSize() throws IOException {
    int size = start < end && in[start] == '\r' ? start + 2 : start;
    int behind = Scan.after(in, size, end, LINE_END);
    if (behind < 0) {
      return false;
    }
    length = 0;
    for (int i = size; i < behind - 2; i++) {
      length = 16 * length + Character.digit(in[i], 16);
    }
    start = behind;
    state = State.CHUNK;
    return true;
  }

  private boolean chunk() throws IOException {
    if (end - start < (length == 0 ? 2 : length)) {
      return false;
    }
    if (length == 0) {
      state = State.HEAD;
      start += 2;
      hearer.answer(status, lines, 0, linesEnd);
      return start < end;
    }
    if (linesEnd + length > lines.length) {
      lines = Arrays.copyOf(lines, Math.max(2 * lines.length, linesEnd + length));
    }
    System.arraycopy(in, start, lines, linesEnd, length);
    linesEnd += length;
    start += length;
    state = State.CHUNK_SIZE;
    if (isStream) {
      hearLines();
    }
    return true;
  }

  private void hearLines() throws IOException {
    int from = 0;
    for (int i = 0; i < linesEnd; i++) {
      if (lines[i] == '\n') {
        hearer.line(lines, from, i);
        from = i + 1;
      }
    }
    System.arraycopy(lines, from, lines, 0, linesEnd - from);
    linesEnd -= from;
  }

  private boolean frame() throws IOException {
    int head = Frames.headSize(in, start, end);
    if (head < 0) {
      return false;
    }
    int size = Frames.size(in, start);
    if (end - start < head + size) {
      return false;
    }
    int from = start + head;
    int kind = in[start] & 0x0f;
    start = from + size;
    switch (kind) {
      case Frames.TEXT -> hearer.line(in, from, from + size);
      case Frames.PING -> {
        var pong = Frames.masked(Frames.PONG, Arrays.copyOfRange(in, from, from + size));
        send(pong, pong.length);
      }
      case Frames.CLOSE -> throw new IOException("the server closed a session");
      default -> {}
    }
    return start < end;
  }

  void close() throws IOException {
    channel.close();
  }
}
