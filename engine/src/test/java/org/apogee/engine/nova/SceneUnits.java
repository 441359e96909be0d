package org.apogee.engine.nova;

import java.util.regex.MatchResult;

/**
 * Units in the sentences of a scene: {@code LEf.0} is a full line fleet and a full escort in space
 * and a reduced fortress on planet 0; {@code !L} is a line fleet that is not active.
 */
final class SceneUnits {
  private static final String LETTERS = "LlEeFf";

  private SceneUnits() {}

  /** Adds units to those that are there. */
  static void put(NovaPosition p, MatchResult m) {
    int system = SceneWords.system(p, m);
    SceneGalaxy.explore(p, system);
    int seat = SceneWords.party(m.group(2));
    var text = m.group(3);
    for (int at = 0; at < text.length(); at++) {
      boolean isActive = text.charAt(at) != '!';
      at += isActive ? 0 : 1;
      int letter = LETTERS.indexOf(text.charAt(at));
      int place = Units.SPACE;
      if (at + 1 < text.length() && text.charAt(at + 1) == '.') {
        place = 1 + text.charAt(at + 2) - '0';
        at += 2;
      }
      int side = letter % 2 == 0 ? UnitType.FULL : UnitType.REDUCED;
      int unit = p.units.put(seat, letter / 2, side, system, place);
      if (!isActive) {
        p.units.activate(unit, false);
      }
    }
  }

  /** In the order L l E e F f, whether active or not. */
  static String read(NovaPosition p, int system, int seat) {
    var text = new StringBuilder();
    for (int i = 0; i < LETTERS.length(); i++) {
      char letter = LETTERS.charAt(i);
      for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
        if (p.units.system(unit) == system
            && UnitType.letter(Units.type(unit), p.units.side(unit)) == letter) {
          int place = p.units.place(unit);
          text.append(letter).append(place == Units.SPACE ? "" : "." + (place - 1));
        }
      }
    }
    return text.isEmpty() ? "none" : text.toString();
  }

  static void setReserve(NovaPosition p, int independent, String fleets) {
    int region = p.independents.region(independent);
    int relation = p.independents.relation(independent, 0);
    int other = p.independents.relation(independent, 1);
    p.independents.leave(independent);
    p.independents.enter(independent, region, 0, 0);
    for (int i = 0; i < fleets.length(); i++) {
      switch (fleets.charAt(i)) {
        case 'M' -> p.independents.add(independent, UnitType.FULL);
        case 'm' -> p.independents.add(independent, UnitType.REDUCED);
        default -> {} // the word none
      }
    }
    if (independent < Party.MINORS) {
      p.independents.relate(independent, 0, relation);
      p.independents.relate(independent, 1, other);
    }
  }

  static String reserve(NovaPosition p, int independent) {
    var text =
        "M".repeat(p.independents.count(independent, UnitType.FULL))
            + "m".repeat(p.independents.count(independent, UnitType.REDUCED));
    return text.isEmpty() ? "none" : text;
  }
}
