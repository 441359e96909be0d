package org.apogee.engine.sol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.apogee.engine.Outcome;

/** R 11.5: who is ahead, and how the game ended. */
final class SolScoring {
  private SolScoring() {}

  static int place(SolPosition p, int seat) {
    int place = 1;
    for (int other = 0; other < p.seats(); other++) {
      if (isBetter(p.holdings, other, seat)) {
        place++;
      }
    }
    return place;
  }

  private static boolean isBetter(SolHoldings holdings, int one, int other) {
    if (holdings.momentum[one] != holdings.momentum[other]) {
      return holdings.momentum[one] > holdings.momentum[other];
    }
    if (holdings.energy[one] != holdings.energy[other]) {
      return holdings.energy[one] > holdings.energy[other];
    }
    return holdings.lost[one] < holdings.lost[other];
  }

  static Outcome outcome(SolPosition p) {
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
    counters.put("rounds", (long) p.round());
    for (int i = 0; i < SolCounter.count(); i++) {
      var counter = SolCounter.of(i);
      counters.put(counter.label, (long) p.count(counter));
    }
    return new Outcome(p.ending().code, places, scores, Outcome.NO_ENTITY, counters);
  }
}
