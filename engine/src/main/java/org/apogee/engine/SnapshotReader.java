package org.apogee.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads what {@link SnapshotWriter} wrote, in the same order; refuses anything else. */
public final class SnapshotReader {
  private final byte[] bytes;
  private int at;

  public SnapshotReader(byte[] bytes) {
    this.bytes = bytes.clone();
  }

  public int readInt() {
    long value = readLong();
    if (value != (int) value) {
      throw bad("a number is too large");
    }
    return (int) value;
  }

  /** A number that must lie within bounds, both included. */
  public int readInt(int least, int most) {
    int value = readInt();
    if (value < least || value > most) {
      throw bad("%d is not within %d to %d".formatted(value, least, most));
    }
    return value;
  }

  public long readLong() {
    long rest = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      byte next = next();
      rest |= (next & 0x7fL) << shift;
      if (next >= 0) {
        checkShortest(next, shift);
        return (rest >>> 1) ^ -(rest & 1);
      }
    }
    throw bad("a number does not end");
  }

  /** Each number is written in one way only, so that equal positions are equal bytes. */
  private void checkShortest(byte last, int shift) {
    if ((shift > 0 && last == 0) || (shift == 63 && last > 1)) {
      throw bad("a number is longer than it need be");
    }
  }

  public boolean readBoolean() {
    return readInt(0, 1) == 1;
  }

  public void readInts(int[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] = readInt();
    }
  }

  public void readLongs(long[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] = readLong();
    }
  }

  public void readBytes(byte[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] = next();
    }
  }

  public String readText() {
    var utf8 = new byte[readInt(0, bytes.length - at)];
    readBytes(utf8);
    var text = new String(utf8, StandardCharsets.UTF_8);
    if (!Arrays.equals(utf8, text.getBytes(StandardCharsets.UTF_8))) {
      throw bad("a text is not UTF-8");
    }
    return text;
  }

  /** The schema number that every snapshot starts with. */
  public void expectSchema(int schema) {
    int found = readInt();
    if (found != schema) {
      throw bad("schema %d where %d was expected".formatted(found, schema));
    }
  }

  public void expectEnd() {
    if (at != bytes.length) {
      throw bad((bytes.length - at) + " bytes are left over");
    }
  }

  private byte next() {
    if (at == bytes.length) {
      throw bad("it is cut off");
    }
    return bytes[at++];
  }

  private BadInput bad(String why) {
    return new BadInput(
        "bad-snapshot", "The snapshot cannot be read at byte %d: %s.".formatted(at, why));
  }
}
