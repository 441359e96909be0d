package org.apogee.node.game;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
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
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.apogee.cluster.FailedWrites;
import org.apogee.engine.Position;
import org.apogee.node.game.GameEvent.Moved;
import org.apogee.node.game.GameState.Stage;
import org.apogee.platform.http.Burst;
import org.apogee.platform.trace.Part;
import org.apogee.protocol.game.GameId;
import org.jspecify.annotations.Nullable;

/**
 * Hosts one game: journals the events that {@link GameDecisions} returns, then replies. It keeps
 * the clock, starts house bots on other threads, and notifies its listeners.
 */
public final class GameActor extends EventSourcedBehavior<GameCommand, GameEvent, GameState> {
  /** The journal's ids of games begin with it; sharding's own do not. */
  public static final String ENTITY = "game";

  private static final Duration BACKOFF_LEAST = Duration.ofMillis(200);

  /** A game that fails by our own mistake is tried again, ever more rarely, and says why. */
  private static final Duration FAILED_MOST = Duration.ofMinutes(1);

  /** The reset time of the journal's circuit breaker. */
  private static final Duration BACKOFF_MOST = Duration.ofSeconds(2);

  private final GameId id;
  private final GameDeps deps;
  private final ActorContext<GameCommand> context;
  private final Alarms alarms;
  private final GameClock clock;
  private final GameCounts counts;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final Mail mail;
  private final Listeners listeners;
  private final Announcements announcements;
  private final GameWrites writes;
  private final LookText looks;
  private final OwnDoor door;
  private final HouseThinking bots;
  private final Resumption resumption;
  private final JournalEnd journalEnd;
  private final Reminders reminders;
  private final VacationCheck vacations;
  private final ReceiptBook receipts;
  private final DecisionTraces traces;
  private final long born = System.nanoTime();
  private int replayed;
  private @Nullable Ahead ahead;

  /** A move or offer that seems to be too late waits for the next ring of the clock. */
  private boolean isMoveWaiting;

