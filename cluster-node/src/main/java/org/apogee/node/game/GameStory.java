package org.apogee.node.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;
import org.apogee.engine.bot.PositionValue;

/**
 * How the seats of a game stood, from its first decision to its last: one point at the end of each
 * turn.
 *
 * <p>The curve of a finished game shows the evaluation of its ruleset, which sees hidden things.
 * The curve of a live game shows the scores, which everybody can see.
 */
final class GameStory {
  /** A curve of more points than that cannot be told from this one on a screen. */
  private static final int POINTS_MAX = 400;

  private static final double PRECISION = 1000;

  private final boolean isOver;
  private final Evaluation evaluation;
  private final boolean isJudged;
  private final List<Point> points = new ArrayList<>();
  private final Deque<double[]> recent = new ArrayDeque<>();
  private int seatToAct = Position.NOBODY;

  GameStory(Evaluation evaluation, boolean isOver) {
    this.evaluation = evaluation;
    this.isOver = isOver;
    this.isJudged = isOver && !evaluation.equals(Evaluation.BY_PLACE_AND_SCORE);
  }

  /**
   * What each seat had after a number of decisions.
   *
   * @param values of each seat: from 0 to 1 by evaluation, or its score
   */
  record Point(int ply, List<Double> values) {}

  /**
   * The whole curve.
   *
   * @param kind {@code evaluation} or {@code score}
   */
  record Curve(String game, boolean over, int plies, String kind, List<Point> points) {}

  /** To be called for each position in turn, the set-up first. */
  void see(int ply, Position position) {
    int next = position.seatToAct();
    if (ply == 0 || next != seatToAct) {
      add(ply, position);
    }
    seatToAct = next;
  }

  private void add(int ply, Position position) {
    var values = new double[position.seats()];
    for (int seat = 0; seat < values.length; seat++) {
      values[seat] =
          isJudged ? PositionValue.value(evaluation, position, seat) : position.score(seat);
    }
    points.add(new Point(ply, rounded(position.isOver() ? values : smoothed(values))));
  }

  /**
   * An evaluation likes every position more after an own turn, so the curve would go up and down
   * with each; the mean over one round of the table shows what lasts.
   */
  private double[] smoothed(double[] values) {
    if (!isJudged) {
      return values;
    }
    recent.addLast(values);
    if (recent.size() > values.length) {
      recent.removeFirst();
    }
    var mean = new double[values.length];
    for (var one : recent) {
      for (int seat = 0; seat < mean.length; seat++) {
        mean[seat] += one[seat] / recent.size();
      }
    }
    return mean;
  }

  private static List<Double> rounded(double[] values) {
    var list = new ArrayList<Double>();
    for (double value : values) {
      list.add(Math.round(value * PRECISION) / PRECISION);
    }
    return list;
  }

  Curve curve(String game, int plies) {
    return new Curve(game, isOver, plies, isJudged ? "evaluation" : "score", thinned());
  }

  /** Evenly spread, with the first and the last. */
  private List<Point> thinned() {
    int all = points.size();
    if (all <= POINTS_MAX) {
      return points;
    }
    var some = new ArrayList<Point>();
    for (int i = 0; i < POINTS_MAX; i++) {
      some.add(points.get((int) ((long) i * (all - 1) / (POINTS_MAX - 1))));
    }
    return some;
  }
}
