package org.apogee.engine.nova;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.apogee.engine.Outcome;

/** R 18.3: who is ahead, and how the game ended. */
final class NovaScoring {
  private static final int KEYS = 5;

  private NovaScoring() {}

  static int place(NovaPosition p, int seat) {
    int place = 1;
    for (int other = 0; other < p.seats(); other++) {
      place += other != seat && compare(p, other, seat) > 0 ? 1 : 0;
    }
    return place;
  }

  /** Above 0 if the first one is ahead. */
  private static int compare(NovaPosition p, int one, int other) {
    if (!p.powers.isAlive(one) || !p.powers.isAlive(other)) {
      return fall(p, one) - fall(p, other);
    }
    for (int key = 1; key <= KEYS; key++) {
      int difference = key(p, key, one) - key(p, key, other);
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }

  /** Who lives has not fallen yet. */
  private static int fall(NovaPosition p, int seat) {
    return p.powers.isAlive(seat) ? Integer.MAX_VALUE : p.powers.fallen[seat];
  }

  private static int key(NovaPosition p, int key, int seat) {
    return switch (key) {
      case 1 -> p.powers.points[seat];
      case 2 -> colonies(p, seat);
      case 3 -> Economy.income(p, seat);
      case 4 -> p.units.count(seat);
      default -> p.powers.naval[seat];
    };
  }

  private static int colonies(NovaPosition p, int seat) {
    long high = p.board.atLevel(Marker.COLONY.level) | p.board.atLevel(Marker.CAPITAL.level);
    return Long.bitCount(p.board.owned(seat) & high);
  }

  static int leastPoints(NovaPosition p) {
    int least = Integer.MAX_VALUE;
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.powers.isAlive(seat)) {
        least = Math.min(least, p.powers.points[seat]);
      }
    }
    return least;
  }

  static Outcome outcome(NovaPosition p) {
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
    counters.put("opener.first", openerIsFirst(p) ? 1L : 0L);
    counters.put("powers.eliminated", fallen(p));
    for (var counter : NovaCounter.all()) {
      counters.put(counter.label, (long) p.counters[counter.number]);
    }
    return new Outcome(p.ending().code, places, scores, Outcome.NO_ENTITY, counters);
  }

  /** Whether the power that had the first impulse is alone in front. */
  private static boolean openerIsFirst(NovaPosition p) {
    boolean isFirst = place(p, p.opener()) == 1;
    for (int seat = 0; seat < p.seats(); seat++) {
      isFirst &= seat == p.opener() || place(p, seat) > 1;
    }
    return isFirst;
  }

  private static long fallen(NovaPosition p) {
    long count = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      count += p.powers.isAlive(seat) ? 0 : 1;
    }
    return count;
  }
}
