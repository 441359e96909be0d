package org.apogee.node.api;

import java.util.List;
import org.apogee.platform.http.Fields;

/**
 * Moves that a player tries out.
 *
 * @param ply how many decisions were taken before
 */
record Attempt(int ply, List<Long> moves) {
  /** More than any turn of a game needs; each is played on a few copies. */
  private static final int MOVES_MAX = 64;

  Attempt {
    moves = List.copyOf(moves);
  }

  static Attempt read(Fields fields) {
    int ply = fields.whole("ply", 0, Move.PLIES_MAX);
    var moves = fields.texts("moves", MOVES_MAX, Move.CODE_MAX);
    return new Attempt(
        ply, moves.stream().map(text -> Move.code("Each of 'moves'", text)).toList());
  }
}
