package org.apogee.proving.marathon;

import java.util.Collection;

/** What became of a part or of a row. */
enum Verdict {
  MET("met"),
  NOT_MET("not met"),
  NOT_RUN("not run");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /** Of a row: one part that is not met decides; then one that is missing. */
  static Verdict of(Collection<Verdict> parts) {
    if (parts.contains(NOT_MET)) {
      return NOT_MET;
    }
    return parts.isEmpty() || parts.contains(NOT_RUN) ? NOT_RUN : MET;
  }
}
