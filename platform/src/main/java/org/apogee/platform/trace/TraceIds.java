package org.apogee.platform.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The IDs of a decision's trace and of its root span, computed from the game and the number of the
 * event. They are no secret, and nobody relies on them being unpredictable.
 */
record TraceIds(String trace, String root) {
  /** As in W3C's trace context, the last 56 bits of a trace ID are its random part. */
  private static final long RANDOM_BITS = (1L << 56) - 1;

  private static final int TRACE_BYTES = 16;
  private static final int SPAN_BYTES = 8;
  private static final HexFormat HEX = HexFormat.of();

  /**
   * Whether a decision is among the share that has a trace. The answer depends on nothing else, and
   * a larger share contains a smaller one.
   */
  static boolean isSampled(byte[] digest, double share) {
    long random = ByteBuffer.wrap(digest).getLong(TRACE_BYTES - Long.BYTES) & RANDOM_BITS;
    return random >= (1 - share) * (RANDOM_BITS + 1);
  }

  /** What the IDs are made of; most decisions have no trace and need no texts. */
  static byte[] digest(String game, long decision) {
    return sha256(game + '/' + decision);
  }

  static TraceIds of(byte[] digest) {
    return new TraceIds(
        HEX.formatHex(digest, 0, TRACE_BYTES),
        HEX.formatHex(digest, TRACE_BYTES, TRACE_BYTES + SPAN_BYTES));
  }

  /** A record that is published twice has one span, not two. */
  static String child(String trace, String parent, Part part, String detail) {
    var digest = sha256(String.join("/", trace, parent, part.word(), detail));
    return HEX.formatHex(digest, 0, SPAN_BYTES);
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
