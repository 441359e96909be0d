package org.apogee.engine;

import java.util.List;

/**
 * What a legal move means to a person who is about to choose.
 *
 * @param sentence what it does, with its cost and its effect, as far as the seat to act can know
 * @param pieces what the person points at, in this order: first the piece that acts, then its
 *     targets, under the names they have in views; empty for a move of words alone
 * @param isFinal whether the move ends something that the person may want to go on with, or gives
 *     something up, so that a page asks before it is made
 */
public record MoveHint(String sentence, List<String> pieces, boolean isFinal) {
  public MoveHint {
    pieces = List.copyOf(pieces);
  }

  public static MoveHint of(String sentence, String... pieces) {
    return new MoveHint(sentence, List.of(pieces), false);
  }

  public static MoveHint ending(String sentence, String... pieces) {
    return new MoveHint(sentence, List.of(pieces), true);
  }
}
