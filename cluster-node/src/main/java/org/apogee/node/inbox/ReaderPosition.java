package org.apogee.node.inbox;

import org.apogee.node.inbox.InboxCommand.Line;

/** How far one client has received its player's stream. */
final class ReaderPosition {
  /** What is to be done with a line. */
  enum Verdict {
    PASS_ON,
    DROP,
    /** A line before it was lost: all since then are needed again. */
    ASK_AGAIN
  }

  private long seen;

  /** The lines after a loss were asked for; those that are under way are no further loss. */
  private boolean hasAsked;

  ReaderPosition(long seen) {
    this.seen = seen;
  }

  /** The number of the last line that the client has received. */
  long seen() {
    return seen;
  }

  Verdict judge(Line line) {
    if (line.sequence() <= seen) {
      return Verdict.DROP;
    }
    if (line.previous() > seen) {
      boolean isFirst = !hasAsked;
      hasAsked = true;
      return isFirst ? Verdict.ASK_AGAIN : Verdict.DROP;
    }
    hasAsked = false;
    seen = line.sequence();
    return Verdict.PASS_ON;
  }
}
