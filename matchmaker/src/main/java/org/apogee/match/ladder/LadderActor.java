package org.apogee.match.ladder;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.SnapshotAdapter;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.RetentionCriteria;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.platform.http.Json;
import org.apogee.protocol.game.EndedGame;
import org.apogee.protocol.game.GameOrder;

/**
 * Runs one ladder: journals what {@link LadderDecisions} decided, then answers; looks at ratings
 * and load once a second, seats those who wait, and orders their games until a desk has answered.
 */
public final class LadderActor
    extends EventSourcedBehavior<LadderCommand, LadderEvent, LadderState> {
  /** The journal's ids of ladders begin with it. */
  public static final String ENTITY = "ladder";

  private static final Duration TICK = Duration.ofSeconds(1);
  private static final Duration BACKOFF_LEAST = Duration.ofMillis(200);
  private static final Duration BACKOFF_MOST = Duration.ofSeconds(5);
  private static final Duration FAILED_MOST = Duration.ofMinutes(1);
  private static final long LOOK_MILLIS = 20_000;
  private static final int SNAPSHOT_EVERY = 200;

  /**
   * What all ladders of a process share.
   *
   * @param desks opens a game on some node; never fails
   * @param results those of these games that are over
   * @param list writes the ladder's line into the list of ladders
   */
  public record Deps(
      InstantSource clock,
      BiFunction<String, GameOrder, CompletionStage<DeskAnswer>> desks,
      Results results,
      LadderList list,
      World world,
      Executor blocking,
      LadderMetrics metrics) {}

  /** Finds results that should have been brought. */
  @FunctionalInterface
  public interface Results {
    CompletionStage<Map<Long, EndedGame>> of(List<String> games);
  }

  private final String id;
  private final Deps deps;
  private final ActorContext<LadderCommand> context;
  private final TimerScheduler<LadderCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final LadderOrders orders;
  private Map<String, LadderRating> ratings = Map.of();
  private boolean looking;
  private boolean listing;
  private long listedVersion = -1;
  private long lookedForResults;

  public static Behavior<LadderCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    Behavior<LadderCommand> ladder =
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new LadderActor(id, shard, deps, context, timers)));
    return Behaviors.supervise(ladder)
        .onFailure(SupervisorStrategy.restartWithBackoff(BACKOFF_MOST, FAILED_MOST, 0.2));
  }

  private LadderActor(
      String id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      ActorContext<LadderCommand> context,
      TimerScheduler<LadderCommand> timers) {
    super(
        PersistenceId.of(ENTITY, id),
        SupervisorStrategy.restartWithBackoff(BACKOFF_LEAST, BACKOFF_MOST, 0.2));
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.timers = timers;
    this.shard = shard;
    this.orders = new LadderOrders(context, deps.desks());
  }

  @Override
  public LadderState emptyState() {
    return new LadderState(id);
  }

  @Override
  public CommandHandler<LadderCommand, LadderEvent, LadderState> commandHandler() {
    return this::onCommand;
  }

  @Override
  public EventHandler<LadderState, LadderEvent> eventHandler() {
    return (state, event) -> {
      // Pekko keeps the empty state and begins with it again after a failure: it must stay empty.
      var changed = state.isOpened() ? state : new LadderState(id);
      changed.apply(event);
      return changed;
    };
  }

  private Effect<LadderEvent, LadderState> onCommand(LadderState state, LadderCommand command) {
    long now = deps.clock().millis();
    return switch (command) {
      case LadderCommand.Open(var by, var settings, var me) ->
          carryOut(LadderDecisions.open(state, by, settings, now), me);
      case LadderCommand.Join(var by, var member, var me) ->
          carryOut(LadderDecisions.join(state, by, member, now), me);
      case LadderCommand.Leave(var by, var player, var me) ->
          carryOut(LadderDecisions.leave(state, by, player, now), me);
      case LadderCommand.Pause(var by, var reason, var me) ->
          carryOut(LadderDecisions.pause(state, by, reason, now), me);
      case LadderCommand.Resume(var by, var me) ->
          carryOut(LadderDecisions.resume(state, by, now), me);
      case LadderCommand.Result(_, var ended, var me) ->
          carryOut(
              new LadderDecision(LadderDecisions.result(state, LadderResult.of(ended), now), null),
              me);
      case LadderCommand.Look(var me) -> look(state, me);
      case LadderCommand.Tick _ -> tick(state, now);
      case LadderCommand.Seen(var world) -> {
        looking = false;
        ratings = world.ratings();
        yield seat(state, world.room(), now);
      }
      case LadderCommand.Blind(var why) -> {
        looking = false;
        context.getLog().warn("ladder {} waits: the database could not be asked", id, why);
        yield Effect().none();
      }
      case LadderCommand.Ordered(var answer) -> ordered(state, answer, now);
      case LadderCommand.ResultsFound(var found) -> {
        found.forEach((number, ended) ->
            context
                .getSelf()
                .tell(new LadderCommand.Result(number, ended, context.getSystem().ignoreRef())));
        yield Effect().none();
      }
      case LadderCommand.Listed(long version, boolean done) -> {
        listing = false;
        listedVersion = done ? version : listedVersion;
        yield Effect().none();
      }
      case LadderCommand.Stop _ -> Effect().stop();
    };
  }

  private Effect<LadderEvent, LadderState> look(LadderState state, ActorRef<LadderReply> replyTo) {
    replyTo.tell(
        state.isOpened()
            ? new LadderReply.Seen(Json.line(LadderView.whole(state, ratings)))
            : new LadderReply.No(LadderRefusal.NO_SUCH_LADDER));
    return leaveIfUnknown(state);
  }

  /** What was never opened wakes to answer, and leaves again. */
  private Effect<LadderEvent, LadderState> leaveIfUnknown(LadderState state) {
    if (!state.isOpened()) {
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    }
    return Effect().none();
  }

  private Effect<LadderEvent, LadderState> tick(LadderState state, long now) {
    if (!state.isOpened()) {
      return leaveIfUnknown(state);
    }
    orders.see(state, now);
    list(state);
    lookForResults(state, now);
    if (!looking) {
      looking = true;
      var pool = state.settings().pool();
      var players = state.rungs().stream().map(rung -> rung.member().player()).toList();
      context.pipeToSelf(
          CompletableFuture.supplyAsync(() -> deps.world().look(pool, players), deps.blocking()),
          (seen, why) -> why == null ? new LadderCommand.Seen(seen) : new LadderCommand.Blind(why));
    }
    return Effect().none();
  }

  private Effect<LadderEvent, LadderState> ordered(LadderState state, DeskAnswer answer, long now) {
    orders.answered(answer, now);
    return answer.outcome() == DeskAnswer.Outcome.REFUSED
        ? journal(
            LadderDecisions.refused(
                state, answer.game(), "" + answer.code(), "" + answer.sentence(), now))
        : Effect().none();
  }

  private Effect<LadderEvent, LadderState> carryOut(
      LadderDecision decision, ActorRef<LadderReply> replyTo) {
    var reply =
        decision.refusal() != null
            ? new LadderReply.No(decision.refusal())
            : new LadderReply.Done(decision.isRepeated());
    if (decision.events().isEmpty()) {
      replyTo.tell(reply);
      context.getSelf().tell(LadderCommand.Tick.NOW);
      return Effect().none();
    }
    return Effect()
        .persist(decision.events())
        .thenRun(after -> {
          replyTo.tell(reply);
          startTicking();
        });
  }

  private Effect<LadderEvent, LadderState> journal(List<LadderEvent> events) {
    return events.isEmpty()
        ? Effect().none()
        : Effect().persist(events).thenRun(after -> orders.see(after, deps.clock().millis()));
  }

  /** Tables for those who wait; counted once they are in the journal. */
  private Effect<LadderEvent, LadderState> seat(LadderState state, int room, long now) {
    var candidates = state.candidates(ratings, now);
    deps.metrics().waiting(state, candidates);
    var events = LadderDecisions.seat(state, ratings, room, now);
    return events.isEmpty()
        ? Effect().none()
        : Effect()
            .persist(events)
            .thenRun(after -> {
              for (var event : events) {
                if (event instanceof LadderEvent.Seated table) {
                  deps.metrics().seated(after.settings(), table.players(), candidates);
                }
              }
              orders.see(after, deps.clock().millis());
            });
  }

  private void startTicking() {
    if (!timers.isTimerActive("tick")) {
      timers.startTimerWithFixedDelay("tick", LadderCommand.Tick.NOW, Duration.ZERO, TICK);
    }
  }

  /** One line at a time; whatever changed meanwhile is put with the next tick. */
  private void list(LadderState state) {
    if (!listing && state.version() != listedVersion) {
      listing = true;
      long version = state.version();
      context.pipeToSelf(
          deps.list().put(id, version, LadderView.summary(state)),
          (_, why) -> new LadderCommand.Listed(version, why == null));
    }
  }

  /** Results are brought; should one be lost on the way, it is fetched. */
  private void lookForResults(LadderState state, long now) {
    var live = state.live().stream().map(LiveTable::game).toList();
    if (lookedForResults == 0 || live.isEmpty()) {
      lookedForResults = now;
    } else if (now - lookedForResults >= LOOK_MILLIS) {
      lookedForResults = now;
      context.pipeToSelf(
          deps.results().of(live),
          (found, why) -> new LadderCommand.ResultsFound(why == null ? found : Map.of()));
    }
  }

  @Override
  public SignalHandler<LadderState> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(PostStop.instance(), _ -> deps.metrics().gone(id))
        .onSignal(
            RecoveryCompleted.instance(),
            state -> {
              if (state.isOpened()) {
                startTicking();
              }
            })
        .build();
  }

  @Override
  public SnapshotAdapter<LadderState> snapshotAdapter() {
    return new SnapshotAdapter<>() {
      @Override
      public Object toJournal(LadderState state) {
        return state.snapshot();
      }

      @Override
      public LadderState fromJournal(Object from) {
        return new LadderState(id, (LadderSnapshot) from);
      }
    };
  }

  @Override
  public RetentionCriteria retentionCriteria() {
    return RetentionCriteria.snapshotEvery(SNAPSHOT_EVERY, 1);
  }
}
