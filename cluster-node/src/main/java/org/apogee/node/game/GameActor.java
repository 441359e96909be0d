package org.apogee.node.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.PreRestart;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.persistence.typed.JournalPersistFailed;
import org.apache.pekko.persistence.typed.JournalPersistRejected;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.RecoveryFailed;
import org.apache.pekko.persistence.typed.SnapshotAdapter;
import org.apache.pekko.persistence.typed.SnapshotCompleted;
import org.apache.pekko.persistence.typed.SnapshotFailed;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EffectBuilder;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.apogee.engine.Position;
import org.apogee.engine.chance.Seed;
import org.apogee.node.game.GameDecisions.Decision;
import org.apogee.node.game.GameState.Stage;
import org.apogee.node.game.JournalEvent.Moved;
import org.apogee.node.service.Heartbeat;
import org.apogee.node.service.Uptime;
import org.apogee.node.thinking.Payer;
import org.apogee.node.thinking.Rank;
import org.apogee.node.thinking.Thinkers;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.jspecify.annotations.Nullable;

/**
 * Hosts one game: journals the events that {@link GameDecisions} returns, then replies. It keeps
 * the clock, starts house bots on other threads, and notifies its listeners.
 */
public final class GameActor extends EventSourcedBehavior<GameCommand, JournalEvent, GameState> {
  /** The journal's ids of games begin with it; sharding's own do not. */
  public static final String ENTITY = "game";

  private static final Duration BACKOFF_LEAST = Duration.ofMillis(200);

  /** A game that fails by our own mistake is tried again, ever more rarely, and says why. */
  private static final Duration FAILED_MOST = Duration.ofMinutes(1);

  private static final Duration BACKOFF_MOST = Duration.ofSeconds(2);

  /** A clock that ran out is settled by a heartbeat that began so long after it. */
  private static final long SETTLED_AFTER = Uptime.LINGER + 300;

  private static final Duration ASK_AGAIN = Duration.ofSeconds(1);

  /** What all games of a node share. */
  public record Deps(
      Heartbeat heart,
      Executor blocking,
      Supplier<Seed> seeds,
      Thinkers thinkers,
      Post post,
      GameMetrics metrics,
      int botMovesMax,
      int snapshotEvery) {
    long now() {
      return heart.time().millis();
    }
  }

  private final GameId id;
  private final Deps deps;
  private final ActorContext<GameCommand> context;
  private final TimerScheduler<GameCommand> timers;
  private final Alarms alarms;
  private final GameClock clock;
  private final GameCounts counts;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Mail mail;
  private final Listeners listeners;
  private final List<Told> untold = new ArrayList<>();
  private final LookText looks;
  private final LocalDoors doors;
  private final long born = System.nanoTime();
  private int replayed;
  private @Nullable Ahead ahead;
  private @Nullable LocalDoor door;

  /** When the event was decided that is being stored. */
  private long decidedAt;

  /** Back from the journal, and how long it was away is not known yet: players' commands wait. */
  private boolean isResuming;

  /** A move that seems to be too late waits for the next ring of the clock. */
  private boolean isMoveWaiting;

