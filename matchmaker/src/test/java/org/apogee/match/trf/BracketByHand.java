package org.apogee.match.trf;

import static org.apogee.match.trf.DutchArbiter.each;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One bracket, paired by hand: judges all ways to leave players over, then goes through the
 * candidates in the order of the rules and takes the first of the best. A choice that no best
 * candidate makes is left out with all that would follow it.
 */
final class BracketByHand {
  private final DutchArbiter arbiter;
  private final int moved;
  private final int residents;
  private final int next;
  private final int lower;
  private final PairFaults faults;
  private final Map<Integer, int[]> leastFaults = new HashMap<>();

  BracketByHand(DutchArbiter arbiter, int moved, int residents, int next, int lower) {
    this.arbiter = arbiter;
    this.moved = moved;
    this.residents = residents;
    this.next = next;
    this.lower = lower;
    faults = new PairFaults(arbiter, moved);
  }

  /** Ways to leave players over that are as good as any, and the faults their pairs then have. */
  private static final class Best {
    private final List<Integer> leftOver;
    private final int[] pairFaults;
    private final int pairs;

    Best(List<Integer> leftOver, int[] pairFaults, int pairs) {
      this.leftOver = leftOver;
      this.pairFaults = pairFaults;
      this.pairs = pairs;
    }
  }

  List<int[]> pair() {
    int all = moved | residents;
    int size = Integer.bitCount(all);
    for (int pairs = size / 2; pairs >= 0; pairs--) {
      var best = best(all, size - 2 * pairs, pairs);
      if (best != null) {
        return firstOf(best);
      }
    }
    throw new IllegalStateException("no candidate");
  }

  private @Nullable Best best(int all, int over, int pairs) {
    int[] bestQuality = {};
    Best best = null;
    for (int left : subsets(each(all), over)) {
      int[] pairFaults = leastFaults(all & ~left);
      int[] ahead = pairFaults.length == 0 ? new int[0] : ahead(left);
      if (ahead.length > 0) {
        int[] quality = quality(left, ahead, pairFaults);
        int order = best == null ? -1 : Arrays.compare(quality, bestQuality);
        if (best == null || order < 0) {
          best = new Best(new ArrayList<>(), pairFaults, pairs);
          bestQuality = quality;
        }
        if (order <= 0) {
          best.leftOver.add(left);
        }
      }
    }
    return best;
  }

  /** The least faults with which all of these can be paired, or nothing. */
  private int[] leastFaults(int set) {
    if (set == 0) {
      return faults.none();
    }
    var known = leastFaults.get(set);
    if (known != null) {
      return known;
    }
    int[] least = {};
    int first = Integer.numberOfTrailingZeros(set);
    for (int other : each(set & ~(1 << first))) {
      if (mayMeet(first, other)) {
        int[] rest = leastFaults(set & ~(1 << first | 1 << other));
        if (rest.length > 0) {
          least = PairFaults.less(least, PairFaults.sum(faults.of(first, other), rest));
        }
      }
    }
    leastFaults.put(set, least);
    return least;
  }

  private boolean mayMeet(int one, int other) {
    boolean bothMoved = (moved & 1 << one) != 0 && (moved & 1 << other) != 0;
    return !bothMoved && arbiter.mayMeet(one, other);
  }

  /** How well the next bracket can do with these: players left over, then their scores. */
  private int[] ahead(int left) {
    var matched = new HashMap<Integer, Boolean>();
    int size = Integer.bitCount(left | next);
    for (int alone = size % 2; alone <= size; alone += 2) {
      int[] best = {};
      for (int set : subsets(each(left | next), alone)) {
        if (arbiter.completable(set | lower) && matched((left | next) & ~set, left, matched)) {
          var value = new ArrayList<>(List.of(alone));
          each(set).forEach(i -> value.add(arbiter.player(i).score));
          best = PairFaults.less(best, value.stream().mapToInt(i -> i).toArray());
        }
      }
      if (best.length > 0) {
        return best;
      }
    }
    return new int[0];
  }

