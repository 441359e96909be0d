package org.apogee.stack.proxy;

/** Finds the end of a chunked body (RFC 9112, section 7.1) without changing it. */
final class ChunkScanner {
  /** Eight hexadecimal digits: 4 GiB, beyond any limit of a body, and no overflow. */
  private static final int SIZE_DIGITS_MAX = 8;

  /** Nobody uses extensions; without a limit they would be a body that is not counted. */
  private static final int EXTENSION_MAX = 1024;

  /** Trailers are forwarded unread; the same limit as for headers at a node. */
  private static final int TRAILERS_MAX = 8 * 1024;

  private enum State {
    SIZE,
    EXTENSION,
    SIZE_LF,
    DATA,
    DATA_CR,
    DATA_LF,
    TRAILER_START,
    TRAILER,
    TRAILER_LF,
    LAST_LF,
    END
  }

  private State state = State.SIZE;
  private long left;
  private int digits;
  private int length;

  boolean isAtEnd() {
    return state == State.END;
  }

  /** Returns how many of these bytes belong to the body. */
  int scan(byte[] bytes, int from, int to) throws BadMessage {
    int at = from;
    while (at < to && state != State.END) {
      if (state == State.DATA) {
        int some = (int) Math.min(left, to - at);
        left -= some;
        at += some;
        if (left == 0) {
          state = State.DATA_CR;
        }
      } else {
        state = next(bytes[at]);
        at++;
      }
    }
    return at - from;
  }

  private State next(byte b) throws BadMessage {
    return switch (state) {
      case SIZE -> size(b);
      case EXTENSION -> b == '\r' ? State.SIZE_LF : counted(b, EXTENSION_MAX, State.EXTENSION);
      case SIZE_LF -> expected(b == '\n', afterSize());
      case DATA_CR -> expected(b == '\r', State.DATA_LF);
      case DATA_LF -> expected(b == '\n', State.SIZE);
      case TRAILER_START -> b == '\r' ? State.LAST_LF : counted(b, TRAILERS_MAX, State.TRAILER);
      case TRAILER -> b == '\r' ? State.TRAILER_LF : counted(b, TRAILERS_MAX, State.TRAILER);
      case TRAILER_LF -> expected(b == '\n', State.TRAILER_START);
      case LAST_LF -> expected(b == '\n', State.END);
      case DATA, END -> throw new IllegalStateException("cannot read single bytes in " + state);
    };
  }

  private State size(byte b) throws BadMessage {
    int digit = Character.digit(b, 16);
    if (digit >= 0 && digits < SIZE_DIGITS_MAX) {
      digits++;
      left = 16 * left + digit;
      return State.SIZE;
    }
    length = 0;
    return expected(
        digits > 0 && (b == '\r' || b == ';'), b == '\r' ? State.SIZE_LF : State.EXTENSION);
  }

  private State afterSize() {
    digits = 0;
    length = 0;
    return left == 0 ? State.TRAILER_START : State.DATA;
  }

  private State counted(byte b, int max, State then) throws BadMessage {
    return expected(b != '\n' && ++length <= max, then);
  }

  private static State expected(boolean isSo, State then) throws BadMessage {
    if (!isSo) {
      throw BadMessage.badRequest();
    }
    return then;
  }
}
