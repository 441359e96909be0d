package org.apogee.match.trf;

import static org.apogee.match.trf.DutchArbiter.each;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rest of a bracket: exchanges between the halves in order, for each the lower half in order.
 */
final class RemainderByHand {
  private final DutchArbiter arbiter;
  private final PairFaults faults;
  private final List<Integer> leftOver;

  /**
   * @param leftOver the sets of players who may stay unpaired
   */
  RemainderByHand(DutchArbiter arbiter, PairFaults faults, List<Integer> leftOver) {
    this.arbiter = arbiter;
    this.faults = faults;
    this.leftOver = leftOver;
  }

  /**
   * The first candidate whose faults, with those so far, are the best there are.
   *
   * @param players the remainder, best first
   */
  List<int[]> first(List<Integer> players, int pairs, int[] soFar, int[] best) {
    int all = set(players);
    for (int upper : exchanges(players, pairs)) {
      if (anyReaches(upper, upper, all & ~upper, soFar, best)) {
        return firstOrder(upper, all & ~upper, soFar, best);
      }
    }
    throw new IllegalStateException("no candidate of the remainder is best");
  }

  private List<int[]> firstOrder(int upper, int lower, int[] soFar, int[] best) {
    var pairs = new ArrayList<int[]>();
    int above = upper;
    int below = lower;
    int[] sum = soFar;
    for (int who : each(upper)) {
      above &= ~(1 << who);
      for (int other : each(below)) {
        if (arbiter.mayMeet(who, other)) {
          int[] with = PairFaults.sum(sum, of(who, other));
          int rest = below & ~(1 << other);
          if (anyReaches(upper | (lower & ~rest), above, rest, with, best)) {
            pairs.add(new int[] {Math.min(who, other), Math.max(who, other)});
            below = rest;
            sum = with;
            break;
          }
        }
      }
    }
    return pairs;
  }

  /** Whether the open ones of the upper half can meet those below so that it is as good as any. */
  private boolean anyReaches(int mustPlay, int above, int below, int[] soFar, int[] best) {
    return leftOver.stream()
        .anyMatch(left -> (left & mustPlay) == 0 && reaches(above, below & ~left, soFar, best));
  }

  private int[] of(int one, int other) {
    return faults.of(Math.min(one, other), Math.max(one, other));
  }

  private boolean reaches(int upper, int lower, int[] soFar, int[] best) {
    int[] least = least(each(upper), 0, lower, new HashMap<>());
    return least.length > 0 && Arrays.equals(PairFaults.sum(soFar, least), best);
  }

  private int[] least(List<Integer> upper, int at, int lower, Map<Integer, int[]> known) {
    if (at == upper.size()) {
      return lower == 0 ? faults.none() : new int[0];
    }
    var before = known.get(lower);
    if (before != null) {
      return before;
    }
    int[] least = {};
    for (int other : each(lower)) {
      if (arbiter.mayMeet(upper.get(at), other)) {
        int[] rest = least(upper, at + 1, lower & ~(1 << other), known);
        if (rest.length > 0) {
          least = PairFaults.less(least, PairFaults.sum(of(upper.get(at), other), rest));
        }
      }
    }
    known.put(lower, least);
    return least;
  }

  /** The upper halves: the original one, then by the order of exchanges. */
  private static List<Integer> exchanges(List<Integer> players, int pairs) {
    int upper = set(players.subList(0, pairs));
    return BracketByHand.subsets(players, pairs).stream()
        .sorted(
            Comparator.<Integer>comparingInt(s -> Integer.bitCount(s & ~upper))
                .thenComparingInt(s -> each(s).stream().mapToInt(players::indexOf).sum())
                // The lowest player that only one of them moves down, then the highest moved up.
                .thenComparing((a, b) -> {
                  int differ = (a ^ b) & upper;
                  return differ == 0 ? 0 : (a & Integer.highestOneBit(differ)) == 0 ? -1 : 1;
                })
                .thenComparing((a, b) -> {
                  int differ = (a ^ b) & ~upper;
                  return differ == 0 ? 0 : (a & Integer.lowestOneBit(differ)) != 0 ? -1 : 1;
                }))
        .toList();
  }

  private static int set(List<Integer> players) {
    return players.stream().mapToInt(i -> 1 << i).sum();
  }
}
