package org.apogee.engine.toy;

import org.apogee.engine.BadInput;
import org.apogee.engine.Position;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Positions of Drift as bytes. */
final class DriftSnapshot {
  private static final int SCHEMA = 1;

  private DriftSnapshot() {}

  static void write(DriftPosition position, SnapshotWriter out) {
    out.writeInt(SCHEMA);
    out.writeInt(position.seats());
    out.writeInt(position.goal);
    out.writeInt(position.rounds);
    out.writeInt(position.round);
    out.writeInt(position.seatToAct);
    out.writeInt(position.storms);
    out.writeInts(position.distances);
    out.writeInts(position.pile);
    out.writeInts(position.burned);
    for (int[] hand : position.hands) {
      out.writeInts(hand);
    }
  }

  static DriftPosition read(SnapshotReader in) {
    in.expectSchema(SCHEMA);
    int seats = in.readInt(2, 3);
    var position = new DriftPosition(seats, in.readInt(5, 30), in.readInt(3, 20));
    position.round = in.readInt(1, position.rounds);
    position.seatToAct = in.readInt(Position.NOBODY, seats - 1);
    position.storms = in.readInt(0, seats * position.rounds);
    readAll(in, position.distances, DriftPosition.FUEL_MAX * position.rounds);
    readAll(in, position.pile, DriftPosition.COPIES);
    readAll(in, position.burned, DriftPosition.COPIES);
    for (int[] hand : position.hands) {
      readAll(in, hand, DriftPosition.HAND_SIZE);
    }
    in.expectEnd();
    check(position);
    return position;
  }

  private static void readAll(SnapshotReader in, int[] into, int most) {
    for (int i = 0; i < into.length; i++) {
      into[i] = in.readInt(0, most);
    }
  }

  /** R 1.2: no card is made or lost. */
  private static void check(DriftPosition position) {
    for (int fuel = 0; fuel <= DriftPosition.FUEL_MAX; fuel++) {
      int cards = position.pile[fuel] + position.burned[fuel];
      for (int[] hand : position.hands) {
        cards += hand[fuel];
      }
      if (cards != (fuel == 0 ? 0 : DriftPosition.COPIES)) {
        throw new BadInput(
            "bad-snapshot", "There are %d cards of fuel %d in all.".formatted(cards, fuel));
      }
    }
  }
}
