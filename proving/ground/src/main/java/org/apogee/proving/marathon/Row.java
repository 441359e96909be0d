package org.apogee.proving.marathon;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A row of the report.
 *
 * @param what is done at release size
 * @param judged what must hold
 * @param parts each on a stack of its own, so that an interrupted row continues after the last one
 */
record Row(String name, String what, String judged, List<Part> parts) {
  Row {
    parts = List.copyOf(parts);
  }

  /** A part of a row; its name is unique in the row. */
  record Part(String name, Leg leg) {}

  /** What is done in a part. */
  interface Leg {
    Findings run(Ground ground) throws Exception;
  }

  /** Part of a row that this machine does not allow. */
  static final class NotPossible extends Exception {
    private static final long serialVersionUID = 1;

    private final String reason;

    NotPossible(String reason) {
      super(reason);
      this.reason = reason;
    }

    String reason() {
      return reason;
    }
  }

  /**
   * So many repetitions as parts of at most so many.
   *
   * @param leg for a number of repetitions
   */
  static List<Part> split(String name, int times, int most, IntFunction<Leg> leg) {
    var parts = new ArrayList<Part>();
    for (int done = 0; done < times; done += most) {
      int next = Math.min(most, times - done);
      parts.add(new Part("%s %d to %d".formatted(name, done + 1, done + next), leg.apply(next)));
    }
    return List.copyOf(parts);
  }
}
