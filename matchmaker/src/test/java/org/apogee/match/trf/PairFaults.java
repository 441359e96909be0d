package org.apogee.match.trf;

import static org.apogee.match.trf.DutchArbiter.each;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** What the criteria hold against pairs (C10 to C13, C15, C17, C19, C21), and against floaters. */
final class PairFaults {
  private static final int UP = 4;
  private static final int UP_SCORES = 6;

  private final DutchArbiter arbiter;
  private final int moved;
  private final List<Integer> movedScores;

  PairFaults(DutchArbiter arbiter, int moved) {
    this.arbiter = arbiter;
    this.moved = moved;
    movedScores =
        each(moved).stream()
            .map(i -> arbiter.player(i).score)
            .distinct()
            .sorted(Comparator.reverseOrder())
            .toList();
  }

  int[] none() {
    return new int[UP_SCORES + 2 * movedScores.size()];
  }

  static int[] sum(int[] one, int[] other) {
    var sum = one.clone();
    Arrays.setAll(sum, i -> one[i] + other[i]);
    return sum;
  }

  /** The lesser of two, of which the first may be missing. */
  static int[] less(int[] one, int[] other) {
    return one.length == 0 || Arrays.compare(other, one) < 0 ? other : one;
  }

  int[] of(int one, int other) {
    var higher = arbiter.player(one);
    var lower = arbiter.player(other);
    var found = none();
    boolean white = higher.isWhiteAgainst(lower, arbiter.oddNumbersWhite());
    boolean top = arbiter.isTopscorer(higher) || arbiter.isTopscorer(lower);
    for (var who : List.of(higher, lower)) {
      char colour = who == higher == white ? 'w' : 'b';
      int balance = who.balance() + (colour == 'w' ? 1 : -1);
      found[0] += top && Math.abs(balance) > 2 ? 1 : 0;
      found[1] += top && who.last() == colour && who.lastButOne() == colour ? 1 : 0;
      found[2] += who.wish() != '-' && who.wish() != colour ? 1 : 0;
    }
    boolean same = higher.wish() == lower.wish() && higher.wish() != '-';
    boolean strong = higher.hasStrong() && lower.hasStrong();
    found[3] += same && strong && !(higher.hasAbsolute() && lower.hasAbsolute()) ? 1 : 0;
    if ((moved & 1 << one) != 0) {
      for (int ago = 1; ago <= 2; ago++) {
        if (lower.floated(ago) > 0) {
          found[UP + ago - 1]++;
          found[UP_SCORES + (ago - 1) * movedScores.size() + movedScores.indexOf(higher.score)]++;
        }
      }
    }
    return found;
  }

  /** C10 to C21 in their order: what pairs have in turn with what those left over have. */
  void addTo(List<Integer> quality, int[] pairs, int left) {
    for (int i = 0; i < UP; i++) {
      quality.add(pairs[i]);
    }
    for (int ago = 1; ago <= 2; ago++) {
      quality.add(again(left & ~moved, ago).size());
      quality.add(pairs[UP + ago - 1]);
    }
    for (int ago = 1; ago <= 2; ago++) {
      var down = again(left & moved, ago);
      for (int score : movedScores) {
        quality.add((int) down.stream().filter(who -> who.score == score).count());
      }
      for (int i = 0; i < movedScores.size(); i++) {
        quality.add(pairs[UP_SCORES + (ago - 1) * movedScores.size() + i]);
      }
    }
  }

  private List<Seen> again(int set, int ago) {
    var found = new ArrayList<Seen>();
    each(set).stream().map(arbiter::player).filter(who -> who.floated(ago) < 0).forEach(found::add);
    return found;
  }
}
