package org.apogee.match.ladder;

import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.cluster.ClusterMessage;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.protocol.game.EndedGame;

/** The commands of a ladder. All are idempotent. */
public sealed interface LadderCommand {

  /** Travels between members; the others are a ladder's notes to itself. */
  sealed interface Remote extends LadderCommand, ClusterMessage {
    ActorRef<LadderReply> replyTo();
  }

  /** The sender has checked the settings. */
  record Open(String by, LadderSettings settings, ActorRef<LadderReply> replyTo)
      implements Remote {}

  record Join(String by, LadderMember member, ActorRef<LadderReply> replyTo) implements Remote {}

  record Leave(String by, String player, ActorRef<LadderReply> replyTo) implements Remote {}

  record Pause(String by, String reason, ActorRef<LadderReply> replyTo) implements Remote {}

  record Resume(String by, ActorRef<LadderReply> replyTo) implements Remote {}

  /** A game of this ladder has ended. Acknowledged once the event is in the journal. */
  record Result(long number, EndedGame ended, ActorRef<LadderReply> replyTo) implements Remote {}

  record Look(ActorRef<LadderReply> replyTo) implements Remote {}

  /** Asks for the owner alone. */
  record LookAtOwner(ActorRef<LadderReply> replyTo) implements Remote {}

  /** See what can be done now. */
  enum Tick implements LadderCommand {
    NOW
  }

  /** The current ratings and load. */
  record Seen(LadderInput.Now now) implements LadderCommand {}

  /** The world could not be asked. */
  record Blind(Throwable why) implements LadderCommand {}

  /** A desk answered an order. */
  record Ordered(DeskAnswer answer) implements LadderCommand {}

  /** Results that should have been brought by now. */
  record ResultsFound(Map<Long, EndedGame> found) implements LadderCommand {}

  /** Its line in the list was written, or not. */
  record Listed(long version, boolean done) implements LadderCommand {}

  /** It may leave memory. */
  enum Stop implements LadderCommand {
    NOW
  }
}
