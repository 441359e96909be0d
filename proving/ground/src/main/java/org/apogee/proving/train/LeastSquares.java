package org.apogee.proving.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;

/**
 * Least-squares temporal differences, LSTD(lambda): the weights with which linear forecasts agree
 * best with each other and with what came, found at once instead of step by step. Sums are added in
 * the order of the games, so equal games give equal weights.
 */
final class LeastSquares {
  /** Holds a weight near zero about as strongly as this share of the moments would. */
  private static final double RIDGE = 0.001;

  private static final double LEAST = 0.001;

  private final int inputs;
  private final double lambda;
  private final double[][] matrix; // trace * (now - next)
  private final double[][] sums; // quantity, trace * what came
  private final double[] squares;

  LeastSquares(int inputs, int quantities, double lambda) {
    this.inputs = inputs;
    this.lambda = lambda;
    matrix = new double[inputs][inputs];
    sums = new double[quantities][inputs];
    squares = new double[inputs];
  }

  /** What one seat of a game has gone through. */
  final class Course {
    private final double[] trace = new double[inputs];
    private final double[] reached = new double[sums.length];
    private float[] last = {};

    /** The next moment, with how much of each quantity there is. */
    void moment(float[] described, double[] now) {
      if (last.length > 0) {
        follow();
        for (int i = 0; i < inputs; i++) {
          add(i, described, now);
        }
      }
      for (int i = 0; i < inputs; i++) {
        squares[i] += (double) described[i] * described[i];
      }
      last = described.clone();
      System.arraycopy(now, 0, reached, 0, reached.length);
    }

    /** The game is over; nothing more is to come. */
    void end(double[] now) {
      if (last.length > 0) {
        follow();
        var nothing = new float[inputs];
        for (int i = 0; i < inputs; i++) {
          add(i, nothing, now);
        }
      }
    }

    private void follow() {
      for (int i = 0; i < inputs; i++) {
        trace[i] = lambda * trace[i] + last[i];
      }
    }

    private void add(int i, float[] next, double[] now) {
      double share = trace[i];
      if (share == 0) {
        return;
      }
      var row = matrix[i];
      for (int j = 0; j < inputs; j++) {
        row[j] += share * (last[j] - next[j]);
      }
      for (int quantity = 0; quantity < sums.length; quantity++) {
        sums[quantity][i] += share * (now[quantity] - reached[quantity]);
      }
    }
  }

  /** Earlier games count for less from now on. */
  void fade(double keep) {
    for (var row : matrix) {
      scale(row, keep);
    }
    for (var sum : sums) {
      scale(sum, keep);
    }
    scale(squares, keep);
  }

  private static void scale(double[] numbers, double factor) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] *= factor;
    }
  }

  /** The weights for a quantity, by Gaussian elimination. */
  double[] solve(int quantity) {
    var rows = Arrays.stream(matrix).map(double[]::clone).toArray(double[][]::new);
    var right = sums[quantity].clone();
    for (int i = 0; i < inputs; i++) {
      rows[i][i] += RIDGE * squares[i] + LEAST;
    }
    for (int column = 0; column < inputs; column++) {
      bringUp(rows, right, column);
      for (int i = column + 1; i < inputs; i++) {
        double factor = rows[i][column] / rows[column][column];
        for (int j = column; j < inputs && factor != 0; j++) {
          rows[i][j] -= factor * rows[column][j];
        }
        right[i] -= factor * right[column];
      }
    }
    var weights = new double[inputs];
    for (int i = inputs - 1; i >= 0; i--) {
      double rest = right[i];
      for (int j = i + 1; j < inputs; j++) {
        rest -= rows[i][j] * weights[j];
      }
      weights[i] = rest / rows[i][i];
    }
    return weights;
  }

  /** The largest of a column, so that nothing is divided by nearly nothing. */
  private static void bringUp(double[][] rows, double[] right, int column) {
    int best = column;
    for (int i = column; i < rows.length; i++) {
      best = Math.abs(rows[i][column]) > Math.abs(rows[best][column]) ? i : best;
    }
    var row = rows[column];
    rows[column] = rows[best];
    rows[best] = row;
    double number = right[column];
    right[column] = right[best];
    right[best] = number;
  }

  void write(DataOutputStream out) throws IOException {
    for (var row : matrix) {
      write(out, row);
    }
    for (var sum : sums) {
      write(out, sum);
    }
    write(out, squares);
  }

  private static void write(DataOutputStream out, double[] numbers) throws IOException {
    for (double number : numbers) {
      out.writeDouble(number);
    }
  }

  void read(DataInputStream in) throws IOException {
    for (var row : matrix) {
      read(in, row);
    }
    for (var sum : sums) {
      read(in, sum);
    }
    read(in, squares);
  }

  private static void read(DataInputStream in, double[] into) throws IOException {
    for (int i = 0; i < into.length; i++) {
      into[i] = Checkpoint.finiteDouble(in);
    }
  }
}
