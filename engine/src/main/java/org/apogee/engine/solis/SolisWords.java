package org.apogee.engine.solis;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Chronicle;
import org.apogee.engine.Fact;
import org.apogee.engine.words.Phrase;
import org.apogee.engine.words.Words;

/**
 * What the sentences of this game have in common, and how facts reach the chronicle. The classes of
 * facts ask whether anybody listens before they build anything, so a search pays nothing.
 */
final class SolisWords {
  private SolisWords() {}

  static void tell(Chronicle chronicle, String kind, String text, Object... namesAndValues) {
    chronicle.tell(new Fact(kind, Audience.EVERYBODY, args(namesAndValues), text));
  }

  static void tell(
      Chronicle chronicle,
      String kind,
      String text,
      List<String> detail,
      Object... namesAndValues) {
    var fact = new Fact(kind, Audience.EVERYBODY, args(namesAndValues), text);
    chronicle.tell(fact.with(detail));
  }

  /** One thing in two sentences: one for a seat, that says more, and one for all others. */
  static void tellApart(
      Chronicle chronicle,
      int seat,
      String kind,
      String text,
      SequencedMap<String, Object> args,
      String own,
      Object... moreNamesAndValues) {
    var more = Args.none();
    more.putAll(args);
    more.putAll(args(moreNamesAndValues));
    chronicle.tell(new Fact(kind, Audience.only(seat), more, own));
    chronicle.tell(new Fact(kind, Audience.without(seat), args, text));
  }

  static SequencedMap<String, Object> args(Object... namesAndValues) {
    var args = Args.none();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return args;
  }

  /** {@code seat 2}, {@code the Entity}. */
  static String who(int who) {
    return who == Entity.SEAT ? "the Entity" : Words.seat(who);
  }

  static String sector(int sector) {
    return "s" + sector;
  }

  static String energy(int energy) {
    return Words.count(energy, "energy", "energy");
  }

  /** {@code for 2 energy (5 left)}. */
  static String price(SolisPosition p, int seat, int cost) {
    return Phrase.of("for %s (%d left)", energy(cost), Energy.of(p, seat));
  }

  /** {@code 2, 5 and 5}; {@code no dice}. */
  static String dice(List<Integer> dice) {
    return dice.isEmpty() ? "no dice" : Words.list(dice.stream().map(Object::toString).toList());
  }

  /** {@code 2 ships and 1 station}; empty parts are left out. */
  static String units(int ships, int stations) {
    var units = new ArrayList<String>();
    if (ships > 0) {
      units.add(Words.count(ships, "ship"));
    }
    if (stations > 0) {
      units.add(Words.count(stations, "station"));
    }
    return Words.list(units);
  }
}
