package org.apogee.cli.up;

import java.io.PrintWriter;
import org.apogee.stack.Steps;

/** Tells a person how the start goes, a line for each part. */
final class TerminalSteps implements Steps {
  private final PrintWriter err;
  private final long started = System.nanoTime();

  TerminalSteps(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void done(String part, String where) {
    line("  %-9s %-28s %5.1f s".formatted(part, where, seconds()));
  }

  @Override
  public void message(String sentence) {
    line("apogee: " + sentence);
  }

  void ready() {
    line("apogee: ready after %.1f s".formatted(seconds()));
  }

  private double seconds() {
    return (System.nanoTime() - started) / 1e9;
  }

  /** Parts start side by side; each line stays whole. */
  private synchronized void line(String text) {
    err.println(text);
    err.flush();
  }
}
