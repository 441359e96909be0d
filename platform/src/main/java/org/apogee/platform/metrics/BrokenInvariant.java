package org.apogee.platform.metrics;

/** Something that must always hold does not; what was to be done is not done. */
public final class BrokenInvariant extends IllegalStateException {
  private static final long serialVersionUID = 1;

  private final Invariant invariant;

  public BrokenInvariant(Invariant invariant, String message) {
    super(message);
    this.invariant = invariant;
  }

  public Invariant invariant() {
    return invariant;
  }
}
