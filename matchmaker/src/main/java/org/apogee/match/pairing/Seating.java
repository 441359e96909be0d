package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Assigns the seats of one table: entrants avoid the seats that they have had most often. */
final class Seating {
  private final SplittableRandom random;

  Seating(long seed) {
    random = new SplittableRandom(seed);
  }

  /** The same entrants in seat order. Between equally fair orders the lot decides. */
  List<String> of(List<History> table) {
    var open = new ArrayList<>(table);
    for (int i = open.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      var swapped = open.get(i);
      open.set(i, open.get(j));
      open.set(j, swapped);
    }
    var counts = open.stream().map(who -> counts(who, open.size())).toList();
    var search = new Search(counts);
    search.from(0, 0);
    return Arrays.stream(search.best).mapToObj(i -> open.get(i).entrant().id()).toList();
  }

  private static int[] counts(History who, int seats) {
    var counts = new int[seats];
    for (int seat : who.seatsByRound()) {
      if (seat >= 0 && seat < seats) {
        counts[seat]++;
      }
    }
    int least = Arrays.stream(counts).min().orElse(0);
    return Arrays.stream(counts).map(count -> count - least).toArray();
  }

  /** Tries every order; a table has six seats at most. */
  private static final class Search {
    private final List<int[]> counts;
    private final int[] order;
    private final boolean[] taken;
    private int[] best;
    private long least = Long.MAX_VALUE;

    Search(List<int[]> counts) {
      this.counts = counts;
      order = new int[counts.size()];
      best = order;
      taken = new boolean[counts.size()];
    }

    void from(int seat, long cost) {
      if (cost >= least) {
        return;
      }
      if (seat == order.length) {
        least = cost;
        best = order.clone();
        return;
      }
      for (int i = 0; i < order.length; i++) {
        if (!taken[i]) {
          taken[i] = true;
          order[seat] = i;
          int above = counts.get(i)[seat];
          from(seat + 1, cost + (1L << (6 * Math.min(above, 8))) - 1);
          taken[i] = false;
        }
      }
    }
  }
}
