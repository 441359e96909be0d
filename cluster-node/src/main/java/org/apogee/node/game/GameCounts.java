package org.apogee.node.game;

import org.apogee.platform.token.Player.Kind;
import org.apogee.protocol.event.GameNews;
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

  void news(GameState state, GameNews news) {
    var order = state.order();
    switch (news) {
      case GameNews.Started _ -> metrics.opened(order);
      case GameNews.MovesPlayed moves -> {
        if (!state.isAtFork()) {
          metrics.moved(
              order, state.botOf(moves.seat()) == null ? mover : Kind.HOUSE, moves.plies().size());
        }
      }
      case GameNews.ClockCompensated clock -> metrics.compensated(clock.millis());
      case GameNews.SeatForfeited forfeit -> metrics.forfeited(order, forfeit.code());
      case GameNews.OfferMade _,
          GameNews.OfferAccepted _,
          GameNews.OfferClosed _,
          GameNews.DecisionsTakenBack _,
          GameNews.Paused _,
          GameNews.Resumed _ -> {}
      case GameNews.Finished finished -> metrics.finished(order, finished.ending());
      case GameNews.Cancelled _ -> metrics.finished(order, CANCELLED);
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
