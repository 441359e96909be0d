package org.apogee.node.inbox;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.cluster.ClusterMessage;
import org.apogee.protocol.game.GameId;

/** The commands of a player's inbox. */
sealed interface InboxCommand {

  sealed interface Remote extends InboxCommand, ClusterMessage {}

  /** Messages to a player: reports of its games, and notes of the lobby. */
  sealed interface FromGame extends Remote {}

  /** A report of one game. */
  sealed interface OfGame extends FromGame {
    String game();
  }

  /** A game begins. */
  record Started(String game, String line) implements OfGame {}

  /**
   * The player must decide.
   *
   * @param question the number of this question of the game to the player
   */
  record Asked(String game, int question, String line) implements OfGame {}

  /** The question is open no more. */
  record Answered(String game) implements OfGame {}

  /** A question is open, and its line may have been lost. */
  record StillAsked(String game, int question) implements OfGame {}

  /**
   * A game has ended.
   *
   * @param again whether that may have been told before; false from a node of an older version
   */
  record Over(String game, String line, boolean again) implements OfGame {
    Over(String game, String line) {
      this(game, line, false);
    }
  }

  /** Another seat offers something; it lapses with the next question at the latest. */
  record Offered(String game, String line) implements OfGame {}

  /** A line of the lobby, which is not repeated to an inbox that has lost it. */
  record Told(String line) implements FromGame {}

  /**
   * A stream of the player begins, or says that it is still there.
   *
   * @param after the last sequence number it has seen, 0 for none
   */
  record Attach(long after, ActorRef<Line> listener) implements Remote {}

  record Detach(ActorRef<Line> listener) implements Remote {}

  /** The live games of the player, for an inbox that has forgotten them. */
  record Remembered(Set<GameId> games) implements InboxCommand {}

  /** Games that were silent for a while may have ended unheard. */
  enum RemindSilent implements InboxCommand {
    NOW
  }

  /** Nobody was here for a while. */
  enum Leave implements InboxCommand {
    NOW
  }

  /** The shard lets it go. */
  enum Stop implements InboxCommand {
    NOW
  }

  /**
   * A line with its number in the player's stream.
   *
   * @param previous the number of the line that the same reader was sent before it, by which it
   *     notices a loss
   */
  record Line(long sequence, long previous, String json) implements ClusterMessage {
    Line(long sequence, String json) {
      this(sequence, 0, json);
    }

    Line behind(long other) {
      return new Line(sequence, other, json);
    }
  }
}
