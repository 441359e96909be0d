package org.apogee.engine.laws;

import java.util.List;
import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;

/** Many random games, played to the end as fast as bots would. */
final class EndsLaw {
  private final Ruleset ruleset;
  private final MoveList moves = new MoveList();

  EndsLaw(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  void check(List<Setup> setups, Limits limits) {
    for (int game = 0; game < limits.games(); game++) {
      play(setups.get(game % setups.size()), game, limits.pliesMax());
    }
  }

  private void play(Setup setup, long seed, int pliesMax) {
    var random = new SplittableRandom(seed);
    var chance = Chance.of(random);
    int ply = 0;
    try {
      var position = ruleset.newPosition(setup, chance);
      for (; !position.isOver(); ply++) {
        if (ply == pliesMax) {
          throw new BrokenLaw(
              Law.ENDS, where(setup, seed, ply), "a silent random game still goes on");
        }
        position.legalMoves(moves);
        position.play(moves.get(random.nextInt(moves.size())), chance);
      }
    } catch (RuntimeException e) {
      throw new BrokenLaw(
          Law.PLAYABLE, where(setup, seed, ply), "a silent random game threw " + e, e);
    }
  }

  private String where(Setup setup, long seed, int ply) {
    return "%s, %s, seed %d, ply %d".formatted(ruleset.id(), setup, seed, ply);
  }
}
