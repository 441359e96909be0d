package org.apogee.proving.marathon;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.BadInput;
import org.apogee.proving.fault.FaultScenario;
import org.apogee.proving.fault.FaultScenario.Dose;
import org.apogee.proving.fault.TestBed;
import org.apogee.proving.marathon.Row.Leg;
import org.apogee.proving.marathon.Row.Part;

/** All rows of the marathon, in the order in which they are run. */
final class Rows {
  /** As GameChecker compares it. */
  static final String NOTHING_LOST =
      "every acknowledged move is in its game's journal exactly once, at its ply; no refused move"
          + " is; all games end and their records verify; the feed has every event in order";

  /** As Vitals compares it, where the fault is a scenario of its own. */
  private static final String AS_BEFORE =
      NOTHING_LOST + "; heap, threads, files and connections of the nodes return to what they were";

  /** Without a release. Older builds have no org.apogee.stack.ChildMain, which starts a node. */
  static final String EARLIER = "fac9174";

  private static final int KILLS = 50;
  private static final int PARTITIONS = 20;
  private static final int PAUSES = 20;
  private static final int CRASHES = 20;
  private static final int DISKS = 4;
  private static final int CLOCKS = 10;
  private static final int CROWD = 10_000;
  private static final int UPDATES = 2;

  /** A part that is interrupted starts over, so it should not take longer than some minutes. */
  private static final int MOST_A_PART = 10;

  private static final Duration SLOW = Duration.ofMinutes(5);
  private static final Duration BROKER_AWAY = Duration.ofMinutes(10);
  private static final Duration OVERLOAD = Duration.ofMinutes(2);
  private static final Duration MIX = Duration.ofHours(2);
  private static final Duration EVERY = Duration.ofMinutes(2);
  private static final Duration EVERY_SMALL = Duration.ofSeconds(20);
  private static final double SMALL = 0.5;

  private Rows() {}

  /**
   * What the rows need to know.
   *
   * @param source the repository
   * @param earlier the release or commit of the earlier build for the rolling update
   */
  record Choice(Path source, String earlier) {
    static final Choice DEFAULT = new Choice(Path.of(""), EARLIER);
  }

