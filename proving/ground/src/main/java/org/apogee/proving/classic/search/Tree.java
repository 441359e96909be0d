package org.apogee.proving.classic.search;

import java.util.Arrays;
import org.apogee.engine.bot.Plans;

/**
 * The search tree in arrays that are filled again for every search.
 *
 * <p>A node is a moment at which a seat plans; an edge is a plan, a few moves of that seat. What
 * luck and hidden cards do in between is not in the tree: a node stands for everything that may
 * have happened on the way, and an edge counts how often it was possible at all.
 */
final class Tree {
  static final int NONE = -1;
  static final int ROOT = 0;

  int[] seatOfNode = new int[256];
  int[] firstEdge = new int[256];
  int[] visitsOfNode = new int[256];
  private int nodes;

  int[] nextEdge = new int[1024];
  int[] child = new int[1024];
  int[] visits = new int[1024];
  int[] available = new int[1024];
  double[] sums = new double[1024];
  double[] guesses = new double[1024]; // what the planner thought of the plan
  private int[] firstMove = new int[1024];
  private int[] lengths = new int[1024];
  private int edges;

  private long[] moves = new long[4096];
  private int movesUsed;

  /** Only a root is left, of which nothing is known. */
  void restart(int seat) {
    nodes = 0;
    edges = 0;
    movesUsed = 0;
    addNode(seat);
  }

  int addNode(int seat) {
    if (nodes == seatOfNode.length) {
      int more = nodes << 1;
      seatOfNode = Arrays.copyOf(seatOfNode, more);
      firstEdge = Arrays.copyOf(firstEdge, more);
      visitsOfNode = Arrays.copyOf(visitsOfNode, more);
    }
    seatOfNode[nodes] = seat;
    firstEdge[nodes] = NONE;
    visitsOfNode[nodes] = 0;
    return nodes++;
  }

  /** Adds the plans that the node does not have yet. */
  void addEdges(int node, Plans plans) {
    for (int rank = plans.size() - 1; rank >= 0; rank--) {
      if (!hasEdge(node, plans, rank)) {
        addEdge(node, plans, rank);
      }
    }
  }

  private void addEdge(int node, Plans plans, int rank) {
    growEdges();
    int length = plans.length(rank);
    while (movesUsed + length > moves.length) {
      moves = Arrays.copyOf(moves, moves.length << 1);
    }
    nextEdge[edges] = firstEdge[node];
    child[edges] = NONE;
    visits[edges] = 0;
    available[edges] = 0;
    sums[edges] = 0;
    guesses[edges] = plans.value(rank);
    firstMove[edges] = movesUsed;
    lengths[edges] = length;
    for (int i = 0; i < length; i++) {
      moves[movesUsed++] = plans.move(rank, i);
    }
    firstEdge[node] = edges++;
  }

  private void growEdges() {
    if (edges < nextEdge.length) {
      return;
    }
    int more = edges << 1;
    nextEdge = Arrays.copyOf(nextEdge, more);
    child = Arrays.copyOf(child, more);
    visits = Arrays.copyOf(visits, more);
    available = Arrays.copyOf(available, more);
    sums = Arrays.copyOf(sums, more);
    guesses = Arrays.copyOf(guesses, more);
    firstMove = Arrays.copyOf(firstMove, more);
    lengths = Arrays.copyOf(lengths, more);
  }

  private boolean hasEdge(int node, Plans plans, int rank) {
    for (int edge = firstEdge[node]; edge != NONE; edge = nextEdge[edge]) {
      if (isPlan(edge, plans, rank)) {
        return true;
      }
    }
    return false;
  }

  private boolean isPlan(int edge, Plans plans, int rank) {
    if (lengths[edge] != plans.length(rank)) {
      return false;
    }
    for (int i = 0; i < lengths[edge]; i++) {
      if (move(edge, i) != plans.move(rank, i)) {
        return false;
      }
    }
    return true;
  }

  int length(int edge) {
    return lengths[edge];
  }

  long move(int edge, int index) {
    return moves[firstMove[edge] + index];
  }

  /** The guess counts as one visit, so that a plan is not lost by one unlucky play-out. */
  double mean(int edge) {
    return (sums[edge] + guesses[edge]) / (visits[edge] + 1);
  }
}
