package org.apogee.engine.nebula;

/** R 11.2: when techs may be used. */
enum Window {
  PROGRESS(0),
  OPENING(1),
  CONFLICT(2),
  BEFORE_COMBAT(3),
  ROUND(4),
  LOSS(5);

  static final int COUNT = 6;

  final int number;

  Window(int number) {
    this.number = number;
  }

  /** The techs listed for this window, bit t for tech t. */
  int techs() {
    return Tech.listedFor(this);
  }
}
