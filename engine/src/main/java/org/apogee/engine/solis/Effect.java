package org.apogee.engine.solis;

/** R 2.18 and R 2.19: the closed vocabulary of what technologies do. */
sealed interface Effect {
  /** Holds while active. */
  record Lasting(Passive what, int amount) implements Effect {}

  /** Combat tiles for the panel. */
  record Tiles(TileKind kind, int count) implements Effect {}

  /** Points at the end, for each unit of something. */
  record PointsPer(Metric metric, int points) implements Effect {}

  /** A reward the first time in each cycle that something happens. */
  record When(Event event, int stars) implements Effect {}

  /** Something that may be done, at a price. */
  record Power(Timing timing, int cost, Deed deed, int amount, boolean onlyAgainstEntity)
      implements Effect {}

  /** What is counted for points. */
  enum Metric {
    RES_N,
    RES_P,
    RES_H,
    RES_B,
    RES_A,
    SECTORS,
    ARTIFACTS,
    ACTIVE_BASICS
  }

  /** What is rewarded. */
  enum Event {
    KILL2,
    WIN_SECTOR,
    BUILD_GATE,
    BUILD_STATION
  }

  /** When a power may be used. */
  enum Timing {
    COMBAT,
    TURN,
    ACTION
  }

  /** What a power does. */
  enum Deed {
    REROLL,
    SETDIE,
    ADD_DICE,
    JAM,
    GAIN_ENERGY,
    RESTORE,
    DISABLE,
    FOLD_JUMP
  }

  static Effect lasting(Passive what, int amount) {
    return new Lasting(what, amount);
  }

  static Effect tiles(TileKind kind, int count) {
    return new Tiles(kind, count);
  }

  static Effect per(Metric metric) {
    return new PointsPer(metric, 1);
  }

  static Effect when(Event event, int stars) {
    return new When(event, stars);
  }

  static Effect power(Timing timing, int cost, Deed deed, int amount) {
    return new Power(timing, cost, deed, amount, false);
  }
}
