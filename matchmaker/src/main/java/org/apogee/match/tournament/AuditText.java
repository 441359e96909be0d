package org.apogee.match.tournament;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Collectors;
import org.apogee.match.tournament.TournamentEvent.Cancelled;
import org.apogee.match.tournament.TournamentEvent.Created;
import org.apogee.match.tournament.TournamentEvent.Excused;
import org.apogee.match.tournament.TournamentEvent.Extended;
import org.apogee.match.tournament.TournamentEvent.Finished;
import org.apogee.match.tournament.TournamentEvent.Forbade;
import org.apogee.match.tournament.TournamentEvent.Imported;
import org.apogee.match.tournament.TournamentEvent.Joined;
import org.apogee.match.tournament.TournamentEvent.Lost;
import org.apogee.match.tournament.TournamentEvent.Paired;
import org.apogee.match.tournament.TournamentEvent.PairedByHand;
import org.apogee.match.tournament.TournamentEvent.Paused;
import org.apogee.match.tournament.TournamentEvent.Resulted;
import org.apogee.match.tournament.TournamentEvent.Resumed;
import org.apogee.match.tournament.TournamentEvent.RoundEnded;
import org.apogee.match.tournament.TournamentEvent.Ruled;
import org.apogee.match.tournament.TournamentEvent.Started;
import org.apogee.match.tournament.TournamentEvent.Voided;
import org.apogee.match.tournament.TournamentEvent.Withdrawn;
import org.apogee.platform.http.Json;

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
      case RoundEnded end -> json.put("round", end.round());
      case Voided voided -> json.put("round", voided.round()).put("table", voided.table());
      case Ruled ruled -> json.put("round", ruled.round()).put("table", ruled.table());
      case Resulted result -> {
        json.put("game", result.game());
        result.places().forEach(json.withArray("places")::add);
      }
      case Lost lost -> json.put("game", lost.game());
      case Joined joined -> json.put("entrant", joined.entrant().id());
      case Withdrawn gone -> json.put("entrant", gone.entrant());
      default -> {}
    }
    return json;
  }

  private static String what(TournamentEvent event) {
    return TournamentCodec.manifest(event).replaceFirst("[.].*", "");
  }

  private static String text(TournamentEvent event) {
    return switch (event) {
      case Created created -> "'" + created.settings().name() + "' was made.";
      case Joined joined -> joined.entrant().name() + " takes part.";
      case Withdrawn gone -> gone.entrant() + " has withdrawn.";
      case Excused wish ->
          "%s sits out round %d (%s)."
              .formatted(wish.entrant(), wish.round(), TournamentView.word(wish.kind()));
      case Forbade pair -> pair.one() + " and " + pair.other() + " should not meet.";
      case PairedByHand wish ->
          "The director pairs the next round by hand: %d tables.".formatted(wish.tables().size());
      case Imported past -> past.rounds().size() + " rounds were imported.";
      case Started start ->
          start.rounds() > 0 ? "It begins, over " + start.rounds() + " rounds." : "It begins.";
      case Paired paired -> paired(paired);
      case Resulted result ->
          "%s is over (%s): places %s.".formatted(result.game(), result.ending(), result.places());
      case Lost lost -> "%s counts for nothing: %s".formatted(lost.game(), lost.sentence());
      case Voided voided ->
          "Table %d of round %d is void%s: %s"
              .formatted(
                  voided.table(),
                  voided.round(),
                  voided.replay() ? " and played anew" : "",
                  voided.reason());
      case Ruled ruled ->
          "Table %d of round %d was decided: places %s. %s"
              .formatted(ruled.table(), ruled.round(), ruled.places(), ruled.reason());
      case RoundEnded end -> "Round " + end.round() + " is over.";
      case Paused _ -> "It is paused.";
      case Resumed _ -> "It goes on.";
      case Extended more ->
          more.rounds() > 0
              ? more.rounds() + " more rounds."
              : more.millis() / 60_000 + " more minutes.";
      case Finished end -> "It is over. " + end.reason();
      case Cancelled end -> "It is called off: " + end.reason();
    };
  }

  private static String paired(Paired paired) {
    var text =
        "Round %d%s: %d tables, %d sit out."
            .formatted(
                paired.round(),
                paired.manual() ? " by the director's pairing" : "",
                paired.tables().size(),
                paired.byes().size());
    return paired.relaxed().isEmpty()
        ? text
        : text
            + " What gave way: "
            + paired.relaxed().stream().map(TournamentView::word).collect(Collectors.joining(", "))
            + ".";
  }
}
