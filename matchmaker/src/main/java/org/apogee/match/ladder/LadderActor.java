package org.apogee.match.ladder;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
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
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.match.ladder.LadderState.LiveTable;
import org.apogee.match.upkeep.Backoff;
import org.apogee.match.upkeep.Listing;
import org.apogee.match.upkeep.MissingResults;
import org.apogee.match.upkeep.Ticker;
import org.apogee.platform.http.Json;
import org.apogee.protocol.game.GameOrder;

/**
 * Runs one ladder: journals the events of {@link LadderDecisions}, then replies. Once a second it
 * reads ratings and load, seats waiting entrants, and orders their games until a desk has replied.
 */
public final class LadderActor
    extends EventSourcedBehavior<LadderCommand, LadderEvent, LadderState> {
  /** The journal's ids of ladders begin with it. */
  public static final String ENTITY = "ladder";

  /** A ladder has no end, so waking up must not mean reading all its games. */
  private static final int SNAPSHOT_EVERY = 200;

  /**
   * Dependencies shared by all ladders of a process.
   *
   * @param desks opens a game on some node; never fails
   * @param results returns those of these games that have ended
   * @param list writes the ladder's line into the list of ladders
   */
  public record Deps(
      InstantSource clock,
      BiFunction<String, GameOrder, CompletionStage<DeskAnswer>> desks,
      MissingResults.Finder results,
      LadderList list,
      LadderInput world,
      Executor blocking,
      LadderMetrics metrics) {}

  private final String id;
  private final Deps deps;
  private final ActorContext<LadderCommand> context;
  private final Ticker<LadderCommand> ticker;
  private final Listing<LadderCommand> listing;
  private final MissingResults<LadderCommand> missing;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final LadderOrders orders;
  private Map<String, LadderRating> ratings = Map.of();
  private boolean looking;

  public static Behavior<LadderCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    return Backoff.supervised(
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new LadderActor(id, shard, deps, context, timers))));
  }

  private LadderActor(
      String id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      ActorContext<LadderCommand> context,
      TimerScheduler<LadderCommand> timers) {
    super(PersistenceId.of(ENTITY, id), Backoff.afterFailedWrite());
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.ticker = new Ticker<>(timers, context.getSelf(), LadderCommand.Tick.NOW);
    this.listing =
        new Listing<>(
            context,
            (version, summary) -> deps.list().put(id, version, summary),
            LadderCommand.Listed::new);
    this.missing = new MissingResults<>(context, deps.results(), LadderCommand.ResultsFound::new);
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
      case LadderCommand.Look(var me) ->
          show(state, me, () -> Json.line(LadderView.whole(state, ratings)));
      case LadderCommand.LookAtOwner(var me) -> show(state, me, state::owner);
      case LadderCommand.Tick _ -> tick(state, now);
      case LadderCommand.Seen(var world) -> {
        looking = false;
        ratings = world.ratings();
        yield seat(state, world, now);
      }
      case LadderCommand.Blind(var why) -> {
        looking = false;
        context.getLog().warn("ladder {} waits: the database is unavailable", id, why);
        yield Effect().none();
      }
      case LadderCommand.Ordered(var answer) -> ordered(state, answer, now);
      case LadderCommand.ResultsFound(var found) -> {
        missing.deliver(
            found,
            (number, ended) ->
                new LadderCommand.Result(number, ended, context.getSystem().ignoreRef()));
        yield Effect().none();
      }
      case LadderCommand.Listed(long version, boolean done) -> {
        listing.written(version, done);
        yield Effect().none();
      }
      case LadderCommand.Stop _ -> Effect().stop();
    };
  }

  private Effect<LadderEvent, LadderState> show(
      LadderState state, ActorRef<LadderReply> replyTo, Supplier<String> view) {
    replyTo.tell(
        state.isOpened()
            ? new LadderReply.Seen(view.get())
            : new LadderReply.Refused(LadderRefusals.NO_SUCH_LADDER));
    return leaveIfUnknown(state);
  }

  /** A ladder that was never opened is loaded to reply, and unloaded again. */
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
    listing.put(state.version(), () -> LadderView.summary(state));
    missing.look(state.live().stream().map(LiveTable::game).toList(), now);
    if (!looking) {
      looking = true;
      var pool = state.settings().pool();
      var players =
          state.participants().stream().map(participant -> participant.member().player()).toList();
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
                state, answer.game(), answer.refusedCode(), answer.refusedSentence(), now))
        : Effect().none();
  }

  private Effect<LadderEvent, LadderState> carryOut(
      LadderDecision decision, ActorRef<LadderReply> replyTo) {
    var reply =
        decision.refusal() != null
            ? new LadderReply.Refused(decision.refusal())
            : new LadderReply.Done(decision.isRepeated());
    if (decision.events().isEmpty()) {
      replyTo.tell(reply);
      ticker.now();
      return Effect().none();
    }
    return Effect()
        .persist(decision.events())
        .thenRun(after -> {
          replyTo.tell(reply);
          ticker.start();
        });
  }

  private Effect<LadderEvent, LadderState> journal(List<LadderEvent> events) {
    return events.isEmpty()
        ? Effect().none()
        : Effect().persist(events).thenRun(after -> orders.see(after, deps.clock().millis()));
  }

  /** Tables for waiting entrants; they count once they are in the journal. */
  private Effect<LadderEvent, LadderState> seat(
      LadderState state, LadderInput.Now world, long now) {
    var candidates = state.candidates(world, now);
    deps.metrics().waiting(state, candidates);
    var events = LadderDecisions.seat(state, world, now);
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

  @Override
  public SignalHandler<LadderState> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(PostStop.instance(), _ -> deps.metrics().gone(id))
        .onSignal(
            RecoveryCompleted.instance(),
            state -> {
              if (state.isOpened()) {
                ticker.start();
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

  /** The store deletes what a new snapshot replaces. */
  @Override
  public boolean shouldSnapshot(LadderState state, LadderEvent event, long sequence) {
    return sequence % SNAPSHOT_EVERY == 0;
  }
}
