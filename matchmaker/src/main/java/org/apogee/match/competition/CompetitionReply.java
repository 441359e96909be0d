package org.apogee.match.competition;

import org.apogee.cluster.ClusterMessage;
import org.apogee.platform.Refusal;

/** The replies of a competition. */
public sealed interface CompetitionReply extends ClusterMessage {

  /**
   * The command was applied and is in the journal.
   *
   * @param repeated whether it had been applied before
   */
  record Done(boolean repeated) implements CompetitionReply {}

  /** The requested view, as JSON. */
  record Seen(String json) implements CompetitionReply {}

  /** Nothing was changed, and why. */
  record Refused(Refusal refusal) implements CompetitionReply {}
}
