package org.apogee.match.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** The order in which an arbiter tries pairings of a bracket, by hand: one after the other. */
final class Candidates {
  private final List<Seen> bracket;
  private final int moved;

  /** Pairs as places in the bracket. */
  record Candidate(List<int[]> pairs) {}

  Candidates(List<Seen> bracket, int moved) {
    this.bracket = bracket;
    this.moved = moved;
  }

  /** Every candidate with so many pairs, in order. */
  void each(int pairs, Consumer<Candidate> visit) {
    for (int down = Math.min(moved, pairs); down >= 0; down--) {
      int free = pairs - down;
      for (var chosen : subsets(range(0, moved), down)) {
        var residents = range(moved, bracket.size());
        arrangements(
            residents,
            down,
            new ArrayList<>(),
            opponents -> {
              var first = zip(chosen, opponents);
              var remainder = new ArrayList<>(residents);
              remainder.removeAll(opponents);
              if (remainder.size() >= 2 * free) {
                remainders(remainder, free, first, visit);
              }
            });
      }
    }
  }

  private static void remainders(
      List<Integer> players, int free, List<int[]> first, Consumer<Candidate> visit) {
    for (var exchange : exchanges(players, free)) {
      var lower = new ArrayList<>(players);
      lower.removeAll(exchange);
      arrangements(
          lower,
          free,
          new ArrayList<>(),
          order -> {
            var all = new ArrayList<>(first);
            all.addAll(zip(exchange, order));
            visit.accept(new Candidate(all));
          });
    }
  }

  /** The upper halves, the original one first, then by the order of exchanges. */
  private static List<List<Integer>> exchanges(List<Integer> players, int free) {
    var upper = players.subList(0, free);
    return subsets(players, free).stream()
        .sorted(
            Comparator.<List<Integer>>comparingInt(s -> count(s, upper))
                .thenComparingInt(s -> s.stream().mapToInt(i -> i).sum())
                .thenComparing((a, b) -> highestDown(a, b, upper))
                .thenComparing((a, b) -> lowestUp(a, b, upper)))
        .toList();
  }

  private static int count(List<Integer> chosen, List<Integer> upper) {
    return (int) chosen.stream().filter(i -> !upper.contains(i)).count();
  }

  private static int highestDown(List<Integer> one, List<Integer> other, List<Integer> upper) {
    for (int who : upper.reversed()) {
      if (one.contains(who) != other.contains(who)) {
        return one.contains(who) ? 1 : -1;
      }
    }
    return 0;
  }

  private static int lowestUp(List<Integer> one, List<Integer> other, List<Integer> upper) {
    var all = new ArrayList<>(one);
    all.addAll(other);
    return all.stream()
        .filter(i -> !upper.contains(i) && one.contains(i) != other.contains(i))
        .min(Comparator.naturalOrder())
        .map(i -> one.contains(i) ? -1 : 1)
        .orElse(0);
  }

  private static List<Integer> range(int from, int to) {
    var range = new ArrayList<Integer>();
    for (int i = from; i < to; i++) {
      range.add(i);
    }
    return range;
  }

  /** In the order of their lowest members. */
  private static List<List<Integer>> subsets(List<Integer> of, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    var all = new ArrayList<List<Integer>>();
    for (int i = 0; i + size <= of.size(); i++) {
      for (var tail : subsets(of.subList(i + 1, of.size()), size - 1)) {
        var subset = new ArrayList<>(List.of(of.get(i)));
        subset.addAll(tail);
        all.add(subset);
      }
    }
    return all;
  }

  private static void arrangements(
      List<Integer> of, int size, List<Integer> soFar, Consumer<List<Integer>> visit) {
    if (soFar.size() == size) {
      visit.accept(List.copyOf(soFar));
      return;
    }
    for (int who : of) {
      if (!soFar.contains(who)) {
        soFar.add(who);
        arrangements(of, size, soFar, visit);
        soFar.removeLast();
      }
    }
  }

  private static List<int[]> zip(List<Integer> one, List<Integer> other) {
    var pairs = new ArrayList<int[]>();
    for (int i = 0; i < one.size(); i++) {
      pairs.add(new int[] {Math.min(one.get(i), other.get(i)), Math.max(one.get(i), other.get(i))});
    }
    return pairs;
  }
}