  private boolean matched(int set, int down, Map<Integer, Boolean> known) {
    if (set == 0) {
      return true;
    }
    var before = known.get(set);
    if (before != null) {
      return before;
    }
    int first = Integer.numberOfTrailingZeros(set);
    boolean firstDown = (down & 1 << first) != 0;
    boolean found = false;
    for (int other : each(set & ~(1 << first))) {
      found =
          found
              || (arbiter.mayMeet(first, other)
                  && !(firstDown && (down & 1 << other) != 0)
                  && matched(set & ~(1 << first | 1 << other), down, known));
    }
    known.put(set, found);
    return found;
  }

  /** Everything that C7 to C21 look at, the most important first. Smaller is better. */
  private int[] quality(int left, int[] ahead, int[] pairFaults) {
    var quality = new ArrayList<Integer>();
    each(left).forEach(i -> quality.add(arbiter.player(i).score));
    IntStream.of(ahead).forEach(quality::add);
    for (int i = ahead.length; i < Integer.bitCount(left | next) + 1; i++) {
      quality.add(0);
    }
    boolean bye = next == 0 && Integer.bitCount(left) == 1;
    quality.add(bye ? arbiter.player(each(left).getFirst()).unplayed : 0);
    faults.addTo(quality, pairFaults, left);
    return quality.stream().mapToInt(i -> i).toArray();
  }

  private List<int[]> firstOf(Best best) {
    for (int down = Math.min(Integer.bitCount(moved), best.pairs); down >= 0; down--) {
      for (int chosen : subsets(each(moved), down)) {
        var leftOver =
            best.leftOver.stream().filter(l -> (l & moved) == (moved & ~chosen)).toList();
        if (!leftOver.isEmpty()) {
          return firstOf(chosen, new Best(leftOver, best.pairFaults, best.pairs));
        }
      }
    }
    throw new IllegalStateException("no candidate is best");
  }

  /**
   * Gives those moved down their opponents, each the first with which the best is still possible.
   */
  private List<int[]> firstOf(int chosen, Best best) {
    var pairs = new ArrayList<int[]>();
    int used = 0;
    int[] soFar = faults.none();
    for (int who : each(chosen)) {
      for (int other : each(residents & ~used)) {
        int with = used | 1 << who | 1 << other;
        if (!mayMeet(who, other)) {
          continue;
        }
        int[] sum = PairFaults.sum(soFar, faults.of(who, other));
        if (best.leftOver.stream().anyMatch(left -> reaches(left, with, sum, best))) {
          pairs.add(new int[] {who, other});
          used = with;
          soFar = sum;
          break;
        }
      }
    }
    int taken = used;
    var leftOver = best.leftOver.stream().filter(left -> (left & taken) == 0).toList();
    pairs.addAll(
        new RemainderByHand(arbiter, faults, leftOver)
            .first(each(residents & ~used), best.pairs - pairs.size(), soFar, best.pairFaults));
    return pairs;
  }

  private boolean reaches(int left, int used, int[] soFar, Best best) {
    int[] rest = (left & used) != 0 ? new int[0] : leastFaults((moved | residents) & ~left & ~used);
    return rest.length > 0 && Arrays.equals(PairFaults.sum(soFar, rest), best.pairFaults);
  }

  /** In the order of their highest members. */
  static List<Integer> subsets(List<Integer> of, int size) {
    var all = new ArrayList<Integer>();
    subsets(of, 0, size, 0, all);
    return all;
  }

  private static void subsets(List<Integer> of, int from, int size, int soFar, List<Integer> all) {
    if (size == 0) {
      all.add(soFar);
      return;
    }
    for (int i = from; i + size <= of.size(); i++) {
      subsets(of, i + 1, size - 1, soFar | 1 << of.get(i), all);
    }
  }
}
