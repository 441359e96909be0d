package org.apogee.engine.replay;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apogee.engine.MoveList;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.toy.DriftRuleset;

/** Random games of Drift, written down. */
final class DriftGames {
  static final Ruleset DRIFT = new DriftRuleset();
  private static final List<String> NAMES = List.of("Ada the  first", "random", "greedy");

  private DriftGames() {}

  static GameRecorder begun(long seed, int seats, Map<String, String> options) {
    var setup = Setup.of(DRIFT, seats, options);
    var nonces = IntStream.range(0, seats).mapToObj(seat -> "nonce-" + seat).toList();
    return new GameRecorder(
        DRIFT, setup, NAMES.subList(0, seats), Seed.from("drift " + seed), nonces);
  }

  /** Goes on for some plies, or to the end. */
  static GameRecorder play(GameRecorder game, long seed, int pliesMost) {
    var random = new SplittableRandom(seed);
    var moves = new MoveList();
    for (int ply = 0; ply < pliesMost && !game.isOver(); ply++) {
      game.position().legalMoves(moves);
      game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  static Replay whole(long seed, int seats) {
    return play(begun(seed, seats, Map.of()), seed, Integer.MAX_VALUE).replay();
  }

  /** Two short rounds or so: for tests that try something at every letter. */
  static Replay small() {
    var options = Map.of("goal", "5", "rounds", "3");
    return play(begun(4, 2, options), 4, Integer.MAX_VALUE).replay();
  }
}
