package org.apogee.match.pairing;

import java.util.List;

/** Pairs for entrants that no pairing fits: the fewest broken rules, the dearest rules last. */
final class RelaxedPairs {
  /**
   * A forbidden pair, a repeat, a clash of colours: each is dearer than 250 of the next. The
   * matching algorithm gives up when sums come near 10^10.
   */
  private static final double FORBIDDEN = 1e9;

  private static final double REPEAT = 4e6;
  private static final double COLOUR = 1.6e4;
  private static final double GAP = 1.6;

  /** So many from the bottom are tried for the bye. */
  private static final int BYES_TRIED = 12;

  private final EligibleEntrants eligible;

  /** Pairs, the higher-ranked entrant first, and the bye. */
  record Cheapest(List<List<History>> pairs, List<History> byes, double cost) {}

  RelaxedPairs(EligibleEntrants eligible) {
    this.eligible = eligible;
  }

  Cheapest pair(List<History> ranked) {
    if (ranked.size() % 2 == 0) {
      return without(ranked, List.of());
    }
    var fit = ranked.reversed().stream().filter(who -> !who.barredFromBye()).toList();
    var candidates = fit.isEmpty() ? ranked.reversed() : fit;
    Cheapest best = null;
    for (var bye : candidates.subList(0, Math.min(BYES_TRIED, candidates.size()))) {
      var found = without(ranked, List.of(bye));
      if (best == null || found.cost < best.cost) {
        best = found;
      }
      if (best.cost < COLOUR) {
        break;
      }
    }
    if (best == null) {
      throw new IllegalStateException("an odd number of entrants has a bye");
    }
    return best;
  }

  private Cheapest without(List<History> ranked, List<History> byes) {
    var rest = ranked.stream().filter(who -> !byes.contains(who)).toList();
    var pairs = CheapestPairs.of(rest, this::cost);
    if (2 * pairs.size() != rest.size()) {
      throw new IllegalStateException(rest.size() + " entrants could not be paired at any cost");
    }
    double broken =
        pairs.stream().mapToDouble(pair -> rules(pair.getFirst(), pair.getLast())).sum();
    return new Cheapest(pairs, byes, broken);
  }

  private double cost(History one, History other) {
    double gap = (double) (one.score() - other.score()) / Scoring.POINT;
    return rules(one, other) + GAP * gap * gap;
  }

  private double rules(History one, History other) {
    double cost = eligible.forbidden(one, other) ? FORBIDDEN : 0;
    cost += REPEAT * eligible.met(one, other);
    return cost + (Colours.clash(one, other) ? COLOUR : 0);
  }
}
