package org.apogee.match.tournament;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
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
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.result.EndedGames;
import org.apogee.match.tournament.TournamentState.Stage;
import org.apogee.match.upkeep.Backoff;
import org.apogee.match.upkeep.Listing;
import org.apogee.match.upkeep.MissingResults;
import org.apogee.match.upkeep.Ticker;
import org.apogee.platform.http.Json;

/**
 * Runs one tournament: journals what {@link TournamentDecisions} and {@link TournamentProgress}
 * decided, then answers; orders its games until a desk has answered, and pairs elsewhere.
 */
public final class TournamentActor
    extends EventSourcedBehavior<TournamentCommand, TournamentEvent, TournamentState> {
  /** The journal's ids of tournaments begin with it. */
  public static final String ENTITY = "tournament";

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
  private final Ticker<TournamentCommand> ticker;
  private final Listing<TournamentCommand> listing;
  private final Listing<TournamentCommand> copying;
  private final MissingResults<TournamentCommand> missing;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final GameOrders orders;

  /** Missed check-ins, for the table that directors see. */
  private List<EntryList.Missed> missed = List.of();

  /** The version that is being paired elsewhere; a plan for any other version is thrown away. */
  private int pairingVersion = -1;

  public static Behavior<TournamentCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    return Backoff.supervised(
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new TournamentActor(id, shard, deps, context, timers))));
  }

  private TournamentActor(
      String id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      ActorContext<TournamentCommand> context,
      TimerScheduler<TournamentCommand> timers) {
    super(PersistenceId.of(ENTITY, id), Backoff.afterFailedWrite());
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.ticker = new Ticker<>(timers, context.getSelf(), TournamentCommand.Tick.NOW);
    this.listing =
        new Listing<>(
            context,
            (version, summary) -> deps.list().put(id, version, summary, missed),
            TournamentCommand.Listed::new);
    this.copying =
        new Listing<>(
            context, (_, steps) -> deps.list().copySteps(id, steps), TournamentCommand.Copied::new);
    this.missing =
        new MissingResults<>(context, deps.results()::of, TournamentCommand.ResultsFound::new);
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
      case TournamentCommand.Change change ->
          carryOut(TournamentChanges.decide(state, change, now), change.replyTo());
      case TournamentCommand.Result result -> {
        var events = TournamentProgress.result(state, result.ended(), result.number(), now);
        deps.metrics().result(events.isEmpty());
        yield carryOut(new TournamentDecision(events, null, ""), result.replyTo());
      }
      case TournamentCommand.Look look -> {
        look.replyTo().tell(see(state, look));
        yield leaveIfOver(state);
      }
      case TournamentCommand.LookAtTeam look -> {
        look.replyTo().tell(TournamentViews.team(state, look.team()));
        yield leaveIfOver(state);
      }
      case TournamentCommand.Advise ask -> {
        ask.replyTo()
            .tell(
                state.stage() == Stage.NEW
                    ? new TournamentReply.Refused(TournamentRefusals.NO_SUCH_TOURNAMENT)
                    : new TournamentReply.Seen(
                        Json.line(EntryAdvice.of(state, ask.entrant(), ask.facts(), now))));
        yield leaveIfOver(state);
      }
      case TournamentCommand.ShowNext next -> {
        showNext(state, next);
        yield leaveIfOver(state);
      }
      case TournamentCommand.Tick _ -> {
        orders.see(state, now);
        list(state);
        var awaited = state.isLive() ? state.liveGames() : List.<TableGame>of();
        missing.look(awaited.stream().map(TableGame::id).toList(), now);
        yield proceed(state, now);
      }
      case TournamentCommand.RoundPaired paired -> {
        pairingVersion = -1;
        deps.metrics().pairing(state, paired.nanos());
        yield paired.version() == state.version()
            ? journal(
                MirroredDeals.dealing(
                    state,
                    TournamentProgress.paired(state, paired.plan(), now),
                    MirroredDeals::freshSecret))
            : proceed(state, now);
      }
      case TournamentCommand.PairingFailed failed ->
          throw new IllegalStateException("pairing failed in " + id, failed.why());
      case TournamentCommand.Ordered(var answer) -> ordered(state, answer, now);
      case TournamentCommand.Settled(var answer) -> {
        orders.settled(answer);
        yield Effect().none();
      }
      case TournamentCommand.CalledOff(var answer) -> {
        orders.calledOff(answer);
        yield leaveIfOver(state);
      }
      case TournamentCommand.Listed listed -> {
        listing.written(listed.version(), listed.done());
        if (listed.done()) {
          list(state);
        }
        yield leaveIfOver(state);
      }
      case TournamentCommand.Copied copied -> {
        copying.written(copied.version(), copied.done());
        if (copied.done()) {
          list(state);
        }
        yield leaveIfOver(state);
      }
      case TournamentCommand.ResultsFound(var found) -> {
        missing.deliver(
            found,
            (number, ended) ->
                new TournamentCommand.Result(number, ended, context.getSystem().ignoreRef()));
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
                state, answer.game(), answer.refusedCode(), answer.refusedSentence(), now))
        : Effect().none();
  }

  private TournamentReply see(TournamentState state, TournamentCommand.Look look) {
    if (state.stage() == Stage.NEW) {
      return new TournamentReply.Refused(TournamentRefusals.NO_SUCH_TOURNAMENT);
    }
    return TournamentViews.see(state, look.what(), look.number());
  }

  /** Computed where rounds are paired: a large field takes seconds. */
  private void showNext(TournamentState state, TournamentCommand.ShowNext next) {
    var refused = NextPairing.whyNot(state, next.forced());
    if (refused != null) {
      next.replyTo().tell(new TournamentReply.Refused(refused));
      return;
    }
    var pairing = NextPairing.of(state, next.forced());
    deps.pairers()
        .execute(() ->
            next.replyTo()
                .tell(new TournamentReply.Seen(Json.line(NextPairingText.of(pairing.compute())))));
  }

  private Effect<TournamentEvent, TournamentState> carryOut(
      TournamentDecision decision, ActorRef<TournamentReply> replyTo) {
    var reply =
        decision.refusal() != null
            ? new TournamentReply.Refused(decision.refusal())
            : new TournamentReply.Done(decision.isRepeated(), decision.answer());
    if (decision.events().isEmpty()) {
      replyTo.tell(reply);
      ticker.now();
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

  /** After a new event is in the journal: publish it, and decide the next step. */
  private void changed(TournamentState state, List<TournamentEvent> events) {
    events.forEach(event -> deps.metrics().happened(state, event));
    list(state);
    ticker.now();
    ticker.start();
  }

  private void list(TournamentState state) {
    if (state.stage() != Stage.NEW) {
      missed = state.entry().missed();
      listing.put(state.version(), () -> TournamentView.summary(state));
      copying.put(
          state.version(),
          () -> TournamentView.audit(state, Math.max(0, copying.listed()), state.version()));
    }
  }

  /** One step: what it decides leads to the next one. */
  private Effect<TournamentEvent, TournamentState> proceed(TournamentState state, long now) {
    var events = TournamentProgress.next(state, now);
    if (!events.isEmpty()) {
      return journal(events);
    }
    var input = TournamentProgress.toPair(state, now);
    if (input != null && pairingVersion != state.version()) {
      pair(state, input);
    }
    return leaveIfOver(state);
  }

  /** Pairing thousands of entrants takes seconds, so it runs outside the actor. */
  private void pair(TournamentState state, PairingInput input) {
    int version = state.version();
    pairingVersion = version;
    var system = state.settings().system();
    var paired =
        CompletableFuture.supplyAsync(
            () -> {
              long start = System.nanoTime();
              var plan = system.pair(input);
              return new TournamentCommand.RoundPaired(version, plan, System.nanoTime() - start);
            },
            deps.pairers());
    context.pipeToSelf(
        paired, (plan, why) -> why == null ? plan : new TournamentCommand.PairingFailed(why));
  }

  /**
   * A complete tournament, or one that was never created, is loaded to reply and unloaded again.
   */
  private Effect<TournamentEvent, TournamentState> leaveIfOver(TournamentState state) {
    boolean isListed =
        state.stage() == Stage.NEW
            || (listing.isListed(state.version()) && copying.isListed(state.version()));
    if (!state.isLive() && orders.isIdle() && isListed) {
      ticker.stop();
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
    ticker.start();
  }
}
