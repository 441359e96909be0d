package org.apogee.engine.sol;

/** Draws the board as text, from the view alone. */
final class SolSketch {
  private SolSketch() {}

  static String draw(SolView view) {
    return view.toString();
  }
}
