package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Moves entrants between tables until everybody can get a seat that it has had least often.
 *
 * <p>An entrant that always does has had no seat more than once more often than another. A table
 * can seat all its entrants this way unless too many of them need the same seats; then one of them
 * changes places with an entrant of a table as near as possible. With full tables each seat is
 * needed equally often, so there is always a table with a surplus of the entrants missing here.
 */
final class FairSeats {
  /** Tables so near are all looked at before the cheapest exchange is made. */
  private static final int NEAR = 6;

  /** How far somebody may be moved. */
  private static final int FAR = 200;

  /** So many exchanges are made; in small fields some do no more than open a way for others. */
  private static final int EXCHANGES = 300;

  private final Grouping grouping;
  private final SplittableRandom random;

  /** For everybody, by the size of the table; 0 if not known yet. */
  private final Map<History, int[]> fair = new HashMap<>();

  FairSeats(Grouping grouping, long seed) {
    this.grouping = grouping;
    random = new SplittableRandom(seed);
  }

  /** An exchange of two entrants; the better, the fewer are left without a fair seat. */
  private record Exchange(int other, int mine, int theirs, int lacking, double price) {
    boolean isBetterThan(Exchange best) {
      return lacking != best.lacking ? lacking < best.lacking : price < best.price;
    }
  }

  void mend(List<List<History>> tables) {
    for (int t = 0; t < tables.size(); t++) {
      boolean better = true;
      while (better && lacking(tables.get(t)) > 0) {
        better = exchange(tables, t);
      }
    }
    var open = new ArrayList<Integer>();
    for (int n = 0; n < EXCHANGES; n++) {
      open.clear();
      for (int t = 0; t < tables.size(); t++) {
        if (lacking(tables.get(t)) > 0) {
          open.add(t);
        }
      }
      if (open.isEmpty()) {
        return;
      }
      int t = open.get(random.nextInt(open.size()));
      if (!exchange(tables, t)) {
        wander(tables, t);
      }
    }
  }

  /** Makes the best exchange of a table, if one leaves fewer without a fair seat. */
  private boolean exchange(List<List<History>> tables, int t) {
    var best = new Exchange(-1, 0, 0, 0, Double.NEGATIVE_INFINITY);
    for (int distance = 1; distance < Math.min(FAR, tables.size()); distance++) {
      for (int u : new int[] {t - distance, t + distance}) {
        if (u >= 0 && u < tables.size()) {
          best = best(tables, t, u, best);
        }
      }
      if (best.other >= 0 && distance >= NEAR) {
        break;
      }
    }
    if (best.other < 0) {
      return false;
    }
    swap(tables.get(t), best.mine, tables.get(best.other), best.theirs);
    return true;
  }

  /** Some exchange with another table that leaves no more without a fair seat, if one is found. */
  private void wander(List<List<History>> tables, int t) {
    var one = tables.get(t);
    for (int tries = 0; tries < FAR; tries++) {
      int u = random.nextInt(tables.size());
      var other = tables.get(u);
      int i = random.nextInt(one.size());
      int j = random.nextInt(other.size());
      if (u != t && price(one, i, other, j) < Grouping.BAD / 2) {
        int now = lacking(one) + lacking(other);
        swap(one, i, other, j);
        if (lacking(one) + lacking(other) <= now) {
          return;
        }
        swap(one, i, other, j);
      }
    }
  }

  /** The best exchange between two tables, if it is better than this one. */
  private Exchange best(List<List<History>> tables, int t, int u, Exchange soFar) {
    var one = tables.get(t);
    var other = tables.get(u);
    int now = lacking(one) + lacking(other);
    var best = soFar;
    for (int i = 0; i < one.size(); i++) {
      for (int j = 0; j < other.size(); j++) {
        double price = price(one, i, other, j);
        if (price < Grouping.BAD / 2) {
          swap(one, i, other, j);
          var found = new Exchange(u, i, j, lacking(one) + lacking(other) - now, price);
          swap(one, i, other, j);
          best = found.isBetterThan(best) ? found : best;
        }
      }
    }
    return best;
  }

  /** The cost of an exchange; a forbidden pair makes it prohibitive. */
  private double price(List<History> one, int i, List<History> other, int j) {
    var a = one.get(i);
    var b = other.get(j);
    return grouping.price(one, b, i)
        + grouping.price(other, a, j)
        - grouping.price(one, a, i)
        - grouping.price(other, b, j);
  }

  private static void swap(List<History> one, int i, List<History> other, int j) {
    var moved = one.get(i);
    one.set(i, other.get(j));
    other.set(j, moved);
  }

  /** How many of a table get no seat of those where they have sat least. */
  private int lacking(List<History> table) {
    int seats = table.size();
    var most = new int[1 << seats];
    for (var who : table) {
      int fair = fair(who, seats);
      for (int taken = most.length - 1; taken >= 0; taken--) {
        for (int free = fair & taken; free != 0; free &= free - 1) {
          int seat = Integer.lowestOneBit(free);
          most[taken] = Math.max(most[taken], most[taken & ~seat] + 1);
        }
      }
    }
    return seats - most[most.length - 1];
  }

  private int fair(History who, int seats) {
    var known = fair.computeIfAbsent(who, _ -> new int[seats + 1]);
    if (known.length <= seats) {
      known = Arrays.copyOf(known, seats + 1);
      fair.put(who, known);
    }
    if (known[seats] == 0) {
      known[seats] = fairSeats(who, seats);
    }
    return known[seats];
  }

  /** As bits: the seats of such a table where somebody has sat least. */
  static int fairSeats(History who, int seats) {
    var times = new int[seats];
    int least = Integer.MAX_VALUE;
    for (int seat : who.seatsByRound()) {
      if (seat >= 0 && seat < seats) {
        times[seat]++;
      }
    }
    for (int count : times) {
      least = Math.min(least, count);
    }
    int fair = 0;
    for (int seat = 0; seat < seats; seat++) {
      fair |= times[seat] == least ? 1 << seat : 0;
    }
    return fair;
  }
}
