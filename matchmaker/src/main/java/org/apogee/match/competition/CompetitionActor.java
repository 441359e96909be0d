package org.apogee.match.competition;

import java.time.InstantSource;
import java.util.List;
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
import org.apogee.match.competition.CompetitionState.Phase;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.upkeep.Backoff;
import org.apogee.match.upkeep.ChildAnswer;
import org.apogee.match.upkeep.ChildBook;
import org.apogee.match.upkeep.Listing;
import org.apogee.match.upkeep.Ticker;
import org.apogee.platform.http.Json;

/**
 * Runs one competition: journals what {@link CompetitionDecisions} and {@link CompetitionProgress}
 * decided, then answers; makes its tournaments and asks them how far they are.
 */
public final class CompetitionActor
    extends EventSourcedBehavior<CompetitionCommand, CompetitionEvent, CompetitionState> {
  /** The journal's ids of competitions begin with it. */
  public static final String ENTITY = "competition";

  /** What all competitions of a process share. */
  public record Deps(
      InstantSource clock, GroupQuestions.Sender tournaments, CompetitionList list) {}

  private final String id;
  private final Deps deps;
  private final ActorContext<CompetitionCommand> context;
  private final Ticker<CompetitionCommand> ticker;
  private final Listing<CompetitionCommand> listing;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final ChildBook book = GroupQuestions.book();

  public static Behavior<CompetitionCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    return Backoff.supervised(
        Behaviors.setup(context ->
            Behaviors.withTimers(
                timers -> new CompetitionActor(id, shard, deps, context, timers))));
  }

  private CompetitionActor(
      String id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      ActorContext<CompetitionCommand> context,
      TimerScheduler<CompetitionCommand> timers) {
    super(PersistenceId.of(ENTITY, id), Backoff.afterFailedWrite());
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.ticker = new Ticker<>(timers, context.getSelf(), CompetitionCommand.Tick.NOW);
    this.listing =
        new Listing<>(
            context,
            (version, summary) -> deps.list().put(id, version, summary),
            CompetitionCommand.Listed::new);
    this.shard = shard;
  }

  @Override
  public CompetitionState emptyState() {
    return new CompetitionState(id);
  }

  @Override
  public CommandHandler<CompetitionCommand, CompetitionEvent, CompetitionState> commandHandler() {
    return this::onCommand;
  }

  @Override
  public EventHandler<CompetitionState, CompetitionEvent> eventHandler() {
    return (state, event) -> {
      // Pekko keeps the empty state and begins with it again after a failure: it must stay empty.
      var changed = state.phase() == Phase.NEW ? new CompetitionState(id) : state;
      changed.apply(event);
      return changed;
    };
  }

  private Effect<CompetitionEvent, CompetitionState> onCommand(
      CompetitionState state, CompetitionCommand command) {
    long now = deps.clock().millis();
    return switch (command) {
      case CompetitionCommand.Create(var by, var settings, var entrants, var me) ->
          carryOut(CompetitionDecisions.create(state, by, settings, entrants, now), me);
      case CompetitionCommand.Join(var by, var entrant, var me) ->
          carryOut(CompetitionDecisions.join(state, by, entrant, now), me);
      case CompetitionCommand.Withdraw(var by, var entrant, var me) ->
          carryOut(CompetitionDecisions.withdraw(state, by, entrant, now), me);
      case CompetitionCommand.Advance(var by, int stage, var me) ->
          carryOut(CompetitionDecisions.advance(state, by, stage, now), me);
      case CompetitionCommand.Cancel(var by, var reason, var me) ->
          carryOut(CompetitionDecisions.cancel(state, by, reason, now), me);
      case CompetitionCommand.Look(var what, var me) -> {
        me.tell(see(state, what));
        yield leaveIfOver(state);
      }
      case CompetitionCommand.Tick _ -> {
        ask(state, now);
        list(state);
        var events = CompetitionProgress.next(state, now);
        yield events.isEmpty() ? leaveIfOver(state) : journal(events);
      }
      case CompetitionCommand.Answered(var answer) -> answered(state, answer, now);
      case CompetitionCommand.Listed listed -> {
        listing.written(listed.version(), listed.done());
        if (listed.done()) {
          list(state);
        }
        yield leaveIfOver(state);
      }
      case CompetitionCommand.Leave _ -> Effect().stop();
    };
  }

  private void ask(CompetitionState state, long now) {
    for (var ask : book.due(GroupQuestions.wanted(state), now)) {
      context.pipeToSelf(
          deps.tournaments().send(ask.child(), me -> GroupQuestions.command(state, ask, me)),
          (reply, why) ->
              new CompetitionCommand.Answered(
                  why == null
                      ? GroupQuestions.answer(ask, reply)
                      : ChildAnswer.of(ask.child(), ChildAnswer.State.UNKNOWN)));
    }
  }

  private Effect<CompetitionEvent, CompetitionState> answered(
      CompetitionState state, ChildAnswer answer, long now) {
    book.answered(answer, now);
    var events =
        answer.outcome().isEmpty()
            ? List.<CompetitionEvent>of()
            : CompetitionProgress.heard(
                state, answer.child(), TournamentOutcome.read(answer.outcome()), now);
    if (!events.isEmpty()) {
      return journal(events);
    }
    if (answer.state() == ChildAnswer.State.MISSING || answer.state() == ChildAnswer.State.OPEN) {
      ask(state, now);
    }
    return leaveIfOver(state);
  }

  private static CompetitionReply see(CompetitionState state, CompetitionCommand.What what) {
    if (state.phase() == Phase.NEW) {
      return new CompetitionReply.Refused(CompetitionRefusals.NO_SUCH_COMPETITION);
    }
    return new CompetitionReply.Seen(
        switch (what) {
          case WHOLE -> Json.line(CompetitionView.whole(state));
          case OUTCOME -> CompetitionOutcome.of(state).json();
        });
  }

  private Effect<CompetitionEvent, CompetitionState> carryOut(
      CompetitionDecision decision, ActorRef<CompetitionReply> replyTo) {
    var reply =
        decision.refusal() != null
            ? new CompetitionReply.Refused(decision.refusal())
            : new CompetitionReply.Done(decision.isRepeated());
    if (decision.events().isEmpty()) {
      replyTo.tell(reply);
      ticker.now();
      return Effect().none();
    }
    return Effect()
        .persist(decision.events())
        .thenRun(after -> {
          replyTo.tell(reply);
          changed(after);
        });
  }

  private Effect<CompetitionEvent, CompetitionState> journal(List<CompetitionEvent> events) {
    return Effect().persist(events).thenRun(this::changed);
  }

  private void changed(CompetitionState state) {
    list(state);
    ticker.now();
    ticker.start();
  }

  private void list(CompetitionState state) {
    if (state.phase() != Phase.NEW) {
      listing.put(state.version(), () -> CompetitionView.summary(state));
    }
  }

  /** A complete one is loaded to reply and to look for corrections, and unloaded again. */
  private Effect<CompetitionEvent, CompetitionState> leaveIfOver(CompetitionState state) {
    boolean isListed = state.phase() == Phase.NEW || listing.isListed(state.version());
    if (!state.isLive() && book.isIdle(GroupQuestions.wanted(state)) && isListed) {
      ticker.stop();
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    }
    return Effect().none();
  }

  @Override
  public SignalHandler<CompetitionState> signalHandler() {
    return newSignalHandlerBuilder()
        .onSignal(
            RecoveryCompleted.instance(),
            state -> {
              if (state.phase() != Phase.NEW) {
                ask(state, deps.clock().millis());
                list(state);
                ticker.start();
              }
            })
        .build();
  }
}
