package org.apogee.match.season;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.apogee.match.season.SeasonEvent.Cancelled;
import org.apogee.match.season.SeasonEvent.Created;
import org.apogee.match.season.SeasonEvent.DirectorAdded;
import org.apogee.match.season.SeasonEvent.DirectorRemoved;
import org.apogee.match.season.SeasonEvent.Ended;
import org.apogee.match.season.SeasonEvent.EventBegun;
import org.apogee.match.season.SeasonEvent.EventEnded;
import org.apogee.match.season.SeasonEvent.Joined;
import org.apogee.match.season.SeasonEvent.LateCorrection;
import org.apogee.match.season.SeasonEvent.Withdrawn;
import org.apogee.platform.http.Json;

/** A step of a season in words. */
final class SeasonAudit {
  private SeasonAudit() {}

  static ObjectNode line(SeasonEvent event) {
    return Json.object()
        .put("at", event.at())
        .put("by", by(event))
        .put("what", SeasonEventCodec.manifest(event).replaceFirst("[.].*", ""))
        .put("text", text(event));
  }

  private static String by(SeasonEvent event) {
    return switch (event) {
      case Created it -> it.by();
      case Joined it -> it.by();
      case Withdrawn it -> it.by();
      case Ended it -> it.by();
      case Cancelled it -> it.by();
      case DirectorAdded it -> it.by();
      case DirectorRemoved it -> it.by();
      case EventBegun _, EventEnded _, LateCorrection _ -> SeasonEvent.ITSELF;
    };
  }

  private static String text(SeasonEvent event) {
    return switch (event) {
      case Created it -> "The season was created with %d members.".formatted(it.members().size());
      case Joined it ->
          "%s joined division %d."
              .formatted(it.member().entrant().shownName(), it.member().division());
      case Withdrawn it -> "%s withdrew.".formatted(it.entrant());
      case EventBegun it ->
          it.entrants().isEmpty()
              ? "Event %d of division %d is not played: too few members."
                  .formatted(it.event(), it.division())
              : "Event %d of division %d began with %d entrants."
                  .formatted(it.event(), it.division(), it.entrants().size());
      case EventEnded it ->
          "Event %d of division %d is complete.".formatted(it.event(), it.division());
      case LateCorrection it ->
          "Event %d of division %d was corrected after the end of the season; nothing changes."
              .formatted(it.event(), it.division());
      case Ended _ -> "The tables are final.";
      case DirectorAdded it -> it.player() + " is now a co-director.";
      case DirectorRemoved it -> it.player() + " is no longer a co-director.";
      case Cancelled it -> "The season was cancelled: %s".formatted(it.reason());
    };
  }
}
