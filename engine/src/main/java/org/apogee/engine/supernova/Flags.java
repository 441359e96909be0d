package org.apogee.engine.supernova;

/** R 2.9: what a card can do besides its numbers, as bits. */
final class Flags {
  static final int NO_ALIENS = 1;
  static final int NEEDS_POPULATION = 2;
  static final int DOCK = 4;
  static final int CONSUL = 8;
  static final int CHARTER = 16;
  static final int HIGH_G = 32;
  static final int LONG_RANGE = 64;
  static final int SCOUT = 128;

  private Flags() {}
}
