package org.apogee.match.tournament;

import org.apogee.cluster.ClusterMessage;
import org.apogee.platform.Refusal;

/** The replies of a tournament. */
public sealed interface TournamentReply extends ClusterMessage {

  /**
   * The command was applied and is in the journal.
   *
   * @param repeated whether it had been applied before
   * @param answer an additional value, such as a number in the starting list
   */
  record Done(boolean repeated, String answer) implements TournamentReply {}

  /** The requested view: JSON, or the lines of a report. */
  record Seen(String text) implements TournamentReply {}

  /** Nothing was changed, and why. */
  record Refused(Refusal refusal) implements TournamentReply {}
}
