package org.apogee.engine.toy;

import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;

/** Finds Drift by its name, as the command would, and plays a random game of it. */
public final class PlayDrift implements Callable<String> {
  @Override
  public String call() {
    var ruleset = Rulesets.find("drift");
    var random = new SplittableRandom(1);
    var chance = Chance.of(random);
    var position = ruleset.newPosition(Setup.of(ruleset, 2), chance);
    var moves = new MoveList();
    while (!position.isOver()) {
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
    }
    return "%s %s %s".formatted(ruleset.id(), ruleset.title(), position.outcome().ending());
  }
}
