package org.apogee.node.game;

import org.apogee.cluster.ClusterMessage;

/** What a game answers. */
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
   * What a viewer sees, as JSON: {@link GameLook}.
   *
   * @param isSeated whether the viewer holds a seat
   * @param isLive whether the game goes on
   */
  record Seen(String json, boolean isSeated, boolean isLive) implements GameReply {}

  /** Nothing was changed, and why. */
  record Refused(Refusal refusal) implements GameReply {}
}
