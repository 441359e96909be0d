package org.apogee.proving.classic.search;

import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.PositionValue;
import org.apogee.engine.bot.TurnPlanner;

/**
 * For games without secrets: play-outs through a tree of plans, each judged a fixed number of turns
 * later.
 *
 * <p>A node is planned for when it is first reached: a few plans for the seat that searches, the
 * one best plan for others, for they are taken to plan as the greedy bot does. All play-outs end at
 * the same depth, because a position looks better with every turn that its owner has had. The k-th
 * play-out of each plan of the root has the same luck, so that plans are compared and not dice.
 */
final class Search implements Thinking {
  // Found by matches in SOL: few plans looked at three turns ahead beat many looked at once.
  private static final int ROOT_WIDTH = 16;
  private static final int ROOT_PLANS = 12;
  private static final int WIDTH = 4;
  private static final int PLANS = 3;

  /** After the turn that is planned, so many more of every seat. */
  private static final int TURNS = 3;

  private static final int DEPTH_MAX = 32;

  /** How much a plan is worth trying for being little tried, in deviations of the results. */
  private static final double CURIOSITY = 0.5;

  private final Evaluation evaluation;
  private final TurnPlanner rootPlanner;
  private final TurnPlanner planner;
  private final TurnPlanner rivalPlanner;
  private final Tree tree = new Tree();
  private final Dice dice = new Dice();
  private final Spread spread = new Spread();
  private final MoveList legal = new MoveList();
  private Position[] positions = {}; // the root and the play-out's own
  private double[] values = {};
  private int seat;
  private long seed;
  private final int[] pathNodes = new int[DEPTH_MAX];
  private final int[] pathEdges = new int[DEPTH_MAX];
  private int depth;

  Search(Evaluation evaluation) {
    this.evaluation = evaluation;
    rootPlanner = new TurnPlanner(evaluation, ROOT_WIDTH, ROOT_PLANS);
    planner = new TurnPlanner(evaluation, WIDTH, PLANS);
    rivalPlanner = new TurnPlanner(evaluation, WIDTH, 1);
  }

  @Override
  public void start(Position known, int seat, long seed) {
    if (positions.length == 0 || positions[0].seats() != known.seats()) {
      positions = new Position[] {known.copy(), known.copy()};
      values = new double[known.seats()];
    }
    positions[0].copyFrom(known);
    this.seat = seat;
    this.seed = seed;
    tree.restart(seat);
    spread.restart();
    dice.restart(seed);
  }

  @Override
  public void playOut(double spent) {
    var position = positions[1];
    position.copyFrom(positions[0]);
    depth = 0;
    descend(position);
    for (int s = 0; s < values.length; s++) {
      values[s] = PositionValue.value(evaluation, position, s);
    }
    spread.add(values[seat]);
    for (int i = 0; i < depth; i++) {
      int edge = pathEdges[i];
      tree.visits[edge]++;
      tree.sums[edge] += values[tree.seatOfNode[pathNodes[i]]];
    }
  }

  /** Goes down the tree, and makes it known where it is not. */
  private void descend(Position position) {
    int node = Tree.ROOT;
    int depthMax = Math.min(DEPTH_MAX, TURNS * position.seats() + 1);
    while (depth < depthMax
        && !position.isOver()
        && position.seatToAct() == tree.seatOfNode[node]) {
      planFor(node, position);
      int edge = select(node, position);
      if (edge == Tree.NONE) {
        return;
      }
      pathNodes[depth] = node;
      pathEdges[depth++] = edge;
      if (node == Tree.ROOT) {
        dice.restart(Dice.seedOf(seed, tree.visits[edge]));
      }
      follow(edge, position, tree.seatOfNode[node]);
      if (position.isOver()) {
        return;
      }
      if (tree.child[edge] == Tree.NONE) {
        tree.child[edge] = tree.addNode(position.seatToAct());
      }
      node = tree.child[edge];
    }
  }

  private void planFor(int node, Position position) {
    if (++tree.visitsOfNode[node] == 1) {
      var by = plannerFor(node);
      by.plan(position, tree.seatOfNode[node], dice.nextSeed());
      tree.addEdges(node, by.plans());
    }
  }

  private TurnPlanner plannerFor(int node) {
    if (node == Tree.ROOT) {
      return rootPlanner;
    }
    return tree.seatOfNode[node] == seat ? planner : rivalPlanner;
  }

  private int select(int node, Position position) {
    position.legalMoves(legal);
    double curiosity = CURIOSITY * spread.deviation();
    int best = Tree.NONE;
    double bestScore = Double.NEGATIVE_INFINITY;
    for (int edge = tree.firstEdge[node]; edge != Tree.NONE; edge = tree.nextEdge[edge]) {
      if (legal.contains(tree.move(edge, 0))) {
        double log = StrictMath.log(2.0 + tree.available[edge]++);
        double score = tree.mean(edge) + curiosity * Math.sqrt(log / (tree.visits[edge] + 1));
        if (score > bestScore) {
          bestScore = score;
          best = edge;
        }
      }
    }
    return best;
  }

  /** Plays a plan as long as luck allows it. */
  private void follow(int edge, Position position, int mover) {
    for (int i = 0; i < tree.length(edge); i++) {
      long move = tree.move(edge, i);
      if (i > 0) {
        if (position.seatToAct() != mover) {
          return;
        }
        position.legalMoves(legal);
        if (!legal.contains(move)) {
          return;
        }
      }
      position.play(move, dice);
    }
  }

  @Override
  public boolean isSettled() {
    return false;
  }

  /** The first move of the plan that was tried most; of equals the one with the better mean. */
  @Override
  public long bestMove() {
    int best = tree.firstEdge[Tree.ROOT];
    for (int edge = best; edge != Tree.NONE; edge = tree.nextEdge[edge]) {
      if (tree.visits[edge] > tree.visits[best]
          || (tree.visits[edge] == tree.visits[best] && tree.mean(edge) > tree.mean(best))) {
        best = edge;
      }
    }
    return tree.move(best, 0);
  }
}
