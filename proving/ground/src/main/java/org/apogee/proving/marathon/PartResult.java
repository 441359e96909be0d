package org.apogee.proving.marathon;

import java.util.List;

/**
 * A finished part, as the state file keeps it.
 *
 * @param evidence what happened, with seconds since the part began
 * @param reason why it was not run; empty if it was
 * @param finished when, as ISO 8601
 */
record PartResult(
    String row,
    String part,
    Verdict verdict,
    String done,
    List<String> figures,
    List<String> evidence,
    List<String> faults,
    String reason,
    long acknowledged,
    double seconds,
    String finished,
    String commit) {
  PartResult {
    figures = List.copyOf(figures);
    evidence = List.copyOf(evidence);
    faults = List.copyOf(faults);
  }

  boolean is(String otherRow, String otherPart) {
    return row.equals(otherRow) && part.equals(otherPart);
  }
}
