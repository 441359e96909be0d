package org.apogee.match.season;

import java.util.List;
import java.util.Objects;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.cluster.ClusterMessage;
import org.apogee.match.upkeep.ChildAnswer;

/** The commands of a season. All are idempotent. */
public sealed interface SeasonCommand {

  /** Travels between members; the others are a season's notes to itself. */
  sealed interface Remote extends SeasonCommand, ClusterMessage {
    ActorRef<SeasonReply> replyTo();
  }

  /**
   * The sender has checked the settings.
   *
   * @param directors the co-directors from the start
   */
  record Create(
      String by,
      SeasonSettings settings,
      List<SeasonMember> members,
      List<String> directors,
      ActorRef<SeasonReply> replyTo)
      implements Remote {
    public Create {
      directors = Objects.requireNonNullElse(directors, List.of());
    }
  }

  record Join(String by, SeasonMember member, ActorRef<SeasonReply> replyTo) implements Remote {}

  record Withdraw(String by, String entrant, ActorRef<SeasonReply> replyTo) implements Remote {}

  record End(String by, ActorRef<SeasonReply> replyTo) implements Remote {}

  record Cancel(String by, String reason, ActorRef<SeasonReply> replyTo) implements Remote {}

  record AddDirector(String by, String player, ActorRef<SeasonReply> replyTo) implements Remote {}

  record RemoveDirector(String by, String player, ActorRef<SeasonReply> replyTo)
      implements Remote {}

  record Look(ActorRef<SeasonReply> replyTo) implements Remote {}

  /** The settings and members of the season after this one, which begins at a local time. */
  record Next(String first, ActorRef<SeasonReply> replyTo) implements Remote {}

  /** See what can be done now. */
  enum Tick implements SeasonCommand {
    NOW
  }

  /** A competition of this season answered, or nobody did. */
  record Answered(ChildAnswer answer) implements SeasonCommand {}

  /** Its line in the list was written, or not. */
  record Listed(long version, boolean done) implements SeasonCommand {}

  /** The season has ended and may leave memory. */
  enum Leave implements SeasonCommand {
    NOW
  }
}
