package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.apogee.engine.Outcome;

/** R 11: when the game ends, who is ahead, and how it ended. */
final class SupernovaScoring {
  private SupernovaScoring() {}

  /** R 11.1: after all seats have discarded. */
  static SupernovaEnding ending(SupernovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.table.potentialOf(seat) >= p.options().threshold()) {
        return SupernovaEnding.POTENTIAL;
      }
    }
    if (p.turn.finalTurn) {
      return SupernovaEnding.DECK_EXHAUSTED;
    }
    return p.turn.number >= p.options().turnLimit()
        ? SupernovaEnding.TURN_LIMIT
        : SupernovaEnding.NONE;
  }

  /** R 11.2. */
  static int place(SupernovaPosition p, int seat) {
    int place = 1;
    for (int other = 0; other < p.seats(); other++) {
      if (isAhead(p.table, other, seat)) {
        place++;
      }
    }
    return place;
  }

  /** Potential, population, planets and strengths, the first that differs decides. */
  private static boolean isAhead(Table table, int other, int seat) {
    int lead = table.potentialOf(other) - table.potentialOf(seat);
    return lead == 0 ? tieBreak(table, other) > tieBreak(table, seat) : lead > 0;
  }

  private static long tieBreak(Table table, int seat) {
    long population = 0;
    long strength = 0;
    for (long rest = table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      population += table.population(planet);
      for (int category = 0; category < Table.CATEGORIES; category++) {
        strength += Math.max(0, table.strength(planet, category));
      }
    }
    long planets = Long.bitCount(table.planets[seat]);
    return (population << 16 | planets) << 16 | strength;
  }

  static Outcome outcome(SupernovaPosition p) {
    if (!p.isOver()) {
      throw new IllegalStateException("the game is not over: " + p);
    }
    List<Integer> places = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < p.seats(); seat++) {
      places.add(p.place(seat));
      scores.add(p.score(seat));
    }
    var counters = new LinkedHashMap<String, Long>();
    counters.put("turns", (long) p.turn.number);
    for (int i = 0; i < SupernovaCounter.count(); i++) {
      var counter = SupernovaCounter.of(i);
      counters.put(counter.label, (long) p.count(counter));
    }
    return new Outcome(p.ending().code, places, scores, Outcome.NO_ENTITY, counters);
  }
}
