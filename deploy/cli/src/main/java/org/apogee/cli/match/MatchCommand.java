package org.apogee.cli.match;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apogee.cli.process.BotFailed;
import org.apogee.cli.process.BotProcesses;
import org.apogee.cli.terminal.BotNames;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Spans;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.engine.Rulesets;
import org.apogee.engine.Setup;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.words.Words;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee match}: many games between bots. */
@Command(
    name = "match",
    description = "Let bots play many games against each other, and compare them.",
    footer = {
      "",
      "Games are played in mirror sets: same seed, every bot in every seat once. Win rate is the"
          + " share",
      "of first places, a shared one in parts. Intervals are 95 %%, from the variance of mirror"
          + " sets",
      "(Wilson's form). Rating differences are 400 log10(e/(1-e)) for the expected score e of a",
      "pair. The digest is a SHA-256 over all replays; the same command gives the same digest on",
      "any number of cores, unless a bot has a time budget (mcts:250ms) or is a program.",
      "So does --json, byte for byte, unless --timings is set.",
      "--stop-when-sure checks after every set, with bounds that hold for all checks together:",
      "frequent checks mislead in at most 5 %% of matches. The intervals of the table do not have",
      "this property and are slightly too narrow after an early stop.",
      "--sprt decides between two rating differences of the first bot against the others, with",
      "alpha and beta as rates of wrong decisions. A mirror set is one observation.",
      "--from plays every game on from one point of a recorded game, with its complete position.",
      "PLY plies of that game are kept, as 'apogee replay --at PLY' shows them.",
      "A program that crashes, exceeds its time or breaks the protocol loses the game.",
      "Exit code 1: a program failed in a game. 2: bad input, or a program was never ready.",
      "",
      "Examples:",
      "  apogee match sol --seats greedy,random --games 200 --seed 7",
      "  apogee match sol --seats mine,pilot --bot mine=./bot --games 200",
      "  apogee match sol --seats mine,greedy --bot mine=\"python3 bot.py\" --stop-when-sure",
      "  apogee match sol --seats new,old --bot new=./new --bot old=./old --sprt elo0=0,elo1=10",
      "  apogee match --from game.replay@56 --games 200 --seats new,old"
    })
public final class MatchCommand implements Callable<Integer> {
  /** A bot without a model is ready within a second; a hung one must not stop a match. */
  private static final Duration READY_TIME = Duration.ofSeconds(10);

  /** Results of all games stay in memory. */
  private static final int GAMES_MAX = 1_000_000;

