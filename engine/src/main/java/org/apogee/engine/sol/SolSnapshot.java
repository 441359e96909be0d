package org.apogee.engine.sol;

import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Positions of SOL as bytes. */
final class SolSnapshot {
  private static final int SCHEMA = 1;

  private SolSnapshot() {}

  static void write(SolPosition p, SnapshotWriter out) {
    out.writeInt(SCHEMA);
    out.writeInt(p.seats());
    out.writeInts(p.effects);
    p.options().encode(out);
    p.pieces.encode(out);
    p.holdings.encode(out);
    p.cards.encode(out);
    p.turn.encode(out);
    out.writeInts(p.counters);
    out.writeInt(p.frames.number());
    out.writeInt(p.active());
    out.writeInt(p.round());
    out.writeInt(p.quiet());
    out.writeInt(p.countdown());
    out.writeBoolean(p.isQuietDraw());
    out.writeInt(p.ending().number);
  }

  static SolPosition read(SnapshotReader in) {
    in.expectSchema(SCHEMA);
    int seats = in.readInt(1, SolRuleset.SEATS_MAX);
    var effects = new int[SolTables.suitsInPlay(seats)];
    readInts(in, effects, 1, SolEffect.COUNT);
    var p = new SolPosition(seats, SolOptions.decode(in));
    System.arraycopy(effects, 0, p.effects, 0, effects.length);
    p.pieces.decode(in);
    p.holdings.decode(in, p.board.docks());
    p.cards.decode(in, p.holdings.held);
    p.turn.decode(in, seats, p.board.spaces());
    readInts(in, p.counters, 0, Integer.MAX_VALUE);
    p.frames.restore(in.readInt(0, Step.ALL.length));
    p.setActive(in.readInt(0, seats - 1));
    p.setRound(in.readInt(1, p.maxRounds()));
    p.setQuiet(in.readInt(0, p.quietRounds() * seats));
    p.setCountdown(in.readInt(0, SolTables.COUNTDOWN_START));
    p.setQuietDraw(in.readBoolean());
    p.setEnding(SolEnding.of(in.readInt(0, SolEnding.count() - 1)));
    in.expectEnd();
    SolSnapshotCheck.check(p);
    return p;
  }

  static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new BadInput("bad-snapshot", "The snapshot is no position of SOL: " + otherwise + ".");
    }
  }

  /** A set of spaces or edges with numbers below a limit. */
  static long readSet(SnapshotReader in, int limit) {
    long set = in.readLong();
    require(set >>> limit == 0, "a set has a member out of range");
    return set;
  }

  static void readInts(SnapshotReader in, int[] into, int least, int most) {
    for (int i = 0; i < into.length; i++) {
      into[i] = in.readInt(least, most);
    }
  }
}