  static Behavior<GameCommand> create(
      GameId id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps, LocalDoors doors) {
    Behavior<GameCommand> game =
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new GameActor(id, shard, deps, doors, context, timers)));
    return Behaviors.supervise(game)
        .onFailure(SupervisorStrategy.restartWithBackoff(Duration.ofSeconds(1), FAILED_MOST, 0.2));
  }

  private GameActor(
      GameId id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      LocalDoors doors,
      ActorContext<GameCommand> context,
      TimerScheduler<GameCommand> timers) {
    super(
        PersistenceId.of(ENTITY, id.text()),
        SupervisorStrategy.restartWithBackoff(BACKOFF_LEAST, BACKOFF_MOST, 0.2));
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.listeners = new Listeners(context);
    this.timers = timers;
    this.alarms = new Alarms(timers);
    this.clock = new GameClock(deps.heart().node(), deps.heart()::uptime);
    this.counts = new GameCounts(id, deps.metrics());
    this.shard = shard;
    this.mail = new Mail(id, deps.post());
    this.looks = new LookText(id);
    this.doors = doors;
  }

  @Override
  public GameState emptyState() {
    return new GameState();
  }

  @Override
  public CommandHandler<GameCommand, JournalEvent, GameState> commandHandler() {
    return this::onCommand;
  }

  @Override
  public EventHandler<GameState, JournalEvent> eventHandler() {
    return (state, event) -> {
      // Pekko keeps the empty state and begins with it again after a failure: it must stay empty.
      var changed = state.stage() == Stage.NEW ? new GameState() : state;
      untold.add(applied(changed, event));
      if (event instanceof Moved) {
        ahead = null;
      }
      return changed;
    };
  }

  private Told applied(GameState state, JournalEvent event) {
    try {
      replayed++;
      return state.apply(event, ahead);
    } catch (BrokenInvariant broken) {
      deps.metrics().lives.broken(broken);
      throw broken;
    }
  }

  private Effect<JournalEvent, GameState> onCommand(GameState state, GameCommand command) {
    long now = deps.now();
    return switch (command) {
      case GameCommand.Asked asked -> answer(state, asked, asked.replyTo()::tell, now);
      case GameCommand.Local(var asked, var answer) -> answer(state, asked, answer, now);
      case GameCommand.Watch(var listener) -> {
        listeners.add(listener);
        yield leaveIfIdle(state);
      }
      case GameCommand.Unwatch(var listener) -> {
        listeners.remove(listener);
        yield Effect().none();
      }
      case GameCommand.ListenerGone(var listener) -> {
        listeners.gone(listener);
        yield Effect().none();
      }
      case GameCommand.Remind(var player, boolean fromStart) -> {
        if (state.isLive()) {
          mail.remind(state, player, fromStart, counted(now));
        }
        yield leaveIfIdle(state);
      }
      case GameCommand.ClockRang _ -> clockRang(state, now);
      case GameCommand.Nag _ -> {
        mail.nag(state);
        yield giveBack(state, now);
      }
      case GameCommand.TurnThought(var turn) -> {
        var events = GameDecisions.playTurn(state, turn, now);
        ahead = Ahead.of(events, turn.after(), turn.facts());
        yield journal(events);
      }
      case GameCommand.TurnFailed failed -> {
        deps.metrics().botCrashed();
        throw new IllegalStateException(
            "the house bot failed at ply " + failed.ply() + " of " + id, failed.why());
      }
      case GameCommand.Recovered(var former) -> {
        clock.resumed(former, now);
        isResuming = false;
        var events = GameDecisions.compensate(state, clock.now(now));
        yield events.isEmpty() ? Effect().unstashAll() : stored(events).thenUnstashAll();
      }
      case GameCommand.FormerUnknown unknown -> {
        if (unknown == GameCommand.FormerUnknown.YET) {
          timers.startSingleTimer(GameCommand.FormerUnknown.ASK_AGAIN, ASK_AGAIN);
        } else {
          askFormerHost();
        }
        yield Effect().none();
      }
      case GameCommand.Leave _ -> {
        closeDoor();
        yield Effect().stop();
      }
    };
  }

  private Effect<JournalEvent, GameState> answer(
      GameState state, GameCommand.Asked asked, Consumer<GameReply> answer, long now) {
    return switch (asked) {
      case GameCommand.Open open -> {
        var order = Nonces.complete(open.order());
        var decision = GameDecisions.open(state, order, deps.seeds().get(), now);
        yield carryOut(state, "open", decision, answer);
      }
      case GameCommand.Play _, GameCommand.Resign _ when isResuming -> Effect().stash();
      case GameCommand.Play play -> {
        counts.moves(play.kind());
        var when = clock.received(play.received(), now);
        if (GameDecisions.mustWait(state, play.player(), play.ply(), when)) {
          isMoveWaiting = true;
          yield Effect().stash();
        }
        var decision = GameDecisions.play(state, play.player(), play.ply(), play.move(), when);
        yield carryOut(state, GameCounts.MOVE, decision, answer);
      }
      case GameCommand.Resign resign -> {
        var decision = GameDecisions.resign(state, resign.player(), clock.now(now));
        yield carryOut(state, "resign", decision, answer);
      }
      case GameCommand.Cancel cancel ->
          carryOut(state, "cancel", GameDecisions.cancel(state, cancel.reason(), now), answer);
      case GameCommand.Look look -> {
        answer.accept(looks.answer(state, look.player(), counted(now)));
        yield leaveIfIdle(state);
      }
    };
  }

  /** The time as the running clock counts it. */
  private long counted(long now) {
    return clock.now(now).answered();
  }

  /**
   * It may have been set for an earlier decision, or a move may still come that was in time; then
   * it rings again.
   */
  private Effect<JournalEvent, GameState> clockRang(GameState state, long now) {
    alarms.rang();
    if (isResuming) {
      return Effect().none(); // it is set once the game is back
    }
    if (isMoveWaiting) {
      isMoveWaiting = false;
      setClock(state, now);
      return Effect().unstashAll();
    }
    var events = GameDecisions.expire(state, state.log().size(), clock.now(now));
    if (events.isEmpty()) {
      setClock(state, now);
    }
    return journal(events);
  }

  private Effect<JournalEvent, GameState> giveBack(GameState state, long now) {
    return isResuming ? Effect().none() : journal(GameDecisions.giveBack(state, clock, now));
  }

  private Effect<JournalEvent, GameState> carryOut(
      GameState state, String command, Decision decision, Consumer<GameReply> answer) {
    var reply = decision.reply();
    if (decision.events().isEmpty()) {
      answer.accept(reply);
      deps.metrics().answered(command, GameCounts.outcome(reply), 0);
      return leaveIfIdle(state);
    }
    ahead = decision.ahead();
    long start = System.nanoTime();
    return persist(decision.events())
        .thenRun(after -> {
          answer.accept(reply);
          long nanos = System.nanoTime() - start;
          deps.metrics().persist.record(Duration.ofNanos(nanos));
          deps.metrics().answered(command, GameCounts.outcome(reply), nanos);
          goOn(after);
        });
  }

  private Effect<JournalEvent, GameState> journal(List<JournalEvent> events) {
    return events.isEmpty() ? Effect().none() : stored(events);
  }

  private EffectBuilder<JournalEvent, GameState> stored(List<JournalEvent> events) {
    long start = System.nanoTime();
    return persist(events)
        .thenRun(after -> {
          deps.metrics().persist.record(Duration.ofNanos(System.nanoTime() - start));
          goOn(after);
        });
  }

  /** Nearly always one event, which takes a shorter way through Pekko than a list of one. */
  private EffectBuilder<JournalEvent, GameState> persist(List<JournalEvent> events) {
    decidedAt = deps.now();
    return events.size() == 1 ? Effect().persist(events.getFirst()) : Effect().persist(events);
  }

  /** A game that is over, or was never opened, wakes to answer and leaves again. */
  private Effect<JournalEvent, GameState> leaveIfIdle(GameState state) {
    if (!state.isLive()) {
      leave();
    }
    return Effect().none();
  }

  private void leave() {
    closeDoor();
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
  }

  private void openDoor() {
    if (door == null) {
      door = doors.open(id, context.getSelf());
    }
  }

  /** Before the game stops reading, so that nobody waits for an answer that will not come. */
  private void closeDoor() {
    if (door != null) {
      doors.close(id, door);
      door = null;
    }
  }

  /** Runs after a write: notifies the listeners, then asks the seat to act. */
  private void goOn(GameState state) {
    clock.stored(decidedAt, deps.now());
    for (var told : untold) {
      listeners.tell(told);
      counts.news(state, told.news());
    }
    untold.clear();
    counts.live(state);
    mail.afterEvents(state, counted(deps.now()));
    if (state.isLive()) {
      openDoor();
      askSeatToAct(state);
    } else {
      alarms.off();
      counts.over(state);
      leave();
    }
  }

  private void askSeatToAct(GameState state) {
    var bot = state.botOf(state.seatToAct());
    if (bot == null) {
      setClock(state, deps.now());
    } else {
      letThink(state, HouseTurn.of(state, bot, deps.botMovesMax()));
    }
  }

  private void setClock(GameState state, long now) {
    int seat = state.seatToAct();
    if (seat != Position.NOBODY && state.botOf(seat) == null) {
      alarms.set(state.deadline(seat) + clock.now(now).absent() + SETTLED_AFTER, now);
    }
  }

  private void letThink(GameState state, HouseTurn turn) {
    context.pipeToSelf(
        deps.metrics()
            .thought(state.order(), turn.bot(), payer(state), turn.thought(), deps.thinkers()),
        (played, why) ->
            why == null
                ? new GameCommand.TurnThought(played)
                : new GameCommand.TurnFailed(turn.firstPly(), why));
  }

  private static Payer payer(GameState state) {
    var origin = state.order().origin();
    if (origin.kind() != OriginKind.CASUAL || state.order().pool() != null) {
      return new Payer(Rank.RATED, origin.by());
    }
    var rank = state.isWaitedFor() ? Rank.PLAYED : Rank.ALONE;
    return new Payer(rank, origin.by());
  }

  @Override
  public SignalHandler<GameState> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), this::recovered)
        .onSignal(
            JournalPersistFailed.class,
            (_, failed) -> {
              clock.failed(decidedAt);
              deps.metrics().persistFailed(PersistFailure.of(failed.failure()));
            })
        .onSignal(
            JournalPersistRejected.class,
            (_, _) -> deps.metrics().persistFailed(PersistFailure.REJECTED))
        .onSignal(RecoveryFailed.class, (_, _) -> deps.metrics().lives.recoveryFailed())
        .onSignal(SnapshotCompleted.class, (_, _) -> deps.metrics().lives.snapshot(true))
        .onSignal(SnapshotFailed.class, (_, _) -> deps.metrics().lives.snapshot(false))
        .onSignal(
            PostStop.instance(),
            state -> {
              closeDoor();
              counts.stopped(state);
            })
        .onSignal(
            PreRestart.instance(),
            state -> {
              closeDoor();
              counts.gone(state);
            })
        .build();
  }

  private void recovered(GameState state) {
    untold.clear();
    if (state.stage() == Stage.NEW) {
      return;
    }
    deps.metrics().recovery.record(Duration.ofNanos(System.nanoTime() - born));
    counts.recovered(state, replayed);
    if (!state.isLive()) {
      leave();
      return;
    }
    counts.live(state);
    openDoor();
    int seat = state.seatToAct();
    if (seat != Position.NOBODY && state.botOf(seat) == null) {
      isResuming = true;
      askFormerHost();
    } else {
      long now = deps.now();
      clock.stored(now, now);
      askSeatToAct(state);
    }
  }

  private void askFormerHost() {
    var key = PersistenceId.of(ENTITY, id.text()).id();
    context.pipeToSelf(
        CompletableFuture.supplyAsync(() -> deps.heart().formerHost(key), deps.blocking()),
        (former, failed) -> {
          if (failed == null) {
            return new GameCommand.Recovered(former);
          }
          return GameCommand.FormerUnknown.YET;
        });
  }

  @Override
  public SnapshotAdapter<GameState> snapshotAdapter() {
    return new GameSerializer.Snapshots();
  }

  @Override
  public RetentionCriteria retentionCriteria() {
    return RetentionCriteria.snapshotEvery(deps.snapshotEvery(), 1);
  }
}
