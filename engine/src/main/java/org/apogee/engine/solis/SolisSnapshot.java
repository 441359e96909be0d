package org.apogee.engine.solis;

import org.apogee.engine.BadInput;
import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/** Positions of Nova Solis as bytes: the options, then each part. What follows is not written. */
final class SolisSnapshot {
  private static final int SCHEMA = 1;
  private static final SolisOptions.Mode[] MODES = SolisOptions.Mode.values();

  private SolisSnapshot() {}

  static void write(SolisPosition p, SnapshotWriter out) {
    out.writeInt(SCHEMA);
    out.writeInt(p.seats());
    var options = p.options();
    out.writeInt(options.mode().number());
    out.writeInt(options.difficulty().number());
    out.writeInt(options.entityPower());
    out.writeBoolean(options.draft());
    out.writeBoolean(options.choosesHomes());
    out.writeInt(options.startSeat());
    out.writeBoolean(options.secretObjectives());
    out.writeBoolean(options.supernovaLast());
    out.writeBoolean(options.truce());
    p.flow.write(out);
    p.galaxy.write(out);
    p.empires.write(out);
    p.entity.write(out);
    p.piles.write(out);
    p.fight.write(out);
  }

  static SolisPosition read(SnapshotReader in) {
    in.expectSchema(SCHEMA);
    int seats = in.readInt(1, MapPlan.SEATS_MAX);
    var options =
        new SolisOptions(
            MODES[in.readInt(0, MODES.length - 1)],
            Difficulty.of(in.readInt(0, Difficulty.count() - 1)),
            in.readInt(1, Panel.POWER_MAX),
            in.readBoolean(),
            in.readBoolean(),
            in.readInt(SolisOptions.RANDOM_SEAT, seats - 1),
            in.readBoolean(),
            in.readBoolean(),
            in.readBoolean());
    var p = new SolisPosition(seats, options);
    p.flow.read(in);
    p.galaxy.read(in);
    p.empires.read(in);
    p.entity.read(in);
    p.piles.read(in);
    p.fight.read(in);
    in.expectEnd();
    SolisSnapshotCheck.check(p);
    return p;
  }

  static void require(boolean holds, String what) {
    if (!holds) {
      throw new BadInput(
          "bad-snapshot",
          "The snapshot is no position of Nova Solis: %s is wrong.".formatted(what));
    }
  }
}
