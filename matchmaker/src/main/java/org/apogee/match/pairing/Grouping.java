package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleBiFunction;

/**
 * Tables of least cost: the cost of a table is the cost of its pairs.
 *
 * <p>Fills the tables from the top of the list, each with the cheapest of the next entrants, then
 * swaps entrants between near tables while that reduces the cost. If a forbidden pair remains, it
 * perturbs the tables and retries, a bounded number of times.
 */
final class Grouping {
  /** A pair that costs so much should not be. */
  static final double BAD = 1e6;

  /** How many who come next are looked at for each chair: docs/pairing.md promises it. */
  private static final int WINDOW = 40;

  /**
   * Tables further apart in the list are compared only after a shake: all pairs cost the square.
   */
  private static final int NEAR = 12;

  /** A bound on time; nearly always a pass without a swap ends it earlier. */
  private static final int PASSES = 12;

  /** A bound on time for fields in which nobody can avoid everybody: see docs/pairing.md. */
  private static final int SHAKES = 12;

  private final ToDoubleBiFunction<History, History> cost;
  private final SplittableRandom random;
  private long swapsTried;

  Grouping(ToDoubleBiFunction<History, History> cost, long seed) {
    this.cost = cost;
    random = new SplittableRandom(seed);
  }

  /** Groups these, whose number is the sum of the sizes. */
  List<List<History>> of(List<History> list, List<Integer> sizes) {
    var best = filled(list, sizes);
    improve(best, NEAR);
    double cheapest = bad(best);
    for (int shake = 0; shake < SHAKES && cheapest >= BAD; shake++) {
      var other = new ArrayList<List<History>>();
      best.forEach(table -> other.add(new ArrayList<>(table)));
      shake(other);
      improve(other, other.size());
      double price = bad(other);
      if (price < cheapest || (price == cheapest && total(other) < total(best))) {
        best = other;
        cheapest = price;
      }
    }
    return best;
  }

  /** The work that was done, in swaps looked at. */
  long swapsTried() {
    return swapsTried;
  }

  private List<List<History>> filled(List<History> list, List<Integer> sizes) {
    var open = new ArrayList<>(list);
    var tables = new ArrayList<List<History>>();
    for (int size : sizes) {
      var table = new ArrayList<History>();
      table.add(open.removeFirst());
      while (table.size() < size) {
        table.add(open.remove(cheapest(open, table)));
      }
      tables.add(table);
    }
    return tables;
  }

  private int cheapest(List<History> open, List<History> table) {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < Math.min(WINDOW, open.size()); i++) {
      double price = price(table, open.get(i), -1);
      if (price < least) {
        least = price;
        best = i;
      }
    }
    return best;
  }

  /** The cost of an entrant at a table, without one of its seats. */
  double price(List<History> table, History who, int without) {
    double sum = 0;
    for (int i = 0; i < table.size(); i++) {
      if (i != without) {
        sum += cost.applyAsDouble(table.get(i), who);
      }
    }
    return sum;
  }

  private void improve(List<List<History>> tables, int near) {
    boolean better = true;
    for (int pass = 0; pass < PASSES && better; pass++) {
      better = false;
      for (int t = 0; t < tables.size(); t++) {
        for (int u = t + 1; u < Math.min(tables.size(), t + near + 1); u++) {
          better |= swap(tables.get(t), tables.get(u));
        }
      }
    }
  }

  private boolean swap(List<History> one, List<History> other) {
    boolean better = false;
    for (int i = 0; i < one.size(); i++) {
      for (int j = 0; j < other.size(); j++) {
        swapsTried++;
        var a = one.get(i);
        var b = other.get(j);
        double now = price(one, a, i) + price(other, b, j);
        double then = price(one, b, i) + price(other, a, j);
        if (then < now - 1e-6) {
          one.set(i, b);
          other.set(j, a);
          better = true;
        }
      }
    }
    return better;
  }

  private void shake(List<List<History>> tables) {
    for (int n = 0; n < 2 + tables.size() / 2; n++) {
      var one = tables.get(random.nextInt(tables.size()));
      var other = tables.get(random.nextInt(tables.size()));
      int i = random.nextInt(one.size());
      int j = random.nextInt(other.size());
      var swapped = one.get(i);
      one.set(i, other.get(j));
      other.set(j, swapped);
    }
  }

  private double total(List<List<History>> tables) {
    double sum = 0;
    for (var table : tables) {
      for (int i = 0; i < table.size(); i++) {
        sum += price(table, table.get(i), i) / 2;
      }
    }
    return sum;
  }

  /** The cost of all pairs that should not be. */
  private double bad(List<List<History>> tables) {
    double sum = 0;
    for (var table : tables) {
      for (int i = 0; i < table.size(); i++) {
        for (int j = 0; j < i; j++) {
          double price = cost.applyAsDouble(table.get(i), table.get(j));
          sum += price >= BAD ? price : 0;
        }
      }
    }
    return sum;
  }
}
