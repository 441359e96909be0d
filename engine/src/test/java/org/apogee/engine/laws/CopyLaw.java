package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.COPY;
import static org.apogee.engine.laws.Law.COPY_FROM;

import java.util.SplittableRandom;
import org.apogee.engine.Chance;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** Copies are equal and share nothing; old positions become equal and keep nothing. */
final class CopyLaw implements MomentLaw {
  private static final int PLIES = 8;

  /** A game of the same seats, perhaps with other options, whose positions are used as old ones. */
  private final Story other;

  CopyLaw(Story other) {
    this.other = other;
  }

  @Override
  public void check(Moment moment) {
    checkCopyLeavesTheOriginal(moment);
    checkOriginalLeavesTheCopy(moment);
    int middle = moment.random(COPY_FROM).nextInt(other.length() + 1);
    for (int ply : new int[] {0, middle, other.length()}) {
      checkOldPosition(moment, other.at(ply), "an old position of ply " + ply);
    }
    checkItself(moment);
  }

  private static void checkCopyLeavesTheOriginal(Moment moment) {
    var twins = new Twins(moment, COPY, "the original of a copy that was played on");
    var original = moment.fresh();
    new Twins(moment, COPY, "a copy").same(original, original.copy());
    playOn(moment, original.copy());
    twins.same(moment.fresh(), original);
    twins.goOnEqual(moment.fresh(), original, PLIES);
  }

  private static void checkOriginalLeavesTheCopy(Moment moment) {
    var twins = new Twins(moment, COPY, "a copy of a position that was played on");
    var original = moment.fresh();
    var copy = original.copy();
    playOn(moment, original);
    twins.same(moment.fresh(), copy);
    twins.goOnEqual(moment.fresh(), copy, PLIES);
  }

  private static void checkOldPosition(Moment moment, Position old, String what) {
    var source = moment.fresh();
    old.copyFrom(source);
    var twins = new Twins(moment, COPY_FROM, what);
    twins.same(moment.fresh(), old);
    new Twins(moment, COPY_FROM, "the position that was copied").same(moment.fresh(), source);
    playOn(moment, source);
    twins.goOnEqual(moment.fresh(), old, PLIES);
  }

  private static void checkItself(Moment moment) {
    var position = moment.fresh();
    position.copyFrom(position);
    new Twins(moment, COPY_FROM, "a position copied onto itself").same(moment.fresh(), position);
  }

  private static void playOn(Moment moment, Position position) {
    var random = moment.random(COPY);
    var chance = Chance.of(new SplittableRandom(random.nextLong()));
    var moves = new MoveList();
    for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
      position.legalMoves(moves);
      position.play(moves.get(random.nextInt(moves.size())), chance);
    }
  }
}
