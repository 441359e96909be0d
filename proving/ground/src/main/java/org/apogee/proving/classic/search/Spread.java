package org.apogee.proving.classic.search;

/**
 * How far the results of a search lie apart. It sets the scale of curiosity: in some games a good
 * move changes the odds by half, in others by a hundredth.
 */
final class Spread {
  private static final double LEAST = 1e-6;

  private double mean;
  private double squares;
  private int count;

  void restart() {
    mean = 0;
    squares = 0;
    count = 0;
  }

  void add(double value) {
    count++;
    double before = value - mean;
    mean += before / count;
    squares += before * (value - mean);
  }

  /** The standard deviation of the results so far. */
  double deviation() {
    return count < 2 ? LEAST : Math.max(LEAST, Math.sqrt(squares / count));
  }
}
