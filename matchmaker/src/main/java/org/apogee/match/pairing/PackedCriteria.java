package org.apogee.match.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Criteria in strict order of importance, packed into vectors of longs that add and compare as the
 * criteria do.
 */
final class PackedCriteria {
  /** Room for the labels of the matching, which grow with the number of vertices. */
  private static final long WORD_LIMIT = 1L << 40;

  private final List<Integer> bounds = new ArrayList<>();
  private int[] word = {};
  private long[] factor = {};
  private int words;

  /**
   * The next criterion; more is better.
   *
   * @param bound greatest absolute sum over the edges of any matching
   * @return its number
   */
  int add(int bound) {
    bounds.add(Math.max(1, bound));
    return bounds.size() - 1;
  }

  /** A criterion for each of these, the first one counts most; the number of the first. */
  int addAll(int count, int bound) {
    int first = bounds.size();
    for (int i = 0; i < count; i++) {
      add(bound);
    }
    return first;
  }

  void close() {
    word = new int[bounds.size()];
    factor = new long[bounds.size()];
    int at = bounds.size();
    var startOfWord = new ArrayList<Integer>();
    while (at > 0) {
      long product = 1;
      int end = at;
      while (at > 0 && product <= WORD_LIMIT / (2L * bounds.get(at - 1) + 1)) {
        at--;
        factor[at] = product;
        product *= 2L * bounds.get(at) + 1;
      }
      if (at == end) {
        throw new IllegalStateException("criterion too wide: " + bounds.get(at - 1));
      }
      startOfWord.addFirst(at);
    }
    words = startOfWord.size();
    for (int i = 0; i < words; i++) {
      int end = i + 1 < words ? startOfWord.get(i + 1) : bounds.size();
      Arrays.fill(word, startOfWord.get(i), end, i);
    }
  }

  int words() {
    return words;
  }

  Edge edge() {
    return new Edge();
  }

  /** The worth of one edge. */
  final class Edge {
    private final long[] value = new long[words];

    Edge add(int add, int amount) {
      value[word[add]] += amount * factor[add];
      return this;
    }

    long[] value() {
      return value;
    }
  }
}
