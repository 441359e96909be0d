package org.apogee.proving.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apogee.cli.game.GameOptions;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Machine;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench engine}: how many random play-outs one core does in a second. */
@Command(
    name = "engine",
    description = {
      "Measure random play-outs on one core: list the legal moves, play a random one, to the end.",
      "Reports the median of five rounds after a warm-up. Seconds are CPU time of the thread;",
      "bytes are allocations during the round."
    },
    footer = {"", "Example:", "  apogee bench engine --game sol --seats 2,4 --seconds 5"})
public final class BenchEngine implements Callable<Integer> {
  private static final int SECONDS_MAX = 600;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--game", paramLabel = "GAME", description = "The game (default: all).")
  private String game = "";

  @Option(
      names = "--seats",
      split = ",",
      paramLabel = "N",
      description = "The numbers of seats (default: all that the game allows).")
  private List<Integer> seats = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Seconds per measurement (default 5), after a warm-up of half that time.")
  private int seconds = 5;

  private final Terminal terminal;

  public BenchEngine(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Counts.check("--seconds", seconds, SECONDS_MAX);
    var results = new ArrayList<PlayoutBench.Result>();
    for (var ruleset : game.isEmpty() ? Rulesets.all() : List.of(Rulesets.find(game))) {
      for (int count : counts(ruleset)) {
        var bench = new PlayoutBench(ruleset, options.setup(ruleset, count));
        results.add(bench.measure(seconds));
      }
    }
    if (common.json()) {
      terminal.out().println(JsonText.of(new Report(Machine.here(), seconds, results)));
    } else {
      print(results);
    }
    return Exit.DONE;
  }

  private List<Integer> counts(Ruleset ruleset) {
    return seats.isEmpty()
        ? IntStream.rangeClosed(ruleset.minSeats(), ruleset.maxSeats()).boxed().toList()
        : seats;
  }

  private void print(List<PlayoutBench.Result> results) {
    var table =
        new TextTable(
            "GAME",
            "SEATS",
            "PLAY-OUTS/S",
            "PLIES/S",
            "SLOWEST",
            "FASTEST",
            "PLIES/GAME",
            "BYTES/PLY");
    for (var result : results) {
      table.row(
          result.game(),
          result.seats(),
          whole(result.playoutsPerSecond()),
          whole(result.pliesPerSecond()),
          whole(result.pliesPerSecondMin()),
          whole(result.pliesPerSecondMax()),
          whole(result.pliesPerGame()),
          result.bytesPerPly());
    }
    terminal.out().println(table);
    terminal.out().println();
    terminal.out().println(told(Machine.here()));
  }

  private static String whole(double number) {
    return String.format(Locale.ROOT, "%,.0f", number);
  }

  record Report(Machine machine, int seconds, List<PlayoutBench.Result> results) {}

  private static String told(Machine machine) {
    return String.format(
        Locale.ROOT,
        "One core of %d (%s, %s), Java %s, load %.1f.",
        machine.cores(),
        machine.os(),
        machine.arch(),
        machine.java(),
        machine.load());
  }
}
