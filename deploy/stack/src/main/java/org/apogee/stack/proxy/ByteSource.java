package org.apogee.stack.proxy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The bytes of one direction of a connection, of which some are read ahead. */
final class ByteSource {
  /** One read takes a usual request with its body. */
  private static final int BUFFER = 8 * 1024;

  private static final int HEAD_TOO_LARGE = 431;

  private final InputStream in;
  private byte[] bytes = new byte[BUFFER];
  private int from;
  private int to;

  ByteSource(InputStream in) {
    this.in = in;
  }

  /** How many bytes are here. */
  int available() {
    return to - from;
  }

  /** Reads more, after what is here; false at the end of the stream. */
  boolean fill() throws IOException {
    if (from == to) {
      from = 0;
      to = 0;
    } else if (to == bytes.length) {
      makeRoom();
    }
    int read = in.read(bytes, to, bytes.length - to);
    to += Math.max(0, read);
    return read >= 0;
  }

  private void makeRoom() {
    int length = to - from;
    var target = length > bytes.length / 2 ? new byte[2 * bytes.length] : bytes;
    System.arraycopy(bytes, from, target, 0, length);
    bytes = target;
    from = 0;
    to = length;
  }

  /** Empty lines before a request are no request (RFC 9112, section 2.2). */
  void skipEmptyLines() {
    while (to - from >= 2 && bytes[from] == '\r' && bytes[from + 1] == '\n') {
      from += 2;
    }
  }

  /** Takes a head with its empty line; null if it is not complete. */
  @Nullable String takeHead(int max) throws BadMessage {
    int end = headEnd();
    if (end - from > max || (end < 0 && to - from > max)) {
      throw new BadMessage(HEAD_TOO_LARGE);
    }
    if (end < 0) {
      return null;
    }
    var head = new String(bytes, from, end - from, ISO_8859_1);
    from = end;
    return head;
  }

  private int headEnd() throws BadMessage {
    for (int i = from; i < to; i++) {
      if (bytes[i] == '\n') {
        if (i == from || bytes[i - 1] != '\r') {
          throw BadMessage.badRequest(); // some readers end a line here, others do not
        }
        if (i - from >= 3 && bytes[i - 2] == '\n') {
          return i + 1;
        }
      }
    }
    return -1;
  }

  /** Takes at most so many bytes. */
  byte[] take(long max) {
    int length = (int) Math.min(max, to - from);
    var taken = Arrays.copyOfRange(bytes, from, from + length);
    from += length;
    return taken;
  }

  /** How many of the bytes here belong to a chunked body. */
  int scan(ChunkScanner chunks) throws BadMessage {
    return chunks.scan(bytes, from, to);
  }
}
