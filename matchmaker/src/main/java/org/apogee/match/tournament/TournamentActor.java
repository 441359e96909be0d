package org.apogee.match.tournament;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.persistence.typed.PersistenceId;
import org.apache.pekko.persistence.typed.RecoveryCompleted;
import org.apache.pekko.persistence.typed.javadsl.CommandHandler;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apache.pekko.persistence.typed.javadsl.EventHandler;
import org.apache.pekko.persistence.typed.javadsl.EventSourcedBehavior;
import org.apache.pekko.persistence.typed.javadsl.SignalHandler;
import org.apogee.cluster.order.DeskAnswer;
import org.apogee.cluster.order.OrderDesks;
import org.apogee.match.pairing.PairingSystem.Question;
import org.apogee.match.result.EndedGames;
import org.apogee.match.tournament.TournamentState.Stage;

/**
 * Runs one tournament: journals what {@link TournamentDecisions} and {@link TournamentProgress}
 * decided, then answers; orders its games until a desk has answered, and pairs elsewhere.
 */
public final class TournamentActor
    extends EventSourcedBehavior<TournamentCommand, TournamentEvent, TournamentState> {
  /** The journal's ids of tournaments begin with it. */
  public static final String ENTITY = "tournament";

  private static final Duration TICK = Duration.ofSeconds(1);
  private static final Duration BACKOFF_LEAST = Duration.ofMillis(200);
  private static final Duration BACKOFF_MOST = Duration.ofSeconds(5);
  private static final long LOOK_MILLIS = 20_000;
  private static final Duration FAILED_MOST = Duration.ofMinutes(1);

  /** What all tournaments of a process share. */
  public record Deps(
      InstantSource clock,
      OrderDesks desks,
      Executor pairers,
      EndedGames results,
      TournamentList list,
      TournamentMetrics metrics) {}

  private final String id;
  private final Deps deps;
  private final ActorContext<TournamentCommand> context;
  private final TimerScheduler<TournamentCommand> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final GameOrders orders;
  private int pairingVersion = -1;
  private int listedVersion = -1;
  private boolean listing;
  private long lookedForResults;

  public static Behavior<TournamentCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    Behavior<TournamentCommand> tournament =
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new TournamentActor(id, shard, deps, context, timers)));
    return Behaviors.supervise(tournament)
        .onFailure(SupervisorStrategy.restartWithBackoff(BACKOFF_MOST, FAILED_MOST, 0.2));
  }

  private TournamentActor(
      String id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      ActorContext<TournamentCommand> context,
      TimerScheduler<TournamentCommand> timers) {
    super(
        PersistenceId.of(ENTITY, id),
        SupervisorStrategy.restartWithBackoff(BACKOFF_LEAST, BACKOFF_MOST, 0.2));
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.timers = timers;
    this.shard = shard;
    this.orders = new GameOrders(context, deps);
  }

  @Override
  public TournamentState emptyState() {
    return new TournamentState(id);
  }

  @Override
  public CommandHandler<TournamentCommand, TournamentEvent, TournamentState> commandHandler() {
    return this::onCommand;
  }

  @Override
  public EventHandler<TournamentState, TournamentEvent> eventHandler() {
    return (state, event) -> {
      // Pekko keeps the empty state and begins with it again after a failure: it must stay empty.
      var changed = state.stage() == Stage.NEW ? new TournamentState(id) : state;
      changed.apply(event);
      return changed;
    };
  }

  private Effect<TournamentEvent, TournamentState> onCommand(
      TournamentState state, TournamentCommand command) {
    long now = deps.clock().millis();
    return switch (command) {
      case TournamentCommand.Wish wish -> carryOut(Wishes.decide(state, wish, now), wish.replyTo());
      case TournamentCommand.Result result -> {
        var events = TournamentProgress.result(state, result.ended(), result.number(), now);
        deps.metrics().result(events.isEmpty());
        yield carryOut(new Decision(events, null, ""), result.replyTo());
      }
      case TournamentCommand.Look look -> {
        look.replyTo().tell(see(state, look));
        yield leaveIfOver(state);
      }
      case TournamentCommand.Tick _ -> {
        orders.see(state, now);
        list(state);
        lookForResults(state, now);
        yield goOn(state, now);
      }
      case TournamentCommand.RoundPaired paired -> {
        pairingVersion = -1;
        deps.metrics().pairing(state, paired.nanos());
        yield paired.version() == state.version()
            ? journal(TournamentProgress.paired(state, paired.plan(), now))
            : goOn(state, now);
      }
      case TournamentCommand.PairingFailed failed ->
          throw new IllegalStateException("pairing failed in " + id, failed.why());
      case TournamentCommand.Ordered(var answer) -> ordered(state, answer, now);
      case TournamentCommand.CalledOff(var answer) -> {
        orders.calledOff(answer);
        yield leaveIfOver(state);
      }
      case TournamentCommand.Listed listed -> {
        listing = false;
        listedVersion = listed.done() ? listed.version() : listedVersion;
        if (listed.done()) {
          list(state);
        }
        yield leaveIfOver(state);
      }
      case TournamentCommand.ResultsFound(var found) -> {
        found.forEach((number, ended) ->
            context
                .getSelf()
                .tell(
                    new TournamentCommand.Result(number, ended, context.getSystem().ignoreRef())));
        yield Effect().none();
      }
      case TournamentCommand.Leave _ -> Effect().stop();
    };
  }

  private Effect<TournamentEvent, TournamentState> ordered(
      TournamentState state, DeskAnswer answer, long now) {
    orders.answered(answer, now);
    return answer.outcome() == DeskAnswer.Outcome.REFUSED
        ? journal(
            TournamentProgress.orderRefused(
                state, answer.game(), "" + answer.code(), "" + answer.sentence(), now))
        : Effect().none();
  }

  private TournamentReply see(TournamentState state, TournamentCommand.Look look) {
    if (state.stage() == Stage.NEW) {
      return new TournamentReply.No(Refused.NO_SUCH_TOURNAMENT);
    }
    return Looks.see(state, look.what(), look.number());
  }

  private Effect<TournamentEvent, TournamentState> carryOut(
      Decision decision, ActorRef<TournamentReply> replyTo) {
    var reply =
        decision.refused() != null
            ? new TournamentReply.No(decision.refused())
            : new TournamentReply.Done(decision.isRepeated(), decision.answer());
    if (decision.events().isEmpty()) {
      replyTo.tell(reply);
      context.getSelf().tell(TournamentCommand.Tick.NOW);
      return Effect().none();
    }
    return Effect()
        .persist(decision.events())
        .thenRun(after -> {
          replyTo.tell(reply);
          changed(after, decision.events());
        });
  }

  private Effect<TournamentEvent, TournamentState> journal(List<TournamentEvent> events) {
    return events.isEmpty()
        ? Effect().none()
        : Effect().persist(events).thenRun(after -> changed(after, events));
  }

  /** After something new is in the journal: tell it, and see what follows. */
  private void changed(TournamentState state, List<TournamentEvent> events) {
    events.forEach(event -> deps.metrics().happened(state, event));
    list(state);
    context.getSelf().tell(TournamentCommand.Tick.NOW);
    timers.startTimerWithFixedDelay("tick", TournamentCommand.Tick.NOW, TICK);
  }

  /** One line at a time; whatever changed meanwhile is put afterwards. */
  private void list(TournamentState state) {
    if (!listing && state.version() != listedVersion && state.stage() != Stage.NEW) {
      listing = true;
      int version = state.version();
      context.pipeToSelf(
          deps.list().put(state.id(), version, TournamentView.summary(state)),
          (_, why) -> new TournamentCommand.Listed(version, why == null));
    }
  }

  /** Results are brought; should one be lost on the way, it is fetched. */
  private void lookForResults(TournamentState state, long now) {
    var live = state.liveGames();
    if (lookedForResults == 0 || live.isEmpty() || !state.isLive()) {
      lookedForResults = now;
    } else if (now - lookedForResults >= LOOK_MILLIS) {
      lookedForResults = now;
      context.pipeToSelf(
          deps.results().of(live.stream().map(TableGame::id).toList()),
          (found, why) -> new TournamentCommand.ResultsFound(why == null ? found : Map.of()));
    }
  }

  /** One step: what it decides leads to the next one. */
  private Effect<TournamentEvent, TournamentState> goOn(TournamentState state, long now) {
    var events = TournamentProgress.next(state, now);
    if (!events.isEmpty()) {
      return journal(events);
    }
    var question = TournamentProgress.toPair(state, now);
    if (question != null && pairingVersion != state.version()) {
      pair(state, question);
    }
    return leaveIfOver(state);
  }

  /** Thousands of entrants take seconds, so the actor goes on meanwhile. */
  private void pair(TournamentState state, Question question) {
    int version = state.version();
    pairingVersion = version;
    var system = state.settings().format().system(state.settings().tableSize());
    var paired =
        CompletableFuture.supplyAsync(
            () -> {
              long start = System.nanoTime();
              var plan = system.pair(question);
              return new TournamentCommand.RoundPaired(version, plan, System.nanoTime() - start);
            },
            deps.pairers());
    context.pipeToSelf(
        paired, (plan, why) -> why == null ? plan : new TournamentCommand.PairingFailed(why));
  }

  /** What is over, or was never made, wakes to answer and leaves again. */
  private Effect<TournamentEvent, TournamentState> leaveIfOver(TournamentState state) {
    boolean isListed = state.stage() == Stage.NEW || listedVersion == state.version();
    if (!state.isLive() && orders.isIdle() && isListed) {
      timers.cancelAll();
      deps.metrics().gone(id);
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    }
    return Effect().none();
  }

  @Override
  public SignalHandler<TournamentState> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(RecoveryCompleted.instance(), this::recovered)
        .build();
  }

  private void recovered(TournamentState state) {
    if (state.stage() == Stage.NEW) {
      return;
    }
    list(state);
    context.getSelf().tell(TournamentCommand.Tick.NOW);
    timers.startTimerWithFixedDelay("tick", TournamentCommand.Tick.NOW, TICK);
  }
}
