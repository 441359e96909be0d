package org.apogee.engine.laws;

import static org.apogee.engine.laws.Law.ASKING;

import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotWriter;

/** Questions leave no trace, not even one that shows later. */
final class AskingLaw implements MomentLaw {
  private static final int PLIES = 4;

  @Override
  public void check(Moment moment) {
    var position = moment.fresh();
    long before = position.fingerprint();
    Portrait.of(position);
    unchanged(moment, position, before, "a look at everything");
    var moves = new MoveList();
    position.legalMoves(moves);
    for (int i = 0; i < moves.size(); i++) {
      moment.ruleset().notation().describe(position, moves.get(i));
    }
    unchanged(moment, position, before, "the notation of every move");
    for (int seat = 0; seat < moment.seats(); seat++) {
      moment.ruleset().evaluation().value(position, seat);
    }
    unchanged(moment, position, before, "an evaluation");
    position.encode(new SnapshotWriter());
    position.copy();
    unchanged(moment, position, before, "a snapshot and a copy");
    new Twins(moment, ASKING, "a position that was asked everything")
        .goOnEqual(moment.fresh(), position, PLIES);
  }

  private static void unchanged(Moment moment, Position position, long before, String what) {
    moment.check(ASKING, position.fingerprint() == before, what + " changes the fingerprint");
  }
}
