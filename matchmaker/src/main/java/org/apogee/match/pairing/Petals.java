package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The parts of each contracted blossom, in the order of its odd cycle from the base on; a part may
 * be a blossom itself.
 */
final class Petals {
  private final int n;
  private final List<List<Integer>> parts = new ArrayList<>();

  /** By blossom and real vertex: the part that holds it, or 0. */
  private final int[][] holding;

  /**
   * No blossoms yet: each vertex holds itself.
   *
   * @param vertices real ones, from 1
   * @param all with room for blossoms
   */
  Petals(int vertices, int all) {
    n = vertices;
    holding = new int[all][n + 1];
    for (int x = 0; x < all; x++) {
      parts.add(new ArrayList<>());
      if (x <= n) {
        holding[x][x] = x;
      }
    }
  }

  /** To be changed by whoever contracts or turns the blossom. */
  List<Integer> of(int blossom) {
    return parts.get(blossom);
  }

  int holding(int blossom, int vertex) {
    return holding[blossom][vertex];
  }

  /** Notes which part holds which vertex, once the parts of a new blossom are there. */
  void index(int blossom) {
    Arrays.fill(holding[blossom], 0);
    for (int part : parts.get(blossom)) {
      for (int x = 1; x <= n; x++) {
        if (holding[part][x] != 0) {
          holding[blossom][x] = part;
        }
      }
    }
  }

  /** The place of a part in its blossom, which is turned so that the way to it is even. */
  int place(int blossom, int part) {
    var cycle = parts.get(blossom);
    int at = cycle.indexOf(part);
    if (at % 2 == 0) {
      return at;
    }
    Collections.reverse(cycle.subList(1, cycle.size()));
    return cycle.size() - at;
  }
}
