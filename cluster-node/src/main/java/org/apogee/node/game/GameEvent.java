package org.apogee.node.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import org.apogee.engine.chance.Seed;
import org.apogee.protocol.game.GameOrder;

/**
 * The events of a game in the journal: decisions and draws, never their effects.
 *
 * <p>Written by {@link GameEventCodec}; every version ever written stays readable.
 */
public sealed interface GameEvent {
  /** When it was decided, in milliseconds since 1970. */
  long at();

  /**
   * The game was opened.
   *
   * @param order the order, with a nonce for every seat
   * @param seed the secret seed; only its commitment is public before the game ends
   */
  record Opened(
      long at, GameOrder order, Seed seed, List<Integer> setupDraws, long setupFingerprint)
      implements GameEvent {
    public Opened {
      setupDraws = List.copyOf(setupDraws);
    }

    List<String> nonces() {
      return order.seats().stream().map(seat -> Objects.requireNonNull(seat.nonce())).toList();
    }
  }

  /**
   * Decisions that one seat took in a row.
   *
   * @param firstPly how many decisions were taken before
   * @param draws of all the moves, in order
   * @param fingerprint of the position after the last of them
   * @param bankMillis what the seat's clock has left
   */
  record Moved(
      long at,
      int seat,
      int firstPly,
      List<Long> moves,
      List<Integer> draws,
      long fingerprint,
      long bankMillis)
      implements GameEvent {
    public Moved {
      moves = List.copyOf(moves);
      draws = List.copyOf(draws);
    }
  }

  /**
   * The platform could not serve the player for some of the running decision.
   *
   * @param at when the decision counts as begun: later than it did by what the player has back
   * @param millis how much that is
   */
  record Compensated(long at, int seat, long millis) implements GameEvent {}

  /**
   * The player was on vacation for some of the running decision.
   *
   * @param at when the decision counts as begun: later than it did by what the player has back
   * @param millis how much that is
   * @param until vacations up to then are given back; later ones are not
   */
  record Excused(long at, int seat, long millis, long until) implements GameEvent {}

  /** A seat forfeited: either a caretaker plays on for it, or the game ends. */
  record Forfeited(long at, int seat, String code, String reason, boolean caretaker)
      implements GameEvent {}

  /**
   * A seat made an offer, which lapses at the next move or forfeit.
   *
   * @param millis the length of a pause; 0 for other offers
   */
  record Offered(long at, int seat, OfferKind kind, long millis) implements GameEvent {}

  /** A seat accepted the open offer; the effect is an event of its own. */
  record OfferAccepted(long at, int seat) implements GameEvent {}

  /**
   * The open offer is gone.
   *
   * @param code {@code declined} or {@code withdrawn}, by this seat
   */
  record OfferClosed(long at, int seat, String code) implements GameEvent {}

  /**
   * By consent, the last decision of a seat and all after it do not count.
   *
   * @param ply how many decisions remain
   * @param fingerprint of the position after them
   * @param banks what each clock has left
   */
  record TakenBack(long at, int seat, int ply, long fingerprint, List<Long> banks)
      implements GameEvent {
    public TakenBack {
      banks = List.copyOf(banks);
    }
  }

  /**
   * By consent, all clocks stop.
   *
   * @param seat the seat that offered it
   * @param until when the game continues by itself
   */
  record Paused(long at, int seat, long until) implements GameEvent {}

  /**
   * The clocks run again.
   *
   * @param seat the seat that wanted it; {@link org.apogee.engine.Position#NOBODY} if the pause ran
   *     out
   */
  record Resumed(long at, int seat) implements GameEvent {}

  /** The game is finished and counts. */
  record Ended(
      long at,
      String ending,
      List<Integer> places,
      List<Integer> scores,
      int entityPlace,
      SequencedMap<String, Long> counters)
      implements GameEvent {
    public Ended {
      places = List.copyOf(places);
      scores = List.copyOf(scores);
      counters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counters));
    }
  }

  /** The game is cancelled and does not count. */
  record Cancelled(long at, String code, String reason) implements GameEvent {}
}
