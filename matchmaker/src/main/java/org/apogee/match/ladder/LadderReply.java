package org.apogee.match.ladder;

import org.apogee.cluster.ClusterMessage;

/** What a ladder answers. */
public sealed interface LadderReply extends ClusterMessage {

  /**
   * It is as the command wanted it, and in the journal.
   *
   * @param repeated whether it was before
   */
  record Done(boolean repeated) implements LadderReply {}

  /** What was looked at, as JSON. */
  record Seen(String json) implements LadderReply {}

  /** Nothing was changed, and why. */
  record No(LadderRefusal why) implements LadderReply {}
}
