package org.apogee.proving.marathon;

import java.util.List;

/**
 * The straight line through measured points, by least squares.
 *
 * @param start its value at the first point
 * @param perHour how much it rises in an hour
 * @param error the standard error of that
 */
record Slope(double start, double perHour, double error) {
  /** Two standard errors: noise alone exceeds them once in forty times. */
  private static final double SURE = 2;

  /** A line needs two points, and its error a third. */
  private static final int POINTS_MIN = 3;

  /** A measured point. */
  record Point(double hours, double value) {}

  static Slope of(List<Point> points) {
    if (points.size() < POINTS_MIN) {
      throw new IllegalArgumentException(points.size() + " points make no line with an error");
    }
    double n = points.size();
    double meanX = points.stream().mapToDouble(Point::hours).sum() / n;
    double meanY = points.stream().mapToDouble(Point::value).sum() / n;
    double spread = 0;
    double product = 0;
    for (var point : points) {
      spread += (point.hours - meanX) * (point.hours - meanX);
      product += (point.hours - meanX) * (point.value - meanY);
    }
    if (spread == 0) {
      throw new IllegalArgumentException("all points were measured at the same time");
    }
    double slope = product / spread;
    double rest = 0;
    for (var point : points) {
      double off = point.value - meanY - slope * (point.hours - meanX);
      rest += off * off;
    }
    double error = Math.sqrt(rest / (n - 2) / spread);
    double start = meanY + slope * (points.getFirst().hours - meanX);
    return new Slope(start, slope, error);
  }

  /**
   * Whether the value surely rises by more than it may.
   *
   * @param hours how long it was measured
   * @param allowed by how much it may rise in this time
   */
  boolean rises(double hours, double allowed) {
    return (perHour - SURE * error) * hours > allowed;
  }
}
