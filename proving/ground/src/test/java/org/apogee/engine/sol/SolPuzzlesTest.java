package org.apogee.engine.sol;

import org.apogee.engine.Position;
import org.apogee.proving.puzzle.Puzzle;
import org.apogee.proving.puzzle.PuzzleLaws;

final class SolPuzzlesTest extends PuzzleLaws {
  SolPuzzlesTest() {
    super("sol");
  }

  @Override
  protected Position scene(Puzzle puzzle) {
    return SolScene.sol(puzzle.seats())
        .deck(puzzle.deck().stream().mapToInt(Integer::intValue).toArray())
        .given(puzzle.given().toArray(String[]::new))
        .when(puzzle.after().toArray(String[]::new))
        .position();
  }
}
