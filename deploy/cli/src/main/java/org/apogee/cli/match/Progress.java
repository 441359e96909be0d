package org.apogee.cli.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Shows how far a match is, in one line that is drawn again and again. */
final class Progress {
  private static final int WIDTH = 30;

  /** Five updates a second are smooth to the eye, and cost nothing next to a game. */
  private static final long PAUSE_NANOS = 200_000_000;

  private final PrintWriter err;
  private final boolean shown;
  private long lastNanos = System.nanoTime() - PAUSE_NANOS;

  private Progress(PrintWriter err, boolean shown) {
    this.err = err;
    this.shown = shown;
  }

  /** Only for a person who watches. */
  static Progress on(PrintWriter err) {
    return new Progress(err, errorsGoToTerminal());
  }

  static Progress none(PrintWriter err) {
    return new Progress(err, false);
  }

  /** Only /proc tells it of the error stream alone; where there is none, nothing is shown. */
  private static boolean errorsGoToTerminal() {
    try {
      var target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }

  void show(int done, int of) {
    if (shown && System.nanoTime() - lastNanos >= PAUSE_NANOS) {
      lastNanos = System.nanoTime();
      int filled = (int) ((long) WIDTH * done / of);
      err.print(
          "\r[%s%s] %d of %d games "
              .formatted("#".repeat(filled), ".".repeat(WIDTH - filled), done, of));
      err.flush();
    }
  }

  void end() {
    if (shown) {
      err.print("\r" + " ".repeat(WIDTH + 30) + "\r");
      err.flush();
    }
  }
}
