package org.apogee.cli.game;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Fact;

/** Facts as lines of a terminal: the phase where it changes, the sentence, its detail below. */
final class FactText {
  private FactText() {}

  /** What a viewer may know. */
  static List<String> lines(List<Fact> facts, int viewer) {
    return lines(facts.stream().filter(fact -> fact.audience().includes(viewer)).toList());
  }

  static List<String> lines(List<Fact> facts) {
    var lines = new ArrayList<String>();
    var phase = "";
    for (var fact : facts) {
      var heading = fact.phase().isEmpty() || fact.phase().equals(phase) ? "" : fact.phase();
      lines.add(heading.isEmpty() ? fact.text() : "[%s] %s".formatted(heading, fact.text()));
      fact.detail().forEach(line -> lines.add("  " + line));
      phase = fact.phase();
    }
    return lines;
  }
}
