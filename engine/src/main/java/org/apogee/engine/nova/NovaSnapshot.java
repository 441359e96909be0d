package org.apogee.engine.nova;

import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Positions of NOVA as bytes. What follows from the rest (held systems, piles) is not written. */
final class NovaSnapshot {
  private static final int SCHEMA = 2;
  private static final int COUNTERS_MAX = 1 << 24;

  private NovaSnapshot() {}

  static void write(NovaPosition p, SnapshotWriter out) {
    out.writeInt(SCHEMA);
    out.writeInt(p.seats());
    p.options().encode(out);
    out.writeInt(p.opener());
    out.writeInt(p.active());
    out.writeInt(p.turn());
    out.writeBoolean(p.isAccelerated());
    out.writeInt(p.impulses());
    out.writeInt(p.eliminations());
    out.writeInt(p.ending().number);
    p.board.encode(out);
    p.units.encode(out);
    p.independents.encode(out);
    p.powers.encode(out);
    p.decks.encode(out);
    p.impulse.encode(out);
    p.frames.encode(out);
    p.combat.encode(out);
    out.writeInts(p.counters);
  }

  static NovaPosition read(SnapshotReader in) {
    in.expectSchema(SCHEMA);
    int seats = in.readInt(NovaRuleset.SEATS_MIN, Party.POWERS);
    var p = new NovaPosition(seats, NovaOptions.decode(in));
    p.open(in.readInt(0, seats - 1));
    p.setActive(in.readInt(0, seats - 1));
    p.setTurn(in.readInt(1, p.options().lastTurn(seats)));
    p.accelerate(in.readBoolean());
    int impulses = in.readInt(1, COUNTERS_MAX);
    int eliminations = in.readInt(0, seats);
    p.restore(impulses, eliminations, NovaEnding.of(in.readInt(0, NovaEnding.count() - 1)));
    p.board.decode(in);
    p.units.decode(in);
    p.independents.decode(in, p.map());
    p.powers.decode(in);
    p.decks.decode(in, p.powers);
    p.impulse.decode(in, seats, p.map());
    p.frames.decode(in);
    p.combat.decode(in, p.map());
    for (int i = 0; i < p.counters.length; i++) {
      p.counters[i] = in.readInt(0, COUNTERS_MAX);
    }
    in.expectEnd();
    NovaSnapshotCheck.check(p);
    return p;
  }

  static void require(boolean holds, String what) {
    if (!holds) {
      throw new BadInput(
          "bad-snapshot", "The snapshot is no position of NOVA: %s is wrong.".formatted(what));
    }
  }
}
