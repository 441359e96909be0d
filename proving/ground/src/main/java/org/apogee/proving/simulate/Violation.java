package org.apogee.proving.simulate;

/** A promise that was broken in a simulated tournament. */
public final class Violation extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Violation(String what) {
    super(what);
  }
}
