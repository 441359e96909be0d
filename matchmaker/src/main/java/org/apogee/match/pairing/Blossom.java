package org.apogee.match.pairing;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A matching of greatest weight in a general graph, where a weight is a vector: the first number
 * counts most, and the next ones only between equals.
 */
final class Blossom {
  /*
   * Edmonds' algorithm in its dense form, O(n^3). It only adds, subtracts, halves and compares
   * weights, so it works in any ordered group; vectors of longs in lexicographic order are one.
   * That makes it exact for criteria in strict order of importance, where a double would round.
   *
   * Vertices are 1 .. n, contracted blossoms n + 1 .. 2n, 0 is nobody. Labels, and the best edge
   * between any two of these, are in LabelledEdges.
   *
   * Four invariants make the result a matching of greatest weight. They hold between any two steps:
   *
   * 1. No edge is overfull: label[u] + label[v] >= 2 * weight[u][v] (gap), plus the labels of the
   *    blossoms that hold both ends. The label of a blossom is never negative.
   * 2. Matched edges, and the edges around a blossom, are tight: their gap is zero.
   * 3. The labels of all free vertices are equal, and the least of all. They fall together, and
   *    when they reach zero no further pair can add weight.
   * 4. A blossom with a label above zero is full: all of its parts but one are matched inside it.
   *
   * Labels count twice, so that halves are whole: a tight edge joins labels of the same parity, and
   * all trees start from the same label, so all outer labels have one parity. The only gap that is
   * halved is that between two of them, and it is even in every word.
   */
  private static final int FREE = -1;
  private static final int OUTER = 0;
  private static final int INNER = 1;

  private final int n;
  private final LabelledEdges edges;
  private final Petals petals;
  private final int[] match;
  private final int[] slack;
  private final int[] outermost;
  private final int[] parent;
  private final int[] side;
  private final int[] visited;
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();
  private int used;
  private int visit;

  Blossom(int vertices, int words) {
    n = vertices;
    int all = 2 * n + 2;
    edges = new LabelledEdges(n, all, words);
    petals = new Petals(n, all);
    match = new int[all];
    slack = new int[all];
    outermost = new int[all];
    parent = new int[all];
    side = new int[all];
    visited = new int[all];
  }

  /** Vertices from 0. The weight must be greater than nothing. */
  void edge(int one, int other, long[] value) {
    edges.put(one + 1, other + 1, value);
  }

  /** The partner of each vertex, or -1. */
  int[] solve() {
    used = n;
    for (int u = 1; u <= n; u++) {
      outermost[u] = u;
    }
    edges.startLabels();
    while (augmented()) {}
    var partner = new int[n];
    for (int u = 1; u <= n; u++) {
      partner[u - 1] = match[u] - 1;
    }
    return partner;
  }

  /** Keeps in slack the outer vertex from which x will be reached first as the labels move. */
  private void updateSlack(int u, int x) {
    if (slack[x] == 0 || edges.isNearer(u, slack[x], x)) {
      slack[x] = u;
    }
  }

  private void setSlack(int x) {
    slack[x] = 0;
    for (int u = 1; u <= n; u++) {
      if (edges.exists(u, x) && outermost[u] != x && side[outermost[u]] == OUTER) {
        updateSlack(u, x);
      }
    }
  }

  private void push(int x) {
    if (x <= n) {
      queue.add(x);
    } else {
      petals.of(x).forEach(this::push);
    }
  }

  private void setOutermost(int x, int blossom) {
    outermost[x] = blossom;
    if (x > n) {
      petals.of(x).forEach(part -> setOutermost(part, blossom));
    }
  }

  /**
   * Matches u with v. Inside a blossom the way from its base to the entry changes sides, and the
   * entry becomes the base: that keeps the blossom full (invariant 4).
   */
  private void setMatch(int u, int v) {
    match[u] = edges.to(u, v);
    if (u <= n) {
      return;
    }
    int entry = petals.holding(u, edges.from(u, v));
    int at = petals.place(u, entry);
    var parts = petals.of(u);
    for (int i = 0; i < at; i++) {
      setMatch(parts.get(i), parts.get(i ^ 1));
    }
    setMatch(entry, v);
    Collections.rotate(parts, -at);
  }

