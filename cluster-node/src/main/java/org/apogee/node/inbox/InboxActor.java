package org.apogee.node.inbox;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apogee.node.inbox.InboxCommand.Line;

/** The place of one player's {@link Inbox} in the cluster: it begins and ends it. */
final class InboxActor {
  /** Long enough for a player whose line broke to find its place again. */
  private static final Duration LEAVE_AFTER = Duration.ofMinutes(5);

  /** Most silent games wait for somebody else, and each costs a message. */
  private static final Duration REMIND_EVERY = Duration.ofMinutes(1);

  private final String player;
  private final Inboxes.Deps deps;
  private final LocalInboxes here;
  private final ActorContext<InboxCommand> context;
  private final TimerScheduler<InboxCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Inbox inbox;

  static Behavior<InboxCommand> create(
      String player,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Inboxes.Deps deps,
      LocalInboxes here) {
    return Behaviors.setup(context ->
        Behaviors.withTimers(
            timers -> new InboxActor(player, shard, deps, here, context, timers).begin()));
  }

  private InboxActor(
      String player,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Inboxes.Deps deps,
      LocalInboxes here,
      ActorContext<InboxCommand> context,
      TimerScheduler<InboxCommand> timers) {
    this.player = player;
    this.shard = shard;
    this.deps = deps;
    this.here = here;
    this.context = context;
    this.timers = timers;
    this.inbox =
        new Inbox(
            player,
            (game, remind) -> deps.games().get().tell(game, remind),
            deps.clock()::millis,
            here::room);
  }

  /** A new inbox asks the player's games what is open. */
  private Behavior<InboxCommand> begin() {
    var games = CompletableFuture.supplyAsync(() -> deps.liveGames().of(player), deps.blocking());
    context.pipeToSelf(
        games, (found, why) -> new InboxCommand.Remembered(why == null ? found : Set.of()));
    leaveLater();
    timers.startTimerWithFixedDelay(InboxCommand.RemindSilent.NOW, REMIND_EVERY);
    here.add(player, inbox);
    return Behaviors.receive(InboxCommand.class)
        .onAnyMessage(this::onMessage)
        .onSignal(
            PostStop.class,
            _ -> {
              here.remove(player, inbox);
              return Behaviors.same();
            })
        .build();
  }

  private Behavior<InboxCommand> onMessage(InboxCommand command) {
    switch (command) {
      case InboxCommand.FromGame message -> inbox.hear(message);
      case InboxCommand.Attach(long after, var listener) -> attach(after, listener);
      case InboxCommand.Detach(var listener) -> {
        inbox.detach(listener);
        context.unwatch(listener);
        leaveLater();
      }
      case InboxCommand.Remembered(var games) -> inbox.remember(games);
      case InboxCommand.RemindSilent _ -> inbox.remindSilent();
      case InboxCommand.Leave _ -> leave();
      case InboxCommand.Stop _ -> {
        return Behaviors.stopped();
      }
    }
    return Behaviors.same();
  }

  private void attach(long after, ActorRef<Line> listener) {
    if (inbox.attach(after, listener, here.to(listener))) {
      context.watchWith(listener, new InboxCommand.Detach(listener));
    }
    timers.cancel(InboxCommand.Leave.NOW);
  }

  private void leaveLater() {
    if (!inbox.isHeard()) {
      timers.startSingleTimer(InboxCommand.Leave.NOW, LEAVE_AFTER);
    }
  }

  private void leave() {
    if (!inbox.isHeard()) {
      // From now on games send messages, which sharding keeps for the next inbox.
      here.remove(player, inbox);
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    }
  }
}
