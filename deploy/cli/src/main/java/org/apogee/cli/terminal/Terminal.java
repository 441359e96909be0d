package org.apogee.cli.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;

/** Where a command reads and writes: the process's own streams, or a test's. */
public record Terminal(BufferedReader in, PrintWriter out, PrintWriter err) {

  /** Everything is UTF-8, whatever the locale, so that a file written by {@code >} can be read. */
  public static Terminal ofProcess() {
    return new Terminal(
        new BufferedReader(new InputStreamReader(System.in, UTF_8)),
        writer(FileDescriptor.out),
        writer(FileDescriptor.err));
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    var stream = new HonestStream(new FileOutputStream(descriptor));
    return new PrintWriter(new OutputStreamWriter(stream, UTF_8), false);
  }
}
