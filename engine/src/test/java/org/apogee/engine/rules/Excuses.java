package org.apogee.engine.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Rules that no test can show, each with the reason: {@code R 0.1: names the rulebook}. */
final class Excuses {
  private Excuses() {}

  /** From the resource {@code /rules/<game>.excused}; a game without one excuses nothing. */
  static SequencedMap<String, String> ofGame(String game) {
    try (var in = Excuses.class.getResourceAsStream("/rules/" + game + ".excused")) {
      if (in == null) {
        return new LinkedHashMap<>();
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One rule a line; empty lines and lines after {@code #} do not count. */
  static SequencedMap<String, String> parse(List<String> lines) {
    var reasons = new LinkedHashMap<String, String>();
    for (var line : lines) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      int colon = line.indexOf(": ");
      if (colon < 0 || line.substring(colon + 2).isBlank()) {
        throw new IllegalArgumentException("an excuse needs a rule and a reason: " + line);
      }
      reasons.put(line.substring(0, colon), line.substring(colon + 2).strip());
    }
    return reasons;
  }
}
