package org.apogee.match.tournament;

import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.cluster.ClusterMessage;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.RoundPlan;
import org.apogee.match.registration.Admission;
import org.apogee.match.registration.EntryFacts;
import org.apogee.protocol.game.EndedGame;
import org.jspecify.annotations.Nullable;

/** The commands of a tournament. All are idempotent. */
public sealed interface TournamentCommand {

  /** Travels between members; the others are a tournament's notes to itself. */
  sealed interface Remote extends TournamentCommand, ClusterMessage {
    ActorRef<TournamentReply> replyTo();
  }

  /** A change requested by a player or an organiser. */
  sealed interface Change extends Remote {
    String by();
  }

  /** The sender has checked the settings. */
  record Create(
      String by,
      TournamentSettings settings,
      List<TournamentEntrant> entrants,
      List<PastRound> past,
      ActorRef<TournamentReply> replyTo)
      implements Change {}

  /** The sender has checked the settings. */
  record ChangeSettings(String by, TournamentSettings settings, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record Join(
      String by, TournamentEntrant entrant, Admission admission, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record CheckIn(String by, String entrant, ActorRef<TournamentReply> replyTo) implements Change {}

  record Withdraw(String by, String entrant, ActorRef<TournamentReply> replyTo) implements Change {}

  record EnterTeam(
      String by,
      String team,
      String name,
      String captain,
      List<String> invited,
      Admission admission,
      ActorRef<TournamentReply> replyTo)
      implements Change {}

  record JoinTeam(
      String by,
      String team,
      TournamentEntrant entrant,
      boolean admitted,
      Admission admission,
      ActorRef<TournamentReply> replyTo)
      implements Change {}

  record LeaveTeam(String by, String team, String entrant, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record LineUp(String by, String team, List<String> boards, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record Excuse(
      String by, String entrant, int round, ByeKind kind, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record Forbid(String by, String one, String other, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record PairByHand(
      String by,
      List<List<String>> tables,
      List<String> byes,
      int version,
      ActorRef<TournamentReply> replyTo)
      implements Change {}

  record Start(String by, ActorRef<TournamentReply> replyTo) implements Change {}

  record Pause(String by, ActorRef<TournamentReply> replyTo) implements Change {}

  record Resume(String by, ActorRef<TournamentReply> replyTo) implements Change {}

  record Extend(
      String by, int rounds, long millis, @Nullable String key, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record Cancel(String by, String reason, ActorRef<TournamentReply> replyTo) implements Change {}

  record AddDirector(String by, String player, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record RemoveDirector(String by, String player, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record VoidTable(
      String by,
      int round,
      int table,
      boolean replay,
      String reason,
      ActorRef<TournamentReply> replyTo)
      implements Change {}

  record Rule(
      String by,
      int round,
      int table,
      List<Integer> places,
      boolean played,
      String reason,
      ActorRef<TournamentReply> replyTo)
      implements Change {}

  record EndRound(String by, int round, ActorRef<TournamentReply> replyTo) implements Change {}

  record Confirm(String by, ActorRef<TournamentReply> replyTo) implements Change {}

  record Adjudicate(
      String by,
      int round,
      int table,
      List<Integer> places,
      String reason,
      ActorRef<TournamentReply> replyTo)
      implements Change {}

  /** A reason for the caller's last step. */
  record Explain(String by, String reason, ActorRef<TournamentReply> replyTo) implements Change {}

  /** What a director opens and closes before the start, instead of at its time. */
  enum Gate {
    OPEN_REGISTRATION,
    CLOSE_REGISTRATION,
    OPEN_CHECK_IN
  }

  /**
   * Opens or closes now.
   *
   * @param millis how long a check-in is open
   */
  record Regulate(String by, Gate gate, long millis, ActorRef<TournamentReply> replyTo)
      implements Change {}

  record Announce(String by, String text, ActorRef<TournamentReply> replyTo) implements Change {}

  /** A game of this tournament has ended. Acknowledged once the event is in the journal. */
  record Result(long number, EndedGame ended, ActorRef<TournamentReply> replyTo)
      implements Remote {}

  /** The views of a tournament. */
  enum What {
    WHOLE,
    ENTRY,
    REGISTRATION,
    ROUNDS,
    ROUND,
    STANDINGS,
    AUDIT,
    REPORT,
    DIRECTORS,
    OUTCOME,
    TEAMS
  }

  /** What the captain of a team and directors see of it. */
  record LookAtTeam(String team, ActorRef<TournamentReply> replyTo) implements Remote {}

  /**
   * A look.
   *
   * @param number of the round, or of the last step that was seen
   */
  record Look(What what, long number, ActorRef<TournamentReply> replyTo) implements Remote {}

  /** Asks what this player can do about the registration. */
  record Advise(String entrant, EntryFacts facts, ActorRef<TournamentReply> replyTo)
      implements Remote {}

  /** Computes the next round, with these tables if any. Stores nothing. */
  record ShowNext(List<List<String>> forced, ActorRef<TournamentReply> replyTo) implements Remote {
    public ShowNext {
      forced = forced.stream().map(List::copyOf).toList();
    }
  }

  /** See what can be done now. */
  enum Tick implements TournamentCommand {
    NOW
  }

  /** A round was paired, for the state after a number of steps. */
  record RoundPaired(int version, RoundPlan plan, long nanos) implements TournamentCommand {}

  /** Pairing failed because of a bug. */
  record PairingFailed(Throwable why) implements TournamentCommand {}

  /** A desk answered an order. */
  record Ordered(DeskAnswer answer) implements TournamentCommand {}

  /** A desk replied whether a game has ended as the director wished. */
  record Settled(DeskAnswer answer) implements TournamentCommand {}

  /** A desk replied whether a game is cancelled. */
  record CalledOff(DeskAnswer answer) implements TournamentCommand {}

  /** Its line in the list was written, or not. */
  record Listed(long version, boolean done) implements TournamentCommand {}

  /** Its steps up to a version are in the common audit trail, or not. */
  record Copied(long version, boolean done) implements TournamentCommand {}

  /** Results by their number that should have been brought by now. */
  record ResultsFound(Map<Long, EndedGame> found) implements TournamentCommand {}

  /** The tournament is complete and may leave memory. */
  enum Leave implements TournamentCommand {
    NOW
  }
}
