package org.apogee.match.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BlossomTest {
  /** Against trying everything: thousands of small graphs, weights of two words with many ties. */
  @Test
  void findsTheGreatestWeightOfEveryGraph() {
    for (long seed = 0; seed < 4000; seed++) {
      var random = new SplittableRandom(seed);
      int n = 2 + random.nextInt(8);
      var weights = new long[n][n][];
      var blossom = new Blossom(n, 3);
      for (int i = 0; i < n; i++) {
        for (int j = i + 1; j < n; j++) {
          if (random.nextInt(3) > 0) {
            long[] weight = {1, random.nextInt(4) - 2, random.nextInt(50)};
            weights[i][j] = weight;
            blossom.edge(i, j, weight);
          }
        }
      }
      var partner = blossom.solve();
      var found = new long[3];
      for (int i = 0; i < n; i++) {
        if (partner[i] > i) {
          assertThat(partner[partner[i]]).as("seed %d", seed).isEqualTo(i);
          add(found, weights[i][partner[i]]);
        }
      }
      assertThat(found).as("seed %d", seed).isEqualTo(best(weights, new boolean[n], 0));
    }
  }

  private static void add(long[] sum, long[] more) {
    Arrays.setAll(sum, i -> sum[i] + more[i]);
  }

  private static long[] best(long[][][] weights, boolean[] taken, int from) {
    int i = from;
    while (i < taken.length && taken[i]) {
      i++;
    }
    if (i == taken.length) {
      return new long[3];
    }
    taken[i] = true;
    var best = best(weights, taken, i + 1);
    for (int j = i + 1; j < taken.length; j++) {
      if (!taken[j] && weights[i][j] != null) {
        taken[j] = true;
        var with = best(weights, taken, i + 1).clone();
        add(with, weights[i][j]);
        if (Arrays.compare(with, best) > 0) {
          best = with;
        }
        taken[j] = false;
      }
    }
    taken[i] = false;
    return best;
  }
}
