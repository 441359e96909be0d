package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import org.apogee.match.tournament.TournamentEvent.Adjudicated;
import org.apogee.match.tournament.TournamentEvent.Announced;
import org.apogee.match.tournament.TournamentEvent.Cancelled;
import org.apogee.match.tournament.TournamentEvent.Changed;
import org.apogee.match.tournament.TournamentEvent.CheckInEnded;
import org.apogee.match.tournament.TournamentEvent.CheckedIn;
import org.apogee.match.tournament.TournamentEvent.Corrected;
import org.apogee.match.tournament.TournamentEvent.Created;
import org.apogee.match.tournament.TournamentEvent.Dealt;
import org.apogee.match.tournament.TournamentEvent.DirectorAdded;
import org.apogee.match.tournament.TournamentEvent.DirectorRemoved;
import org.apogee.match.tournament.TournamentEvent.Excused;
import org.apogee.match.tournament.TournamentEvent.Explained;
import org.apogee.match.tournament.TournamentEvent.Extended;
import org.apogee.match.tournament.TournamentEvent.Finished;
import org.apogee.match.tournament.TournamentEvent.Forbade;
import org.apogee.match.tournament.TournamentEvent.Imported;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.LinedUp;
import org.apogee.match.tournament.TournamentEvent.Lost;
import org.apogee.match.tournament.TournamentEvent.NoShow;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.match.tournament.TournamentEvent.PairedByHand;
import org.apogee.match.tournament.TournamentEvent.Paused;
import org.apogee.match.tournament.TournamentEvent.Played;
import org.apogee.match.tournament.TournamentEvent.Promoted;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.Resumed;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Started;
import org.apogee.match.tournament.TournamentEvent.TeamEntered;
import org.apogee.match.tournament.TournamentEvent.TeamJoined;
import org.apogee.match.tournament.TournamentEvent.TeamLeft;
import org.apogee.match.tournament.TournamentEvent.TeamWaits;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.match.tournament.TournamentEvent.Waitlisted;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.platform.http.Json;
import org.apogee.protocol.game.GameCorrection;

/** A step of a tournament in words, for its audit trail and its stream. */
final class AuditText {
  private AuditText() {}

  static ObjectNode line(long sequence, TournamentEvent event) {
    var json = Json.object();
    json.put("sequence", sequence);
    json.put("type", "step");
    json.put("at", event.at());
    json.put("by", event.by());
    json.put("what", what(event));
    json.put("text", text(event));
    switch (event) {
      case Paired paired -> json.put("round", paired.round());
      case Dealt dealt -> json.put("round", dealt.round());
      case RoundEnded end -> json.put("round", end.round());
      case Voided voided -> json.put("round", voided.round()).put("table", voided.table());
      case Ruled ruled -> json.put("round", ruled.round()).put("table", ruled.table());
      case Resulted result -> {
        json.put("game", result.game());
        result.places().forEach(json.withArray("places")::add);
      }
      case Lost lost -> json.put("game", lost.game());
      case Corrected it -> json.put("game", it.correction().game());
      case Adjudicated it ->
          json.put("game", it.game()).put("round", it.round()).put("table", it.table());
      case Announced it -> json.put("message", it.text());
      case Explained it -> json.put("step", it.step()).put("reason", it.reason());
      case Joined joined -> json.put("entrant", joined.entrant().id());
      case Withdrawn gone -> json.put("entrant", gone.entrant());
      case DirectorAdded it -> json.put("player", it.player());
      case DirectorRemoved it -> json.put("player", it.player());
      case TeamEntered it -> json.put("team", it.team());
      case TeamWaits it -> json.put("team", it.team());
      case TeamJoined it -> json.put("team", it.team()).put("entrant", it.entrant().id());
      case TeamLeft it -> json.put("team", it.team()).put("entrant", it.entrant());
      case LinedUp it -> json.put("team", it.team());
      case Waitlisted waiting -> json.put("entrant", waiting.entrant().id());
      case Promoted promoted -> json.put("entrant", promoted.entrant());
      case CheckedIn present -> json.put("entrant", present.entrant());
      case NoShow absent -> json.put("entrant", absent.entrant());
      default -> {}
    }
    return json;
  }

  private static String what(TournamentEvent event) {
    return TournamentEventCodec.manifest(event).replaceFirst("[.].*", "");
  }

