package org.apogee.node.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apogee.node.game.GameEvent.Forfeited;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.protocol.bot.ToBot;
import org.apogee.protocol.bot.ToBot.LegalMove;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * Some decisions of one seat, with what its player was asked and answered then. It contains nothing
 * that the player did not know at the time.
 *
 * @param forfeit how the seat was given up
 * @param decisions in the order of play; one that was taken back is replaced by its repetition
 */
public record SeatReview(Optional<Forfeit> forfeit, List<Decided> decisions) {

  /**
   * A seat was given up.
   *
   * @param ply how many decisions were taken before
   */
  public record Forfeit(int ply, String code, String reason, long at) {}

  /**
   * A decision.
   *
   * @param begun when the clock began to run for it, what was given back included
   * @param at when it was taken, or the seat given up
   * @param answer null if the seat was given up in place of an answer
   */
  public record Decided(
      int ply, ToBot.Question question, @Nullable LegalMove answer, long begun, long at) {}

  public SeatReview {
    decisions = List.copyOf(decisions);
  }

  /**
   * Plays a game again up to the last of the decisions.
   *
   * @param plies the wanted decisions; those of other seats are left out
   */
  static SeatReview of(GameId id, List<GameEvent> events, int seat, Set<Integer> plies) {
    var state = new GameState();
    var decisions = new TreeMap<Integer, Decided>();
    Optional<Forfeit> forfeit = Optional.empty();
    for (var event : events) {
      boolean isAsked = state.seatToAct() == seat && state.botOf(seat) == null;
      int ply = state.log().size();
      if (event instanceof Forfeited gone && gone.seat() == seat) {
        forfeit = Optional.of(new Forfeit(ply, gone.code(), gone.reason(), gone.at()));
        if (isAsked) {
          decisions.put(ply, decided(id, state, seat, null, gone.at()));
        }
      } else if (event instanceof Moved moved && isAsked && plies.contains(ply)) {
        decisions.put(ply, decided(id, state, seat, moved.moves().getFirst(), moved.at()));
      }
      state.apply(event);
    }
    return new SeatReview(forfeit, List.copyOf(decisions.values()));
  }

  private static Decided decided(
      GameId id, GameState state, int seat, @Nullable Long move, long at) {
    long begun = state.decisionSince();
    var answer =
        move == null
            ? null
            : LegalMove.of(move, state.order().rules().notation().describe(state.position(), move));
    return new Decided(
        state.log().size(), Mail.question(id, state, seat, begun), answer, begun, at);
  }
}
