package org.apogee.engine.solis;

import java.util.SequencedMap;
import org.apogee.engine.Args;
import org.apogee.engine.Audience;
import org.apogee.engine.Fact;

/**
 * How facts are told. The classes of facts ask {@link SolisPosition#listens} before they build
 * anything, so a search pays nothing.
 */
final class Facts {
  private Facts() {}

  static void tell(SolisPosition p, String kind, String text, Object... namesAndValues) {
    p.chronicle().tell(new Fact(kind, Audience.EVERYBODY, args(namesAndValues), text));
  }

  static void tellOnly(
      SolisPosition p, int seat, String kind, String text, Object... namesAndValues) {
    p.chronicle().tell(new Fact(kind, Audience.only(seat), args(namesAndValues), text));
  }

  private static SequencedMap<String, Object> args(Object... namesAndValues) {
    var args = Args.none();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return args;
  }

  /** {@code seat 2}, {@code the Entity}. */
  static String who(int who) {
    return who == Entity.SEAT ? "the Entity" : "seat " + who;
  }

  /** At the start of a sentence. */
  static String capital(int who) {
    return who == Entity.SEAT ? "The Entity" : "Seat " + who;
  }

  static String sector(int sector) {
    return "s" + sector;
  }

  static String count(int count, String what) {
    return count == 1 ? "1 " + what : count + " " + what + "s";
  }
}
