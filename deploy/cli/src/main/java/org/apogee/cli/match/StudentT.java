package org.apogee.cli.match;

/** Student's t distribution, as far as a 95 % interval needs it. */
final class StudentT {
  /** The 97.5 % quantile of the normal distribution. */
  private static final double Z = 1.959963984540054;

  private StudentT() {}

  /** What 97.5 % lie below: Cornish and Fisher's expansion, exact values where it is poor. */
  static double quantile975(int freedom) {
    return switch (freedom) {
      case 1 -> 12.7062;
      case 2 -> 4.3027;
      case 3 -> 3.1824;
      case 4 -> 2.7764;
      default -> expansion(freedom);
    };
  }

  private static double expansion(double freedom) {
    double z3 = Z * Z * Z;
    double z5 = z3 * Z * Z;
    double z7 = z5 * Z * Z;
    return Z
        + (z3 + Z) / (4 * freedom)
        + (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom * freedom)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom * freedom * freedom);
  }
}
