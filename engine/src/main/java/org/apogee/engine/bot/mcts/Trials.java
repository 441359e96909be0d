package org.apogee.engine.bot.mcts;

import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.bot.Dice;
import org.apogee.engine.bot.PositionValue;
import org.apogee.engine.bot.TurnPlanner;

/**
 * One decision, thought about for as long as the caller likes: the best plans, each tried out
 * against greedy play of all seats.
 *
 * <p>A plan that is good in one deal may be nonsense in the next, so what was found in one play-out
 * says little in another, and no tree is kept. Each play-out deals what the seat cannot know,
 * follows a candidate, and then plays narrow plans for the seat to act. All are judged at the same
 * turn if the game counts turns, else after as many plans, because a position looks better with
 * every turn that its owner has had.
 */
final class Trials {
  private static final int ROOT_PLANS = 64; // enough to begin with different moves
  private static final int DEPTH_MAX = 64;

  private final Evaluation evaluation;
  private final Lookahead lookahead;
  private final TurnPlanner rootPlanner;
  private final TurnPlanner planner;
  private final Candidates candidates = new Candidates();
  private final Dice dice = new Dice();
  private final MoveList legal = new MoveList();
  private Position[] positions = {}; // the root and the play-out's own
  private int seat;
  private int lastTurn;
  private long seed;

  /**
   * For decisions of one game.
   *
   * @param width of the beam that finds the plans to try
   */
  Trials(Evaluation evaluation, int width, Lookahead lookahead) {
    this.evaluation = evaluation;
    this.lookahead = lookahead;
    rootPlanner = new TurnPlanner(evaluation, width, ROOT_PLANS);
    planner = new TurnPlanner(evaluation, lookahead.width, 1, lookahead.draws);
  }

  void start(Position known, int seat, long seed) {
    if (positions.length == 0 || positions[0].seats() != known.seats()) {
      positions = new Position[] {known.copy(), known.copy()};
    }
    positions[0].copyFrom(known);
    this.seat = seat;
    this.seed = seed;
    int turn = evaluation.turn(known);
    lastTurn = turn == Evaluation.UNCOUNTED ? turn : turn + evaluation.turnsAhead(known.seats());
    rootPlanner.plan(known, seat, seed);
    candidates.choose(rootPlanner.plans());
  }

  /**
   * Plays one short game in its head.
   *
   * @param spent the share of the budget that is used up, from 0 to below 1
   */
  void playOut(double spent) {
    int candidate = candidates.next(spent);
    var position = positions[1];
    position.copyFrom(positions[0]);
    long luck = Dice.seedOf(seed, candidates.visits(candidate));
    dice.restart(luck);
    position.determinize(seat, dice);
    follow(rootPlanner, candidates.rank(candidate), position);
    goOn(position, luck);
    candidates.add(candidate, PositionValue.value(evaluation, position, seat));
  }

  /** Every turn has luck of its own, however much of it the turns before have used. */
  private void goOn(Position position, long luck) {
    int turn = Evaluation.UNCOUNTED;
    for (int depth = 1; !isDeepEnough(position, depth); depth++) {
      int now = evaluation.turn(position);
      if (now != turn) {
        turn = now;
        dice.restart(Dice.seedOf(luck, turn));
      }
      planner.plan(position, position.seatToAct(), dice.nextSeed());
      follow(planner, 0, position);
    }
  }

  private boolean isDeepEnough(Position position, int depth) {
    if (depth == DEPTH_MAX || position.isOver()) {
      return true;
    }
    return lastTurn == Evaluation.UNCOUNTED
        ? depth > lookahead.plans(position.seats())
        : evaluation.turn(position) >= lastTurn;
  }

  /** Plays a plan as long as luck and hidden cards allow it. */
  private void follow(TurnPlanner by, int rank, Position position) {
    int mover = position.seatToAct();
    var plans = by.plans();
    for (int i = 0; i < plans.length(rank); i++) {
      long move = plans.move(rank, i);
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

  /** Where the last play-out was judged. */
  Position reached() {
    return positions[1];
  }

  /** The share of the budget that this decision deserves. */
  double effort() {
    return evaluation.effort(rootPlanner.plans().value(0));
  }

  /** Whether more play-outs are not worth it. */
  boolean isSettled() {
    return candidates.isSettled();
  }

  long bestMove() {
    return rootPlanner.plans().move(candidates.rank(candidates.best()), 0);
  }
}
