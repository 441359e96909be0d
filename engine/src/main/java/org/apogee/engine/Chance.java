package org.apogee.engine;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Where dice and cards come from. The caller owns it, so the rules themselves are deterministic.
 */
@FunctionalInterface
public interface Chance {
  /** For steps in which nothing can be drawn. */
  Chance NONE =
      bound -> {
        throw new IllegalStateException("nothing may be drawn here, yet a draw below " + bound);
      };

  /** Evenly from 0 to bound - 1; the bound is at least 1. */
  int below(int bound);

  static Chance of(RandomGenerator random) {
    return random::nextInt;
  }

  /** The draws as they fell: for journals, replays and tests. */
  static Chance replay(List<Integer> draws) {
    var left = draws.iterator();
    return bound -> {
      if (!left.hasNext()) {
        throw new IllegalStateException("more is drawn than the " + draws.size() + " draws given");
      }
      int draw = left.next();
      if (draw < 0 || draw >= bound) {
        throw new IllegalStateException("a draw of " + draw + " where the bound is " + bound);
      }
      return draw;
    };
  }
}
