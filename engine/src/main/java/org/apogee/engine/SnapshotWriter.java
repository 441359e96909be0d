package org.apogee.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Collects the bytes of a position.
 *
 * <p>Numbers are zigzag varints: small ones, of either sign, take one byte.
 */
public final class SnapshotWriter {
  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  /** Of one number. */
  private static final int BYTES_MOST = 10;

  private byte[] bytes = new byte[256];
  private int size;

  public void writeInt(int value) {
    writeLong(value);
  }

  public void writeLong(long value) {
    makeRoom(BYTES_MOST);
    var to = bytes;
    int at = size;
    long rest = (value << 1) ^ (value >> 63);
    while ((rest & ~0x7fL) != 0) {
      to[at++] = (byte) ((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    to[at++] = (byte) rest;
    size = at;
  }

  public void writeBoolean(boolean value) {
    writeInt(value ? 1 : 0);
  }

  /** The length is not written: the reader knows it from the seats or the board. */
  public void writeInts(int[] values) {
    for (int value : values) {
      writeInt(value);
    }
  }

  public void writeLongs(long[] values) {
    for (long value : values) {
      writeLong(value);
    }
  }

  public void writeBytes(byte[] values) {
    makeRoom(values.length);
    System.arraycopy(values, 0, bytes, size, values.length);
    size += values.length;
  }

  public void writeText(String text) {
    var utf8 = text.getBytes(StandardCharsets.UTF_8);
    writeInt(utf8.length);
    writeBytes(utf8);
  }

  public byte[] toByteArray() {
    return Arrays.copyOf(bytes, size);
  }

  /** FNV-1a over the bytes, then mixed so that every bit counts; part of the replay format. */
  public long hash() {
    long hash = FNV_OFFSET;
    for (int i = 0; i < size; i++) {
      hash = (hash ^ (bytes[i] & 0xff)) * FNV_PRIME;
    }
    hash = (hash ^ (hash >>> 30)) * 0xbf58476d1ce4e5b9L;
    hash = (hash ^ (hash >>> 27)) * 0x94d049bb133111ebL;
    return hash ^ (hash >>> 31);
  }

  private void makeRoom(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(size << 1, size + more));
    }
  }
}
