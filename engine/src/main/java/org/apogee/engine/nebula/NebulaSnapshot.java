package org.apogee.engine.nebula;

import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Positions of Beyond Nebula as bytes. */
final class NebulaSnapshot {
  private static final int SCHEMA = 2;
  private static final int ALL_ZONES = (1 << GalacticMap.ZONE_COUNT) - 1;
  private static final int COUNTERS_MAX = 1 << 24;

  private NebulaSnapshot() {}

  static void write(NebulaPosition p, SnapshotWriter out) {
    out.writeInt(SCHEMA);
    p.options().encode(out);
    out.writeInt(p.active());
    out.writeInt(p.arrivals());
    out.writeLong(p.exempt());
    out.writeInt(p.explored());
    out.writeInt(p.ending().number);
    out.writeInt(p.winner());
    Cells.encode(p.players.cells, out);
    Cells.encode(p.techs.cells, out);
    Cells.encode(p.ships.cells, out);
    Cells.encode(p.planets.cells, out);
    p.frames.encode(out);
    out.writeInts(p.counters);
  }

  static NebulaPosition read(SnapshotReader in) {
    in.expectSchema(SCHEMA);
    var p = new NebulaPosition(NebulaOptions.decode(in));
    p.setActive(in.readInt(0, 1));
    int arrivals = in.readInt(0, Ships.ARRIVAL_MAX);
    p.restore(arrivals, in.readLong());
    p.explore(in.readInt(0, ALL_ZONES));
    var ending = NebulaEnding.of(in.readInt(0, NebulaEnding.count() - 1));
    p.end(ending, in.readInt(Planets.NOBODY, 1));
    Cells.decode(p.players.cells, in);
    Cells.decode(p.techs.cells, in);
    Cells.decode(p.ships.cells, in);
    Cells.decode(p.planets.cells, in);
    p.frames.decode(in);
    for (int i = 0; i < p.counters.length; i++) {
      p.counters[i] = in.readInt(0, COUNTERS_MAX);
    }
    in.expectEnd();
    NebulaSnapshotCheck.check(p);
    return p;
  }
}
