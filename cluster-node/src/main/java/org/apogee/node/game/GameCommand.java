package org.apogee.node.game;

import java.util.List;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.cluster.ClusterMessage;
import org.apogee.node.service.FormerHost;
import org.apogee.platform.token.Player;
import org.apogee.protocol.game.GameOrder;
import org.jspecify.annotations.Nullable;

/** The commands of a game. All are idempotent. */
public sealed interface GameCommand {

  /** Travels between nodes; the others are a game's notes to itself. */
  sealed interface Remote extends GameCommand, ClusterMessage {}

  /** Has an answer. */
  sealed interface Asked extends Remote {
    ActorRef<GameReply> replyTo();
  }

  /** The same from this process: the answer needs no address. */
  record Local(Asked command, Consumer<GameReply> answer) implements GameCommand {}

  /**
   * Opens a game.
   *
   * @param fork what a fork takes from the game that it continues; null for other games
   */
  record Open(GameOrder order, @Nullable ForkStart fork, ActorRef<GameReply> replyTo)
      implements Asked {}

  /**
   * A move of a player from outside.
   *
   * @param kind what the player is, for the figures
   * @param ply how many decisions were taken before; what makes a repeat harmless
   * @param received when a node had received it, in the cluster's time: then the player's clock
   *     stopped
   */
  record Play(
      String player,
      Player.Kind kind,
      int ply,
      long move,
      long received,
      ActorRef<GameReply> replyTo)
      implements Asked {}

  record Resign(String player, ActorRef<GameReply> replyTo) implements Asked {}

  /**
   * An offer to the other seats.
   *
   * @param millis the length of a pause; 0 for other offers
   * @param sent when a node sent it first, in the cluster's time; what makes a repeat harmless; 0
   *     from a node of an older version, which does not say
   */
  record MakeOffer(
      String player, OfferKind kind, long millis, long sent, ActorRef<GameReply> replyTo)
      implements Asked {}

  /** What a seat does about the open offer; only its own can be withdrawn. */
  enum OfferAnswer {
    ACCEPT,
    DECLINE,
    WITHDRAW
  }

  /**
   * An answer to an offer.
   *
   * @param sent as in {@link MakeOffer}
   */
  record AnswerOffer(
      String player, long number, OfferAnswer answer, long sent, ActorRef<GameReply> replyTo)
      implements Asked {}

  /** Ends a pause. */
  record Resume(String player, ActorRef<GameReply> replyTo) implements Asked {}

  record Cancel(String reason, ActorRef<GameReply> replyTo) implements Asked {}

  /** Ends a game in play with these places. */
  record Adjudicate(List<Integer> places, ActorRef<GameReply> replyTo) implements Asked {
    public Adjudicate {
      places = List.copyOf(places);
    }
  }

  /**
   * Requests the current look of a viewer.
   *
   * @param player null for an observer
   */
  record Look(@Nullable String player, ActorRef<GameReply> replyTo) implements Asked {}

  /**
   * What would come of some moves, on a copy of what the player knows.
   *
   * @param ply the decision that they begin with
   */
  record Try(String player, int ply, List<Long> moves, ActorRef<GameReply> replyTo)
      implements Asked {
    public Try {
      moves = List.copyOf(moves);
    }
  }

  /** About one who hears the news of the game. */
  sealed interface Listening extends GameCommand {
    ActorRef<UnfilteredNews> listener();
  }

  /** From now on the listener hears all news, until it stops or says {@link Unwatch}. */
  record Watch(ActorRef<UnfilteredNews> listener) implements Remote, Listening {}

  record Unwatch(ActorRef<UnfilteredNews> listener) implements Remote, Listening {}

  /**
   * Say again what is open for a player.
   *
   * @param fromStart also that the game began
   */
  record Remind(String player, boolean fromStart) implements Remote {}

  /** A player ended a vacation early. */
  record VacationEnded(String player) implements Remote {}

  /** The time of the running decision may be up. */
  enum ClockRang implements GameCommand {
    NOW
  }

  /** The time of a decision by days runs out soon. */
  enum MoveDue implements GameCommand {
    SOON
  }

  /** The player was reminded of a question, or why not. */
  record Reminded(int question, @Nullable Throwable failed) implements GameCommand {}

  /**
   * For how long the player to act was on vacation until a time, or why that is not known.
   *
   * @param question the number of the question that waits for its answer
   * @param ends when the vacation ends in which the player is at that time; 0 if in none
   */
  record VacationKnown(int question, long now, long millis, long ends, @Nullable Throwable failed)
      implements GameCommand {}

  /** Look again whether the player was on vacation. */
  enum LookAgain implements GameCommand {
    NOW
  }

  /** The player to act may not know it. */
  enum Nag implements GameCommand {
    AGAIN
  }

  /**
   * A house bot's turn is thought out.
   *
   * @param asked the number of the question that it answers
   */
  record TurnThought(HouseTurn.Played turn, int asked) implements GameCommand {}

  /** A house bot failed. */
  record TurnFailed(int ply, Throwable why) implements GameCommand {}

  /** A listener stopped. */
  record ListenerGone(ActorRef<UnfilteredNews> listener) implements Listening {}

  /** The game was read back from the journal, and who wrote there last is known. */
  record Recovered(FormerHost former) implements GameCommand {}

  /** Queries the previous host of the game again, because the database did not answer. */
  enum FormerUnknown implements GameCommand {
    YET,
    ASK_AGAIN
  }

  /**
   * The number of the last event in the journal is known, for a move that seems to be ahead.
   *
   * @param answer hears the reply to the move
   */
  record JournalRead(Play play, Consumer<GameReply> answer, long end) implements GameCommand {}

  /** The game has ended and may leave memory. */
  enum Leave implements GameCommand {
    NOW
  }
}