  /** Swaps matched and other edges from one end of a tight edge up to the root of its tree. */
  private void augment(int start, int end) {
    int u = start;
    int v = end;
    while (true) {
      int next = outermost[match[u]];
      setMatch(u, v);
      if (next == 0) {
        return;
      }
      setMatch(next, outermost[parent[next]]);
      u = outermost[parent[next]];
      v = next;
    }
  }

  /**
   * Where the ways of two outer vertices to their roots meet, or 0 for different trees. Climbs both
   * ways in turn, so it costs no more than the cycle it finds is long.
   */
  private int commonAncestor(int one, int other) {
    visit++;
    int u = one;
    int v = other;
    while (u != 0 || v != 0) {
      if (u != 0) {
        if (visited[u] == visit) {
          return u;
        }
        visited[u] = visit;
        u = outermost[match[u]];
        u = u == 0 ? 0 : outermost[parent[u]];
      }
      int swap = u;
      u = v;
      v = swap;
    }
    return 0;
  }

  /**
   * Makes one outer vertex of the odd cycle that a tight edge between u and v closes. Its label
   * starts at zero, so invariants 1 and 2 still hold; inner vertices of the cycle become outer ones
   * and are searched from now on.
   */
  private void contract(int u, int ancestor, int v) {
    int b = n + 1;
    while (b <= used && outermost[b] != 0) {
      b++;
    }
    used = Math.max(used, b);
    edges.clearLabel(b);
    side[b] = OUTER;
    match[b] = match[ancestor];
    var parts = petals.of(b);
    parts.clear();
    parts.add(ancestor);
    climb(parts, u, ancestor);
    Collections.reverse(parts.subList(1, parts.size()));
    climb(parts, v, ancestor);
    setOutermost(b, b);
    edges.disconnect(b, used);
    petals.index(b);
    for (int part : parts) {
      adopt(b, part);
    }
    setSlack(b);
  }

  /** Adds the vertices from start up to the ancestor, outer and inner in turn. */
  private void climb(List<Integer> parts, int start, int ancestor) {
    int x = start;
    while (x != ancestor) {
      int y = outermost[match[x]];
      parts.add(x);
      parts.add(y);
      push(y);
      x = outermost[parent[y]];
    }
  }

  /** A blossom's edge to somebody is the best one among its parts. */
  private void adopt(int b, int part) {
    for (int x = 1; x <= used; x++) {
      if (edges.exists(part, x) && (!edges.exists(b, x) || edges.isNearer(part, b, x))) {
        edges.adopt(b, part, x);
      }
    }
  }

  /**
   * Opens an inner blossom whose label has reached zero: it would become negative (invariant 1).
   * The parts on the even way from its entry to its base stay in the tree, as inner and outer in
   * turn; the others leave it, matched among themselves.
   */
  private void expand(int b) {
    var parts = petals.of(b);
    for (int part : parts) {
      setOutermost(part, part);
    }
    int entry = petals.holding(b, edges.from(b, parent[b]));
    int at = petals.place(b, entry);
    for (int i = 0; i < at; i += 2) {
      int inner = parts.get(i);
      int outer = parts.get(i + 1);
      parent[inner] = edges.from(outer, inner);
      side[inner] = INNER;
      side[outer] = OUTER;
      slack[inner] = 0;
      setSlack(outer);
      push(outer);
    }
    side[entry] = INNER;
    parent[entry] = parent[b];
    for (int i = at + 1; i < parts.size(); i++) {
      side[parts.get(i)] = FREE;
      setSlack(parts.get(i));
    }
    outermost[b] = 0;
  }

