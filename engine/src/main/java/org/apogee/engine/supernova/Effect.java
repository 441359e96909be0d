package org.apogee.engine.supernova;

/** R 2.9 and R 9.2: what a special does, and when it may be played. */
enum Effect {
  NONE(0),
  DESTROY_PLANET(Effect.ACTION),
  COLLAPSE_PLANET(Effect.ACTION),
  BANISH_SHIP(Effect.BUILD | Effect.ACTION | Effect.TRANSPORT | Effect.WINDOW),
  EXTRA_ACTION(Effect.ACTION),
  MOD(Effect.WINDOW),
  KILL_POP(Effect.BUILD | Effect.ACTION | Effect.TRANSPORT | Effect.WINDOW),
  REMOVE_ENV(Effect.BUILD),
  CANCEL(Effect.WINDOW),
  END_ATTACK(Effect.WINDOW);

  static final int BUILD = 1;
  static final int ACTION = 2;
  static final int TRANSPORT = 4;
  static final int WINDOW = 8;

  private final int moments;

  Effect(int moments) {
    this.moments = moments;
  }

  /** Whether it may be played in a moment of the own turn, or in a window of an attack. */
  boolean isPlayableIn(int moment) {
    return (moments & moment) != 0;
  }
}
