package org.apogee.engine.sol;

/** R 3.6: what is being decided. */
enum SolPhase {
  CHOOSE(0),
  MOVE(1),
  CONVERT(2),
  ACTIVATE(3),
  BONUS(4),
  FLARE(5),
  KEEP(6),
  LAST(7),
  OVER(8);

  private static final SolPhase[] ALL = values();

  /** In snapshots. */
  final int number;

  SolPhase(int number) {
    this.number = number;
  }

  static SolPhase of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }
}
