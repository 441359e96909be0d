package org.apogee.node.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.cluster.sharding.ShardRegion.ClusterShardingStats;
import org.apache.pekko.cluster.sharding.typed.ClusterShardingQuery;
import org.apache.pekko.cluster.sharding.typed.GetClusterShardingStats;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/** The games of the whole cluster, wherever they live. */
public final class Games {
  public static final EntityTypeKey<GameCommand> KEY =
      EntityTypeKey.create(GameCommand.class, GameActor.ENTITY);

  /** How exact the end of the patience is. */
  private static final int LOOKS_IN_PATIENCE = 20;

  private final ActorSystem<?> system;
  private final ClusterSharding sharding;
  private final Duration patience;
  private final GameMetrics metrics;
  private final LocalDoors doors = new LocalDoors();

  private Games(ActorSystem<?> system, Duration patience, GameMetrics metrics) {
    this.system = system;
    this.metrics = metrics;
    this.sharding = ClusterSharding.get(system);
    this.patience = patience;
  }

  /**
   * From now on this node hosts its share of the games.
   *
   * @param patience how long an answer may take before its outcome is unknown
   */
  public static Games host(ActorSystem<?> system, GameDeps deps, Duration patience) {
    var games = new Games(system, patience, deps.metrics());
    games.sharding.init(
        Entity.of(
                KEY,
                entity ->
                    GameActor.create(
                        new GameId(entity.getEntityId()), entity.getShard(), deps, games.doors))
            .withStopMessage(GameCommand.Leave.NOW));
    var look = patience.dividedBy(LOOKS_IN_PATIENCE);
    system
        .scheduler()
        .scheduleWithFixedDelay(
            look, look, () -> games.doors.failLate(), system.executionContext());
    return games;
  }

  /** Whether this node can locate the games of the cluster; waits for the answer. */
  public boolean areReached(Duration patience) {
    try {
      AskPattern.<ClusterShardingQuery, ClusterShardingStats>ask(
              sharding.shardState(),
              replyTo -> new GetClusterShardingStats(KEY, patience, replyTo),
              patience,
              system.scheduler())
          .toCompletableFuture()
          .get(patience.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (ExecutionException | TimeoutException notYet) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Fails with a {@link TimeoutException} when the outcome is unknown. */
  public CompletionStage<GameReply> ask(
      GameId id, Function<ActorRef<GameReply>, GameCommand.Asked> command) {
    var door = doors.find(id);
    if (door != null) {
      var sent = command.apply(system.ignoreRef());
      var ask = new LocalAsk(sent, patience, left -> askInCluster(id, command, left));
      if (door.take(ask)) {
        return counted(ask, sent instanceof GameCommand.Play);
      }
    }
    return askInCluster(id, command, patience);
  }

  private CompletionStage<GameReply> askInCluster(
      GameId id, Function<ActorRef<GameReply>, GameCommand.Asked> command, Duration left) {
    var isMove = new AtomicBoolean();
    CompletionStage<GameReply> reply =
        sharding
            .entityRefFor(KEY, id.text())
            .ask(
                me -> {
                  var sent = command.apply(me);
                  isMove.set(sent instanceof GameCommand.Play);
                  return sent;
                },
                left);
    return reply.whenComplete((_, why) -> count(why, isMove.get()));
  }

  private CompletionStage<GameReply> counted(CompletableFuture<GameReply> reply, boolean isMove) {
    return reply.whenComplete((_, why) -> count(why, isMove));
  }

  private void count(@Nullable Throwable why, boolean isMove) {
    if (why instanceof TimeoutException) {
      unanswered(isMove);
    }
  }

  private void unanswered(boolean isMove) {
    metrics.lives.unanswered();
    if (isMove) {
      metrics.answered(GameCounts.MOVE, GameCounts.UNAVAILABLE, patience.toNanos());
    }
  }

  public void tell(GameId id, GameCommand.Remote command) {
    sharding.entityRefFor(KEY, id.text()).tell(command);
  }
}
