package org.apogee.node.game;

import org.apogee.cluster.ClusterMessage;
import org.apogee.platform.Refusal;

/** The replies of a game. */
public sealed interface GameReply extends ClusterMessage {

  /**
   * The game is open.
   *
   * @param repeated whether it was before
   */
  record IsOpen(boolean repeated) implements GameReply {}

  /**
   * The move is in the journal.
   *
   * @param plies how many decisions were taken up to and with it
   * @param repeated whether it was before
   */
  record Played(int plies, boolean repeated) implements GameReply {}

  /** It is as the command wanted it. */
  record Done(boolean repeated) implements GameReply {}

  /**
   * The look of a viewer, as JSON: {@link GameLook}.
   *
   * @param isSeated whether the viewer has a seat
   * @param isLive whether the game is in play
   */
  record Seen(String json, boolean isSeated, boolean isLive) implements GameReply {}

  /** What would come of some moves, as JSON: {@link TrialText}. */
  record Tried(String json) implements GameReply {}

  /** Nothing was changed, and why. */
  record Refused(Refusal refusal) implements GameReply {}
}
