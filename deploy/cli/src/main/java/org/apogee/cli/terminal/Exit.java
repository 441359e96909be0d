package org.apogee.cli.terminal;

/** What the command tells the shell. */
public final class Exit {
  public static final int DONE = 0;

  /** A check did not hold: {@code verify} found a difference. */
  public static final int DIFFERENT = 1;

  /** The command line, a file or a bot cannot be used as it is. */
  public static final int BAD_INPUT = 2;

  /** A measure did not come to its end because the machine was overloaded: try again later. */
  public static final int OVERLOADED = 75;

  /** A mistake of ours. */
  public static final int INTERNAL = 70;

  /** By Ctrl-C. */
  public static final int INTERRUPTED = 130;

  private Exit() {}
}
