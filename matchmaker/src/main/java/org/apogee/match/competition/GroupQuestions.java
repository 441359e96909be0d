package org.apogee.match.competition;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.match.tournament.TournamentCommand;
import org.apogee.match.tournament.TournamentOutcome;
import org.apogee.match.tournament.TournamentRefusals;
import org.apogee.match.tournament.TournamentReply;
import org.apogee.match.upkeep.ChildAnswer;
import org.apogee.match.upkeep.ChildAnswer.State;
import org.apogee.match.upkeep.ChildBook;
import org.apogee.match.upkeep.ChildBook.Ask;
import org.apogee.match.upkeep.ChildBook.Kind;
import org.apogee.match.upkeep.ChildBook.Want;

/** Requests of a competition to its tournaments, and the meaning of their replies. */
public final class GroupQuestions {
  /** Sends one command to one tournament. */
  @FunctionalInterface
  public interface Sender {
    CompletionStage<TournamentReply> send(
        String tournament, Function<ActorRef<TournamentReply>, TournamentCommand.Remote> command);
  }

  /** An organiser who corrects a group waits for the draw of the next stage. */
  public static ChildBook book() {
    return new ChildBook(60_000);
  }

  private GroupQuestions() {}

  /** All tournaments of the stages that have begun. */
  public static Map<String, Want> wanted(CompetitionState state) {
    var wanted = new LinkedHashMap<String, Want>();
    if (state.phase() == CompetitionState.Phase.NEW) {
      return wanted;
    }
    var want = state.phase() == CompetitionState.Phase.CANCELLED ? Want.CANCEL : Want.RUN;
    for (var stage : state.stages()) {
      stage.groups().forEach(group -> wanted.put(group.tournament(), want));
    }
    return wanted;
  }

  public static TournamentCommand.Remote command(
      CompetitionState state, Ask ask, ActorRef<TournamentReply> replyTo) {
    var by = state.settings().owner();
    return switch (ask.kind()) {
      case LOOK -> new TournamentCommand.Look(TournamentCommand.What.OUTCOME, 0, replyTo);
      case CREATE -> create(state, ask.child(), by, replyTo);
      case START -> new TournamentCommand.Start(by, replyTo);
      case CANCEL -> new TournamentCommand.Cancel(by, "The competition was cancelled.", replyTo);
    };
  }

  private static TournamentCommand.Create create(
      CompetitionState state, String tournament, String by, ActorRef<TournamentReply> replyTo) {
    for (int stage = 1; stage <= state.stages().size(); stage++) {
      var groups = state.stages().get(stage - 1).groups();
      for (int group = 1; group <= groups.size(); group++) {
        if (groups.get(group - 1).tournament().equals(tournament)) {
          return new TournamentCommand.Create(
              by,
              CompetitionProgress.settings(state, stage, group),
              CompetitionProgress.entrants(state, stage, group),
              List.of(),
              replyTo);
        }
      }
    }
    throw new IllegalStateException("no group plays " + tournament);
  }

  /** A refused start is looked at again a little later: somebody may have withdrawn meanwhile. */
  public static ChildAnswer answer(Ask ask, TournamentReply reply) {
    var child = ask.child();
    return switch (reply) {
      case TournamentReply.Seen(var json) -> {
        var state =
            switch (TournamentOutcome.read(json).stage()) {
              case NEW -> State.MISSING;
              case OPEN -> State.OPEN;
              case RUNNING, PAUSED, PLAYED -> State.RUNNING;
              case FINISHED, CANCELLED -> State.OVER;
            };
        yield new ChildAnswer(child, state, json);
      }
      case TournamentReply.Done _ ->
          ChildAnswer.of(child, ask.kind() == Kind.CREATE ? State.OPEN : State.RUNNING);
      case TournamentReply.Refused(var refusal) ->
          ChildAnswer.of(
              child,
              refusal.equals(TournamentRefusals.NO_SUCH_TOURNAMENT)
                  ? State.MISSING
                  : ask.kind() == Kind.START ? State.RUNNING : State.UNKNOWN);
    };
  }
}
