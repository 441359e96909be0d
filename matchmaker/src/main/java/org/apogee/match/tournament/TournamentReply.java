package org.apogee.match.tournament;

import org.apogee.cluster.ClusterMessage;

/** What a tournament answers. */
public sealed interface TournamentReply extends ClusterMessage {

  /**
   * It is as the command wanted it, and in the journal.
   *
   * @param repeated whether it was before
   * @param answer what else is told, such as a number in the starting list
   */
  record Done(boolean repeated, String answer) implements TournamentReply {}

  /** What was looked at: JSON, or the lines of a report. */
  record Seen(String text) implements TournamentReply {}

  /** Nothing was changed, and why. */
  record No(Refused refused) implements TournamentReply {}
}
