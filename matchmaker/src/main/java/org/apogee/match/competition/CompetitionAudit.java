package org.apogee.match.competition;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.apogee.match.competition.CompetitionEvent.Cancelled;
import org.apogee.match.competition.CompetitionEvent.Created;
import org.apogee.match.competition.CompetitionEvent.DirectorAdded;
import org.apogee.match.competition.CompetitionEvent.DirectorRemoved;
import org.apogee.match.competition.CompetitionEvent.Finished;
import org.apogee.match.competition.CompetitionEvent.GroupEnded;
import org.apogee.match.competition.CompetitionEvent.Joined;
import org.apogee.match.competition.CompetitionEvent.LateCorrection;
import org.apogee.match.competition.CompetitionEvent.StageBegun;
import org.apogee.match.competition.CompetitionEvent.Withdrawn;
import org.apogee.platform.http.Json;

/** A step of a competition in words. */
final class CompetitionAudit {
  private CompetitionAudit() {}

  static ObjectNode line(CompetitionEvent event) {
    return Json.object()
        .put("at", event.at())
        .put("by", by(event))
        .put("what", CompetitionEventCodec.manifest(event).replaceFirst("[.].*", ""))
        .put("text", text(event));
  }

  private static String by(CompetitionEvent event) {
    return switch (event) {
      case Created it -> it.by();
      case Joined it -> it.by();
      case Withdrawn it -> it.by();
      case StageBegun it -> it.by();
      case Cancelled it -> it.by();
      case DirectorAdded it -> it.by();
      case DirectorRemoved it -> it.by();
      case GroupEnded _, LateCorrection _, Finished _ -> CompetitionEvent.ITSELF;
    };
  }

  private static String text(CompetitionEvent event) {
    return switch (event) {
      case Created it ->
          "The competition was created with %d entrants.".formatted(it.entrants().size());
      case Joined it -> "%s joined.".formatted(it.entrant().shownName());
      case Withdrawn it -> "%s withdrew.".formatted(it.entrant());
      case StageBegun it ->
          "Stage %d began with %d entrants.".formatted(it.stage(), it.field().size());
      case GroupEnded it ->
          "Group %s of stage %d is complete.".formatted(Group.letter(it.group()), it.stage());
      case LateCorrection it ->
          "Group %s of stage %d was corrected after the next stage had begun; nothing changes."
              .formatted(Group.letter(it.group()), it.stage());
      case DirectorAdded it -> it.player() + " is now a co-director.";
      case DirectorRemoved it -> it.player() + " is no longer a co-director.";
      case Finished it -> it.reason();
      case Cancelled it -> "The competition was cancelled: %s".formatted(it.reason());
    };
  }
}
