package org.apogee.protocol.event;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.SortedMap;
import org.apogee.protocol.bot.ToBot.Heard;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.ForkOf;
import org.apogee.protocol.game.GameOrder.Origin;
import org.jspecify.annotations.Nullable;

/**
 * A public event of a game, with the facts that its reader may know.
 *
 * <p>There is one for each event of the journal, so {@link #sequence} counts from 1 without gaps,
 * equally for all readers.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = GameNews.Started.class, name = "game-started"),
  @JsonSubTypes.Type(value = GameNews.MovesPlayed.class, name = "moves-played"),
  @JsonSubTypes.Type(value = GameNews.ClockCompensated.class, name = "clock-compensated"),
  @JsonSubTypes.Type(value = GameNews.SeatForfeited.class, name = "seat-forfeited"),
  @JsonSubTypes.Type(value = GameNews.OfferMade.class, name = "offer-made"),
  @JsonSubTypes.Type(value = GameNews.OfferAccepted.class, name = "offer-accepted"),
  @JsonSubTypes.Type(value = GameNews.OfferClosed.class, name = "offer-closed"),
  @JsonSubTypes.Type(value = GameNews.DecisionsTakenBack.class, name = "decisions-taken-back"),
  @JsonSubTypes.Type(value = GameNews.Paused.class, name = "game-paused"),
  @JsonSubTypes.Type(value = GameNews.Resumed.class, name = "game-resumed"),
  @JsonSubTypes.Type(value = GameNews.Finished.class, name = "game-finished"),
  @JsonSubTypes.Type(value = GameNews.Cancelled.class, name = "game-cancelled")
})
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface GameNews {
  long sequence();

  /** When it was journaled, in milliseconds since 1970. */
  long atMillis();

  /** A seat as everybody sees it. */
  record Sitter(String player, String name, @Nullable String bot) {}

  /**
   * The first event of a game.
   *
   * @param commitment to the seed of its chance, see {@code apogee verify}
   * @param fork the point of a finished game at which it begins, or null
   */
  record Started(
      long sequence,
      long atMillis,
      String ruleset,
      SortedMap<String, String> options,
      List<Sitter> seats,
      List<String> nonces,
      ClockOrder clock,
      Origin origin,
      @Nullable String pool,
      String commitment,
      @Nullable ForkOf fork)
      implements GameNews {
    public Started {
      seats = List.copyOf(seats);
      nonces = List.copyOf(nonces);
    }
  }

  /**
   * One or more consecutive decisions of one seat. The facts contain the effects; the moves
   * themselves are published in the record after the end of the game.
   *
   * @param clockMillis the remaining time of the seat, or null if it has no clock
   */
  record MovesPlayed(
      long sequence, long atMillis, int seat, @Nullable Long clockMillis, List<PlayedPly> plies)
      implements GameNews {
    public MovesPlayed {
      plies = List.copyOf(plies);
    }
  }

  /**
   * One decision.
   *
   * @param ply how many decisions all seats took before this one
   */
  record PlayedPly(int ply, List<Heard> facts) {
    public PlayedPly {
      facts = List.copyOf(facts);
    }
  }

  /**
   * The platform could not serve the player for some of the running decision.
   *
   * @param atMillis when the decision counts as begun
   * @param millis what the clock has back
   */
  record ClockCompensated(long sequence, long atMillis, int seat, long millis)
      implements GameNews {}

  /**
   * A seat forfeited.
   *
   * @param code the reason: {@code time-out}, {@code resigned}
   * @param caretaker whether a caretaker bot plays on for it
   */
  record SeatForfeited(
      long sequence, long atMillis, int seat, String code, String reason, boolean caretaker)
      implements GameNews {}

  /**
   * A seat made an offer. It lapses at the next move or forfeit.
   *
   * @param offer {@code draw}, {@code take-back} or {@code pause}
   * @param lengthMillis how long a pause would last at most; null for other offers
   */
  record OfferMade(
      long sequence, long atMillis, int seat, String offer, @Nullable Long lengthMillis)
      implements GameNews {}

  /** A seat accepted the open offer. The effect follows when all seats from outside have. */
  record OfferAccepted(long sequence, long atMillis, int seat, String offer) implements GameNews {}

  /**
   * The open offer is gone.
   *
   * @param code {@code declined} or {@code withdrawn}, by this seat
   */
  record OfferClosed(long sequence, long atMillis, int seat, String offer, String code)
      implements GameNews {}

  /**
   * By consent, the last decision of a seat and all decisions after it do not count.
   *
   * @param seat the seat that takes back
   * @param plies the number of decisions that remain; plies from this number on were never played
   * @param clocksMillis the remaining time of each seat
   */
  record DecisionsTakenBack(
      long sequence, long atMillis, int seat, int plies, List<Long> clocksMillis)
      implements GameNews {
    public DecisionsTakenBack {
      clocksMillis = List.copyOf(clocksMillis);
    }
  }

  /**
   * All clocks stop.
   *
   * @param seat the seat that offered the pause
   * @param untilMillis when the game continues by itself
   */
  record Paused(long sequence, long atMillis, int seat, long untilMillis) implements GameNews {}

  /**
   * The clocks run again.
   *
   * @param seat the seat that resumed the game; null if the pause had run out
   */
  record Resumed(long sequence, long atMillis, @Nullable Integer seat) implements GameNews {}

  /**
   * The last event of a game that was played.
   *
   * @param ending the code of the game ({@code nova}), of the forfeit that ended it, or {@code
   *     agreed-draw}
   * @param places the place of each seat, 1 is best, ties share
   * @param entityPlace the place of the common enemy in a cooperative game, or 0
   * @param plies the number of decisions
   * @param seed the seed of the draws, published for verification; null if other tables may still
   *     play the same deal
   */
  record Finished(
      long sequence,
      long atMillis,
      String ending,
      List<Integer> places,
      List<Integer> scores,
      int entityPlace,
      SequencedMap<String, Long> counters,
      int plies,
      @Nullable String seed)
      implements GameNews {
    public Finished {
      places = List.copyOf(places);
      scores = List.copyOf(scores);
      counters = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counters));
    }
  }

  /** The last event of a cancelled game. */
  record Cancelled(long sequence, long atMillis, String code, String reason, @Nullable String seed)
      implements GameNews {}
}
