package org.apogee.engine.sol;

/** Fills the view from a position. */
final class SolViews {
  private SolViews() {}

  static SolView of(SolPosition p, int viewer) {
    return new SolView(viewer);
  }
}
