package org.apogee.match.pairing;

import java.util.Arrays;

/**
 * The edges of a {@link Blossom}'s graph with their weights, and the labels of its vertices.
 *
 * <p>Between any two outermost vertices one edge counts: the one with the least gap. That of a
 * contracted blossom is the best one among its parts, so it is named by its two real ends.
 */
final class LabelledEdges {
  private final int n;
  private final int words;
  private final long[][][] weight;
  private final int[][] from;
  private final int[][] to;
  private final long[][] label;

  /**
   * No edges yet.
   *
   * @param vertices real ones, from 1
   * @param all with room for blossoms
   */
  LabelledEdges(int vertices, int all, int words) {
    n = vertices;
    this.words = words;
    weight = new long[n + 1][n + 1][];
    from = new int[all][all];
    to = new int[all][all];
    label = new long[all][words];
  }

  /** Between two real vertices. */
  void put(int u, int v, long[] value) {
    weight[u][v] = value;
    weight[v][u] = value;
    set(u, v, u, v);
    set(v, u, v, u);
  }

  private void set(int x, int y, int u, int v) {
    from[x][y] = u;
    to[x][y] = v;
  }

  boolean exists(int x, int y) {
    return from[x][y] != 0;
  }

  /** The real end in x of its best edge to y. */
  int from(int x, int y) {
    return from[x][y];
  }

  /** The real end in y. */
  int to(int x, int y) {
    return to[x][y];
  }

  /** A new blossom has no edges before it has parts. */
  void disconnect(int blossom, int used) {
    for (int x = 1; x <= used; x++) {
      from[blossom][x] = 0;
      from[x][blossom] = 0;
    }
  }

  /** The blossom's edge to x is from now on that of its part. */
  void adopt(int blossom, int part, int x) {
    set(blossom, x, from[part][x], to[part][x]);
    set(x, blossom, from[x][part], to[x][part]);
  }

  /** All real vertices start at the greatest weight: no edge is overfull, and all are equal. */
  void startLabels() {
    var greatest = new long[words];
    for (int u = 1; u <= n; u++) {
      for (int v = 1; v <= n; v++) {
        if (from[u][v] != 0 && Arrays.compare(weight[u][v], greatest) > 0) {
          greatest = weight[u][v];
        }
      }
    }
    for (int u = 1; u <= n; u++) {
      label[u] = greatest.clone();
    }
  }

  /** How far the best edge between two outermost vertices is from being tight (invariant 1). */
  long[] gap(int x, int y) {
    int u = from[x][y];
    int v = to[x][y];
    var gap = new long[words];
    var w = weight[u][v];
    for (int i = 0; i < words; i++) {
      gap[i] = label[u][i] + label[v][i] - 2 * w[i];
    }
    return gap;
  }

  /** The same as a gap of zero. Most gaps differ in the first word, so none is made for it. */
  boolean isTight(int x, int y) {
    int u = from[x][y];
    int v = to[x][y];
    var w = weight[u][v];
    for (int i = 0; i < words; i++) {
      if (label[u][i] + label[v][i] != 2 * w[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the gap from the first to x is smaller than that from the second to x. */
  boolean isNearer(int first, int second, int x) {
    var label1 = label[from[first][x]];
    var label2 = label[to[first][x]];
    var one = weight[from[first][x]][to[first][x]];
    var label3 = label[from[second][x]];
    var label4 = label[to[second][x]];
    var other = weight[from[second][x]][to[second][x]];
    for (int i = 0; i < words; i++) {
      long difference = label1[i] + label2[i] - 2 * one[i] - (label3[i] + label4[i] - 2 * other[i]);
      if (difference != 0) {
        return difference < 0;
      }
    }
    return false;
  }

  void clearLabel(int x) {
    Arrays.fill(label[x], 0);
  }

  boolean isLabelZero(int x) {
    for (long word : label[x]) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  int compareLabel(int x, long[] value) {
    return Arrays.compare(label[x], value);
  }

  long[] halfLabel(int x) {
    return half(label[x]);
  }

  void shiftLabel(int x, long[] delta, int times) {
    for (int i = 0; i < words; i++) {
      label[x][i] += times * delta[i];
    }
  }

  /** Whole for every value that is halved here: see the end of Blossom's comment. */
  static long[] half(long[] value) {
    var half = new long[value.length];
    for (int i = 0; i < half.length; i++) {
      half[i] = value[i] / 2;
    }
    return half;
  }
}