  static List<Row> all(Scale scale, Choice choice) {
    var rows = new ArrayList<Row>();
    rows.add(
        new Row(
            "kills",
            scale.of(KILLS) + " SIGKILLs of nodes in turn, the oldest included",
            AS_BEFORE,
            Row.split("kill", scale.of(KILLS), MOST_A_PART, n -> scenario("kills", n))));
    rows.add(
        new Row(
            "partitions",
            "%d partitions of each shape: 2:1, 1:1:1, one way, flapping"
                .formatted(scale.of(PARTITIONS)),
            NOTHING_LOST + "; never two clusters for more than 15 s or two publishers for 1 s",
            partitions(scale.of(PARTITIONS))));
    rows.add(
        new Row(
            "pauses",
            scale.of(PAUSES) + " pauses of nodes, every second one with a write on its way",
            NOTHING_LOST + "; the journal's primary key rejects late writes",
            Row.split("pause", scale.of(PAUSES), MOST_A_PART, Pauses::of)));
    rows.add(
        new Row(
            "crashes",
            "%1$d crashes and %1$d restarts of the database".formatted(scale.of(CRASHES)),
            AS_BEFORE,
            Row.split("crash", scale.of(CRASHES), MOST_A_PART, n -> scenario("crash", n))));
    rows.add(
        new Row(
            "disk",
            "the database's disk is full, %d times".formatted(scale.of(DISKS)),
            NOTHING_LOST + "; games continue by themselves when there is space",
            List.of(new Part("disk full", DiskFull.of(scale.of(DISKS))))));
    rows.add(
        new Row(
            "slow",
            "every response of the database delayed by 200 ms, for " + text(scale.of(SLOW)),
            AS_BEFORE + "; games continue meanwhile",
            List.of(new Part("slow", scenario("slow", 1, scale.of(SLOW))))));
    rows.add(
        new Row(
            "broker",
            "no Kafka for " + text(scale.of(BROKER_AWAY)),
            AS_BEFORE + "; games continue meanwhile; a node's heap grows by 64 MB at most",
            List.of(new Part("broker", scenario("broker", 1, scale.of(BROKER_AWAY))))));
    rows.add(
        new Row(
            "clocks",
            "%d times wall clocks jump by an hour or differ by two minutes"
                .formatted(scale.of(CLOCKS)),
            NOTHING_LOST + "; nobody loses on time",
            Row.split(
                "wrong clocks",
                scale.of(CLOCKS),
                MOST_A_PART,
                n -> WrongClocks.of(n, WrongClocks.library()))));
    rows.add(
        new Row(
            "overload",
            "twice the capacity of a node for " + text(scale.of(OVERLOAD)),
            NOTHING_LOST
                + "; the account that floods is served up to its limit, half of the capacity; refusals"
                + " have Retry-After; players are back to half of their rate or more 30 s later",
            List.of(new Part("overload", Overload.of(scale.of(OVERLOAD))))));
    rows.add(
        new Row(
            "crowd",
            "%,d live games and one of three nodes killed".formatted(scale.of(CROWD)),
            NOTHING_LOST,
            List.of(new Part("crowd", Crowd.of(scale.of(CROWD))))));
    rows.add(
        new Row(
            "update",
            "rolling update from %s to this build and back, %d times"
                .formatted(choice.earlier(), scale.of(UPDATES)),
            NOTHING_LOST,
            List.of(
                new Part(
                    "from " + choice.earlier(),
                    RollingUpdate.of(scale.of(UPDATES), choice.source(), choice.earlier())))));
    rows.add(
        new Row(
            "mix",
            "%s of mixed load with a fault every two minutes".formatted(text(scale.of(MIX))),
            NOTHING_LOST
                + "; heap, threads, descriptors, connections and series of the processes that no fault"
                + " ends do not grow by more than a fifth, give or take two standard errors",
            List.of(new Part("mix", LongMix.of(scale.of(MIX), every(scale))))));
    return List.copyOf(rows);
  }

  private static List<Part> partitions(int times) {
    var parts = new ArrayList<Part>();
    for (var shape : Partitions.Shape.values()) {
      parts.addAll(Row.split(shape.what(), times, MOST_A_PART, n -> Partitions.of(shape, n)));
    }
    return parts;
  }

  /** In a small form more often, or there would be no second fault. */
  private static Duration every(Scale scale) {
    return scale.factor() < SMALL ? EVERY_SMALL : EVERY;
  }

  /** Those with these names, in the order of the list; all if there are none. */
  static List<Row> named(List<Row> rows, List<String> names) {
    var known = rows.stream().map(Row::name).toList();
    for (var name : names) {
      if (!known.contains(name)) {
        throw new BadInput(
            "unknown-row",
            "There is no row '%s'; there are %s.".formatted(name, String.join(", ", known)));
      }
    }
    return rows.stream().filter(row -> names.isEmpty() || names.contains(row.name())).toList();
  }

  private static Leg scenario(String name, int times) {
    return scenario(name, times, Duration.ZERO);
  }

  private static Leg scenario(String name, int times, Duration length) {
    var scenario = FaultScenario.named(name);
    return ground -> {
      try (var bed = TestBed.start(ground.plan(scenario.nodes()), ground.driving(), ground.log())) {
        bed.open(scenario.games());
        bed.runFaults(List.of(scenario), new Dose(times, length));
        var done = times == 1 ? scenario.what() : scenario.what() + ", " + times + " times";
        return Findings.of(done, bed.finish());
      }
    };
  }

  private static String text(Duration length) {
    return length.toSeconds() % 60 == 0
        ? length.toMinutes() + " minutes"
        : length.toSeconds() + " s";
  }
}
