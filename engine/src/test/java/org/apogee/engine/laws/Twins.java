package org.apogee.engine.laws;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/**
 * Two positions that should be one and the same truth. A lost field may show only plies later, so
 * both play on, with the same moves and draws, and are compared as they go.
 */
final class Twins {
  private final Moment moment;
  private final Law law;
  private final String what;

  /** Takes what the second position is, in words: "a copy". */
  Twins(Moment moment, Law law, String what) {
    this.moment = moment;
    this.law = law;
    this.what = what;
  }

  /** Compares now. */
  void same(Position original, Position twin) {
    compare(original, twin, 0);
  }

  /** Compares now and after each of so many plies; it changes both. */
  void goOnEqual(Position original, Position twin, int plies) {
    var choices = moment.random(law);
    long seed = choices.nextLong();
    var draws = new Tape(Chance.of(new SplittableRandom(seed)));
    var twinDraws = new Tape(Chance.of(new SplittableRandom(seed)));
    var legal = new MoveList();
    compare(original, twin, 0);
    for (int ply = 1; ply <= plies && !original.isOver(); ply++) {
      original.legalMoves(legal);
      long move = legal.get(choices.nextInt(legal.size()));
      original.play(move, draws);
      twin.play(move, twinDraws);
      moment.check(
          law, draws.sameAs(twinDraws), "%s drew %s, not %s".formatted(what, twinDraws, draws));
      compare(original, twin, ply);
    }
  }

  private void compare(Position original, Position twin, int plies) {
    Portrait.of(twin)
        .difference(Portrait.of(original))
        .ifPresent(difference -> {
          var when = plies == 0 ? "" : ", after %d more plies,".formatted(plies);
          throw moment.broken(law, "in %s%s %s".formatted(what, when, difference));
        });
  }
}
