package org.apogee.node.game;

import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.game.GameId;

/** The contribution of one game to the metrics of its node. */
final class GameCounts {
  static final String MOVE = "move";
  static final String UNAVAILABLE = "unavailable";
  static final String CANCELLED = "cancelled";

  private final GameId id;
  private final GameMetrics metrics;
  private Kind mover = Kind.PERSON;
  private boolean isLive;

  GameCounts(GameId id, GameMetrics metrics) {
    this.id = id;
    this.metrics = metrics;
  }

  /** Records who sent the current move; its events, if any, follow. */
  void moves(Kind kind) {
    mover = kind;
  }

  /** An event is in the journal. */
  void happened(GameState state, GameEvent event) {
    var order = state.order();
    switch (event) {
      case GameEvent.Opened _ -> metrics.opened(order);
      case GameEvent.Moved moved -> {
        if (!state.isAtFork()) {
          metrics.moved(
              order, state.botOf(moved.seat()) == null ? mover : Kind.HOUSE, moved.moves().size());
        }
      }
      case GameEvent.Compensated outage -> metrics.compensated(outage.millis());
      case GameEvent.Forfeited forfeit -> metrics.forfeited(order, forfeit.code());
      case GameEvent.Excused _,
          GameEvent.Offered _,
          GameEvent.OfferAccepted _,
          GameEvent.OfferClosed _,
          GameEvent.TakenBack _,
          GameEvent.Paused _,
          GameEvent.Resumed _ -> {}
      case GameEvent.Ended ended -> metrics.finished(order, ended.ending());
      case GameEvent.Cancelled _ -> metrics.finished(order, CANCELLED);
    }
  }

  void live(GameState state) {
    count(state, state.isLive());
    if (state.sequence() == 1) {
      metrics.lives.opened(id);
    }
  }

  void recovered(GameState state, int replayed) {
    metrics.lives.recovered(id, state, replayed);
  }

  void over(GameState state) {
    metrics.lives.over(state);
  }

  /** The game is not here for a while. */
  void gone(GameState state) {
    count(state, false);
  }

  /** The game leaves this node. */
  void stopped(GameState state) {
    metrics.lives.gone(id);
    gone(state);
  }

  private void count(GameState state, boolean shouldBe) {
    if (shouldBe != isLive) {
      isLive = shouldBe;
      metrics.live(state.order(), isLive ? 1 : -1);
    }
  }

  static String outcome(GameReply reply) {
    return switch (reply) {
      case GameReply.Refused _ -> "refused";
      case GameReply.Played played -> played.repeated() ? "repeated" : "accepted";
      case GameReply.IsOpen open -> open.repeated() ? "repeated" : "accepted";
      case GameReply.Done done -> done.repeated() ? "repeated" : "accepted";
      case GameReply.Seen _, GameReply.Tried _ -> "accepted";
    };
  }
}
