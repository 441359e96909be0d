package org.apogee.match.season;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apogee.match.competition.CompetitionCommand;
import org.apogee.match.competition.CompetitionOutcome;
import org.apogee.match.competition.CompetitionRefusals;
import org.apogee.match.competition.CompetitionReply;
import org.apogee.match.competition.Competitions;
import org.apogee.match.season.SeasonEvent.EventBegun;
import org.apogee.match.season.SeasonState.Phase;
import org.apogee.match.season.SeasonState.PlayedEvent;
import org.apogee.match.upkeep.ChildAnswer;
import org.apogee.match.upkeep.ChildAnswer.State;
import org.apogee.match.upkeep.ChildBook;
import org.apogee.match.upkeep.ChildBook.Ask;
import org.apogee.match.upkeep.ChildBook.Kind;
import org.apogee.match.upkeep.ChildBook.Want;

/** Requests of a season to its competitions, and the meaning of their replies. */
public final class EventQuestions {
  /** Sends one command to one competition. */
  @FunctionalInterface
  public interface Sender {
    CompletionStage<CompetitionReply> send(String competition, Competitions.Change command);
  }

  /** A season lasts for weeks, and each look at an event loads all tournaments of the event. */
  public static ChildBook book() {
    return new ChildBook(600_000);
  }

  private EventQuestions() {}

  /** The competitions of all events that have begun and are played. */
  public static Map<String, Want> wanted(SeasonState state) {
    var wanted = new LinkedHashMap<String, Want>();
    var want = state.phase() == Phase.CANCELLED ? Want.CANCEL : Want.RUN;
    state.events().stream()
        .filter(PlayedEvent::isPlayed)
        .forEach(played -> wanted.put(played.begun().competition(), want));
    return wanted;
  }

  public static CompetitionCommand.Remote command(
      SeasonState state, Ask ask, ActorRef<CompetitionReply> replyTo) {
    var by = state.settings().owner();
    return switch (ask.kind()) {
      case LOOK -> new CompetitionCommand.Look(CompetitionCommand.What.OUTCOME, replyTo);
      case CREATE -> {
        var begun = begun(state, ask.child());
        yield new CompetitionCommand.Create(
            by,
            SeasonProgress.settings(state, begun),
            SeasonProgress.entrants(state, begun),
            replyTo);
      }
      case START -> new CompetitionCommand.Advance(by, 1, replyTo);
      case CANCEL -> new CompetitionCommand.Cancel(by, "The season was cancelled.", replyTo);
    };
  }

  private static EventBegun begun(SeasonState state, String competition) {
    return state.events().stream()
        .map(PlayedEvent::begun)
        .filter(begun -> begun.competition().equals(competition))
        .findFirst()
        .orElseThrow();
  }

  /** A refused start is looked at again a little later: somebody may have withdrawn meanwhile. */
  public static ChildAnswer answer(Ask ask, CompetitionReply reply) {
    var child = ask.child();
    return switch (reply) {
      case CompetitionReply.Seen(var json) -> {
        var state =
            switch (CompetitionOutcome.read(json).phase()) {
              case NEW -> State.MISSING;
              case OPEN -> State.OPEN;
              case RUNNING -> State.RUNNING;
              case FINISHED, CANCELLED -> State.OVER;
            };
        yield new ChildAnswer(child, state, json);
      }
      case CompetitionReply.Done _ ->
          ChildAnswer.of(child, ask.kind() == Kind.CREATE ? State.OPEN : State.RUNNING);
      case CompetitionReply.Refused(var refusal) ->
          ChildAnswer.of(
              child,
              refusal.equals(CompetitionRefusals.NO_SUCH_COMPETITION)
                  ? State.MISSING
                  : ask.kind() == Kind.START ? State.RUNNING : State.UNKNOWN);
    };
  }
}
