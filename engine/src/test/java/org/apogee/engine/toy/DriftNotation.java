package org.apogee.engine.toy;

import org.apogee.engine.Args;
import org.apogee.engine.MoveText;
import org.apogee.engine.Notation;
import org.apogee.engine.Position;

/** Moves of Drift in words: {@code coast}, {@code burn 3}. */
final class DriftNotation implements Notation {
  @Override
  public MoveText describe(Position position, long move) {
    return move == DriftPosition.COAST
        ? new MoveText("coast", Args.none(), "coast", "R 2.3")
        : new MoveText("burn", Args.of("fuel", (int) move), "burn " + move, "R 2.2");
  }
}