  private static String text(TournamentEvent event) {
    return switch (event) {
      case Created created -> "The tournament '" + created.settings().name() + "' was created.";
      case Joined joined -> joined.entrant().shownName() + " entered.";
      case Changed _ -> "The settings have changed.";
      case Waitlisted waiting -> waiting.entrant().shownName() + " is on the waiting list.";
      case Promoted promoted ->
          "%s moves up from the waiting list: %s"
              .formatted(name(promoted.entrant()), promoted.reason());
      case CheckedIn present -> name(present.entrant()) + " has checked in.";
      case NoShow absent -> name(absent.entrant()) + " did not check in and loses the seat.";
      case CheckInEnded _ -> "The check-in has ended.";
      case Withdrawn gone -> name(gone.entrant()) + " has withdrawn.";
      case TeamEntered it -> "The team " + it.name() + " has entered.";
      case TeamWaits it -> "The team " + name(it.team()) + " is on the waiting list.";
      case TeamJoined it ->
          it.entrant().shownName() + " plays for the team " + name(it.team()) + ".";
      case TeamLeft it -> "%s has left the team %s.".formatted(it.entrant(), name(it.team()));
      case LinedUp it -> "The team " + name(it.team()) + " has chosen its line-up.";
      case Excused it ->
          "%s has a bye in round %d (%s)."
              .formatted(it.entrant(), it.round(), TournamentView.word(it.kind()));
      case Forbade pair -> pair.one() + " and " + pair.other() + " must not be paired.";
      case PairedByHand it ->
          "The director paired the next round by hand: " + count(it.tables().size(), "table") + ".";
      case Imported past -> "Imported: " + count(past.rounds().size(), "round") + ".";
      case Started start ->
          start.rounds() > 0
              ? "The tournament starts, over " + count(start.rounds(), "round") + "."
              : "The tournament starts.";
      case Paired paired -> paired(paired);
      case Resulted result ->
          "%s ended (%s): places %s."
              .formatted(result.game(), result.ending(), places(result.places()));
      case Lost lost -> "%s does not count: %s".formatted(lost.game(), lost.sentence());
      case Voided voided ->
          "Table %d of round %d is void%s: %s"
              .formatted(
                  voided.table(),
                  voided.round(),
                  voided.replay() ? " and played again" : "",
                  voided.reason());
      case Ruled ruled ->
          "The director set table %d of round %d: places %s. %s"
              .formatted(ruled.table(), ruled.round(), ruled.places(), ruled.reason());
      case Dealt dealt ->
          "All tables of round %d play the same deal, committed as %s."
              .formatted(dealt.round(), MirroredDeals.seed(dealt.secret(), 0).commitment());
      case RoundEnded end -> "Round " + end.round() + " has ended.";
      case Corrected it -> correction(it.correction());
      case Adjudicated it ->
          "The director ends the game of table %d of round %d: places %s. %s"
              .formatted(it.table(), it.round(), it.places(), it.reason());
      case Announced it -> "Message to all entrants: " + it.text();
      case Explained it -> "The reason: " + it.reason();
      case Played end -> "Everything is played and can be confirmed. " + end.reason();
      case Paused _ -> "The tournament is paused.";
      case Resumed _ -> "The tournament continues.";
      case Extended more ->
          more.rounds() > 0
              ? "Extended by " + count(more.rounds(), "round") + "."
              : "Extended by " + count(more.millis() / 60_000, "minute") + ".";
      case Finished end -> "The tournament is complete. " + end.reason();
      case Cancelled end -> "The tournament is cancelled: " + end.reason();
      case DirectorAdded it -> it.player() + " is now a co-director.";
      case DirectorRemoved it -> it.player() + " is no longer a co-director.";
    };
  }

  /** The ID of a team is made of its name. */
  private static String name(String team) {
    return team.replaceFirst("^team:", "");
  }

  private static String correction(GameCorrection it) {
    return it.counts()
        ? "%s counts for ratings with places %s.".formatted(it.game(), places(it.places()))
        : it.game() + " does not count for ratings any more.";
  }

  private static String places(List<Integer> places) {
    return places.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static String paired(Paired paired) {
    var text =
        "Round %d%s: %s, %s."
            .formatted(
                paired.round(),
                paired.manual() ? " paired by the director" : "",
                count(paired.tables().size(), "table"),
                count(paired.byes().size(), "bye"));
    return paired.relaxed().isEmpty()
        ? text
        : text
            + " Relaxed rules: "
            + paired.relaxed().stream().map(TournamentView::word).collect(Collectors.joining(", "))
            + ".";
  }

  private static String count(long number, String one) {
    return number + " " + (number == 1 ? one : one + "s");
  }
}
