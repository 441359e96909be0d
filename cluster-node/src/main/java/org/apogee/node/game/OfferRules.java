package org.apogee.node.game;

import java.util.List;
import java.util.Objects;
import org.apogee.engine.View;
import org.apogee.node.game.GameCommand.OfferAnswer;
import org.jspecify.annotations.Nullable;

/**
 * The decisions about offers that the simulation of offers runs, and the readers of its journal; a
 * planted bug overrides one.
 */
public class OfferRules {
  private static final int HOUSE_MOVES = 8;

  /** An open offer as its simulation needs it. */
  public record Open(long number, int seat, OfferKind kind) {}

  public GameDecision offer(GameState state, String player, OfferKind kind, long millis, long now) {
    return OfferDecisions.offer(state, player, kind, millis, When.at(now));
  }

  public GameDecision answer(
      GameState state, String player, long number, OfferAnswer answer, long now) {
    return OfferDecisions.answer(state, player, number, answer, When.at(now));
  }

  public GameDecision resume(GameState state, String player, long now) {
    return OfferDecisions.resume(state, player, now);
  }

  public List<GameEvent> endOfPause(GameState state, long now) {
    return OfferDecisions.endOfPause(state, now);
  }

  public @Nullable Open open(GameState state) {
    var open = state.consent().open();
    return open == null ? null : new Open(open.number(), open.seat(), open.kind());
  }

  public boolean isPaused(GameState state) {
    return state.isPaused();
  }

  /** The seats that must agree. */
  public List<Integer> consenting(GameState state) {
    return state.consenting();
  }

  public long bankMillis(GameState state, int seat) {
    return state.bankMillis(seat);
  }

  public byte[] snapshot(GameState state) {
    return state.snapshot();
  }

  public GameState restored(byte[] snapshot) {
    return GameState.of(snapshot);
  }

  /** The whole turn of a house bot that is to act. */
  public List<GameEvent> houseTurn(GameState state, long now) {
    var bot = Objects.requireNonNull(state.botOf(state.seatToAct()));
    return GameDecisions.playTurn(state, HouseTurn.of(state, bot, HOUSE_MOVES).think(), now);
  }

  /** The record of the decisions that count. */
  public String record(List<GameEvent> journal) {
    return GameHistory.record(KeptEvents.of(journal));
  }

  /** What spectators see of each decision that counts. */
  public List<View> frames(List<GameEvent> journal) {
    return new GameFilm(KeptEvents.of(journal))
        .frames("g", 0, Integer.MAX_VALUE).frames().stream().map(GameFilm.Frame::view).toList();
  }
}
