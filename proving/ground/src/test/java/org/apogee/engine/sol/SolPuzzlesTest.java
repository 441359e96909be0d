package org.apogee.engine.sol;

import org.apogee.engine.Position;
import org.apogee.proving.puzzle.Puzzle;
import org.apogee.proving.puzzle.PuzzleLaws;

final class SolPuzzlesTest extends PuzzleLaws {
  SolPuzzlesTest() {
    super("sol");
  }

  /** The positions were recorded with these limits. */
  @Override
  protected Position scene(Puzzle puzzle) {
    return SolScene.sol(puzzle.seats())
        .option("quietRounds", "5")
        .option("maxRounds", "50")
        .deck(puzzle.deck().stream().mapToInt(Integer::intValue).toArray())
        .given(puzzle.given().toArray(String[]::new))
        .when(puzzle.after().toArray(String[]::new))
        .position();
  }
}
