package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/** Parties, units and planets in the sentences of the chronicle. */
final class NovaWords {
  private NovaWords() {}

  /** {@code P0}, {@code the Hesper League}. */
  static String who(int party) {
    return Party.isPower(party) ? Party.name(party) : "the " + Party.noun(party);
  }

  static String independent(int independent) {
    return who(Party.ofIndependent(independent));
  }

  /** {@code P0's}, {@code the Corsairs'}. */
  static String whose(int party) {
    return Words.possessive(who(party));
  }

  /** The form of a verb: the Corsairs are several. */
  static String does(int party, String one, String many) {
    return party == Party.ofIndependent(Party.CORSAIRS) ? many : one;
  }

  /** {@code the Hesper League rolls}, {@code the Corsairs roll}, for regular verbs. */
  static String subject(int party, String verb) {
    return who(party) + " " + does(party, Words.plural(verb), verb);
  }

  /** {@code 4 AP left}, {@code none left}. */
  static String left(int number) {
    return (number == 0 ? "none" : number) + " left";
  }

  /** {@code for 2 AP and has 3 left}; nothing for what is free. */
  static String price(NovaPosition p, int cost) {
    return cost == 0 ? "" : Phrase.of(" for %d AP and has %s", cost, left(p.impulse.points));
  }

  /** {@code a line fleet}, {@code 2 escort fleets}. */
  static String units(int count, int type) {
    return Words.some(count, UnitType.title(type));
  }

  /** {@code a full line fleet}. */
  static String unit(int type, int side) {
    return Words.a((side == UnitType.FULL ? "full " : "reduced ") + UnitType.title(type));
  }

  /** {@code a terran planet and a barren planet}, {@code no planets}. */
  static String planets(Tile tile) {
    var parts = new ArrayList<String>();
    addPlanets(parts, tile, 'T', "terran planet");
    addPlanets(parts, tile, 'B', "barren planet");
    return parts.isEmpty() ? "no planets" : Words.list(parts);
  }

  private static void addPlanets(List<String> parts, Tile tile, char kind, String name) {
    int count = (int) tile.planets.chars().filter(planet -> planet == kind).count();
    if (count > 0) {
      parts.add(Words.some(count, name));
    }
  }

  static String marker(int level) {
    return Words.a(Marker.of(level).word);
  }

  /** {@code 5, 3 and 1}. */
  static String dice(List<Integer> dice) {
    return Words.list(dice.stream().map(String::valueOf).toList());
  }
}
