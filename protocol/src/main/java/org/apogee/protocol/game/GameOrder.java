package org.apogee.protocol.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.jspecify.annotations.Nullable;

/**
 * A request to open a game. It is idempotent: the same order under the same ID opens one game.
 *
 * @param ruleset the ruleset with its edition, such as {@code sol/1}
 * @param seats the player in each seat
 * @param onForfeit the effect of a forfeit on the game
 * @param origin the origin of the game
 * @param pool the rating pool, or null if the game is not rated
 * @param deal the chance that it shares with other games, or null if it has its own
 * @param fork the point of a finished game at which it begins, or null
 */
public record GameOrder(
    String ruleset,
    SortedMap<String, String> options,
    List<SeatOrder> seats,
    ClockOrder clock,
    OnForfeit onForfeit,
    Origin origin,
    @Nullable String pool,
    // As before there were deals, so that nodes of older versions read it.
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Deal deal,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable ForkOf fork) {

  /** With two seats, a forfeit always ends the game. */
  public enum OnForfeit {
    END,
    CARETAKER
  }

  public enum OriginKind {
    CASUAL,
    TOURNAMENT,
    LADDER
  }

  /**
   * The origin of a game.
   *
   * @param by the player, tournament or ladder that ordered it
   */
  public record Origin(OriginKind kind, String by) {}

  public GameOrder {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    seats = List.copyOf(seats);
  }

  /** Checks the set-up too, and names the edition and all options as they will be played. */
  public static GameOrder of(
      String game,
      Map<String, String> chosen,
      List<SeatOrder> seats,
      ClockOrder clock,
      OnForfeit onForfeit,
      Origin origin,
      @Nullable String pool) {
    var ruleset = Rulesets.find(game);
    var setup = Setup.of(ruleset, seats.size(), chosen);
    checkPlayers(seats);
    return new GameOrder(
        ruleset.id().toString(),
        new TreeMap<>(setup.options()),
        seats,
        clock,
        onForfeit,
        origin,
        pool,
        null,
        null);
  }

  private static void checkPlayers(List<SeatOrder> seats) {
    var outside = seats.stream().filter(seat -> seat.bot() == null).map(SeatOrder::player).toList();
    if (outside.stream().distinct().count() < outside.size()) {
      throw new BadInput("player-twice", "A player cannot hold two seats of one game.");
    }
  }

  /** The rules of the game; by {@link BadInput} if this process does not have them. */
  public Ruleset rules() {
    return Rulesets.find(ruleset);
  }

  public Setup setup() {
    return Setup.of(rules(), seats.size(), options);
  }

  public GameOrder withSeats(List<SeatOrder> others) {
    return new GameOrder(ruleset, options, others, clock, onForfeit, origin, pool, deal, fork);
  }

  /** The same from a point of a finished game. */
  public GameOrder withFork(ForkOf point) {
    return new GameOrder(ruleset, options, seats, clock, onForfeit, origin, pool, deal, point);
  }
}
