package org.apogee.proving.pairing;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Machine;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.match.pairing.ByeKind;
import org.apogee.match.pairing.Entrant;
import org.apogee.match.pairing.Format;
import org.apogee.match.pairing.PairingSettings;
import org.apogee.match.pairing.PairingSystem.PairingInput;
import org.apogee.match.pairing.PastRound;
import org.apogee.match.pairing.PastRound.Bye;
import org.apogee.match.pairing.PastRound.TableResult;
import org.apogee.match.pairing.RoundPlan;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench pairing}: how long the next round of a large Swiss takes to pair. */
@Command(
    name = "pairing",
    description = {
      "How long it takes to pair the rounds of a large Swiss, by twos and at tables of four.",
      "Results are made up: the stronger one mostly wins, and ties happen.",
      "With --generate, writes made-up two-seat tournaments of 8 to 200 entrants as reports (TRF),",
      "with late entries, forfeits, byes, withdrawals and forbidden pairs, for other programs to"
          + " check."
    },
    footer = {
      "",
      "Examples:",
      "  apogee bench pairing --entrants 1000,10000 --rounds 9",
      "  apogee bench pairing --generate 1000 --out reports"
    })
public final class BenchPairing implements Callable<Integer> {
  private static final int ENTRANTS_MAX = 100_000;
  private static final int ROUNDS_MAX = 20;
  private static final int TOURNAMENTS_MAX = 100_000;
  private static final int PLACES_THAT_TIE = 40;
  private static final long SEED = 5;

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--entrants",
      paramLabel = "N",
      split = ",",
      description = "How many, more than once if you like (default 1000,10000).")
  private List<Integer> entrants = List.of(1000, 10_000);

  @Option(names = "--rounds", paramLabel = "N", description = "Of each (default 9).")
  private int rounds = 9;

  @Option(
      names = "--tables",
      paramLabel = "N",
      split = ",",
      description = "Seats of a table (default 2,4).")
  private List<Integer> tables = List.of(2, 4);

  @Option(
      names = "--generate",
      paramLabel = "N",
      description = "Write the reports of this many tournaments instead.")
  private int generate;

  @Option(names = "--out", paramLabel = "DIR", description = "Where --generate writes them.")
  private @Nullable Path out;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Seed of the first tournament of --generate; the next one has N + 1 (default 1).")
  private long seed = 1;

  private final Terminal terminal;

  public BenchPairing(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * A tournament.
   *
   * @param millis for each round, by the clock on the wall
   * @param cpuMillis the same, counted while it had a core
   * @param relaxed rounds in which a rule gave way
   */
  record Line(int entrants, int tableSize, List<Long> millis, List<Long> cpuMillis, int relaxed) {
    long slowest() {
      return Collections.max(millis);
    }

    long slowestOnACore() {
      return Collections.max(cpuMillis);
    }
  }

  record Report(Machine machine, List<Line> tournaments) {}

  @Override
  public Integer call() {
    if (generate != 0 || out != null) {
      return generate();
    }
    check("--rounds", rounds, 1, ROUNDS_MAX);
    tables.forEach(size -> check("--tables", size, 2, 8));
    entrants.forEach(n -> check("--entrants", n, 2, ENTRANTS_MAX));
    var machine = Machine.here();
    var lines = new ArrayList<Line>();
    for (int n : entrants) {
      for (int size : tables) {
        var line = play(n, size);
        lines.add(line);
        if (!common.json()) {
          show(line);
        }
      }
    }
    if (common.json()) {
      terminal.out().println(JsonText.of(new Report(machine, lines)));
    }
    terminal.out().flush();
    return 0;
  }

  private int generate() {
    check("--generate", generate, 1, TOURNAMENTS_MAX);
    if (out == null) {
      throw new BadInput("bad-usage", "--generate needs --out, a folder for the reports.");
    }
    var summary = new PairingReports(out).write(seed, generate);
    if (common.json()) {
      terminal.out().println(JsonText.of(summary));
    } else {
      terminal
          .out()
          .printf(
              Locale.ROOT,
              "%,d tournaments, %,d entrants, %,d rounds; rounds paired approximately: %,d;%n"
                  + "ended early because a rule would have had to give way: %,d;%n"
                  + "changed by import and export: %,d%s%n",
              summary.tournaments(),
              summary.entrants(),
              summary.rounds(),
              summary.approximateRounds(),
              summary.endedEarly(),
              summary.changed().size(),
              summary.changed().isEmpty() ? "" : ", seeds " + summary.changed());
    }
    terminal.out().flush();
    return summary.changed().isEmpty() ? 0 : 1;
  }

  private static void check(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BadInput(
          "bad-usage", "%s must be from %d to %d, not %d.".formatted(option, least, most, value));
    }
  }

  private Line play(int n, int size) {
    var system = Format.SWISS.system(size);
    var settings = size == 2 ? PairingSettings.duels(rounds) : PairingSettings.tables(size, rounds);
    var field =
        IntStream.rangeClosed(1, n).mapToObj(i -> new Entrant("e" + i, i, 3000, true)).toList();
    var random = new SplittableRandom(SEED);
    var past = new ArrayList<PastRound>();
    var millis = new ArrayList<Long>();
    var cpuMillis = new ArrayList<Long>();
    var threads = ManagementFactory.getThreadMXBean();
    int relaxed = 0;
    for (int round = 0; round < rounds; round++) {
      long start = System.nanoTime();
      long before = threads.getCurrentThreadCpuTime();
      var plan = system.pair(new PairingInput(field, past, settings, SEED));
      cpuMillis.add((threads.getCurrentThreadCpuTime() - before) / 1_000_000);
      millis.add((System.nanoTime() - start) / 1_000_000);
      relaxed += plan.relaxed().isEmpty() ? 0 : 1;
      past.add(played(plan, n, random));
    }
    return new Line(n, size, millis, cpuMillis, relaxed);
  }

  private static PastRound played(RoundPlan plan, int n, SplittableRandom random) {
    var results = new ArrayList<TableResult>();
    for (var table : plan.tables()) {
      Map<String, Integer> strength = new HashMap<>();
      for (var seat : table.seats()) {
        int number = Integer.parseInt(seat.substring(1));
        int noisy = number + random.nextInt(n);
        strength.put(seat, noisy * PLACES_THAT_TIE / n);
      }
      var places =
          table.seats().stream()
              .map(seat -> 1 + better(strength, strength.getOrDefault(seat, 0)))
              .toList();
      results.add(new TableResult(table.seats(), places, true));
    }
    return new PastRound(
        results, plan.byes().stream().map(who -> new Bye(who, ByeKind.PAIRING)).toList());
  }

  private static int better(Map<String, Integer> strength, int mine) {
    return (int) strength.values().stream().filter(other -> other < mine).count();
  }

  private void show(Line line) {
    var out = terminal.out();
    out.printf(
        Locale.ROOT,
        "%,6d entrants at tables of %d: slowest round %,d ms, %,d ms on a core; each %s%s%n",
        line.entrants(),
        line.tableSize(),
        line.slowest(),
        line.slowestOnACore(),
        line.cpuMillis(),
        line.relaxed() == 0 ? "" : "; rules gave way in " + line.relaxed() + " rounds");
    out.flush();
  }
}
