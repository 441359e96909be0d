package org.apogee.cli.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Drains what a bot writes to its standard error and keeps the end of it. */
final class LastLines implements Runnable {
  /** Enough for a stack trace in a report. */
  private static final int LINES_MAX = 20;

  /** A program may write binary data or one endless line. */
  private static final int LINE_MAX = 400;

  private final InputStream in;
  private final Transcript transcript;
  private final Deque<String> lines = new ArrayDeque<>();
  private final byte[] line = new byte[LINE_MAX];
  private int length;
  private int count;

  LastLines(InputStream in, Transcript transcript) {
    this.in = in;
    this.transcript = transcript;
  }

  @Override
  public void run() {
    var buffer = new byte[8192];
    try {
      for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
        for (int i = 0; i < size; i++) {
          take(buffer[i]);
        }
      }
    } catch (IOException _) {
      // The process is gone; what it said before is what there is.
    }
    endLine();
  }

  /** The rest of a long line is dropped. */
  private void take(byte letter) {
    if (letter == '\n') {
      endLine();
    } else if (length < LINE_MAX) {
      line[length++] = letter;
    }
  }

  private void endLine() {
    if (length == 0) {
      return;
    }
    var text =
        new String(line, 0, length, StandardCharsets.UTF_8).replaceAll("\\p{C}", " ").strip();
    length = 0;
    transcript.error(text);
    synchronized (lines) {
      count++;
      lines.addLast(text);
      if (lines.size() > LINES_MAX) {
        lines.removeFirst();
      }
    }
  }

  /** How many there were in all. */
  int count() {
    synchronized (lines) {
      return count;
    }
  }

  List<String> lines() {
    synchronized (lines) {
      return List.copyOf(lines);
    }
  }
}
