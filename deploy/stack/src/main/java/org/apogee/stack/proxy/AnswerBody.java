package org.apogee.stack.proxy;

import org.jspecify.annotations.Nullable;

/** The body of an answer: how much of what a backend sent belongs to it. */
final class AnswerBody {
  private final ByteSource source;
  private final @Nullable ChunkScanner chunks;
  private final boolean hasEnd;
  private long left;

  private AnswerBody(
      ByteSource source, @Nullable ChunkScanner chunks, boolean hasEnd, long length) {
    this.source = source;
    this.chunks = chunks;
    this.hasEnd = hasEnd;
    this.left = length;
  }

  static AnswerBody of(RequestHead request, ResponseHead answer, ByteSource source)
      throws BadMessage {
    if (!answer.hasBody(request)) {
      return new AnswerBody(source, null, true, 0);
    }
    if (answer.head().isChunked()) {
      return new AnswerBody(source, new ChunkScanner(), true, Long.MAX_VALUE);
    }
    long length = answer.head().length();
    return new AnswerBody(source, null, length >= 0, length >= 0 ? length : Long.MAX_VALUE);
  }

  /** Whether the end can be told from the bytes; otherwise it is the end of the connection. */
  boolean hasEnd() {
    return hasEnd;
  }

  /** Of unknown length: it may go on for ever. */
  boolean isStream() {
    return chunks != null || !hasEnd;
  }

  boolean isAtEnd() {
    return chunks == null ? left == 0 : chunks.isAtEnd();
  }

  /** All of it that is here. */
  byte[] next() throws BadMessage {
    var bytes = source.take(chunks == null ? left : source.scan(chunks));
    left -= bytes.length;
    return bytes;
  }
}
