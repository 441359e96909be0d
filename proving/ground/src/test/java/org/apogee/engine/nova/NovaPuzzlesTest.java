package org.apogee.engine.nova;

import org.apogee.engine.Position;
import org.apogee.proving.puzzle.Puzzle;
import org.apogee.proving.puzzle.PuzzleLaws;

final class NovaPuzzlesTest extends PuzzleLaws {
  NovaPuzzlesTest() {
    super("nova");
  }

  /**
   * The dice of a puzzle are those of the last move, or of the activation of I0. The snapshots are
   * older than the default of the option.
   */
  @Override
  protected Position scene(Puzzle puzzle) {
    var scene =
        NovaScene.galaxy(puzzle.seats())
            .option("orderBonus", "-1")
            .given(puzzle.given().toArray(String[]::new));
    int[] dice = puzzle.deck().stream().mapToInt(Integer::intValue).toArray();
    if (puzzle.step().isPresent()) {
      return scene.dice(dice).activate(0).position();
    }
    var moves = puzzle.after();
    for (int i = 0; i < moves.size(); i++) {
      if (i == moves.size() - 1 && dice.length > 0) {
        scene.dice(dice);
      }
      scene.when(moves.get(i));
    }
    return scene.position();
  }
}
