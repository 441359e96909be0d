package org.apogee.engine.supernova;

import org.apogee.engine.Position;
import org.apogee.proving.puzzle.Puzzle;
import org.apogee.proving.puzzle.PuzzleLaws;

final class SupernovaPuzzlesTest extends PuzzleLaws {
  SupernovaPuzzlesTest() {
    super("supernova");
  }

  @Override
  protected Position scene(Puzzle puzzle) {
    return SupernovaScene.supernova(puzzle.seats())
        .given(puzzle.given().toArray(String[]::new))
        .in(Step.valueOf(puzzle.step().orElseThrow()))
        .when(puzzle.after().toArray(String[]::new))
        .position();
  }
}
