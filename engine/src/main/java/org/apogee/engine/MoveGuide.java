package org.apogee.engine;

import org.apogee.engine.words.Words;

/**
 * Explains legal moves to people. {@link Notation} names a move briefly, for bots and replays; a
 * guide says in a sentence what it costs and what happens.
 */
public interface MoveGuide {
  /**
   * Explains a legal move of the seat to act. It may use only what this seat can know, so positions
   * that look alike to the seat have the same hints.
   */
  MoveHint hint(Position position, long move);

  /** For a game without a guide: the notation, and the texts among its details. */
  static MoveGuide by(Notation notation) {
    return (position, move) -> {
      var name = notation.describe(position, move);
      var pieces =
          name.args().values().stream()
              .filter(String.class::isInstance)
              .map(String.class::cast)
              .toArray(String[]::new);
      return MoveHint.of(Words.sentence(name.text()), pieces);
    };
  }
}
