package org.apogee.proving.door;

/** Frames of RFC 6455, as far as a client of one server needs them: none is fragmented. */
final class Frames {
  static final int TEXT = 1;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;

  private Frames() {}

  /** The size of a frame's head, or -1 while it has not arrived. */
  static int headSize(byte[] in, int from, int to) {
    if (to - from < 2) {
      return -1;
    }
    int head =
        switch (in[from + 1]) {
          case TWO_BYTES -> 4;
          case EIGHT_BYTES -> 10;
          default -> 2;
        };
    return to - from < head ? -1 : head;
  }

  /** The size of what follows the head. */
  static int size(byte[] in, int from) {
    int bytes =
        switch (in[from + 1]) {
          case TWO_BYTES -> 2;
          case EIGHT_BYTES -> 8;
          default -> 0;
        };
    if (bytes == 0) {
      return in[from + 1];
    }
    int size = 0;
    for (int i = 0; i < bytes; i++) {
      size = (size << 8) | (in[from + 2 + i] & 0xff);
    }
    return size;
  }

  /** A frame of a client, below 64 KiB. Its mask is all zero, which the RFC allows. */
  static byte[] masked(int kind, byte[] payload) {
    int head = payload.length < TWO_BYTES ? 2 : 4;
    var frame = new byte[head + 4 + payload.length];
    frame[0] = (byte) (FINAL | kind);
    if (head == 2) {
      frame[1] = (byte) (MASKED | payload.length);
    } else {
      frame[1] = (byte) (MASKED | TWO_BYTES);
      frame[2] = (byte) (payload.length >> 8);
      frame[3] = (byte) payload.length;
    }
    System.arraycopy(payload, 0, frame, head + 4, payload.length);
    return frame;
  }
}