  private static final int GAMES_USUAL = 100;
  private static final int GAMES_OF_TEST = 100_000;
  private static final int THREADS_MAX = 256;

  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description = "A game, such as sol, or one edition, such as sol/1; not with --from.")
  private @Nullable String game;

  @Option(
      names = "--seats",
      required = true,
      split = ",",
      paramLabel = "BOT,BOT...",
      completionCandidates = BotNames.class,
      description =
          "The bot of each seat: a level from cadet to master, random, greedy, mcts:1000"
              + " (play-outs), mcts:250ms, or a name defined with --bot.")
  private List<String> seats = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Number of games, rounded up to whole mirror sets (default: 100; with --sprt at most"
              + " 100000).")
  private @Nullable Integer games;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Seed of all draws (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = {"--option", "--options"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; 'apogee games GAME' lists them.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--from",
      paramLabel = "REPLAY@PLY",
      description = "Play on from this ply of a replay, such as game.replay@56.")
  private @Nullable String from;

  @Option(
      names = "--chance",
      paramLabel = "same|fresh",
      description =
          "With --from: the draws of the recorded game, or other ones for each mirror set (default:"
              + " fresh).")
  private @Nullable String chance;

  @Option(
      names = "--bot",
      paramLabel = "NAME=COMMAND",
      description =
          "Define a bot program for --seats; docs/bot-protocol.md explains how to write one.")
  private Map<String, String> programs = new LinkedHashMap<>();

  @Option(
      names = "--move-time",
      paramLabel = "TIME",
      description = "Time limit of a program per decision (default: ${DEFAULT-VALUE}).")
  private String moveTime = "5s";

  @Option(
      names = "--game-time",
      paramLabel = "TIME",
      description = "Time limit of a program for all decisions of a game.")
  private @Nullable String gameTime;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of concurrent games (default: one per core).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--stop-when-sure",
      description =
          "Stop when, with 95 %% certainty, one bot is better than all others, or all are within 5"
              + " points of expected score in 100.")
  private boolean stopWhenSure;

  @Option(
      names = "--sprt",
      split = ",",
      paramLabel = "NAME=NUMBER",
      description =
          "Stop when a sequential test decides by how many rating points the first bot is better:"
              + " elo0=0,elo1=10, with alpha=0.05,beta=0.05 for other error rates.")
  private Map<String, Double> sprt = new LinkedHashMap<>();

  @Option(
      names = "--timings",
      description =
          "Add decision times to --json and to the kept report. They differ between runs. The text"
              + " report always has them.")
  private boolean timings;

  @Option(
      names = "--replays",
      paramLabel = "DIR",
      description = "Folder for replays and report (default: .apogee/replays/MATCH).")
  private @Nullable Path replays;

  @Option(names = "--no-replays", description = "Keep no replays.")
  private boolean noReplays;

  @Option(
      names = "--transcripts",
      paramLabel = "DIR",
      description = "Write all lines to and from the programs into files, for debugging.")
  private @Nullable Path transcripts;

  private final Terminal terminal;

  public MatchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    var plan = plan();
    announce(plan);
    try (var processes = new BotProcesses(READY_TIME, transcripts)) {
      tryOut(plan, processes);
      var folder = replayFolder(plan);
      var progress = common.json() ? Progress.none(terminal.err()) : Progress.on(terminal.err());
      var report = new MatchRunner(plan, processes, folder, progress).run(threads);
      var json = JsonText.of(timings ? report : report.withoutTimings());
      folder.keepReport(json);
      if (common.json()) {
        terminal.out().println(json);
      } else {
        new ReportText(report, terminal.out()).print();
      }
      return exit(report);
    }
  }

  private ReplayFolder replayFolder(MatchPlan plan) {
    if (noReplays) {
      return new ReplayFolder(null);
    }
    return replays != null ? new ReplayFolder(replays) : ReplayFolder.emptied(usualFolder(plan));
  }

  private void announce(MatchPlan plan) {
    if (common.json()) {
      return;
    }
    if (plan.sprt() != null) {
      warnOfLength(plan.sprt(), plan.contenders().size());
    } else {
      warnIfRoundedUp(plan);
    }
  }

  private void warnOfLength(Hypotheses sprt, int gamesOfSet) {
    terminal
        .err()
        .println(
            "apogee: the test needs about %d games if the difference is %s or %s, and %d between them."
                .formatted(
                    sprt.setsIfTrue(gamesOfSet) * gamesOfSet,
                    Hypotheses.points(sprt.elo0()),
                    Hypotheses.points(sprt.elo1()),
                    sprt.setsBetween(gamesOfSet) * gamesOfSet));
  }

  /** Fewer games than seats cannot be a fair comparison, so a set is always played in full. */
  private void warnIfRoundedUp(MatchPlan plan) {
    int played = plan.schedule().games();
    int asked = games();
    if (played > asked) {
      terminal
          .err()
          .println(
              "apogee: playing %s instead of %d, in %s: same chance, every bot on every seat once."
                  .formatted(
                      Words.count(played, "game"),
                      asked,
                      Words.count(plan.schedule().sets(), "mirror set")));
    }
  }

  private int games() {
    return games != null ? games : sprt.isEmpty() ? GAMES_USUAL : GAMES_OF_TEST;
  }

  private MatchPlan plan() {
    var origin = origin();
    var ruleset = origin == null ? Rulesets.find(game()) : origin.fork().ruleset();
    Counts.check("--games", games(), GAMES_MAX);
    Counts.check("--threads", threads, THREADS_MAX);
    var contenders = Contenders.of(seats, programs);
    if ((stopWhenSure || !sprt.isEmpty()) && contenders.size() < 2) {
      throw new BadInput(
          "bad-usage", "--stop-when-sure and --sprt compare bots, and there is only one.");
    }
    if (stopWhenSure && !sprt.isEmpty()) {
      throw new BadInput("bad-usage", "Choose one of --stop-when-sure and --sprt.");
    }
    if (origin != null
        && origin.draws() == Origin.Draws.SAME
        && (stopWhenSure || !sprt.isEmpty())) {
      throw new BadInput(
          "bad-usage",
          "--stop-when-sure and --sprt need other draws in each mirror set: use --chance fresh.");
    }
    if (origin != null && contenders.size() != origin.fork().setup().seats()) {
      throw new BadInput(
          "bad-seat-count",
          "The recorded game has %d seats, and --seats names %s."
              .formatted(origin.fork().setup().seats(), Words.count(contenders.size(), "bot")));
    }
    return new MatchPlan(
        ruleset,
        origin == null ? Setup.of(ruleset, contenders.size(), options) : origin.fork().setup(),
        origin,
        contenders,
        new Schedule(contenders.size(), games(), seed),
        Spans.parse("--move-time", moveTime),
        gameTime == null ? null : Spans.parse("--game-time", gameTime),
        stopWhenSure,
        sprt.isEmpty() ? null : Hypotheses.of(sprt));
  }

  private String game() {
    if (game == null) {
      throw new BadInput("bad-usage", "Name a game, or a replay with --from.");
    }
    return game;
  }

  private @Nullable Origin origin() {
    if (from == null) {
      if (chance != null) {
        throw new BadInput("bad-usage", "--chance is for matches with --from.");
      }
      return null;
    }
    if (game != null || !options.isEmpty()) {
      throw new BadInput("bad-usage", "With --from, game and options come from the replay.");
    }
    return Origin.parse(from, chance == null ? "fresh" : chance);
  }

  /** A program that never gets ready is bad input, and known before the first game. */
  private static void tryOut(MatchPlan plan, BotProcesses processes) throws InterruptedException {
    var programs =
        plan.contenders().stream()
            .filter(Contender.Program.class::isInstance)
            .map(contender -> ((Contender.Program) contender).command())
            .distinct()
            .toList();
    for (var command : programs) {
      try {
        processes.tryOut(command);
      } catch (BotFailed e) {
        var said = e.failure().lastLines();
        throw new BadInput(
            e.failure().code(),
            "Bot %s failed to start. %s%s"
                .formatted(
                    command.name(),
                    e.failure().reason(),
                    said.isEmpty() ? "" : " Its last lines: " + String.join(" | ", said)));
      }
    }
  }

  /** The same command writes to the same place, and another match to another one. */
  static Path usualFolder(MatchPlan plan) {
    var asked =
        plan.contenders().stream()
            .map(bot -> bot.name() + "=" + bot.asked())
            .collect(Collectors.joining(","));
    var all =
        "%s %s %s %d %d"
                .formatted(
                    plan.ruleset().id(),
                    new TreeMap<>(plan.setup().options()),
                    asked,
                    plan.schedule().games(),
                    plan.schedule().seed())
            + (plan.origin() == null ? "" : plan.origin().identity())
            + (plan.stopsWhenSure() ? " until sure" : "")
            + (plan.sprt() == null ? "" : " " + plan.sprt());
    var hash = Seed.from(all.replaceAll("[^ -~]", "?")).commitment().substring(0, 10);
    return Path.of(".apogee", "replays", plan.ruleset().id().game() + "-" + hash);
  }

  private int exit(MatchReport report) {
    if (report.failures().isEmpty()) {
      return Exit.DONE;
    }
    var first = report.failures().getFirst();
    terminal
        .err()
        .println(
            "apogee: Bots failed %d times, first %s in %s: %s"
                .formatted(report.failures().size(), first.bot(), first.game(), first.reason()));
    return Exit.DIFFERENT;
  }
}
