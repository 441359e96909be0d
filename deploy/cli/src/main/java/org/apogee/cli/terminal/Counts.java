package org.apogee.cli.terminal;

import org.apogee.engine.BadInput;

/** Options that count something. */
public final class Counts {
  private Counts() {}

  /** Refuses a count that is not from 1 to the most. */
  public static void check(String option, int value, int most) {
    if (value < 1 || value > most) {
      throw new BadInput(
          "bad-usage", "%s must be from 1 to %d, not %d.".formatted(option, most, value));
    }
  }
}
