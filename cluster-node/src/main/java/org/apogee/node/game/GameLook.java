package org.apogee.node.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.protocol.bot.ToBot.LegalMove;
import org.apogee.protocol.event.GameNews.Sitter;
import org.apogee.protocol.game.ForkOf;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * The current state of a game for one viewer.
 *
 * @param sequence the number of the last event, after which a stream resumes
 * @param seat the viewer's seat, or null for an observer
 * @param plies the number of decisions; a move contains this number
 * @param seatToAct null once the game has ended
 * @param clocks the remaining time of each seat, less the time spent on the current decision
 * @param pausedUntil when a paused game continues by itself
 * @param offers the kinds of offers that the viewer's seat may make now
 * @param ending how it ended, as a code; null in a live game
 * @param fork the point of a finished game at which it begins
 * @param moves the legal moves, if the viewer must decide
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record GameLook(
    String game,
    String ruleset,
    Map<String, String> options,
    List<Sitter> seats,
    String stage,
    long sequence,
    @Nullable Integer seat,
    int plies,
    @Nullable Integer seatToAct,
    List<Long> clocks,
    @Nullable Long decisionMillis,
    @Nullable OpenOffer offer,
    @Nullable Long pausedUntil,
    List<String> offers,
    @Nullable String ending,
    List<Integer> places,
    List<Integer> scores,
    @Nullable ForkOf fork,
    @JsonRawValue String view,
    @JsonRawValue String moves) {

  /**
   * The open offer.
   *
   * @param number what an answer names
   * @param lengthMillis how long a pause would last at most; absent for other offers
   * @param accepted the seats that accepted it
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record OpenOffer(
      long number, int seat, String kind, @Nullable Long lengthMillis, List<Integer> accepted) {
    static @Nullable OpenOffer of(GameState state) {
      var offer = state.isLive() ? state.consent().open() : null;
      return offer == null
          ? null
          : new OpenOffer(
              offer.number(),
              offer.seat(),
              offer.kind().word(),
              offer.millis() == 0 ? null : offer.millis(),
              offer.accepted());
    }
  }

  /**
   * At this moment.
   *
   * @param view the viewer's view, as JSON
   * @param moves the legal moves of a viewer who must decide, as JSON
   */
  static GameLook of(
      GameId game, GameState state, int viewer, String view, String moves, long now) {
    int toAct = state.seatToAct();
    var order = state.order();
    var ended = state.ended();
    return new GameLook(
        game.text(),
        order.ruleset(),
        order.options(),
        order.seats().stream().map(GameState::sitter).toList(),
        state.stage().name().toLowerCase(Locale.ROOT),
        state.sequence(),
        viewer == View.OBSERVER ? null : viewer,
        state.log().size(),
        toAct == Position.NOBODY ? null : toAct,
        clocks(state, now),
        toAct != Position.NOBODY && state.botOf(toAct) == null
            ? Math.max(0, state.deadline(toAct) - state.consent().counted(now))
            : null,
        OpenOffer.of(state),
        state.isPaused() ? state.consent().pausedUntil() : null,
        OfferDecisions.possible(state, viewer, When.at(now)).stream().map(OfferKind::word).toList(),
        ending(state),
        ended == null ? List.of() : ended.places(),
        ended == null ? List.of() : ended.scores(),
        order.fork(),
        view,
        moves);
  }

  private static @Nullable String ending(GameState state) {
    var ended = state.ended();
    return state.stage() == GameState.Stage.CANCELLED
        ? Mail.CANCELLED
        : ended == null ? null : ended.ending();
  }

  private static List<Long> clocks(GameState state, long now) {
    var clocks = new ArrayList<Long>();
    for (int seat = 0; seat < state.order().seats().size(); seat++) {
      boolean runs = seat == state.seatToAct() && state.botOf(seat) == null;
      long used = runs ? Math.max(0, state.consent().counted(now) - state.decisionSince()) : 0;
      clocks.add(Math.max(0, state.bankMillis(seat) - used));
    }
    return clocks;
  }

  static List<LegalMove> legalMoves(GameState state) {
    var legal = new MoveList();
    state.position().legalMoves(legal);
    var notation = state.order().rules().notation();
    var moves = new ArrayList<LegalMove>();
    for (int i = 0; i < legal.size(); i++) {
      moves.add(LegalMove.of(legal.get(i), notation.describe(state.position(), legal.get(i))));
    }
    return moves;
  }
}
