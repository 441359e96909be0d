package org.apogee.cli.tournament;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Locale;
import org.apogee.cli.terminal.TextTable;

/** Standings as a table. */
final class StandingsText {
  private StandingsText() {}

  static String of(JsonNode standings) {
    var heads = new ArrayList<String>();
    heads.add("PLACE");
    heads.add("NAME");
    heads.add("POINTS");
    standings.path("tieBreaks").forEach(name -> heads.add(name.asText().toUpperCase(Locale.ROOT)));
    var table = new TextTable(heads.toArray(String[]::new));
    for (var line : standings.path("items")) {
      var cells = new ArrayList<Object>();
      cells.add(line.path("place").asText());
      cells.add(line.path("name").asText(line.path("entrant").asText()));
      cells.add(line.path("points").asText());
      for (int i = 3; i < heads.size(); i++) {
        cells.add(line.path("tieBreaks").path(i - 3).asText());
      }
      table.row(cells.toArray());
    }
    return table.toString();
  }
}
