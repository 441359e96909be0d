package org.apogee.cli.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Numbers by name, from game after game, as means with 95 % intervals.
 *
 * <p>Games of a mirror set share their chance, so a set counts as one observation: the interval is
 * Student's, over the means of sets. A name that a game does not mention is left out there.
 */
final class SetMeans {
  private final SortedMap<String, Sum> all = new TreeMap<>();
  private final SortedMap<String, Sum> inSet = new TreeMap<>();
  private final SortedMap<String, List<Double>> means = new TreeMap<>();
  private final List<Map<String, Double>> totals = new ArrayList<>();

  /** So many games and what they had together. */
  private record Sum(int games, double total) {
    Sum and(double more) {
      return new Sum(games + 1, total + more);
    }
  }

  /** A number over all games; without low and high where there are too few sets for an interval. */
  record Mean(String name, int games, double mean, double low, double high) {}

  void add(String name, double number) {
    var none = new Sum(0, 0);
    all.put(name, all.getOrDefault(name, none).and(number));
    inSet.put(name, inSet.getOrDefault(name, none).and(number));
  }

  void endSet() {
    var set = new TreeMap<String, Double>();
    inSet.forEach((name, sum) -> {
      means.computeIfAbsent(name, _ -> new ArrayList<>()).add(sum.total() / sum.games());
      set.put(name, sum.total());
    });
    totals.add(set);
    inSet.clear();
  }

  /** By name, those of whole sets only. */
  List<Mean> means() {
    return means.keySet().stream().map(this::mean).toList();
  }

  private Mean mean(String name) {
    var values = means.getOrDefault(name, List.of());
    int sets = values.size();
    double mean = values.stream().mapToDouble(Double::doubleValue).sum() / sets;
    double squares = values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
    double half =
        sets < 2
            ? 0
            : StudentT.quantile975(sets - 1) * StrictMath.sqrt(squares / (sets - 1) / sets);
    return new Mean(
        name, all.getOrDefault(name, new Sum(0, 0)).games(), mean, mean - half, mean + half);
  }

  /** For each whole set, which share of its games a name was mentioned in with 1. */
  double[] shares(String name, int gamesPerSet) {
    return totals.stream().mapToDouble(set -> set.getOrDefault(name, 0.0) / gamesPerSet).toArray();
  }
}
