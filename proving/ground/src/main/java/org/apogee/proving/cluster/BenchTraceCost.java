package org.apogee.proving.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalCollector;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.apogee.proving.cluster.TraceCosts.Pair;
import org.apogee.proving.cluster.TraceCosts.Phase;
import org.apogee.proving.rig.Cost;
import org.apogee.proving.rig.Scratch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench trace-cost}: what traces cost a node, off and on in turns. */
@Command(
    name = "trace-cost",
    description = {
      "Play moves as fast as they are acknowledged on a node without traces and on one with"
          + " traces,",
      "in turns, and compare moves a second and the CPU time of a move. The collector runs in the",
      "same process, so its time counts as a cost of traces."
    },
    footer = {
      "",
      "Run it on a quiet machine. Exit code 1 if traces cost 3 % of CPU time or more.",
      "",
      "Example:",
      "  apogee bench trace-cost --rounds 8 --seconds 20"
    })
public final class BenchTraceCost implements Callable<Integer> {
  private static final double PERCENT_MAX = 3;
  private static final ClockOrder LONG = new ClockOrder(86_400_000, 0, 86_400_000);

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Pairs of phases (default: ${DEFAULT-VALUE}).")
  private int rounds = 6;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Of each phase, after a warm-up of half as much (default: ${DEFAULT-VALUE}).")
  private int seconds = 20;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games at once (default: ${DEFAULT-VALUE}).")
  private int games = 500;

  @Option(
      names = "--sample",
      paramLabel = "SHARE",
      description = "Share of decisions with a trace (default: ${DEFAULT-VALUE}).")
  private double sample = 0.01;

  private final Terminal terminal;

  public BenchTraceCost(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (rounds < 1 || seconds < 2 || games < 1 || !(sample >= 0 && sample <= 1)) {
      throw new BadInput(
          "bad-usage", "At least 1 round, 2 seconds and 1 game; a sample is from 0 to 1.");
    }
    try (var scratch = Scratch.create("trace-cost", terminal);
        var collector = LocalCollector.start()) {
      var traced =
          Map.of(
              "APOGEE_TRACES", "otlp",
              "APOGEE_TRACES_URL", collector.url(),
              "APOGEE_TRACES_SAMPLE", Double.toString(sample));
      var found = measure(scratch.home(), traced);
      if (sample > 0 && collector.spans().isEmpty()) {
        throw new IllegalStateException("no trace arrived: the measurement means nothing");
      }
      say("%,d spans arrived".formatted(collector.spans().size()));
      terminal.out().println(common.json() ? JsonText.of(found) : found.text());
      return scratch.exitCode(found.moreCpu() < PERCENT_MAX);
    }
  }

  /** The order within a pair alternates, so that a drift of the machine favours neither. */
  private TraceCosts measure(Path home, Map<String, String> traced) throws Exception {
    say("warm-up");
    phase(home.resolve("warm-up"), traced);
    var pairs = new ArrayList<Pair>();
    for (int round = 0; round < rounds; round++) {
      say("round %d of %d".formatted(round + 1, rounds));
      boolean isOffFirst = round % 2 == 0;
      var first = phase(home.resolve("first-" + round), isOffFirst ? Map.of() : traced);
      var second = phase(home.resolve("second-" + round), isOffFirst ? traced : Map.of());
      pairs.add(isOffFirst ? new Pair(first, second) : new Pair(second, first));
    }
    return new TraceCosts(pairs);
  }

  private Phase phase(Path home, Map<String, String> settings) throws Exception {
    try (var node = BenchNode.start(home, settings)) {
      play(node, Math.max(1, seconds / 2));
      return play(node, seconds);
    }
  }

  private Phase play(BenchNode node, int howLong) throws Exception {
    var queue = ScriptPlayer.queue(node.scripts(node.open(3 * games, order())));
    var player = new ScriptPlayer(node);
    var cost = Cost.of(node.databaseProcess());
    double perSecond = player.flatOut(queue, games, howLong);
    // What was acknowledged is published and counted as well.
    new FeedBacklog(node.databaseUrl()).awaitNone();
    cost = Cost.of(node.databaseProcess()).minus(cost);
    node.cancel(queue.stream().map(running -> running.game).toList());
    return new Phase(perSecond, cost.all() / 1e3 / Math.max(1, player.acknowledged()));
  }

  private static GameOrder order() {
    return GameOrder.of(
        "sol",
        Map.of(),
        IntStream.range(0, 2)
            .mapToObj(seat -> SeatOrder.outside("bench-" + seat, "Bench " + seat))
            .toList(),
        LONG,
        OnForfeit.END,
        new Origin(OriginKind.CASUAL, "bench"),
        null);
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("bench: " + what);
      terminal.err().flush();
    }
  }
}
