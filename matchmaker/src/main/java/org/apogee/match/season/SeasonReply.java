package org.apogee.match.season;

import java.util.List;
import org.apogee.cluster.ClusterMessage;
import org.apogee.platform.Refusal;

/** The replies of a season. */
public sealed interface SeasonReply extends ClusterMessage {

  /**
   * The command was applied and is in the journal.
   *
   * @param repeated whether it had been applied before
   */
  record Done(boolean repeated) implements SeasonReply {}

  /** The requested view, as JSON. */
  record Seen(String json) implements SeasonReply {}

  /** The parts of the next season. */
  record NextSeason(String id, SeasonSettings settings, List<SeasonMember> members)
      implements SeasonReply {}

  /** Nothing was changed, and why. */
  record Refused(Refusal refusal) implements SeasonReply {}
}
