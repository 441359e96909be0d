package org.apogee.match.pairing;

import java.util.List;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/** Whether everybody can be paired under the rules that never bend. */
final class Completion {
  /** How far down the list a partner is looked for at first; doubled until one is found. */
  private static final int REACH = 40;

  private final DutchRules rules;

  Completion(DutchRules rules) {
    this.rules = rules;
  }

  /** The lowest score that can have the bye such that all others can be paired, or -1. */
  int lowestByeScore(List<History> ranked) {
    return ranked.stream()
        .filter(who -> !who.barredFromBye())
        .mapToInt(History::score)
        .distinct()
        .sorted()
        .filter(score -> possible(ranked, score))
        .findFirst()
        .orElse(-1);
  }

  /**
   * Whether all can be paired.
   *
   * @param byeScore one entrant of this score has the bye; negative for no bye
   */
  boolean possible(List<History> ranked, int byeScore) {
    int vertices = ranked.size() + (byeScore < 0 ? 0 : 1);
    return vertices % 2 == 0 && (greedy(ranked, byeScore) || matched(ranked, byeScore, REACH));
  }

  /** From the bottom up, each with the nearest above. Quick, and nearly always enough. */
  private boolean greedy(List<History> ranked, int byeScore) {
    var taken = new boolean[ranked.size()];
    int low = ranked.size() - 1;
    if (byeScore >= 0) {
      while (low >= 0 && !mayHaveBye(ranked.get(low), byeScore)) {
        low--;
      }
      if (low < 0) {
        return false;
      }
      taken[low] = true;
    }
    for (int i = ranked.size() - 1; i >= 0; i--) {
      if (!taken[i]) {
        int partner = i - 1;
        while (partner >= 0
            && (taken[partner] || !rules.mayMeet(ranked.get(partner), ranked.get(i)))) {
          partner--;
        }
        if (partner < 0) {
          return false;
        }
        taken[partner] = true;
      }
    }
    return true;
  }

  private static boolean mayHaveBye(History who, int byeScore) {
    return who.score() == byeScore && !who.barredFromBye();
  }

  private boolean matched(List<History> ranked, int byeScore, int reach) {
    var graph = new SimpleGraph<Integer, DefaultEdge>(DefaultEdge.class);
    var bye = ranked.size();
    for (int i = 0; i <= bye; i++) {
      graph.addVertex(i);
    }
    for (int i = 0; i < bye; i++) {
      int edges = 0;
      for (int j = i + 1; j < bye && edges < reach; j++) {
        if (rules.mayMeet(ranked.get(i), ranked.get(j))) {
          graph.addEdge(i, j);
          edges++;
        }
      }
      if (byeScore >= 0 && mayHaveBye(ranked.get(i), byeScore)) {
        graph.addEdge(i, bye);
      }
    }
    int most = (bye + (byeScore < 0 ? 0 : 1)) / 2;
    int found =
        new SparseEdmondsMaximumCardinalityMatching<>(graph).getMatching().getEdges().size();
    return found == most || (reach < bye && matched(ranked, byeScore, 2 * reach));
  }
}
