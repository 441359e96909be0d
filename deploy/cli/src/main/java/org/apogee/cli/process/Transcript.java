package org.apogee.cli.process;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Everything that is said between the platform and one process, for the author of a bot. */
final class Transcript implements AutoCloseable {
  private final @Nullable BufferedWriter out;

  private Transcript(@Nullable BufferedWriter out) {
    this.out = out;
  }

  static Transcript none() {
    return new Transcript(null);
  }

  static Transcript into(Path file) {
    try {
      return new Transcript(Files.newBufferedWriter(file));
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + file + ".", e);
    }
  }

  void toBot(String line) {
    write("> ", line);
  }

  void fromBot(String line) {
    write("< ", line);
  }

  void error(String line) {
    write("! ", line);
  }

  /** Three threads of a bot write; each line stays whole. */
  private synchronized void write(String direction, String line) {
    if (out == null) {
      return;
    }
    try {
      out.write(direction + line + "\n");
      out.flush();
    } catch (IOException _) {
      // A full disk must not decide a game.
    }
  }

  @Override
  public synchronized void close() {
    if (out == null) {
      return;
    }
    try {
      out.close();
    } catch (IOException _) {
      // As above.
    }
  }
}
