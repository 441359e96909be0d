package org.apogee.engine.solis;

import java.util.List;
import java.util.Map;
import org.apogee.engine.Option;
import org.apogee.engine.Preset;
import org.apogee.engine.Setup;

/** R 16.1, what can be chosen at set-up. */
record SolisOptions(
    Mode mode,
    Difficulty difficulty,
    int entityPower,
    boolean draft,
    boolean choosesHomes,
    int startSeat,
    boolean secretObjectives,
    boolean supernovaLast,
    boolean truce,
    Demand demand,
    Numbers homeworlds) {
  static final int RANDOM_SEAT = -1;

  private static final String ON = "ON";
  private static final String OFF = "OFF";
  private static final String RANDOM = "RANDOM";
  private static final String AUTO = "AUTO";
  private static final List<String> SWITCH = List.of(OFF, ON);

  /** R 16.2. */
  enum Mode {
    SURVIVAL,
    COOP,
    EXPLORATION;

    static final List<String> NAMES = List.of("SURVIVAL", "COOP", "EXPLORATION");

    @SuppressWarnings("EnumOrdinal") // the order is the edition's
    int number() {
      return ordinal();
    }
  }

  /**
   * R 16.4: whose games the demand was measured in; games that begin now are for strong players.
   */
  enum Demand {
    MEASURED,
    PRINTED,
    MASTERS;

    static final List<String> NAMES = List.of("MASTERS", "MEASURED", "PRINTED");

    @SuppressWarnings("EnumOrdinal") // the order is the edition's
    int number() {
      return ordinal();
    }
  }

  /** R 16.4: where the source and our measurements differ. */
  enum Numbers {
    MEASURED,
    PRINTED;

    static final List<String> NAMES = List.of("MEASURED", "PRINTED");

    @SuppressWarnings("EnumOrdinal") // the order is the edition's
    int number() {
      return ordinal();
    }
  }

  static final List<Preset> PRESETS =
      List.of(
          Preset.TOURNAMENT,
          Preset.printed(
              Map.of("demand", Demand.PRINTED.name(), "homeworlds", Numbers.PRINTED.name())));

  static final List<Option> ALL =
      List.of(
          Preset.option(PRESETS),
          new Option(
              "mode",
              "One winner against the Entity, all together against it, or no common aim at all.",
              "SURVIVAL",
              new Option.OneOf(Mode.NAMES)),
          new Option(
              "difficulty",
              "How many points and artifacts the seats need together.",
              "MODERATE",
              new Option.OneOf(Difficulty.NAMES)),
          new Option(
              "entityPower",
              "The Entity's power at the start, 1 to 12; AUTO is 3, and 1 in EXPLORATION.",
              AUTO,
              new Option.Text("AUTO or a whole number from 1 to 12", "AUTO|[1-9]|1[0-2]")),
          new Option(
              "raceAssignment",
              "Whether seats choose their races or get them by lot.",
              "DRAFT",
              new Option.OneOf(List.of("DRAFT", RANDOM))),
          new Option(
              "homePlacement",
              "Whether seats choose their homeworlds' places or take them in order.",
              "CHOOSE",
              new Option.OneOf(List.of("CHOOSE", "FIXED"))),
          new Option(
              "startSeat",
              "The seat that has the first turn.",
              RANDOM,
              new Option.OneOf(List.of(RANDOM, "0", "1", "2", "3", "4", "5"))),
          new Option(
              "secretObjectives",
              "Whether seats have objectives that only they know.",
              ON,
              new Option.OneOf(SWITCH)),
          new Option(
              "supernovaLast",
              "Whether the supernova lies at the bottom of the action deck.",
              OFF,
              new Option.OneOf(SWITCH)),
          new Option(
              "truce", "Whether seats may not attack each other.", OFF, new Option.OneOf(SWITCH)),
          new Option(
              "demand",
              "Whether the points and artifacts that are demanded are measured with masters, with the"
                  + " weaker bots of before, or as printed.",
              Demand.MASTERS.name(),
              new Option.OneOf(Demand.NAMES)),
          new Option(
              "homeworlds",
              "Whether the slots of homeworlds are measured or as printed.",
              Numbers.MEASURED.name(),
              new Option.OneOf(Numbers.NAMES)));

  static SolisOptions of(Setup setup) {
    var mode = Mode.valueOf(setup.text("mode"));
    var power = setup.text("entityPower");
    int usualPower = mode == Mode.EXPLORATION ? 1 : 3;
    var start = setup.text("startSeat");
    return new SolisOptions(
        mode,
        Difficulty.valueOf(setup.text("difficulty")),
        power.equals(AUTO) ? usualPower : Integer.parseInt(power),
        setup.text("raceAssignment").equals("DRAFT"),
        setup.text("homePlacement").equals("CHOOSE"),
        start.equals(RANDOM) ? RANDOM_SEAT : Integer.parseInt(start),
        setup.text("secretObjectives").equals(ON),
        setup.text("supernovaLast").equals(ON),
        setup.text("truce").equals(ON),
        Demand.valueOf(setup.text("demand")),
        Numbers.valueOf(setup.text("homeworlds")));
  }

  /** R 2.26: points on the victory track that all seats need together. */
  int starsWanted(int seats) {
    return switch (demand) {
      case MASTERS -> difficulty.starsForMasters(seats);
      case MEASURED -> difficulty.measuredStars(seats);
      case PRINTED -> difficulty.printedStars(seats);
    };
  }

  /** R 2.26: artifacts that all seats need together. */
  int artifactsWanted(int seats) {
    return demand == Demand.PRINTED
        ? difficulty.printedArtifacts(seats)
        : difficulty.measuredArtifacts(seats);
  }

  boolean isCoop() {
    return mode == Mode.COOP;
  }

  boolean isExploration() {
    return mode == Mode.EXPLORATION;
  }

  /** Whether seats may attack each other. */
  boolean seatsFight() {
    return !truce && mode != Mode.COOP;
  }
}
