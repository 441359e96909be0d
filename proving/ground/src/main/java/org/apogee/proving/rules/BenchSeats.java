package org.apogee.proving.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apogee.cli.game.GameOptions;
import org.apogee.cli.match.Estimate;
import org.apogee.cli.match.Quantiles;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.Chance;
import org.apogee.engine.Position;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.bot.Bot;
import org.apogee.engine.bot.house.BotSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench seats}: whether a game is fair to its seats. */
@Command(
    name = "seats",
    description = {
      "Let one bot play all seats and count the wins of each seat. A shared first place",
      "counts in parts. Each game has its own seed. Intervals are 95 %% (Wilson).",
      "With --json the report also has what the games count, such as attacks or trades."
    },
    footer = {"", "Example:", "  apogee bench seats --game supernova --seats 4 --games 200"})
public final class BenchSeats implements Callable<Integer> {
  private static final int GAMES_MAX = 1_000_000;
  private static final int THREADS_MAX = 256;

  // Large primes, so that neither games nor their bots share a seed.
  private static final long SEEDS_APART = 1_000_003;
  private static final long OWN_SEEDS_APART = 7919;
  private static final int OWN_SEED = 17;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private GameOptions options = new GameOptions();

  @Option(names = "--game", required = true, paramLabel = "GAME", description = "The game.")
  private String game = "";

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "Number of seats (default: ${DEFAULT-VALUE}).")
  private int seats = 2;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description = "master, greedy, mcts:1000 or another (default: ${DEFAULT-VALUE}).")
  private String bot = "greedy";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Number of games (default: ${DEFAULT-VALUE}).")
  private int games = 100;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Seed of all draws (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of concurrent games (default: one per core).")
  private int threads = Runtime.getRuntime().availableProcessors();

  private final Terminal terminal;

  public BenchSeats(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    Counts.check("--games", games, GAMES_MAX);
    Counts.check("--threads", threads, THREADS_MAX);
    var ruleset = Rulesets.find(game);
    var setup = options.setup(ruleset, seats);
    var report = report(ruleset, setup, play(ruleset, setup, BotSpec.parse(bot)));
    if (common.json()) {
      terminal.out().println(JsonText.of(report));
    } else {
      print(report);
    }
    return Exit.DONE;
  }

  private List<Ended> play(Ruleset ruleset, Setup setup, BotSpec spec) throws InterruptedException {
    var ended = new ArrayList<Ended>();
    try (var executor = Executors.newFixedThreadPool(threads)) {
      var playing = new ArrayList<Future<Ended>>();
      for (int number = 0; number < games; number++) {
        int game = number;
        playing.add(executor.submit(() -> play(ruleset, setup, spec, game)));
      }
      for (var one : playing) {
        ended.add(one.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game failed", e);
    }
    return ended;
  }

  private Ended play(Ruleset ruleset, Setup setup, BotSpec spec, int number) {
    var chance = Chance.of(new SplittableRandom(seed * SEEDS_APART + number));
    var own = Chance.of(new SplittableRandom(seed * OWN_SEEDS_APART + number + OWN_SEED));
    List<Bot> bots = IntStream.range(0, setup.seats()).mapToObj(_ -> spec.newBot(ruleset)).toList();
    var position = ruleset.newPosition(setup, chance);
    int plies = 0;
    for (; !position.isOver(); plies++) {
      int seat = position.seatToAct();
      var known = position.copy();
      known.determinize(seat, own);
      position.play(bots.get(seat).choose(known, seat, own, spec.budget()), chance);
    }
    return Ended.of(position, plies);
  }

  /** A game that is over: what each seat has of its win. */
  private record Ended(
      List<Double> shares, String ending, int plies, SequencedMap<String, Long> counters) {
    static Ended of(Position position, int plies) {
      var first =
          IntStream.range(0, position.seats()).filter(s -> position.place(s) == 1).boxed().toList();
      var shares =
          IntStream.range(0, position.seats())
              .mapToObj(seat -> first.contains(seat) ? 1.0 / first.size() : 0.0)
              .toList();
      var outcome = position.outcome();
      return new Ended(shares, outcome.ending(), plies, outcome.counters());
    }
  }

  private Report report(Ruleset ruleset, Setup setup, List<Ended> ended) {
    var lines =
        IntStream.range(0, seats)
            .mapToObj(seat -> {
              double[] wins = ended.stream().mapToDouble(one -> one.shares.get(seat)).toArray();
              var share = Estimate.of(wins, 1);
              return new Line(
                  seat, rounded(share.mean()), rounded(share.low()), rounded(share.high()));
            })
            .toList();
    var endings =
        ended.stream()
            .collect(
                Collectors.groupingBy(Ended::ending, TreeMap::new, Collectors.summingInt(_ -> 1)));
    var plies = ended.stream().map(Ended::plies).toList();
    return new Report(
        ruleset.id().toString(),
        setup.options(),
        bot,
        seed,
        games,
        rounded(1.0 / seats),
        lines,
        endings,
        Quantiles.median(plies),
        Quantiles.p95(plies),
        counted(ended));
  }

  /** Not every game counts the same: some count only for the races at the table. */
  private static List<Counted> counted(List<Ended> ended) {
    var counts = new LinkedHashMap<String, List<Long>>();
    for (var one : ended) {
      one.counters.forEach(
          (name, count) -> counts.computeIfAbsent(name, _ -> new ArrayList<>()).add(count));
    }
    return counts.entrySet().stream()
        .map(entry -> Counted.of(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static BigDecimal rounded(double share) {
    return BigDecimal.valueOf(share).setScale(4, RoundingMode.HALF_UP);
  }

  private void print(Report report) {
    var table = new TextTable("SEAT", "WIN RATE", "95 %");
    for (var line : report.seats()) {
      table.row(line.seat(), line.winRate(), line.low() + " to " + line.high());
    }
    terminal
        .out()
        .println(
            "%s, %d games of %s on all seats, seed %d; an even share is %s"
                .formatted(
                    report.ruleset(), report.games(), report.bot(), seed, report.evenShare()));
    terminal.out().println(table);
    terminal.out().println("Endings: " + report.endings());
    terminal
        .out()
        .println("Plies: median %s, 95 %% up to %d.".formatted(report.plies(), report.pliesP95()));
  }

  record Report(
      String ruleset,
      Map<String, String> options,
      String bot,
      long seed,
      int games,
      BigDecimal evenShare,
      List<Line> seats,
      SortedMap<String, Integer> endings,
      double plies,
      int pliesP95,
      List<Counted> counters) {}

  record Line(int seat, BigDecimal winRate, BigDecimal low, BigDecimal high) {}

  /** What games counted: how many did, the mean of a game, and in how many it was not zero. */
  record Counted(String name, int games, BigDecimal mean, int withAny) {
    static Counted of(String name, List<Long> counts) {
      double mean = counts.stream().mapToLong(count -> count).average().orElseThrow();
      int withAny = (int) counts.stream().filter(count -> count > 0).count();
      return new Counted(name, counts.size(), rounded(mean), withAny);
    }
  }
}
