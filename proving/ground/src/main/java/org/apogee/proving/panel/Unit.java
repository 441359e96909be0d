package org.apogee.proving.panel;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers as a dashboard writes them. */
final class Unit {
  private static final String[] LARGE = {"", " k", " M", " G", " T"};

  private Unit() {}

  static String of(double value, String unit) {
    if (Double.isNaN(value)) {
      return "no data";
    }
    return switch (unit) {
      case "percentunit" -> digits(value * 100) + " %";
      case "s" -> seconds(value);
      case "bytes" -> large(value) + "B";
      case "Bps" -> large(value) + "B/s";
      case "ops", "reqps" -> large(value) + "/s";
      default -> large(value);
    };
  }

  private static String seconds(double value) {
    if (Math.abs(value) >= 120) {
      return digits(value / 60) + " min";
    }
    return Math.abs(value) >= 1 || value == 0 ? digits(value) + " s" : digits(value * 1000) + " ms";
  }

  private static String large(double value) {
    double left = value;
    int step = 0;
    while (Math.abs(left) >= 1000 && step < LARGE.length - 1) {
      left /= 1000;
      step++;
    }
    return digits(left) + LARGE[step];
  }

  /** Three that count, and no more. */
  private static String digits(double value) {
    if (!Double.isFinite(value)) {
      return Double.toString(value);
    }
    var rounded = new BigDecimal(value).round(new MathContext(3));
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
