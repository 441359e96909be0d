package org.apogee.node.game;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
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
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.apogee.engine.Position;
import org.apogee.engine.chance.Seed;
import org.apogee.node.game.GameDecisions.Decision;
import org.apogee.node.game.GameReply.Played;
import org.apogee.node.game.GameReply.Refused;
import org.apogee.node.game.GameReply.Seen;
import org.apogee.node.game.GameState.Stage;
import org.apogee.platform.metrics.BrokenInvariant;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.GameOrder;

/**
 * Hosts one game: journals what {@link GameDecisions} decided, then answers; keeps the clock, lets
 * house bots think elsewhere, and tells whoever listens.
 */
public final class GameActor extends EventSourcedBehavior<GameCommand, JournalEvent, GameState> {
  /** The journal's ids of games begin with it; sharding's own do not. */
  public static final String ENTITY = "game";

  private static final Duration BACKOFF_LEAST = Duration.ofMillis(200);

  /** A game that fails by our own mistake is tried again, ever more rarely, and says why. */
  private static final Duration FAILED_MOST = Duration.ofMinutes(1);

  private static final Duration NAG_EVERY = Duration.ofSeconds(10);
  private static final Duration BACKOFF_MOST = Duration.ofSeconds(2);

  /** What all games of a node share. */
  public record Deps(
      InstantSource clock,
      Seeds seeds,
      Executor thinkers,
      Post post,
      GameMetrics metrics,
      int botMovesMax,
      int snapshotEvery) {}

  /** Where the secrets of new games come from. */
  @FunctionalInterface
  public interface Seeds {
    Seed next();
  }

  private final GameId id;
  private final Deps deps;
  private final ActorContext<GameCommand> context;
  private final TimerScheduler<GameCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Mail mail;
  private final Set<ActorRef<Told>> listeners = new HashSet<>();
  private final List<Told> untold = new ArrayList<>();
  private final long born = System.nanoTime();
  private boolean isCounted;
  private int replayed;

