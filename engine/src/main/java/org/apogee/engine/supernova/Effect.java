package org.apogee.engine.supernova;

/** R 2.9 and R 9.2: what a special does, and when it may be played. */
enum Effect {
  NONE("", "", "", 0),
  DESTROY_PLANET(
      "destroy-planet",
      "destruction of a planet",
      "a planet, everything on it and all ships in its orbit go to the Scrapyard",
      Effect.ACTION),
  COLLAPSE_PLANET(
      "collapse-planet",
      "collapse of a planet",
      "a planet and everything on it go to the Scrapyard, and the ships in its orbit flee into Deep"
          + " Space",
      Effect.ACTION),
  BANISH_SHIP(
      "banish-ship",
      "banishment of a ship",
      "a ship in orbit or in an attack goes to Deep Space with its assets",
      Effect.BUILD | Effect.ACTION | Effect.TRANSPORT | Effect.WINDOW),
  EXTRA_ACTION(
      "extra-action",
      "extra action",
      "the seat has another Action phase after this one",
      Effect.ACTION),
  MOD(
      "change-strength",
      "change of strength",
      "one side gains or loses strength in every battle of this Action phase",
      Effect.WINDOW),
  KILL_POP(
      "kill-population",
      "death of population",
      "a population card on a planet goes to the Scrapyard",
      Effect.BUILD | Effect.ACTION | Effect.TRANSPORT | Effect.WINDOW),
  REMOVE_ENV(
      "remove-environment",
      "removal of an environment",
      "an environment of a planet goes to the Scrapyard",
      Effect.BUILD),
  CANCEL(
      "cancel-special",
      "cancellation",
      "a special that changes the strength of a side no longer counts",
      Effect.WINDOW),
  END_ATTACK(
      "end-attack",
      "end of an attack",
      "the attack ends at once, and the fleet returns to its origin",
      Effect.WINDOW);

  static final int BUILD = 1;
  static final int ACTION = 2;
  static final int TRANSPORT = 4;
  static final int WINDOW = 8;

  final String id;
  final String title;
  final String sentence;
  private final int moments;

  Effect(String id, String title, String sentence, int moments) {
    this.id = id;
    this.title = title;
    this.sentence = sentence;
    this.moments = moments;
  }

  /** Whether it may be played in a moment of the own turn, or in a window of an attack. */
  boolean isPlayableIn(int moment) {
    return (moments & moment) != 0;
  }
}
