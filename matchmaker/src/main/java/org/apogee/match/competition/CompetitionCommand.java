package org.apogee.match.competition;

import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.cluster.ClusterMessage;
import org.apogee.match.tournament.TournamentEntrant;
import org.apogee.match.upkeep.ChildAnswer;

/** The commands of a competition. All are idempotent. */
public sealed interface CompetitionCommand {

  /** Travels between members; the others are a competition's notes to itself. */
  sealed interface Remote extends CompetitionCommand, ClusterMessage {
    ActorRef<CompetitionReply> replyTo();
  }

  /** The sender has checked the settings. */
  record Create(
      String by,
      CompetitionSettings settings,
      List<TournamentEntrant> entrants,
      ActorRef<CompetitionReply> replyTo)
      implements Remote {}

  record Join(String by, TournamentEntrant entrant, ActorRef<CompetitionReply> replyTo)
      implements Remote {}

  record Withdraw(String by, String entrant, ActorRef<CompetitionReply> replyTo)
      implements Remote {}

  /** Begins a stage, from 1. */
  record Advance(String by, int stage, ActorRef<CompetitionReply> replyTo) implements Remote {}

  /** Makes the ranking final. */
  record Confirm(String by, ActorRef<CompetitionReply> replyTo) implements Remote {}

  record AddDirector(String by, String player, ActorRef<CompetitionReply> replyTo)
      implements Remote {}

  record RemoveDirector(String by, String player, ActorRef<CompetitionReply> replyTo)
      implements Remote {}

  record Cancel(String by, String reason, ActorRef<CompetitionReply> replyTo) implements Remote {}

  /** The views of a competition. */
  enum What {
    WHOLE,
    OUTCOME
  }

  record Look(What what, ActorRef<CompetitionReply> replyTo) implements Remote {}

  /** See what can be done now. */
  enum Tick implements CompetitionCommand {
    NOW
  }

  /** A tournament of this competition answered, or nobody did. */
  record Answered(ChildAnswer answer) implements CompetitionCommand {}

  /** Its line in the list was written, or not. */
  record Listed(long version, boolean done) implements CompetitionCommand {}

  /** The competition is complete and may leave memory. */
  enum Leave implements CompetitionCommand {
    NOW
  }
}
