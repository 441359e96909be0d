package org.apogee.match.season;

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
import org.apogee.match.competition.CompetitionList;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.season.SeasonState.Phase;
import org.apogee.match.upkeep.Backoff;
import org.apogee.match.upkeep.ChildAnswer;
import org.apogee.match.upkeep.ChildBook;
import org.apogee.match.upkeep.Listing;
import org.apogee.match.upkeep.Ticker;
import org.apogee.platform.http.Json;

/**
 * Runs one season: journals what {@link SeasonDecisions} and {@link SeasonProgress} decided, then
 * answers; makes its competitions and asks them how far they are.
 */
public final class SeasonActor
    extends EventSourcedBehavior<SeasonCommand, SeasonEvent, SeasonState> {
  /** The journal's ids of seasons begin with it. */
  public static final String ENTITY = "season";

  /** What all seasons of a process share. */
  public record Deps(
      InstantSource clock, EventQuestions.Sender competitions, CompetitionList list) {}

  private final String id;
  private final Deps deps;
  private final ActorContext<SeasonCommand> context;
  private final Ticker<SeasonCommand> ticker;
  private final Listing<SeasonCommand> listing;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final ChildBook book = EventQuestions.book();

  public static Behavior<SeasonCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    return Backoff.supervised(
        Behaviors.setup(context ->
            Behaviors.withTimers(timers -> new SeasonActor(id, shard, deps, context, timers))));
  }

  private SeasonActor(
      String id,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Deps deps,
      ActorContext<SeasonCommand> context,
      TimerScheduler<SeasonCommand> timers) {
    super(PersistenceId.of(ENTITY, id), Backoff.afterFailedWrite());
    this.id = id;
    this.deps = deps;
    this.context = context;
    this.ticker = new Ticker<>(timers, context.getSelf(), SeasonCommand.Tick.NOW);
    this.listing =
        new Listing<>(
            context,
            (version, summary) -> deps.list().put(id, version, summary),
            SeasonCommand.Listed::new);
    this.shard = shard;
  }

  @Override
  public SeasonState emptyState() {
    return new SeasonState(id);
  }

  @Override
  public CommandHandler<SeasonCommand, SeasonEvent, SeasonState> commandHandler() {
    return this::onCommand;
  }

  @Override
  public EventHandler<SeasonState, SeasonEvent> eventHandler() {
    return (state, event) -> {
      // Pekko keeps the empty state and begins with it again after a failure: it must stay empty.
      var changed = state.phase() == Phase.NEW ? new SeasonState(id) : state;
      changed.apply(event);
      return changed;
    };
  }

  private Effect<SeasonEvent, SeasonState> onCommand(SeasonState state, SeasonCommand command) {
    long now = deps.clock().millis();
    return switch (command) {
      case SeasonCommand.Create(var by, var settings, var members, var me) ->
          carryOut(SeasonDecisions.create(state, by, settings, members, now), me);
      case SeasonCommand.Join(var by, var member, var me) ->
          carryOut(SeasonDecisions.join(state, by, member, now), me);
      case SeasonCommand.Withdraw(var by, var entrant, var me) ->
          carryOut(SeasonDecisions.withdraw(state, by, entrant, now), me);
      case SeasonCommand.End(var by, var me) -> carryOut(SeasonDecisions.end(state, by, now), me);
      case SeasonCommand.Cancel(var by, var reason, var me) ->
          carryOut(SeasonDecisions.cancel(state, by, reason, now), me);
      case SeasonCommand.Look(var me) -> {
        me.tell(
            state.phase() == Phase.NEW
                ? new SeasonReply.Refused(SeasonRefusals.NO_SUCH_SEASON)
                : new SeasonReply.Seen(Json.line(SeasonView.whole(state))));
        yield leaveIfOver(state);
      }
      case SeasonCommand.Next(var first, var me) -> {
        me.tell(nextSeason(state, first));
        yield leaveIfOver(state);
      }
      case SeasonCommand.Tick _ -> {
        ask(state, now);
        list(state);
        var events = SeasonProgress.next(state, now);
        yield events.isEmpty() ? leaveIfOver(state) : journal(events);
      }
      case SeasonCommand.Answered(var answer) -> answered(state, answer, now);
      case SeasonCommand.Listed listed -> {
        listing.written(listed.version(), listed.done());
        if (listed.done()) {
          list(state);
        }
        yield leaveIfOver(state);
      }
      case SeasonCommand.Leave _ -> Effect().stop();
    };
  }

  private void ask(SeasonState state, long now) {
    for (var ask : book.due(EventQuestions.wanted(state), now)) {
      context.pipeToSelf(
          deps.competitions().send(ask.child(), me -> EventQuestions.command(state, ask, me)),
          (reply, why) ->
              new SeasonCommand.Answered(
                  why == null
                      ? EventQuestions.answer(ask, reply)
                      : ChildAnswer.of(ask.child(), ChildAnswer.State.UNKNOWN)));
    }
  }

  private Effect<SeasonEvent, SeasonState> answered(
      SeasonState state, ChildAnswer answer, long now) {
    book.answered(answer, now);
    var events =
        answer.outcome().isEmpty()
            ? List.<SeasonEvent>of()
            : SeasonProgress.heard(
                state, answer.child(), CompetitionOutcome.read(answer.outcome()), now);
    if (!events.isEmpty()) {
      return journal(events);
    }
    if (answer.state() == ChildAnswer.State.MISSING || answer.state() == ChildAnswer.State.OPEN) {
      ask(state, now);
    }
    return leaveIfOver(state);
  }

  private static SeasonReply nextSeason(SeasonState state, String first) {
    return switch (state.phase()) {
      case NEW -> new SeasonReply.Refused(SeasonRefusals.NO_SUCH_SEASON);
      case RUNNING, CANCELLED -> new SeasonReply.Refused(SeasonRefusals.SEASON_NOT_ENDED);
      case ENDED -> {
        var settings = state.settings().next(first);
        yield new SeasonReply.NextSeason(
            SeasonProgress.nextId(state.id(), settings.number()),
            settings,
            SeasonProgress.nextMembers(state));
      }
    };
  }

  private Effect<SeasonEvent, SeasonState> carryOut(
      SeasonDecision decision, ActorRef<SeasonReply> replyTo) {
    var reply =
        decision.refusal() != null
            ? new SeasonReply.Refused(decision.refusal())
            : new SeasonReply.Done(decision.isRepeated());
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

  private Effect<SeasonEvent, SeasonState> journal(List<SeasonEvent> events) {
    return Effect().persist(events).thenRun(this::changed);
  }

  private void changed(SeasonState state) {
    list(state);
    ticker.now();
    ticker.start();
  }

  private void list(SeasonState state) {
    if (state.phase() != Phase.NEW) {
      listing.put(state.version(), () -> SeasonView.summary(state));
    }
  }

  /** An ended one is loaded to reply and to look for corrections, and unloaded again. */
  private Effect<SeasonEvent, SeasonState> leaveIfOver(SeasonState state) {
    boolean isListed = state.phase() == Phase.NEW || listing.isListed(state.version());
    if (!state.isLive() && book.isIdle(EventQuestions.wanted(state)) && isListed) {
      ticker.stop();
      shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
    }
    return Effect().none();
  }

  @Override
  public SignalHandler<SeasonState> signalHandler() {
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
