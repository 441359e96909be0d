package org.apogee.node.game;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apogee.protocol.game.GameId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks up the last event of the game before a move is refused as ahead of it. Either the player is
 * wrong, or this copy is old: its process was paused, and the game continued elsewhere.
 */
final class JournalEnd {
  private static final Logger LOG = LoggerFactory.getLogger(JournalEnd.class);

  private final GameId id;
  private final ActorContext<GameCommand> context;
  private final GameDeps deps;

  JournalEnd(GameId id, ActorContext<GameCommand> context, GameDeps deps) {
    this.id = id;
    this.context = context;
    this.deps = deps;
  }

  /** Without an answer of the database there is none for the player: the outcome is unknown. */
  void readFor(GameCommand.Play play, Consumer<GameReply> answer) {
    var _ =
        CompletableFuture.supplyAsync(() -> deps.history().newest(id), deps.blocking())
            .whenComplete((newest, failed) -> {
              if (failed != null) {
                LOG.warn("cannot compare game {} with the journal: {}", id, failed.toString());
              } else {
                long end = newest.map(GameHistory.Newest::sequence).orElse(0L);
                context.getSelf().tell(new GameCommand.JournalRead(play, answer, end));
              }
            });
  }
}
