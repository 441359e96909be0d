package org.apogee.match.competition;

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
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.upkeep.Backoff;
import org.apogee.match.upkeep.ChildAnswer;
import org.apogee.match.upkeep.ChildBook.Ask;
import org.apogee.match.upkeep.ChildBook.Want;
import org.apogee.match.upkeep.ParentActor;
import org.apogee.platform.http.Json;

/**
 * Runs one competition: journals what {@link CompetitionDecisions} and {@link CompetitionProgress}
 * decided, then answers; makes its tournaments and asks them how far they are.
 */
public final class CompetitionActor
    extends ParentActor<CompetitionCommand, CompetitionEvent, CompetitionState> {
  /** The journal's ids of competitions begin with it. */
  public static final String ENTITY = "competition";

  /** Dependencies shared by all competitions of a process. */
  public record Deps(
      InstantSource clock, GroupQuestions.Sender tournaments, CompetitionList list) {}

  private final Deps deps;

  public static Behavior<CompetitionCommand> create(
      String id, ActorRef<ClusterSharding.ShardCommand> shard, Deps deps) {
    return Backoff.supervised(
        Behaviors.setup(context ->
            Behaviors.withTimers(
                timers -> new CompetitionActor(new Home<>(id, shard, context, timers), deps))));
  }

  private CompetitionActor(Home<CompetitionCommand> home, Deps deps) {
    super(
        ENTITY,
        home,
        deps.clock(),
        CompetitionCommand.Tick.NOW,
        GroupQuestions.book(),
        (version, summary) -> deps.list().put(home.id(), version, summary),
        CompetitionCommand.Listed::new);
    this.deps = deps;
  }

  @Override
  public CompetitionState emptyState() {
    return new CompetitionState(id);
  }

  @Override
  protected Effect<CompetitionEvent, CompetitionState> onCommand(
      CompetitionState state, CompetitionCommand command, long now) {
    return switch (command) {
      case CompetitionCommand.Create(var by, var settings, var entrants, var me) ->
          carryOut(CompetitionDecisions.create(state, by, settings, entrants, now), me);
      case CompetitionCommand.Join(var by, var entrant, var me) ->
          carryOut(CompetitionDecisions.join(state, by, entrant, now), me);
      case CompetitionCommand.Withdraw(var by, var entrant, var me) ->
          carryOut(CompetitionDecisions.withdraw(state, by, entrant, now), me);
      case CompetitionCommand.Advance(var by, int stage, var me) ->
          carryOut(CompetitionDecisions.advance(state, by, stage, now), me);
      case CompetitionCommand.Confirm(var _, var me) ->
          carryOut(CompetitionDecisions.confirm(state, now), me);
      case CompetitionCommand.AddDirector(var by, var player, var me) ->
          carryOut(CompetitionDecisions.addDirector(state, by, player, now), me);
      case CompetitionCommand.RemoveDirector(var by, var player, var me) ->
          carryOut(CompetitionDecisions.removeDirector(state, by, player, now), me);
      case CompetitionCommand.Cancel(var by, var reason, var me) ->
          carryOut(CompetitionDecisions.cancel(state, by, reason, now), me);
      case CompetitionCommand.Look(var what, var me) -> {
        me.tell(see(state, what));
        yield leaveIfOver(state);
      }
      case CompetitionCommand.Tick _ -> onTick(state, now);
      case CompetitionCommand.Answered(var answer) -> onAnswer(state, answer, now);
      case CompetitionCommand.Listed(long version, boolean done) -> onListed(state, version, done);
      case CompetitionCommand.Leave _ -> Effect().stop();
    };
  }

  private Effect<CompetitionEvent, CompetitionState> carryOut(
      CompetitionDecision decision, ActorRef<CompetitionReply> replyTo) {
    var reply =
        decision.refusal() != null
            ? new CompetitionReply.Refused(decision.refusal())
            : new CompetitionReply.Done(decision.isRepeated());
    return carryOut(decision.events(), () -> replyTo.tell(reply));
  }

  private static CompetitionReply see(CompetitionState state, CompetitionCommand.What what) {
    if (state.isNew()) {
      return new CompetitionReply.Refused(CompetitionRefusals.NO_SUCH_COMPETITION);
    }
    return new CompetitionReply.Seen(
        switch (what) {
          case WHOLE -> Json.line(CompetitionView.whole(state));
          case OUTCOME -> CompetitionOutcome.of(state).json();
        });
  }

  @Override
  protected void apply(CompetitionState state, CompetitionEvent event) {
    state.apply(event);
  }

  @Override
  protected List<CompetitionEvent> next(CompetitionState state, long now) {
    return CompetitionProgress.next(state, now);
  }

  @Override
  protected List<CompetitionEvent> heard(CompetitionState state, ChildAnswer answer, long now) {
    return CompetitionProgress.heard(
        state, answer.child(), TournamentOutcome.read(answer.outcome()), now);
  }

  @Override
  protected Map<String, Want> wanted(CompetitionState state) {
    return GroupQuestions.wanted(state);
  }

  @Override
  protected CompletionStage<ChildAnswer> send(CompetitionState state, Ask ask) {
    return deps.tournaments()
        .send(ask.child(), me -> GroupQuestions.command(state, ask, me))
        .thenApply(reply -> GroupQuestions.answer(ask, reply));
  }

  @Override
  protected CompetitionCommand answered(ChildAnswer answer) {
    return new CompetitionCommand.Answered(answer);
  }

  @Override
  protected ObjectNode summary(CompetitionState state) {
    return CompetitionView.summary(state);
  }
}
