package org.apogee.node.game;

import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apogee.protocol.game.GameId;

/** The games of the whole cluster, wherever they live. */
public final class Games {
  private static final EntityTypeKey<GameCommand> KEY =
      EntityTypeKey.create(GameCommand.class, GameActor.ENTITY);

  private final ClusterSharding sharding;
  private final Duration patience;

  private Games(ClusterSharding sharding, Duration patience) {
    this.sharding = sharding;
    this.patience = patience;
  }

  /**
   * From now on this node hosts its share of the games.
   *
   * @param patience how long an answer may take before its outcome is unknown
   */
  public static Games host(ActorSystem<?> system, GameActor.Deps deps, Duration patience) {
    var sharding = ClusterSharding.get(system);
    sharding.init(
        Entity.of(
                KEY,
                entity ->
                    GameActor.create(new GameId(entity.getEntityId()), entity.getShard(), deps))
            .withStopMessage(GameCommand.Leave.NOW));
    return new Games(sharding, patience);
  }

  /** Fails with a {@link java.util.concurrent.TimeoutException} when the outcome is unknown. */
  public CompletionStage<GameReply> ask(
      GameId id, Function<ActorRef<GameReply>, GameCommand.Remote> command) {
    return sharding.entityRefFor(KEY, id.text()).ask(command::apply, patience);
  }

  public void tell(GameId id, GameCommand.Remote command) {
    sharding.entityRefFor(KEY, id.text()).tell(command);
  }
}