  public static Behavior<GameCommand> create(
      GameId id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    Behavior<GameCommand> game =
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new GameActor(id, shard, deps, context, timers)));
    return Behaviors.supervise(game)
        .onFailure(SupervisorStrategy.restartWithBackoff(Duration.ofSeconds(1), FAILED_MOST, 0.2));
  }

  private GameActor(
      GameId id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      ActorContext<GameCommand> context,
      TimerScheduler<GameCommand> timers) {
    super(
        PersistenceId.of(ENTITY, id.text()),
        SupervisorStrategy.restartWithBackoff(BACKOFF_LEAST, BACKOFF_MOST, 0.2));
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.timers = timers;
    this.shard = shard;
    this.mail = new Mail(id, deps.post());
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
      return changed;
    };
  }

  private Told applied(GameState state, JournalEvent event) {
    try {
      replayed++;
      return state.apply(event);
    } catch (BrokenInvariant broken) {
      deps.metrics().lives.broken(broken);
      throw broken;
    }
  }

  private Effect<JournalEvent, GameState> onCommand(GameState state, GameCommand command) {
    long now = deps.clock().millis();
    return switch (command) {
      case GameCommand.Open open -> {
        var order = withNonces(open.order());
        var decision = GameDecisions.open(state, order, deps.seeds().next(), now);
        yield carryOut(state, "open", decision, open.replyTo());
      }
      case GameCommand.Play play -> {
        var decision = GameDecisions.play(state, play.player(), play.ply(), play.move(), now);
        yield carryOut(state, "move", decision, play.replyTo());
      }
      case GameCommand.Resign resign ->
          carryOut(
              state, "resign", GameDecisions.resign(state, resign.player(), now), resign.replyTo());
      case GameCommand.Cancel cancel ->
          carryOut(
              state, "cancel", GameDecisions.cancel(state, cancel.reason(), now), cancel.replyTo());
      case GameCommand.Look look -> {
        look.replyTo().tell(see(state, look, now));
        yield leaveIfIdle(state);
      }
      case GameCommand.Watch(var listener) -> {
        if (listeners.add(listener)) {
          context.watchWith(listener, new GameCommand.ListenerGone(listener));
        }
        yield leaveIfIdle(state);
      }
      case GameCommand.Unwatch(var listener) -> {
        if (listeners.remove(listener)) {
          context.unwatch(listener);
        }
        yield Effect().none();
      }
      case GameCommand.ListenerGone(var listener) -> {
        listeners.remove(listener);
        yield Effect().none();
      }
      case GameCommand.Remind(var player, boolean fromStart) -> {
        if (state.isLive()) {
          mail.remind(state, player, fromStart, now);
        }
        yield leaveIfIdle(state);
      }
      case GameCommand.ClockRang(int ply) -> journal(GameDecisions.expire(state, ply, now));
      case GameCommand.Nag _ -> {
        mail.nag(state);
        yield Effect().none();
      }
      case GameCommand.TurnThought(var turn) -> journal(GameDecisions.playTurn(state, turn, now));
      case GameCommand.TurnFailed failed -> {
        deps.metrics().botFault("crash");
        throw new IllegalStateException(
            "the house bot failed at ply " + failed.ply() + " of " + id, failed.why());
      }
      case GameCommand.Recovered _ -> journal(GameDecisions.compensate(state, now));
      case GameCommand.Leave _ -> Effect().stop();
    };
  }

  private GameReply see(GameState state, GameCommand.Look look, long now) {
    return state.stage() == Stage.NEW
        ? new Refused(Refusal.NO_SUCH_GAME)
        : new Seen(GameLook.json(id.text(), state, look.player(), now));
  }

  private static GameOrder withNonces(GameOrder order) {
    return order.withSeats(
        order.seats().stream()
            .map(seat -> seat.nonce() == null ? seat.withNonce(Nonces.fresh()) : seat)
            .toList());
  }

  private Effect<JournalEvent, GameState> carryOut(
      GameState state, String command, Decision decision, ActorRef<GameReply> replyTo) {
    var reply = decision.reply();
    if (decision.events().isEmpty()) {
      replyTo.tell(reply);
      deps.metrics().answered(command, outcome(reply), 0);
      return leaveIfIdle(state);
    }
    long start = System.nanoTime();
    return Effect()
        .persist(decision.events())
        .thenRun(after -> {
          replyTo.tell(reply);
          long nanos = System.nanoTime() - start;
          deps.metrics().persist.record(Duration.ofNanos(nanos));
          deps.metrics().answered(command, outcome(reply), nanos);
          goOn(after);
        });
  }

  private static String outcome(GameReply reply) {
    return switch (reply) {
      case Refused _ -> "refused";
      case Played played -> played.repeated() ? "repeated" : "accepted";
      case GameReply.IsOpen open -> open.repeated() ? "repeated" : "accepted";
      case GameReply.Done done -> done.repeated() ? "repeated" : "accepted";
      case Seen _ -> "accepted";
    };
  }

  private Effect<JournalEvent, GameState> journal(List<JournalEvent> events) {
    if (events.isEmpty()) {
      return Effect().none();
    }
    long start = System.nanoTime();
    return Effect()
        .persist(events)
        .thenRun(after -> {
          deps.metrics().persist.record(Duration.ofNanos(System.nanoTime() - start));
          goOn(after);
        });
  }

  /** A game that is over, or was never opened, wakes to answer and leaves again. */
  private Effect<JournalEvent, GameState> leaveIfIdle(GameState state) {
    if (!state.isLive()) {
      leave();
    }
    return Effect().none();
  }

  private void leave() {
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
  }

  /** After something new is in the journal: tell it, and see to whoever is to act. */
  private void goOn(GameState state) {
    for (var told : untold) {
      listeners.forEach(listener -> listener.tell(told));
      count(state, told.news());
    }
    untold.clear();
    countLive(state);
    if (state.sequence() == 1) {
      deps.metrics().lives.opened(id);
    }
    mail.afterEvents(state);
    if (state.isLive()) {
      askSeatToAct(state);
    } else {
      timers.cancelAll();
      deps.metrics().lives.over(state);
      leave();
    }
  }

  private void count(GameState state, GameNews news) {
    var metrics = deps.metrics();
    var order = state.order();
    switch (news) {
      case GameNews.Started _ -> metrics.opened(order);
      case GameNews.MovesPlayed moves ->
          metrics.moved(
              order, state.botOf(moves.seat()) == null ? "player" : "house", moves.plies().size());
      case GameNews.ClockCompensated clock -> metrics.compensated(clock.millis());
      case GameNews.SeatForfeited forfeit -> metrics.forfeited(order, forfeit.code());
      case GameNews.Finished finished -> metrics.finished(order, finished.ending());
      case GameNews.Cancelled _ -> metrics.finished(order, "cancelled");
    }
  }

  private void countLive(GameState state) {
    if (state.isLive() != isCounted) {
      isCounted = state.isLive();
      deps.metrics().live(state.order(), isCounted ? 1 : -1);
    }
  }

  private void askSeatToAct(GameState state) {
    int seat = state.seatToAct();
    var bot = state.botOf(seat);
    if (bot == null) {
      long left = Math.max(0, state.deadline(seat) - deps.clock().millis());
      timers.startSingleTimer(
          "clock", new GameCommand.ClockRang(state.log().size()), Duration.ofMillis(left + 1));
      timers.startTimerWithFixedDelay("nag", GameCommand.Nag.AGAIN, NAG_EVERY);
      return;
    }
    timers.cancelAll();
    letThink(state.order(), HouseTurn.of(state, bot, deps.botMovesMax()));
  }

  private void letThink(GameOrder order, HouseTurn turn) {
    var metrics = deps.metrics();
    metrics.thinking(1);
    var thought =
        CompletableFuture.supplyAsync(
            () -> {
              long start = System.nanoTime();
              try {
                return turn.think();
              } finally {
                metrics.thinking(-1);
                metrics.thought(order, turn.bot(), System.nanoTime() - start);
              }
            },
            deps.thinkers());
    context.pipeToSelf(
        thought,
        (played, why) ->
            why == null
                ? new GameCommand.TurnThought(played)
                : new GameCommand.TurnFailed(turn.firstPly(), why));
  }

  @Override
  public SignalHandler<GameState> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), this::recovered)
        .onSignal(
            JournalPersistFailed.class,
            (_, failed) -> deps.metrics().persistFailed(PersistFailure.of(failed.failure())))
        .onSignal(
            JournalPersistRejected.class,
            (_, _) -> deps.metrics().persistFailed(PersistFailure.REJECTED))
        .onSignal(RecoveryFailed.class, (_, _) -> deps.metrics().lives.recoveryFailed())
        .onSignal(SnapshotCompleted.class, (_, _) -> deps.metrics().lives.snapshot(true))
        .onSignal(SnapshotFailed.class, (_, _) -> deps.metrics().lives.snapshot(false))
        .onSignal(
            PostStop.instance(),
            state -> {
              deps.metrics().lives.gone(id);
              uncount(state);
            })
        .onSignal(PreRestart.instance(), this::uncount)
        .build();
  }

  private void recovered(GameState state) {
    untold.clear();
    if (state.stage() == Stage.NEW) {
      return;
    }
    deps.metrics().recovery.record(Duration.ofNanos(System.nanoTime() - born));
    deps.metrics().lives.recovered(id, state, replayed);
    if (!state.isLive()) {
      leave();
      return;
    }
    countLive(state);
    int seat = state.seatToAct();
    if (seat != Position.NOBODY && state.botOf(seat) == null) {
      context.getSelf().tell(GameCommand.Recovered.FROM_JOURNAL);
    } else {
      askSeatToAct(state);
    }
  }

  private void uncount(GameState state) {
    if (isCounted) {
      isCounted = false;
      deps.metrics().live(state.order(), -1);
    }
  }

  @Override
  public SnapshotAdapter<GameState> snapshotAdapter() {
    return new SnapshotAdapter<>() {
      @Override
      public Object toJournal(GameState state) {
        return new GameSerializer.Snapshot(state.snapshot());
      }

      @Override
      public GameState fromJournal(Object stored) {
        return GameState.of(((GameSerializer.Snapshot) stored).bytes());
      }
    };
  }

  @Override
  public RetentionCriteria retentionCriteria() {
    return RetentionCriteria.snapshotEvery(deps.snapshotEvery(), 1);
  }
}
