package org.apogee.engine.toy;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Outcome;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.View;

/** A position of Drift that asks its twist before it does anything. */
record TwistedPosition(Twist twist, DriftPosition drift) implements Position {
  @Override
  public int seats() {
    return drift.seats();
  }

  @Override
  public int seatToAct() {
    return drift.seatToAct();
  }

  @Override
  public void legalMoves(MoveList into) {
    twist.legalMoves(drift, into);
  }

  @Override
  public void play(long move, Chance chance, Chronicle chronicle) {
    twist.play(drift, move, chance, chronicle);
  }

  @Override
  public int score(int seat) {
    return drift.score(seat);
  }

  @Override
  public int place(int seat) {
    return twist.place(drift, seat);
  }

  @Override
  public Outcome outcome() {
    return twist.outcome(drift);
  }

  @Override
  public View view(int seat) {
    return twist.view(drift, seat);
  }

  @Override
  public void determinize(int seat, Chance chance) {
    twist.determinize(drift, seat, chance);
  }

  @Override
  public Position copy() {
    return new TwistedPosition(twist, twist.copy(drift));
  }

  @Override
  public void copyFrom(Position other) {
    twist.copyFrom(drift, ((TwistedPosition) other).drift);
  }

  @Override
  public void encode(SnapshotWriter out) {
    twist.encode(drift, out);
  }
}
