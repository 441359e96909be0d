package org.apogee.node.feed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apogee.engine.View;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameState;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.event.GameResult;
import org.apogee.protocol.event.GameResult.Forfeit;
import org.jspecify.annotations.Nullable;

/** A game, as far as the feed has published it. */
final class FollowedGame {
  private final String id;
  private final GameState state = GameState.ofReader();
  private final List<Forfeit> forfeits = new ArrayList<>();
  private GameNews.@Nullable Started started;

  FollowedGame(String id) {
    this.id = id;
  }

  /** The number of the last event. */
  long sequence() {
    return state.sequence();
  }

  /** Returns what an observer may know of the next event. */
  GameNews apply(GameEvent event) {
    var news = state.apply(event).newsFor(View.OBSERVER);
    if (news instanceof GameNews.Started first) {
      started = first;
    } else if (news instanceof GameNews.SeatForfeited forfeit) {
      forfeits.add(new Forfeit(forfeit.seat(), forfeit.code()));
    }
    return news;
  }

  /** The result, if the event ends a game of a rating pool. */
  Optional<GameResult> result(GameNews news) {
    var first = started;
    if (!(news instanceof GameNews.Finished end) || first == null || first.pool() == null) {
      return Optional.empty();
    }
    return Optional.of(
        new GameResult(
            id,
            first.pool(),
            first.ruleset(),
            first.options(),
            first.seats(),
            end.places(),
            end.scores(),
            end.entityPlace(),
            end.ending(),
            end.counters(),
            end.plies(),
            first.atMillis(),
            end.atMillis(),
            first.origin(),
            forfeits));
  }

  static boolean isLast(GameNews news) {
    return news instanceof GameNews.Finished || news instanceof GameNews.Cancelled;
  }
}
