package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import org.jgrapht.alg.interfaces.MatchingAlgorithm;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.alg.matching.blossom.v5.ObjectiveSense;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;

/** Pairs of least cost among many. */
final class CheapestPairs {
  /** At or below this number everybody can meet everybody. */
  static final int DENSE = 200;

  /** Above it, whom the next so many in the list: doubled until everybody has a partner. */
  static final int NEIGHBOURS = 40;

  /** No edge. */
  static final double NEVER = Double.POSITIVE_INFINITY;

  private CheapestPairs() {}

  /**
   * Pairs everybody.
   *
   * @param list an even number, in an order in which good partners are near
   * @param cost of a pair, the earlier one first, or NEVER
   * @return the pairs in the order of the list, or none if there is no way
   */
  static List<List<History>> of(List<History> list, ToDoubleBiFunction<History, History> cost) {
    int reach = list.size() <= DENSE ? list.size() : NEIGHBOURS;
    while (true) {
      var pairs = within(list, cost, reach);
      if (!pairs.isEmpty() || reach >= list.size()) {
        return pairs;
      }
      reach *= 2;
    }
  }

  private static List<List<History>> within(
      List<History> list, ToDoubleBiFunction<History, History> cost, int reach) {
    var graph = new SimpleWeightedGraph<Integer, DefaultWeightedEdge>(DefaultWeightedEdge.class);
    IntStream.range(0, list.size()).forEach(graph::addVertex);
    for (int i = 0; i < list.size(); i++) {
      int edges = 0;
      for (int j = i + 1; j < list.size() && edges < reach; j++) {
        double price = cost.applyAsDouble(list.get(i), list.get(j));
        if (price < NEVER) {
          graph.setEdgeWeight(graph.addEdge(i, j), price);
          edges++;
        }
      }
    }
    return solve(graph).stream()
        .map(edge -> List.of(list.get(edge[0]), list.get(edge[1])))
        .toList();
  }

  /** A perfect matching of least weight as pairs of vertices in order, or none. */
  static List<int[]> solve(SimpleWeightedGraph<Integer, DefaultWeightedEdge> graph) {
    if (graph.vertexSet().stream().anyMatch(v -> graph.degreeOf(v) == 0)) {
      return List.of();
    }
    MatchingAlgorithm.Matching<Integer, DefaultWeightedEdge> matching;
    try {
      matching =
          new KolmogorovWeightedPerfectMatching<>(graph, ObjectiveSense.MINIMIZE).getMatching();
    } catch (IllegalArgumentException noPerfectMatching) {
      return List.of();
    }
    var pairs = new ArrayList<int[]>();
    for (var edge : matching.getEdges()) {
      int one = graph.getEdgeSource(edge);
      int other = graph.getEdgeTarget(edge);
      pairs.add(new int[] {Math.min(one, other), Math.max(one, other)});
    }
    pairs.sort(Comparator.comparingInt(pair -> pair[0]));
    return pairs;
  }
}
