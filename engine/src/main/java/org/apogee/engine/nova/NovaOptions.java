package org.apogee.engine.nova;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Option;
import org.apogee.engine.Preset;
import org.apogee.engine.Setup;
import org.apogee.engine.SnapshotReader;
import org.apogee.engine.SnapshotWriter;

/** R 22, what was chosen at set-up. */
record NovaOptions(
    int scenario, int lastTurn, int startTension, boolean openHands, int orderBonus) {

  static final int DISCOVERY = 0;
  static final int ARMED_PEACE = 1;

  private static final int TENSION_ARMED = 4;
  private static final int TENSION_MOST = 4;
  private static final int LAST_TURN_MOST = 8;
  private static final int BY_SCENARIO = -1;

  private static final int BONUS_BY_POWERS = -1;
  private static final int BONUS_MOST = 3;

  /** R 22.6. */
  static final List<Preset> PRESETS =
      List.of(Preset.TOURNAMENT, Preset.printed(Map.of("orderBonus", "1")));

  /** R 19.1, by seats. */
  private static final int[] LAST_TURNS = {0, 0, 3, 4, 6};

  static final List<Option> ALL =
      List.of(
          Preset.option(PRESETS),
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
              "Action points more in the first impulse of a power for each power before it; -1 is 2"
                  + " with two powers, else 1.",
              "0",
              new Option.Whole(BONUS_BY_POWERS, BONUS_MOST)));

  static NovaOptions of(Setup setup) {
    return new NovaOptions(
        setup.whole("scenario"),
        setup.whole("lastTurn"),
        setup.whole("startTension"),
        setup.whole("openHands") == 1,
        setup.whole("orderBonus"));
  }

  int lastTurn(int seats) {
    return lastTurn == 0 ? LAST_TURNS[seats] : lastTurn;
  }

  /** R 9.1: for each power that has gone before, in the first round. */
  int bonus(int seats) {
    return orderBonus == BONUS_BY_POWERS ? (seats == 2 ? 2 : 1) : orderBonus;
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
    out.writeInt(orderBonus);
  }

  static NovaOptions decode(SnapshotReader in) {
    return new NovaOptions(
        in.readInt(DISCOVERY, ARMED_PEACE),
        in.readInt(0, LAST_TURN_MOST),
        in.readInt(BY_SCENARIO, TENSION_MOST),
        in.readBoolean(),
        in.readInt(BONUS_BY_POWERS, BONUS_MOST));
  }
}
