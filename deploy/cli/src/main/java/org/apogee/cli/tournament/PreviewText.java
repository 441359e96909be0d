package org.apogee.cli.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;

/** A preview as lines. */
final class PreviewText {
  private PreviewText() {}

  static String of(JsonNode preview) {
    var lines = new ArrayList<String>();
    lines.add("Entrants: " + preview.path("entrants").asInt());
    if (preview.path("rounds").asInt() > 0) {
      lines.add("Rounds: " + preview.path("rounds").asInt());
    }
    if (preview.has("games")) {
      lines.add("Games: " + preview.path("games").asLong());
    }
    var duration = preview.path("duration");
    if (duration.isObject()) {
      lines.add(
          "Duration: %d minutes (%s), at most %d"
              .formatted(
                  duration.path("minutes").asLong(),
                  duration.path("basis").asText().equals("measured")
                      ? "measured in " + duration.path("gamesMeasured").asInt() + " games"
                      : "by the clock",
                  duration.path("atMostMinutes").asLong()));
    }
    var capacity = preview.path("capacity");
    if (capacity.isObject()) {
      lines.add(
          "Games at once: %d, room for %d"
              .formatted(capacity.path("gamesAtOnce").asInt(), capacity.path("room").asInt()));
    }
    preview
        .path("warnings")
        .forEach(warning -> lines.add("Warning: " + warning.path("sentence").asText()));
    return String.join("\n", lines);
  }
}
