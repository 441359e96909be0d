package org.apogee.match.season;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.persistence.typed.javadsl.Effect;
import org.apogee.match.competition.CompetitionList;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.upkeep.Backoff;
import org.apogee.match.upkeep.ChildAnswer;
import org.apogee.match.upkeep.ChildBook.Ask;
import org.apogee.match.upkeep.ChildBook.Want;
import org.apogee.match.upkeep.ParentActor;
import org.apogee.platform.http.Json;

/**
 * Runs one season: journals what {@link SeasonDecisions} and {@link SeasonProgress} decided, then
 * answers; makes its competitions and asks them how far they are.
 */
public final class SeasonActor extends ParentActor<SeasonCommand, SeasonEvent, SeasonState> {
  /** The journal's ids of seasons begin with it. */
  public static final String ENTITY = "season";

  /** Dependencies shared by all seasons of a process. */
  public record Deps(
      InstantSource clock, EventQuestions.Sender competitions, CompetitionList list) {}

  private final Deps deps;

  public static Behavior<SeasonCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    return Backoff.supervised(
        Behaviors.setup(context ->
            Behaviors.withTimers(
                timers -> new SeasonActor(new Home<>(id, shard, context, timers), deps))));
  }

  private SeasonActor(Home<SeasonCommand> home, Deps deps) {
    super(
        ENTITY,
        home,
        deps.clock(),
        SeasonCommand.Tick.NOW,
        EventQuestions.book(),
        (version, summary) -> deps.list().put(home.id(), version, summary),
        SeasonCommand.Listed::new);
    this.deps = deps;
  }

  @Override
  public SeasonState emptyState() {
    return new SeasonState(id);
  }

  @Override
  protected Effect<SeasonEvent, SeasonState> onCommand(
      SeasonState state, SeasonCommand command, long now) {
    return switch (command) {
      case SeasonCommand.Create(var by, var settings, var members, var directors, var me) ->
          carryOut(SeasonDecisions.create(state, by, settings, members, directors, now), me);
      case SeasonCommand.Join(var by, var member, var me) ->
          carryOut(SeasonDecisions.join(state, by, member, now), me);
      case SeasonCommand.Withdraw(var by, var entrant, var me) ->
          carryOut(SeasonDecisions.withdraw(state, by, entrant, now), me);
      case SeasonCommand.End(var by, var me) -> carryOut(SeasonDecisions.end(state, by, now), me);
      case SeasonCommand.Cancel(var by, var reason, var me) ->
          carryOut(SeasonDecisions.cancel(state, by, reason, now), me);
      case SeasonCommand.AddDirector(var by, var player, var me) ->
          carryOut(SeasonDecisions.addDirector(state, by, player, now), me);
      case SeasonCommand.RemoveDirector(var by, var player, var me) ->
          carryOut(SeasonDecisions.removeDirector(state, by, player, now), me);
      case SeasonCommand.Look(var me) -> {
        me.tell(
            state.isNew()
                ? new SeasonReply.Refused(SeasonRefusals.NO_SUCH_SEASON)
                : new SeasonReply.Seen(Json.line(SeasonView.whole(state))));
        yield leaveIfOver(state);
      }
      case SeasonCommand.Next(var first, var me) -> {
        me.tell(nextSeason(state, first));
        yield leaveIfOver(state);
      }
      case SeasonCommand.Tick _ -> onTick(state, now);
      case SeasonCommand.Answered(var answer) -> onAnswer(state, answer, now);
      case SeasonCommand.Listed(long version, boolean done) -> onListed(state, version, done);
      case SeasonCommand.Leave _ -> Effect().stop();
    };
  }

  private Effect<SeasonEvent, SeasonState> carryOut(
      SeasonDecision decision, ActorRef<SeasonReply> replyTo) {
    var reply =
        decision.refusal() != null
            ? new SeasonReply.Refused(decision.refusal())
            : new SeasonReply.Done(decision.isRepeated());
    return carryOut(decision.events(), () -> replyTo.tell(reply));
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

  @Override
  protected void apply(SeasonState state, SeasonEvent event) {
    state.apply(event);
  }

  @Override
  protected List<SeasonEvent> next(SeasonState state, long now) {
    return SeasonProgress.next(state, now);
  }

  @Override
  protected List<SeasonEvent> heard(SeasonState state, ChildAnswer answer, long now) {
    return SeasonProgress.heard(
        state, answer.child(), CompetitionOutcome.read(answer.outcome()), now);
  }

  @Override
  protected Map<String, Want> wanted(SeasonState state) {
    return EventQuestions.wanted(state);
  }

  @Override
  protected CompletionStage<ChildAnswer> send(SeasonState state, Ask ask) {
    return deps.competitions()
        .send(ask.child(), me -> EventQuestions.command(state, ask, me))
        .thenApply(reply -> EventQuestions.answer(ask, reply));
  }

  @Override
  protected SeasonCommand answered(ChildAnswer answer) {
    return new SeasonCommand.Answered(answer);
  }

  @Override
  protected ObjectNode summary(SeasonState state) {
    return SeasonView.summary(state);
  }
}
