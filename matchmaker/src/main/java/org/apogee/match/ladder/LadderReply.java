package org.apogee.match.ladder;

import org.apogee.cluster.ClusterMessage;
import org.apogee.platform.Refusal;

/** The replies of a ladder. */
public sealed interface LadderReply extends ClusterMessage {

  /**
   * It is as the command wanted it, and in the journal.
   *
   * @param repeated whether it was before
   */
  record Done(boolean repeated) implements LadderReply {}

  /** The requested part of the ladder, as JSON; or its owner. */
  record Seen(String json) implements LadderReply {}

  /** Nothing was changed, and why. */
  record Refused(Refusal refusal) implements LadderReply {}
}
