package org.apogee.node.failure;

import java.util.List;

/**
 * A failure of a bot program.
 *
 * @param ply the decision at which it failed
 * @param code what happened, for programs: {@code bot-crashed}
 * @param reason the same in a sentence
 * @param lines the last lines of its standard error
 */
public record ProgramFailure(int ply, String code, String reason, List<String> lines) {
  public static final int LINES_MAX = 20;
  public static final int LINE_MAX = 400;

  /** A bridge gives a game up after three; the author may restart the bridge. */
  public static final int OF_SEAT_MAX = 10;

  public ProgramFailure {
    lines = List.copyOf(lines);
  }
}