  static Behavior<GameCommand> create(
      GameId id, ActorRef<ClusterSharding.ShardCommand> shard, GameDeps deps, LocalDoors doors) {
    Behavior<GameCommand> game =
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new GameActor(id, shard, deps, doors, context, timers)));
    return Behaviors.supervise(FailedWrites.reportedOnce(game))
        .onFailure(SupervisorStrategy.restartWithBackoff(Duration.ofSeconds(1), FAILED_MOST, 0.2));
  }

  private GameActor(
      GameId id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      GameDeps deps,
      LocalDoors doors,
      ActorContext<GameCommand> context,
      TimerScheduler<GameCommand> timers) {
    super(key(id), SupervisorStrategy.restartWithBackoff(BACKOFF_LEAST, BACKOFF_MOST, 0.2));
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.listeners = new Listeners(context);
    this.alarms = new Alarms(timers);
    this.clock = new GameClock(deps.heart().node(), deps.heart()::uptime);
    this.counts = new GameCounts(id, deps.metrics());
    this.shard = shard;
    this.mail = new Mail(id, deps.post());
    this.announcements = new Announcements(listeners, mail, counts);
    this.writes = new GameWrites(Effect(), clock, deps);
    this.looks = new LookText(id);
    this.door = new OwnDoor(id, doors, context.getSelf());
    this.bots = new HouseThinking(context, deps);
    this.reminders = new Reminders(id, context, timers, deps.notices(), deps.blocking());
    this.vacations = new VacationCheck(context, timers, deps);
    this.receipts = new ReceiptBook(id, deps::micros, deps.receipts());
    this.traces = new DecisionTraces(id, deps::micros, deps.traces());
    this.journalEnd = new JournalEnd(id, context, deps);
    this.resumption =
        new Resumption(context, timers, () -> deps.heart().formerHost(key(id).id()), deps);
  }

  private static PersistenceId key(GameId id) {
    return PersistenceId.of(ENTITY, id.text());
  }

  @Override
  public GameState emptyState() {
    return new GameState();
  }

  @Override
  public CommandHandler<GameCommand, GameEvent, GameState> commandHandler() {
    return this::onCommand;
  }

  @Override
  public EventHandler<GameState, GameEvent> eventHandler() {
    return (state, event) -> {
      // Pekko keeps the empty state and begins with it again after a failure: it must stay empty.
      var changed = state.stage() == Stage.NEW ? new GameState() : state;
      announcements.happened(event, applied(changed, event));
      receipts.happened(event);
      if (event instanceof Moved) {
        ahead = null;
      }
      return changed;
    };
  }

  private UnfilteredNews applied(GameState state, GameEvent event) {
    replayed++;
    return deps.metrics().lives.counted(() -> state.apply(event, ahead));
  }

  private Effect<GameEvent, GameState> onCommand(GameState state, GameCommand command) {
    long now = receipts.takeUp();
    return switch (command) {
      case GameCommand.Asked asked -> answer(state, asked, asked.replyTo()::tell, now);
      case GameCommand.Local(var asked, var answer) -> answer(state, asked, answer, now);
      case GameCommand.Listening listening -> {
        listeners.hear(listening);
        yield listening instanceof GameCommand.Watch ? leaveIfIdle(state) : Effect().none();
      }
      case GameCommand.Remind(var player, boolean fromStart) -> {
        if (state.stage() != Stage.NEW) {
          mail.remind(state, player, fromStart, counted(now));
        }
        yield leaveIfIdle(state);
      }
      case GameCommand.VacationEnded(var player) -> {
        if (!state.isLive() || state.seatOf(player) != state.seatToAct()) {
          yield leaveIfIdle(state);
        }
        vacations.again();
        yield clockRang(state, now);
      }
      case GameCommand.ClockRang _ -> clockRang(state, now);
      case GameCommand.MoveDue _ -> {
        reminders.due(state, counted(now));
        yield Effect().none();
      }
      case GameCommand.Reminded reminded -> {
        reminders.done(reminded);
        yield Effect().none();
      }
      case GameCommand.VacationKnown result -> vacationKnown(state, result, now);
      case GameCommand.LookAgain _ -> {
        vacations.again();
        yield clockRang(state, now);
      }
      case GameCommand.Nag _ -> {
        mail.nag(state);
        yield giveBack(state, now);
      }
      case GameCommand.TurnThought(var turn, int asked) -> {
        if (!state.isLive() || asked != state.questionOf(turn.seat())) {
          yield Effect().none(); // the position it was thought out for was taken back
        }
        var events = GameDecisions.playTurn(state, turn, now);
        ahead = Ahead.of(events, turn.after(), turn.facts());
        traces.decided(state, events, Part.TURN, "", bots.since(), receipts.takenUp());
        yield journal(events);
      }
      case GameCommand.TurnFailed failed -> {
        deps.metrics().botCrashed();
        throw new IllegalStateException(
            "the house bot failed at ply " + failed.ply() + " of " + id, failed.why());
      }
      case GameCommand.Recovered(var former) -> {
        clock.resumed(former, now);
        resumption.end();
        var events = GameDecisions.compensate(state, clock.now(now));
        if (events.isEmpty()) {
          alarms.set(state, clock, now); // paused
          yield Effect().unstashAll();
        }
        yield storedByPlatform(state, events).thenUnstashAll();
      }
      case GameCommand.FormerUnknown unknown -> {
        resumption.unknown(unknown);
        yield Effect().none();
      }
      case GameCommand.JournalRead(var play, var answer, var end) -> {
        if (end > lastSequenceNumber(context)) {
          // The supervisor begins again from the journal, and the command is asked again.
          throw new IllegalStateException(id + " continued in another process, to event " + end);
        }
        yield play(state, play, answer, clock.received(play.received(), now));
      }
      case GameCommand.Leave _ -> {
        door.close();
        yield Effect().stop();
      }
    };
  }

  private Effect<GameEvent, GameState> answer(
      GameState state, GameCommand.Asked asked, Consumer<GameReply> answer, long now) {
    return switch (asked) {
      case GameCommand.Open open -> {
        var order = Nonces.complete(open.order());
        var decision = GameDecisions.open(state, order, deps.seeds().get(), open.fork(), now);
        yield carryOut(state, "open", decision, answer);
      }
      case GameCommand.Play _,
          GameCommand.Resign _,
          GameCommand.MakeOffer _,
          GameCommand.AnswerOffer _,
          GameCommand.Resume _
          when resumption.isOpen() ->
          Effect().stash();
      case GameCommand.MakeOffer it when isHeldUp(state, it.player(), clock.now(now)) ->
          waitForClock();
      case GameCommand.AnswerOffer it when isHeldUp(state, it.player(), clock.now(now)) ->
          waitForClock();
      case GameCommand.Play play -> {
        counts.moves(play.kind());
        var when = clock.received(play.received(), now);
        if (GameDecisions.mustWait(state, play.player(), play.ply(), when)
            || isHeldUp(state, play.player(), when)) {
          yield waitForClock();
        }
        if (GameDecisions.isAhead(state, play.player(), play.ply())) {
          journalEnd.readFor(play, answer);
          yield Effect().none();
        }
        yield play(state, play, answer, when);
      }
      case GameCommand.Resign resign -> {
        var decision = GameDecisions.resign(state, resign.player(), clock.now(now));
        yield carryOut(state, "resign", decision, answer);
      }
      case GameCommand.MakeOffer it -> {
        var decision =
            OfferDecisions.offer(
                state, it.player(), it.kind(), it.millis(), it.sent(), clock.now(now));
        yield carryOut(state, "offer", decision, answer);
      }
      case GameCommand.AnswerOffer it -> {
        var decision =
            OfferDecisions.answer(
                state, it.player(), it.number(), it.answer(), it.sent(), clock.now(now));
        yield carryOut(state, "answer-offer", decision, answer);
      }
      case GameCommand.Resume it ->
          carryOut(state, "resume", OfferDecisions.resume(state, it.player(), now), answer);
      case GameCommand.Cancel cancel ->
          carryOut(state, "cancel", GameDecisions.cancel(state, cancel.reason(), now), answer);
      case GameCommand.Adjudicate it ->
          carryOut(state, "adjudicate", GameDecisions.adjudicate(state, it.places(), now), answer);
      case GameCommand.Try attempt -> {
        answer.accept(TrialText.answer(id, state, attempt));
        yield leaveIfIdle(state);
      }
      case GameCommand.Look look -> {
        answer.accept(looks.answer(state, look.player(), counted(now)));
        yield leaveIfIdle(state);
      }
    };
  }

  private Effect<GameEvent, GameState> play(
      GameState state, GameCommand.Play play, Consumer<GameReply> answer, When when) {
    var decision = GameDecisions.play(state, play.player(), play.ply(), play.move(), when);
    receipts.decided(state, decision, when);
    return carryOut(state, GameCounts.MOVE, decision, answer);
  }

  /** Whether a player wants to act while the clock may stand still for a vacation. */
  private boolean isHeldUp(GameState state, String player, When when) {
    return state.isLive() && state.seatOf(player) >= 0 && vacations.holdsUp(state, when);
  }

  private Effect<GameEvent, GameState> waitForClock() {
    isMoveWaiting = true;
    return Effect().stash();
  }

  /** The time as the running clock counts it. */
  private long counted(long now) {
    return clock.now(now).answered();
  }

  /**
   * It may have been set for an earlier decision, or a move may still come that was in time; then
   * it rings again.
   */
  private Effect<GameEvent, GameState> clockRang(GameState state, long now) {
    alarms.rang();
    if (resumption.isOpen()) {
      return Effect().none(); // it is set once the game is back
    }
    if (vacations.holdsUp(state, clock.now(now))) {
      return Effect().none();
    }
    if (isMoveWaiting) {
      isMoveWaiting = false;
      alarms.set(state, clock, now);
      return Effect().unstashAll();
    }
    var events =
        state.isPaused()
            ? OfferDecisions.endOfPause(state, now)
            : GameDecisions.expire(state, state.log().size(), clock.now(now));
    if (events.isEmpty()) {
      alarms.set(state, clock, now);
    }
    return journalByPlatform(state, events);
  }

  private Effect<GameEvent, GameState> vacationKnown(
      GameState state, GameCommand.VacationKnown result, long now) {
    long millis = vacations.known(result);
    if (millis == 0 || !VacationCheck.isAbout(state, result)) {
      return clockRang(state, now);
    }
    if (!isMoveWaiting && vacations.waitsForEnd(result)) {
      return Effect().none();
    }
    isMoveWaiting = false;
    return storedByPlatform(state, GameDecisions.excuse(state, millis, result.now()))
        .thenUnstashAll();
  }

  private Effect<GameEvent, GameState> giveBack(GameState state, long now) {
    return resumption.isOpen()
        ? Effect().none()
        : journalByPlatform(state, GameDecisions.giveBack(state, clock, now));
  }

  private Effect<GameEvent, GameState> carryOut(
      GameState state, String command, GameDecision decision, Consumer<GameReply> answer) {
    var reply = decision.reply();
    if (decision.events().isEmpty()) {
      answer.accept(reply);
      deps.metrics().answered(command, GameCounts.outcome(reply), 0);
      return leaveIfIdle(state);
    }
    ahead = decision.ahead();
    traces.decided(
        state, decision.events(), Part.REQUEST, command, receipts.received(), receipts.takenUp());
    return writes
        .persist(decision.events())
        .thenRun(after -> {
          long nanos = writes.stored(traces);
          receipts.stored();
          traces.stored();
          Burst.run(() -> {
            answer.accept(reply);
            traces.measure(
                () -> deps.metrics().answered(command, GameCounts.outcome(reply), nanos));
            goOn(after);
          });
          receipts.published(after);
          traces.announced();
        });
  }

  private Effect<GameEvent, GameState> journalByPlatform(GameState state, List<GameEvent> events) {
    return events.isEmpty() ? Effect().none() : storedByPlatform(state, events);
  }

  private EffectBuilder<GameEvent, GameState> storedByPlatform(
      GameState state, List<GameEvent> events) {
    traces.decided(state, events, Part.PLATFORM, "", receipts.takenUp(), receipts.takenUp());
    return stored(events);
  }

  private Effect<GameEvent, GameState> journal(List<GameEvent> events) {
    return events.isEmpty() ? Effect().none() : stored(events);
  }

  private EffectBuilder<GameEvent, GameState> stored(List<GameEvent> events) {
    return writes
        .persist(events)
        .thenRun(after -> {
          writes.stored(traces);
          traces.stored();
          goOn(after);
          traces.announced();
        });
  }

  /** A game that is over, or was never opened, wakes to answer and leaves again. */
  private Effect<GameEvent, GameState> leaveIfIdle(GameState state) {
    if (!state.isLive()) {
      leave();
    }
    return Effect().none();
  }

  private void leave() {
    door.close();
    shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
  }

  /** Runs after a write: notifies the listeners, then asks the seat to act. */
  private void goOn(GameState state) {
    announcements.announce(state, counted(deps.now()));
    receipts.announced();
    if (state.isLive()) {
      door.open();
      askSeatToAct(state);
    } else {
      alarms.off();
      counts.over(state);
      leave();
    }
  }

  private void askSeatToAct(GameState state) {
    reminders.set(state, counted(deps.now()));
    var bot = state.botOf(state.seatToAct());
    if (bot == null || state.isPaused()) {
      alarms.set(state, clock, deps.now());
    } else {
      bots.think(state, bot);
    }
  }

  @Override
  public SignalHandler<GameState> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), this::recovered)
        .onSignal(JournalPersistFailed.class, (_, failed) -> writes.failed(failed.failure()))
        .onSignal(
            JournalPersistRejected.class,
            (_, _) -> deps.metrics().persistFailed(PersistFailure.REJECTED))
        .onSignal(RecoveryFailed.class, (_, _) -> deps.metrics().lives.recoveryFailed())
        .onSignal(SnapshotCompleted.class, (_, _) -> deps.metrics().lives.snapshot(true))
        .onSignal(SnapshotFailed.class, (_, _) -> deps.metrics().lives.snapshot(false))
        .onSignal(
            PostStop.instance(),
            state -> {
              door.close();
              receipts.close();
              counts.stopped(state);
            })
        .onSignal(
            PreRestart.instance(),
            state -> {
              door.close();
              receipts.close();
              counts.gone(state);
            })
        .build();
  }

  private void recovered(GameState state) {
    announcements.forget();
    receipts.recovered(state);
    traces.forget();
    bots.forget();
    alarms.off(); // a restart cancels all timers
    reminders.forget();
    vacations.forget();
    isMoveWaiting = false;
    if (state.stage() == Stage.NEW) {
      return;
    }
    deps.metrics().recovery.record(Duration.ofNanos(System.nanoTime() - born));
    counts.recovered(state, replayed);
    if (!state.isLive()) {
      mail.overAgain(state);
      leave();
      return;
    }
    counts.live(state);
    door.open();
    int seat = state.seatToAct();
    if (seat != Position.NOBODY && state.botOf(seat) == null) {
      resumption.begin();
    } else {
      long now = deps.now();
      clock.stored(now, now);
      askSeatToAct(state);
    }
  }

  @Override
  public SnapshotAdapter<GameState> snapshotAdapter() {
    return new GameSerializer.Snapshots();
  }

  /** The store deletes what a new snapshot replaces. */
  @Override
  public boolean shouldSnapshot(GameState state, GameEvent event, long sequence) {
    return sequence % deps.snapshotEvery() == 0;
  }
}
