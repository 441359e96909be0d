package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * One bracket of the Dutch system: its best pairing, exactly.
 *
 * <p>Every criterion of the system is a sum over pairs, and so is the order in which it wants
 * candidates to be tried. So one matching of greatest weight, with weights as vectors, finds the
 * candidate that an arbiter would find by trying: the first of those with the best quality.
 */
final class DutchBracket {
  private static final int BYE = -1;

  private final DutchRules rules;
  private final List<History> moved;
  private final List<History> residents;
  private final List<History> next;
  private final boolean hasBye;
  private final int byeScore;
  private final boolean strict;
  private final List<History> all = new ArrayList<>();
  private final int size;

  /** Who meets whom in it, and who goes on to the next one. */
  record Paired(List<List<History>> pairs, List<History> left, List<History> unmatchedBelow) {}

  /**
   * @param moved who came down from higher brackets, best first
   * @param next the score group below, or as much of it as matters
   * @param rest whoever else must be pairable afterwards, if strict
   * @param byeScore the score of whoever gets the bye; negative if nobody here may
   * @param strict whether all are here, so that everybody must end up paired
   */
  DutchBracket(
      DutchRules rules,
      List<History> moved,
      List<History> residents,
      List<History> next,
      List<History> rest,
      int byeScore,
      boolean strict) {
    this.rules = rules;
    this.moved = moved;
    this.residents = residents;
    this.next = next;
    this.byeScore = byeScore;
    this.strict = strict;
    hasBye = byeScore >= 0;
    all.addAll(moved);
    all.addAll(residents);
    size = all.size();
    all.addAll(next);
    all.addAll(rest);
  }

  Paired solve() {
    int most = size / 2;
    if (moved.isEmpty()) {
      var natural = new Remainder(new int[0], new int[0], most).solveNatural();
      if (natural.length > 0) {
        return paired(natural);
      }
    }
    var first = new Weights(size % 2 == 1).solve();
    int pairs = pairsOf(first);
    if (pairs != most) {
      first = new Weights(size - 2 * pairs == 1).solve();
    }
    var down = pairsOfMoved(first);
    var best = new Remainder(first, down, pairs).solve();
    return paired(best);
  }

