package org.apogee.engine.bot.mcts;

import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.Judge;
import org.apogee.engine.bot.TurnPlanner;

/** One search: play-outs that begin in the tree, go on with quick play and end in a judgement. */
final class Search {
  private static final int ROOT_WIDTH = Integer.getInteger("rootWidth", 8);
  private static final int ROOT_PLANS = Integer.getInteger("rootPlans", 32);
  private static final int WIDTH = Integer.getInteger("innerWidth", 2);
  private static final int PLANS = Integer.getInteger("innerPlans", 16);
  private static final int EXPAND_AT = Integer.getInteger("expandAt", 8);
  private static final int TURNS = Integer.getInteger("turns", 2);
  private static final int PLIES_MAX = Integer.getInteger("pliesMax", 60);
  private static final double CURIOSITY = Double.parseDouble(System.getProperty("c", "1"));

  private final Evaluation evaluation;
  private final boolean hasSecrets;
  private final TurnPlanner rootPlanner;
  private final TurnPlanner planner;
  private final QuickPlayer quick;
  private final Tree tree = new Tree();
  private final Dice dice = new Dice();
  private final Spread spread = new Spread();
  private final MoveList legal = new MoveList();
  private Position[] positions = {}; // the root, the play-out's own, one for trying
  private double[] values = {};
  private int seat;
  private int[] pathNodes = new int[PLIES_MAX + 1];
  private int[] pathEdges = new int[PLIES_MAX + 1];
  private int depth;

  Search(Evaluation evaluation, boolean hasSecrets) {
    this.evaluation = evaluation;
    this.hasSecrets = hasSecrets;
    rootPlanner = new TurnPlanner(evaluation, ROOT_WIDTH, ROOT_PLANS);
    planner = new TurnPlanner(evaluation, WIDTH, PLANS);
    quick = new QuickPlayer(evaluation);
  }

  void start(Position known, int seat, long seed) {
    if (positions.length == 0 || positions[0].seats() != known.seats()) {
      positions = new Position[] {known.copy(), known.copy(), known.copy()};
      values = new double[known.seats()];
    }
    positions[0].copyFrom(known);
    this.seat = seat;
    tree.restart(seat);
    spread.restart();
    dice.restart(seed);
  }

  void playOut() {
    var position = positions[1];
    position.copyFrom(positions[0]);
    if (hasSecrets) {
      position.determinize(seat, dice);
    }
    depth = 0;
    descend(position);
    playOn(position, TURNS * position.seats() + 1 - depth);
    for (int s = 0; s < values.length; s++) {
      values[s] = Judge.value(evaluation, position, s);
    }
    spread.add(values[seat]);
    for (int i = 0; i < depth; i++) {
      int edge = pathEdges[i];
      tree.visits[edge]++;
      tree.sums[edge] += values[tree.seatOfNode[pathNodes[i]]];
    }
  }

  /** Goes down the tree as far as it is known, and makes it known a little further. */
  private void descend(Position position) {
    int node = Tree.ROOT;
    int depthMax = Math.min(PLIES_MAX, TURNS * position.seats() + 1);
    while (depth < depthMax
        && !position.isOver()
        && position.seatToAct() == tree.seatOfNode[node]
        && isKnown(node, position)) {
      int edge = select(node, position);
      if (edge == Tree.NONE) {
        return;
      }
      pathNodes[depth] = node;
      pathEdges[depth++] = edge;
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

  /** A node is planned for when it has been passed a few times, and anew when it matters more. */
  private boolean isKnown(int node, Position position) {
    int visits = ++tree.visitsOfNode[node];
    if (node == Tree.ROOT) {
      if (tree.expansions[node] == 0) {
        rootPlanner.plan(position, seat, dice.nextSeed());
        tree.addEdges(node, rootPlanner.plans());
        tree.expansions[node]++;
      }
      return true;
    }
    if (visits < EXPAND_AT) {
      return false;
    }
    if (tree.expansions[node] == 0 || (hasSecrets && Integer.bitCount(visits) == 1)) {
      planner.plan(position, tree.seatOfNode[node], dice.nextSeed());
      tree.addEdges(node, planner.plans());
      tree.expansions[node]++;
    }
    return true;
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

  /** Plays a plan as long as luck and hidden cards allow it; quick play ends the turn. */
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

  private void playOn(Position position, int turns) {
    int left = turns;
    for (int ply = 0; ply < PLIES_MAX && left > 0 && !position.isOver(); ply++) {
      int mover = position.seatToAct();
      quick.play(position, positions[2], dice);
      if (evaluation.endsTurn(position, mover)) {
        left--;
      }
    }
  }

  /** The first move of the plan that was tried most; of equals the one with the better mean. */
  long bestMove() {
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
