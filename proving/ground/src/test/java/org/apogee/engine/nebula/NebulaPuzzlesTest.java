package org.apogee.engine.nebula;

import org.apogee.engine.Position;
import org.apogee.proving.puzzle.Puzzle;
import org.apogee.proving.puzzle.PuzzleLaws;

final class NebulaPuzzlesTest extends PuzzleLaws {
  NebulaPuzzlesTest() {
    super("beyond-nebula");
  }

  @Override
  protected Position scene(Puzzle puzzle) {
    var scene =
        switch (puzzle.step().orElseThrow()) {
          case "PROGRESS" -> NebulaScene.progress();
          case "OPENING" -> NebulaScene.opening();
          default -> NebulaScene.conflict();
        };
    return scene
        .given(puzzle.given().toArray(String[]::new))
        .when(puzzle.after().toArray(String[]::new))
        .position();
  }
}
