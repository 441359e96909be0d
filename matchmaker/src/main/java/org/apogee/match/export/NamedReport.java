package org.apogee.match.export;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import org.apogee.match.trf.TrfDocument;
import org.apogee.match.trf.TrfDocument.Line;
import org.apogee.match.trf.TrfProblem;
import org.apogee.match.trf.TrfReader;
import org.apogee.match.trf.TrfWriter;

/** A report with the names that people know, in place of the IDs by which it can be imported. */
public final class NamedReport {
  private NamedReport() {}

  public static String of(String report, JsonNode whole) {
    var names = new HashMap<Integer, String>();
    whole
        .path("entrants")
        .forEach(who -> names.put(who.path("number").asInt(), who.path("name").asText()));
    try {
      var document = TrfReader.read(report);
      var players =
          document.players().stream()
              .map(line ->
                  new Line(
                      line.number(),
                      names.getOrDefault(line.number(), line.name()),
                      line.rating(),
                      line.halves(),
                      line.rank(),
                      line.rounds()))
              .toList();
      return TrfWriter.write(
          new TrfDocument(
              document.name(),
              document.rounds(),
              document.oddNumbersWhite(),
              document.forbidden(),
              players));
    } catch (TrfProblem ours) {
      throw new IllegalStateException("a tournament returned an unreadable report", ours);
    }
  }
}