  /** Takes a tight edge into the forest; true if it completed a way between two free vertices. */
  private boolean grow(int x, int y) {
    int u = outermost[edges.from(x, y)];
    int v = outermost[edges.to(x, y)];
    if (side[v] == FREE) {
      parent[v] = edges.from(x, y);
      side[v] = INNER;
      int next = outermost[match[v]];
      slack[v] = 0;
      slack[next] = 0;
      side[next] = OUTER;
      push(next);
    } else if (side[v] == OUTER) {
      int ancestor = commonAncestor(u, v);
      if (ancestor == 0) {
        augment(u, v);
        augment(v, u);
        return true;
      }
      contract(u, ancestor, v);
    }
    return false;
  }

  /**
   * Grows a forest from all free vertices until one more pair is found; false if no further pair
   * adds weight. Blossoms stay from one call to the next, with their labels.
   */
  private boolean augmented() {
    Arrays.fill(side, 0, used + 1, FREE);
    Arrays.fill(slack, 0, used + 1, 0);
    queue.clear();
    for (int x = 1; x <= used; x++) {
      if (outermost[x] == x && match[x] == 0) {
        parent[x] = 0;
        side[x] = OUTER;
        push(x);
      }
    }
    if (queue.isEmpty()) {
      return false;
    }
    while (true) {
      if (searchTight()) {
        return true;
      }
      if (!shiftLabels()) {
        return false;
      }
      queue.clear();
      if (growTight()) {
        return true;
      }
      for (int b = n + 1; b <= used; b++) {
        if (outermost[b] == b && side[b] == INNER && edges.isLabelZero(b)) {
          expand(b);
        }
      }
    }
  }

  /** Grows along tight edges from the outer vertices that have not been searched. */
  private boolean searchTight() {
    while (!queue.isEmpty()) {
      int u = queue.remove();
      if (side[outermost[u]] == INNER) {
        continue;
      }
      for (int v = 1; v <= n; v++) {
        if (edges.exists(u, v) && outermost[u] != outermost[v]) {
          if (!edges.isTight(u, v)) {
            updateSlack(u, outermost[v]);
          } else if (grow(u, v)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Moves the labels until an edge gets tight or a blossom opens; false if free vertices stay.
   *
   * <p>Outer labels fall and inner ones rise by the same, so matched edges and those in the trees
   * stay tight (invariant 2). The step is the least that makes something happen: a larger one would
   * break invariant 1. A blossom's label moves twice as far the other way, to balance its two ends.
   */
  private boolean shiftLabels() {
    long[] delta = {};
    for (int x = 1; x <= used; x++) {
      long[] bound = {};
      if (outermost[x] == x && x > n && side[x] == INNER) {
        bound = edges.halfLabel(x);
      } else if (outermost[x] == x && slack[x] != 0 && side[x] != INNER) {
        var gap = edges.gap(slack[x], x);
        bound = side[x] == FREE ? gap : LabelledEdges.half(gap);
      }
      if (bound.length > 0 && (delta.length == 0 || Arrays.compare(bound, delta) < 0)) {
        delta = bound;
      }
    }
    // The label of a free vertex reaches zero first (invariant 3): the matching is as heavy as can
    // be.
    for (int u = 1; u <= n; u++) {
      if (side[outermost[u]] == OUTER && (delta.length == 0 || edges.compareLabel(u, delta) <= 0)) {
        return false;
      }
    }
    for (int u = 1; u <= n; u++) {
      edges.shiftLabel(u, delta, -sign(side[outermost[u]]));
    }
    for (int b = n + 1; b <= used; b++) {
      if (outermost[b] == b) {
        edges.shiftLabel(b, delta, 2 * sign(side[b]));
      }
    }
    return true;
  }

  private static int sign(int side) {
    return side == OUTER ? 1 : side == INNER ? -1 : 0;
  }

  /** Grows along the edges that the last step made tight: those that slack remembers. */
  private boolean growTight() {
    for (int x = 1; x <= used; x++) {
      int u = slack[x];
      if (outermost[x] == x && u != 0 && outermost[u] != x && edges.isTight(u, x) && grow(u, x)) {
        return true;
      }
    }
    return false;
  }
}
