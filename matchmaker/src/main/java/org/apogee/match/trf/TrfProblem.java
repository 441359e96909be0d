package org.apogee.match.trf;

/** A file that is no report: says on which line, and what is wrong there. */
public final class TrfProblem extends Exception {
  private static final long serialVersionUID = 1L;

  TrfProblem(int line, String what) {
    super("Line " + line + ": " + what);
  }
}
