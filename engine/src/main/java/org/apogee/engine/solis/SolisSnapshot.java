package org.apogee.engine.solis;

import org.apogee.engine.BadInput;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** Positions of Nova Solis as bytes: the options, then each part. What follows is not written. */
final class SolisSnapshot {
  private static final int SCHEMA = 1;
  private static final SolisOptions.Mode[] MODES = SolisOptions.Mode.values();
  private static final SolisOptions.Demand[] DEMANDS = SolisOptions.Demand.values();
  private static final SolisOptions.Numbers[] NUMBERS = SolisOptions.Numbers.values();

  private SolisSnapshot() {}

  static void write(SolisPosition p, SnapshotWriter out) {
    out.writeInt(SCHEMA);
    out.writeInt(p.seats());
    var options = p.options();
    int demand = options.demand().number();
    int numbers = demand % 2 + 2 * options.homeworlds().number() + 4 * (demand / 2);
    out.writeInt(options.mode().number() + MODES.length * numbers);
    out.writeInt(options.difficulty().number());
    out.writeInt(options.entityPower());
    out.writeBoolean(options.draft());
    out.writeBoolean(options.choosesHomes());
    out.writeInt(options.startSeat());
    out.writeBoolean(options.secretObjectives());
    out.writeBoolean(options.supernovaLast());
    out.writeBoolean(options.truce());
    out.writeInt(p.startSeat());
    out.writeInt(p.turnSeat());
    out.writeInt(p.asked());
    out.writeInt(p.frames.number());
    p.turn.write(out);
    p.galaxy.write(out);
    p.empires.write(out);
    p.entity.write(out);
    p.piles.write(out);
    p.fight.write(out);
  }

  static SolisPosition read(SnapshotReader in) {
    in.expectSchema(SCHEMA);
    int seats = in.readInt(1, MapPlan.SEATS_MAX);
    int chosen = in.readInt(0, 8 * MODES.length - 1); // the numbers of R 16.4, then the mode
    int numbers = chosen / MODES.length;
    int demand = numbers % 2 + 2 * (numbers / 4);
    require(demand < DEMANDS.length, "the demand");
    var options =
        new SolisOptions(
            MODES[chosen % MODES.length],
            Difficulty.of(in.readInt(0, Difficulty.count() - 1)),
            in.readInt(1, Panel.POWER_MAX),
            in.readBoolean(),
            in.readBoolean(),
            in.readInt(SolisOptions.RANDOM_SEAT, seats - 1),
            in.readBoolean(),
            in.readBoolean(),
            in.readBoolean(),
            DEMANDS[demand],
            NUMBERS[numbers / 2 % 2]);
    var p = new SolisPosition(seats, options);
    p.setStartSeat(in.readInt(0, MapPlan.SEATS_MAX - 1));
    p.setTurnSeat(in.readInt(0, MapPlan.SEATS_MAX - 1));
    p.setAsked(in.readInt(0, MapPlan.SEATS_MAX - 1));
    p.frames.restore(in.readInt(0, Step.ALL.length));
    p.turn.read(in);
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
