package org.apogee.platform.trace;

import org.apogee.protocol.event.GameNews;

/**
 * Which decision an event belongs to, as the number of the event that gives its trace the ID. Each
 * process must give the same answer, and each sees one event at a time.
 */
public final class Decisions {
  /** The event has no trace. */
  public static final long NONE = 0;

  /** The ending of a game that a director ended. */
  private static final String ADJUDICATED = "adjudicated";

  private Decisions() {}

  /** Time that a clock has back is journaled with whatever happens next, and is no decision. */
  public static long of(GameNews news) {
    return switch (news) {
      case GameNews.ClockCompensated _ -> NONE;
      case GameNews.Finished end -> ofEnd(end.ending(), end.sequence());
      default -> news.sequence();
    };
  }

  /** A game ends by the event before, unless a director ends it. */
  public static long ofEnd(String ending, long sequence) {
    return ending.equals(ADJUDICATED) ? sequence : sequence - 1;
  }
}
