package org.apogee.node.watch;

import java.time.Duration;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.Games;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameId;

/** Listens to one game for a {@link Channel}. */
final class ChannelActor {
  /** A game that moved to another node has forgotten who listens. */
  private static final Duration RENEW_EVERY = Duration.ofSeconds(2);

  private enum Renew {
    NOW
  }

  /** The last viewer left. */
  enum Stop {
    NOW
  }

  private ChannelActor() {}

  /**
   * A listener.
   *
   * @param news takes what it hears
   */
  static Behavior<Object> create(GameId id, Games games, Consumer<UnfilteredNews> news) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(timers -> {
          var watch = new GameCommand.Watch(context.getSelf().narrow());
          games.tell(id, watch);
          timers.startTimerWithFixedDelay(Renew.NOW, RENEW_EVERY);
          return Behaviors.receive(Object.class)
              .onMessage(
                  UnfilteredNews.class,
                  told -> {
                    news.accept(told);
                    return isLast(told) ? Behaviors.stopped() : Behaviors.same();
                  })
              .onMessage(
                  Renew.class,
                  _ -> {
                    games.tell(id, watch);
                    return Behaviors.same();
                  })
              .onMessage(Stop.class, _ -> Behaviors.stopped())
              .build();
        }));
  }

  private static boolean isLast(UnfilteredNews told) {
    return told.news() instanceof GameNews.Finished || told.news() instanceof GameNews.Cancelled;
  }
}
