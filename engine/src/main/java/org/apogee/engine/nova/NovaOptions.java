package org.apogee.engine.nova;

import java.util.List;
import org.apogee.engine.Option;
import org.apogee.engine.Setup;
import org.apogee.engine.snapshot.SnapshotReader;
import org.apogee.engine.snapshot.SnapshotWriter;

/** R 22, what was chosen at set-up. */
record NovaOptions(
    int scenario, int lastTurn, int startTension, boolean openHands, boolean orderBonus) {

  static final int DISCOVERY = 0;
  static final int ARMED_PEACE = 1;

  private static final int TENSION_ARMED = 4;
  private static final int TENSION_MOST = 4;
  private static final int LAST_TURN_MOST = 8;
  private static final int BY_SCENARIO = -1;

  /** R 19.1, by seats. */
  private static final int[] LAST_TURNS = {0, 0, 3, 4, 6};

  static final List<Option> ALL =
      List.of(
          new Option(
              "scenario",
              "0 Age of Discovery; 1 Armed Peace, with more fleets and more tension.",
              "0",
              new Option.Whole(DISCOVERY, ARMED_PEACE)),
          new Option(
              "lastTurn",
              "The turn after which the game ends; 0 is 3, 4 or 6 turns for 2, 3 or 4 seats.",
              "0",
              new Option.Whole(0, LAST_TURN_MOST)),
          new Option(
              "startTension",
              "The tension between all powers at the start; -1 leaves it to the scenario.",
              "-1",
              new Option.Whole(BY_SCENARIO, TENSION_MOST)),
          new Option("openHands", "1 shows all hands to everybody.", "0", new Option.Whole(0, 1)),
          new Option(
              "orderBonus",
              "1 gives later powers more action points in their first impulse.",
              "1",
              new Option.Whole(0, 1)));

  static NovaOptions of(Setup setup) {
    return new NovaOptions(
        setup.whole("scenario"),
        setup.whole("lastTurn"),
        setup.whole("startTension"),
        setup.whole("openHands") == 1,
        setup.whole("orderBonus") == 1);
  }

  int lastTurn(int seats) {
    return lastTurn == 0 ? LAST_TURNS[seats] : lastTurn;
  }

  int tension() {
    if (startTension != BY_SCENARIO) {
      return startTension;
    }
    return scenario == ARMED_PEACE ? TENSION_ARMED : Powers.TENSION_START;
  }

  void encode(SnapshotWriter out) {
    out.writeInt(scenario);
    out.writeInt(lastTurn);
    out.writeInt(startTension);
    out.writeBoolean(openHands);
    out.writeBoolean(orderBonus);
  }

  static NovaOptions decode(SnapshotReader in) {
    return new NovaOptions(
        in.readInt(DISCOVERY, ARMED_PEACE),
        in.readInt(0, LAST_TURN_MOST),
        in.readInt(BY_SCENARIO, TENSION_MOST),
        in.readBoolean(),
        in.readBoolean());
  }
}
