package org.apogee.node.game;

import java.util.HashMap;
import java.util.Map;
import org.apogee.engine.Position;
import org.apogee.engine.View;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * Looks at one game. What a look holds of the position is written once for each viewer and ply,
 * however many ask; clocks and what else changes with time is written for each look.
 *
 * <p>A view is kept under its seat and given to that seat alone: a look never takes another's.
 */
final class LookText {
  private static final String NO_MOVES = "[]";

  private final GameId game;
  private final Map<Integer, String> views = new HashMap<>();
  private @Nullable String moves;
  private long sequence = -1;

  LookText(GameId game) {
    this.game = game;
  }

  GameReply answer(GameState state, @Nullable String player, long now) {
    return state.stage() == GameState.Stage.NEW
        ? new GameReply.Refused(GameRefusals.NO_SUCH_GAME)
        : seen(state, player, now);
  }

  /** Of a game that was opened. */
  GameReply.Seen seen(GameState state, @Nullable String player, long now) {
    int viewer = state.seatOf(player);
    forgetEarlier(state);
    var view = views.computeIfAbsent(viewer, seat -> view(state, seat));
    var look = GameLook.of(game, state, viewer, view, moves(state, viewer), now);
    return new GameReply.Seen(ProtocolJson.write(look), viewer != View.OBSERVER, state.isLive());
  }

  private static String view(GameState state, int viewer) {
    return ProtocolJson.write(state.position().view(viewer));
  }

  private String moves(GameState state, int viewer) {
    int toAct = state.seatToAct();
    if (toAct != viewer || toAct == Position.NOBODY) {
      return NO_MOVES;
    }
    var written = moves;
    if (written == null) {
      written = ProtocolJson.write(GameLook.legalMoves(state));
      moves = written;
    }
    return written;
  }

  /** Every event has its own number, so an equal number means an unchanged game. */
  private void forgetEarlier(GameState state) {
    if (state.sequence() != sequence) {
      sequence = state.sequence();
      views.clear();
      moves = null;
    }
  }
}
