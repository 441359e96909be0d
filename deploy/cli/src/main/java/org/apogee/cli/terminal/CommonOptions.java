package org.apogee.cli.terminal;

import picocli.CommandLine.Option;

/** What every command understands; mixed in by {@code @Mixin}. */
public final class CommonOptions {
  static final String JSON = "--json";

  @Option(names = JSON, description = "Print one JSON object instead of text, errors included.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  public boolean json() {
    return json;
  }
}
