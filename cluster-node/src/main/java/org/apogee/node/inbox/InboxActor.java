package org.apogee.node.inbox;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apogee.node.game.GameCommand;
import org.apogee.node.inbox.InboxCommand.Line;
import org.apogee.protocol.game.GameId;

/**
 * The inbox of one player. It lives in memory only: what it loses, the player's games say again.
 */
final class InboxActor {
  /** Long enough for a player whose line broke to find its place again. */
  private static final Duration LEAVE_AFTER = Duration.ofMinutes(5);

  private final String player;
  private final Inboxes.Deps deps;
  private final ActorContext<InboxCommand> context;
  private final TimerScheduler<InboxCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Set<ActorRef<Line>> listeners = new HashSet<>();
  private final Set<GameId> unsaid = new HashSet<>();
  private final InboxState state;

  static Behavior<InboxCommand> create(
      String player, ActorRef<ClusterSharding.ShardCommand> shard, Inboxes.Deps deps) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(
            timers -> new InboxActor(player, shard, deps, context, timers).begin()));
  }

  private InboxActor(
      String player,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Inboxes.Deps deps,
      ActorContext<InboxCommand> context,
      TimerScheduler<InboxCommand> timers) {
    this.player = player;
    this.shard = shard;
    this.deps = deps;
    this.context = context;
    this.timers = timers;
    this.state = new InboxState(deps.clock().millis());
  }

  /** A new inbox asks the player's games what is open. */
  private Behavior<InboxCommand> begin() {
    var games = CompletableFuture.supplyAsync(() -> deps.liveGames().of(player), deps.blocking());
    context.pipeToSelf(
        games, (found, why) -> new InboxCommand.Remembered(why == null ? found : Set.of()));
    leaveLater();
    return Behaviors.receiveMessage(this::onMessage);
  }

  private Behavior<InboxCommand> onMessage(InboxCommand command) {
    switch (command) {
      case InboxCommand.Started(var game, var line) -> send(state.started(game, line));
      case InboxCommand.Asked(var game, int question, var line) ->
          send(state.asked(game, question, line));
      case InboxCommand.Answered(var game) -> {
        unsaid.remove(new GameId(game));
        state.answered(game);
      }
      case InboxCommand.Over(var game, var line) -> {
        unsaid.remove(new GameId(game));
        send(state.over(game, line));
      }
      case InboxCommand.StillAsked(var game, int question) -> {
        if (!state.knows(game, question)) {
          needLine(new GameId(game));
        }
      }
      case InboxCommand.Attach(long after, var listener) -> attach(after, listener);
      case InboxCommand.Detach(var listener) -> {
        listeners.remove(listener);
        context.unwatch(listener);
        leaveLater();
      }
      case InboxCommand.Remembered(var games) -> games.forEach(this::needLine);
      case InboxCommand.Leave _ -> leave();
      case InboxCommand.Stop _ -> {
        return Behaviors.stopped();
      }
    }
    return Behaviors.same();
  }

  private void attach(long after, ActorRef<Line> listener) {
    if (listeners.add(listener)) {
      context.watchWith(listener, new InboxCommand.Detach(listener));
      state.since(after).forEach(listener::tell);
      unsaid.forEach(this::remind);
      unsaid.clear();
    }
    timers.cancel(InboxCommand.Leave.NOW);
  }

  private void send(Optional<Line> line) {
    line.ifPresent(known -> listeners.forEach(listener -> listener.tell(known)));
  }

  /** View and moves are built only for connected clients. */
  private void needLine(GameId game) {
    if (listeners.isEmpty()) {
      unsaid.add(game);
    } else {
      remind(game);
    }
  }

  private void remind(GameId game) {
    boolean fromStart = !state.hasStart(game.text());
    deps.games().get().tell(game, new GameCommand.Remind(player, fromStart));
  }

  private void leaveLater() {
    if (listeners.isEmpty()) {
      timers.startSingleTimer(InboxCommand.Leave.NOW, LEAVE_AFTER);
    }
  }

  private void leave() {
    if (listeners.isEmpty()) {
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    }
  }
}
