package org.apogee.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * Tells when writing fails. A {@link java.io.PrintWriter} keeps that to itself, and the command
 * would work on for nobody, or fill a full disk and report success. It tells so once; what is
 * written after that is gone.
 */
public final class HonestStream extends OutputStream {
  private final OutputStream target;
  private boolean broken;

  public HonestStream(OutputStream target) {
    this.target = target;
  }

  @Override
  public void write(int value) {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    if (broken) {
      return;
    }
    try {
      target.write(bytes, from, length);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  @Override
  public void flush() {
    if (broken) {
      return;
    }
    try {
      target.flush();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private RuntimeException failed(IOException e) {
    broken = true;
    var reason = String.valueOf(e.getMessage());
    return reason.contains("Broken pipe") || reason.contains("Stream closed")
        ? new ReaderGone(e)
        : new UncheckedIOException("Cannot write the output: " + reason + ".", e);
  }

  /** The reader of the output closed it, as {@code head} does; this is not an error. */
  static final class ReaderGone extends RuntimeException {
    ReaderGone(IOException cause) {
      super(cause);
    }
  }
}