  private int pairsOf(int[] partner) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += partner[i] > i && partner[i] < size ? 1 : 0;
    }
    return count;
  }

  private int[] pairsOfMoved(int[] partner) {
    var opponents = new int[moved.size()];
    for (int i = 0; i < opponents.length; i++) {
      opponents[i] = partner[i] >= 0 && partner[i] < size ? partner[i] : BYE;
    }
    return opponents;
  }

  private Paired paired(int[] partner) {
    var pairs = new ArrayList<List<History>>();
    var left = new ArrayList<History>();
    var below = new ArrayList<History>();
    for (int i = 0; i < all.size(); i++) {
      boolean inside = i < size && partner[i] >= 0 && partner[i] < size;
      if (inside && partner[i] > i) {
        pairs.add(List.of(all.get(i), all.get(partner[i])));
      } else if (i < size && !inside) {
        left.add(all.get(i));
      }
      if (partner[i] < 0) {
        below.add(all.get(i));
      }
    }
    return new Paired(pairs, left, below);
  }

  /** The criteria of one bracket as weights of a graph. */
  private class Weights {
    final Ladder ladder = new Ladder();
    private final DutchCriteria criteria;
    private final int movedPaired;
    private final int movedOpponent;

    Weights(boolean oneLeft) {
      criteria =
          new DutchCriteria(ladder, rules, moved, residents, all.size(), strict, hasBye && oneLeft);
      movedPaired = ladder.rungs(moved.size(), 1);
      movedOpponent = ladder.rungs(moved.size(), residents.size());
    }

    void addMore(Ladder.Edge edge, int i, int j) {}

    boolean allowed(int i, int j) {
      return true;
    }

    int[] solve() {
      ladder.close();
      int vertices = all.size() + (hasBye ? 1 : 0);
      var graph = new Blossom(vertices, ladder.words());
      for (int i = 0; i < all.size(); i++) {
        for (int j = i + 1; j < all.size(); j++) {
          if (connected(i, j)) {
            graph.edge(i, j, worth(i, j));
          }
        }
        if (hasBye && !all.get(i).barredFromBye() && all.get(i).score() == byeScore) {
          graph.edge(i, all.size(), criteria.bye(ladder.edge(), i < size, all.get(i)).value());
        }
      }
      return graph.solve();
    }

    private boolean connected(int i, int j) {
      boolean bothMoved = j < moved.size();
      return !bothMoved && allowed(i, j) && rules.mayMeet(all.get(i), all.get(j));
    }

    private long[] worth(int i, int j) {
      var edge = ladder.edge();
      if (j < size) {
        criteria.inside(edge, all.get(i), all.get(j), i < moved.size());
        if (i < moved.size()) {
          edge.add(movedPaired + i, 1);
          edge.add(movedOpponent + i, size - j);
        }
        addMore(edge, i, j);
      } else {
        boolean inNext = j < size + next.size();
        criteria.outside(edge, all.get(i), i < size, inNext);
      }
      return edge.value();
    }
  }

  /** What is left after those moved down have their opponents: upper half against lower half. */
  private final class Remainder {
    private final int[] first;
    private final int[] down;
    private final int pairs;
    private final List<Integer> order = new ArrayList<>();
    private final int half;

    Remainder(int[] first, int[] down, int pairs) {
      this.first = first;
      this.down = down;
      this.pairs = pairs;
      int movedPairs = 0;
      var taken = new boolean[size];
      for (int opponent : down) {
        if (opponent != BYE) {
          taken[opponent] = true;
          movedPairs++;
        }
      }
      for (int i = moved.size(); i < size; i++) {
        if (!taken[i]) {
          order.add(i);
        }
      }
      half = pairs - movedPairs;
    }

    /** The best pairing if it needs no exchange, or nothing. */
    int[] solveNatural() {
      var upper = upper();
      var natural = new Transposition(upper, false).solve();
      return crossing(natural, upper) == half ? natural : new int[0];
    }

    private boolean[] upper() {
      var upper = new boolean[all.size()];
      order.subList(0, half).forEach(i -> upper[i] = true);
      return upper;
    }

    int[] solve() {
      if (half == 0) {
        return first;
      }
      var natural = solveNatural();
      if (natural.length > 0) {
        return natural;
      }
      var upper = upper();
      var exchanged = new Exchange(upper).solve();
      var swapped = new boolean[all.size()];
      for (int i : order) {
        swapped[i] = exchanged[i] > i && exchanged[i] < size;
      }
      return new Transposition(swapped, true).solve();
    }

    private int crossing(int[] partner, boolean[] upper) {
      int count = 0;
      for (int i : order.subList(0, half)) {
        count += partner[i] >= 0 && partner[i] < size && !upper[partner[i]] ? 1 : 0;
      }
      return count;
    }

    /** Keeps the opponents of those who were moved down. */
    private class Fixed extends Weights {
      Fixed() {
        super(size - 2 * pairs == 1);
      }

      @Override
      boolean allowed(int i, int j) {
        if (j >= size) {
          return i >= moved.size() || down[i] == BYE;
        }
        return i < moved.size() ? down[i] == j : !isTaken(i) && !isTaken(j);
      }

      private boolean isTaken(int i) {
        for (int opponent : down) {
          if (opponent == i) {
            return true;
          }
        }
        return false;
      }
    }

    /** The first order of the lower half for which the pairing is best. */
    private final class Transposition extends Fixed {
      private final boolean[] upper;
      private final boolean strict;
      private final int cross;
      private final int opponent;

      Transposition(boolean[] upper, boolean strict) {
        this.upper = upper;
        this.strict = strict;
        cross = ladder.rung(half);
        opponent = ladder.rungs(size, size);
      }

      @Override
      boolean allowed(int i, int j) {
        boolean residentsOnly = i >= moved.size() && j < size;
        return super.allowed(i, j) && !(strict && residentsOnly && upper[i] == upper[j]);
      }

      @Override
      void addMore(Ladder.Edge edge, int i, int j) {
        if (i >= moved.size() && upper[i] != upper[j]) {
          int above = upper[i] ? i : j;
          int below = upper[i] ? j : i;
          edge.add(cross, 1).add(opponent + above, size - below);
        }
      }
    }

    /** The first exchange between the halves for which the pairing is best. */
    private final class Exchange extends Fixed {
      private final boolean[] upper;
      private final int cross;
      private final int sum;
      private final int highestDown;
      private final int lowestUp;

      Exchange(boolean[] upper) {
        this.upper = upper;
        cross = ladder.rung(half);
        sum = ladder.rung(size * size);
        highestDown = ladder.rungs(size, 1);
        lowestUp = ladder.rungs(size, 1);
      }

      @Override
      void addMore(Ladder.Edge edge, int i, int j) {
        if (i < moved.size()) {
          return;
        }
        edge.add(cross, upper[i] && !upper[j] ? 1 : 0).add(sum, -i);
        if (upper[i]) {
          edge.add(highestDown + size - 1 - i, -1);
        } else {
          edge.add(lowestUp + i, 1);
        }
      }
    }
  }
}
