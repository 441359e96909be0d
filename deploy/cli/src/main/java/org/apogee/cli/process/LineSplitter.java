package org.apogee.cli.process;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Cuts a stream into lines and never holds more than one line of a set length. */
final class LineSplitter {
  /** A line was longer than allowed; the stream cannot be read on. */
  static final class TooLong extends IOException {}

  private final InputStream in;
  private final byte[] line;
  private final byte[] buffer = new byte[8192];
  private int next;
  private int end;

  LineSplitter(InputStream in, int lineMax) {
    this.in = in;
    this.line = new byte[lineMax];
  }

  /** Takes the next line without its end. A last line without an end does not count as one. */
  boolean forward(Sink sink) throws IOException, InterruptedException {
    int length = 0;
    while (true) {
      if (next == end && !refill()) {
        return false;
      }
      byte letter = buffer[next++];
      if (letter == '\n') {
        sink.take(Arrays.copyOf(line, length));
        return true;
      }
      if (length == line.length) {
        throw new TooLong();
      }
      line[length++] = letter;
    }
  }

  private boolean refill() throws IOException {
    next = 0;
    end = Math.max(0, in.read(buffer));
    return end > 0;
  }

  @FunctionalInterface
  interface Sink {
    void take(byte[] line) throws InterruptedException;
  }
}
