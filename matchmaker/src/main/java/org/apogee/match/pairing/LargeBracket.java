package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apogee.match.pairing.DutchBracket.Paired;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/**
 * A bracket too large for the exact way: the same rules of who may meet, the same half against
 * half, but the least cost in broken preferences and distance from the natural partner.
 */
final class LargeBracket {
  /** Each price is ten times the next one; the distance from the natural partner counts last. */
  private static final double PREFERENCE = 1e7;

  private static final double STRONG_PREFERENCE = 1e6;
  private static final double REPEATED_FLOAT = 1e5;

  private final DutchRules rules;
  private final List<History> moved;
  private final List<History> residents;
  private final int byeScore;
  private final Map<History, Integer> ranks = new HashMap<>();

  /**
   * @param byeScore the score of the bye if this is the last bracket and there is one; otherwise
   *     negative
   */
  LargeBracket(DutchRules rules, List<History> moved, List<History> residents, int byeScore) {
    this.rules = rules;
    this.moved = moved;
    this.residents = residents;
    this.byeScore = byeScore;
  }

  /** If there is no way, everybody is left. */
  Paired solve() {
    var pairs = new ArrayList<List<History>>();
    var left = new ArrayList<History>();
    var taken = new HashSet<History>();
    for (var who : moved) {
      residents.stream()
          .filter(r -> !taken.contains(r) && rules.mayMeet(who, r))
          .min((a, b) -> Double.compare(price(who, a), price(who, b)))
          .ifPresentOrElse(
              opponent -> {
                taken.add(opponent);
                pairs.add(List.of(who, opponent));
              },
              () -> left.add(who));
    }
    var remainder = residents.stream().filter(r -> !taken.contains(r)).toList();
    var found = remainder.size() < 2 ? List.<List<History>>of() : halves(remainder);
    if (found.isEmpty() && remainder.size() > 1) {
      // The whole bracket goes down, so that the round ends in any case.
      return new Paired(
          List.of(), Stream.concat(moved.stream(), residents.stream()).toList(), List.of());
    }
    remainder.stream().filter(r -> isAlone(r, found)).forEach(left::add);
    pairs.addAll(found);
    return new Paired(pairs, left, List.of());
  }

  /** Upper half against lower half. If somebody gets the bye, then one with few games unplayed. */
  private List<List<History>> halves(List<History> list) {
    if (byeScore < 0 || list.size() % 2 == 0) {
      return halves(list, list);
    }
    var fit = list.stream().filter(who -> who.score() == byeScore && !who.barredFromBye()).toList();
    // C9 counts more than colours and halves, so the number of games unplayed comes first.
    for (int unplayed :
        fit.stream().mapToInt(History::unplayedGames).sorted().distinct().toArray()) {
      var candidates = fit.stream().filter(who -> who.unplayedGames() == unplayed).toList();
      boolean inLower = list.indexOf(candidates.getLast()) >= list.size() / 2;
      var found =
          inLower ? halves(list, candidates) : halves(without(list, candidates.getLast()), list);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private static List<History> without(List<History> list, History who) {
    return list.stream().filter(other -> other != who).toList();
  }

  private List<List<History>> halves(List<History> list, List<History> mayStay) {
    var fit = new HashSet<>(mayStay);
    for (int reach = CheapestPairs.NEIGHBOURS; ; reach *= 2) {
      var found = halves(list, fit, reach);
      if (!found.isEmpty() || reach > list.size()) {
        return found;
      }
    }
  }

  private static boolean isAlone(History who, List<List<History>> pairs) {
    return pairs.stream().noneMatch(pair -> pair.contains(who));
  }

  private double price(History who, History opponent) {
    return PREFERENCE * rules.preferencesBroken(who, opponent)
        + STRONG_PREFERENCE * rules.strongPreferencesBroken(who, opponent)
        + REPEATED_FLOAT * (opponent.floated(1) > 0 ? 2 : opponent.floated(2) > 0 ? 1 : 0)
        + residentsRank().getOrDefault(opponent, 0);
  }

  private Map<History, Integer> residentsRank() {
    if (ranks.isEmpty()) {
      IntStream.range(0, residents.size()).forEach(i -> ranks.put(residents.get(i), i));
    }
    return ranks;
  }

  /** An odd number leaves one of the lower half over. */
  private List<List<History>> halves(List<History> list, Set<History> mayStay, int reach) {
    var graph = new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
    int half = list.size() / 2;
    boolean odd = list.size() % 2 == 1;
    IntStream.range(0, list.size() + (odd ? 1 : 0)).forEach(graph::addVertex);
    for (int i = 0; i < half; i++) {
      for (int j = Math.max(half, i + half - reach);
          j < Math.min(list.size(), i + half + reach + 1);
          j++) {
        connect(graph, list, i, j, Math.abs(j - half - i));
      }
    }
    for (int i = half; odd && i < list.size(); i++) {
      var who = list.get(i);
      if (mayStay.contains(who)) {
        int repeated = who.floated(1) < 0 ? 2 : who.floated(2) < 0 ? 1 : 0;
        graph.setEdgeWeight(
            graph.addEdge(i, list.size()), REPEATED_FLOAT * repeated + list.size() - i);
      }
    }
    return CheapestPairs.solve(graph).stream()
        .filter(pair -> pair[1] < list.size())
        .map(pair -> List.of(list.get(pair[0]), list.get(pair[1])))
        .toList();
  }

  private void connect(
      SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph,
      List<History> list,
      int i,
      int j,
      int distance) {
    var one = list.get(i);
    var other = list.get(j);
    if (rules.mayMeet(one, other)) {
      graph.setEdgeWeight(
          graph.addEdge(i, j),
          PREFERENCE * rules.preferencesBroken(one, other)
              + STRONG_PREFERENCE * rules.strongPreferencesBroken(one, other)
              + distance);
    }
  }
}
