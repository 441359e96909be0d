package org.apogee.engine.bot;

import org.apogee.engine.Evaluation;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/**
 * Finds good ways to play the rest of a turn: a beam search over the decisions of one seat.
 *
 * <p>After each decision only the best few unfinished plans are followed. A plan is finished when
 * the turn ends or when luck falls, for what comes after a draw should depend on it; its value is
 * then the mean over a few draws, the same ones for every plan. Two plans of exactly the same value
 * are nearly always the same moves in another order, so one of them is enough. Moves are looked at
 * from one chosen by lot onwards, so that a game without opinions is not played by move number.
 */
public final class TurnPlanner {
  private static final int SAMPLES = 4;

  private final Evaluation evaluation;
  private final Dice dice = new Dice();
  private final Dice lots = new Dice();
  private final MoveList moves = new MoveList();
  private final int width;
  private final int samples;
  private final Plans finished;
  private Plans beam;
  private Plans next;
  private Position[] beamPositions = {};
  private Position[] nextPositions = {};
  private Position[] scratch = {};

  public TurnPlanner(Evaluation evaluation, int width, int plansMax) {
    this(evaluation, width, plansMax, SAMPLES);
  }

  /** With fewer samples of luck than usual: faster, and more often deceived by it. */
  public TurnPlanner(Evaluation evaluation, int width, int plansMax, int samples) {
    this.evaluation = evaluation;
    this.width = width;
    this.samples = samples;
    finished = new Plans(plansMax);
    beam = new Plans(width);
    next = new Plans(width);
  }

  /** The plans of the last search, the best first; at least one. */
  public Plans plans() {
    return finished;
  }

  /** Plans the turn of the seat to act; the position stays as it is. */
  public void plan(Position start, int seat, long seed) {
    prepare(start);
    lots.restart(seed);
    finished.clear();
    beam.startEmpty();
    beamPositions[0].copyFrom(start);
    for (int length = 0; beam.size() > 0 && length < Plans.LENGTH_MAX; length++) {
      next.clear();
      for (int rank = 0; rank < beam.size(); rank++) {
        follow(rank, seat, seed, length + 1 == Plans.LENGTH_MAX);
      }
      swap();
    }
  }

  private void follow(int rank, int seat, long seed, boolean last) {
    var from = beamPositions[beam.slot(rank)];
    from.legalMoves(moves);
    int first = lots.below(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get((first + i) % moves.size());
      dice.restart(Dice.seedOf(seed, 0));
      scratch[0].copyFrom(from);
      scratch[0].play(move, dice);
      double value = PositionValue.value(evaluation, scratch[0], seat);
      if (dice.drawn() > 0) {
        finish(rank, move, meanOverDraws(from, move, seat, seed, value));
      } else if (last || scratch[0].isOver() || evaluation.endsTurn(scratch[0], seat)) {
        finish(rank, move, value);
      } else {
        keep(rank, move, value);
      }
    }
  }

  private double meanOverDraws(Position from, long move, int seat, long seed, double first) {
    double sum = first;
    for (int sample = 1; sample < samples; sample++) {
      dice.restart(Dice.seedOf(seed, sample));
      scratch[0].copyFrom(from);
      scratch[0].play(move, dice);
      sum += PositionValue.value(evaluation, scratch[0], seat);
    }
    return sum / samples;
  }

  private void finish(int rank, long move, double value) {
    if (finished.wouldKeep(value, beam.length(rank) + 1)) {
      finished.insert(value, beam, rank, move);
    }
  }

  private void keep(int rank, long move, double value) {
    if (next.wouldKeep(value, beam.length(rank) + 1)) {
      int slot = next.insert(value, beam, rank, move);
      var kept = nextPositions[slot];
      nextPositions[slot] = scratch[0];
      scratch[0] = kept;
    }
  }

  private void swap() {
    var plans = beam;
    beam = next;
    next = plans;
    var positions = beamPositions;
    beamPositions = nextPositions;
    nextPositions = positions;
  }

  private void prepare(Position like) {
    if (scratch.length > 0 && scratch[0].seats() == like.seats()) {
      return;
    }
    beamPositions = copies(like, width);
    nextPositions = copies(like, width);
    scratch = copies(like, 1);
  }

  private static Position[] copies(Position like, int count) {
    var copies = new Position[count];
    for (int i = 0; i < count; i++) {
      copies[i] = like.copy();
    }
    return copies;
  }
}
