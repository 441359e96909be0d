package org.apogee.proving.level;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.apogee.cli.game.GameOptions;
import org.apogee.cli.match.RatingDifference;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.bot.house.BotSpec;
import org.apogee.engine.bot.house.Level;
import org.apogee.engine.bot.house.Strength;
import org.apogee.engine.bot.mcts.Lookahead;
import org.apogee.engine.bot.mcts.MctsBot;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee bench levels}: whether the levels of a game are evenly spaced. */
@Command(
    name = "levels",
    description = {
      "Let each level of the house bots play against the next weaker one, and the first against",
      "random, in mirror sets: two games with the same chance and exchanged seats. Prints by how",
      "many rating points each level is better, with 95 %% intervals from the variance of sets."
    },
    footer = {
      "",
      "The score is the share of pairs of rivals at a table in which the stronger one is placed",
      "better, ties half. Games with a common enemy are played by four seats, two of each level.",
      "--fit searches the strength of each level, from the master downwards: the cheapest bot that",
      "is strong enough, and how much it must misjudge to be weaker by the wanted points. It prints",
      "the table for the engine.",
      "",
      "Examples:",
      "  apogee bench levels sol --games 200 --seed 7",
      "  apogee bench levels sol --levels 1,2 --set cadet=0:2:3.5",
      "  apogee bench levels nova --fit --games 120 --set master=100:8:0"
    })
public final class BenchLevels implements Callable<Integer> {
  /** The weakest first, so that each one's number is the index of the next stronger one. */
  static final List<Level> LEVELS = List.of(Level.values());

  private static final int GAMES_MAX = 1_000_000;
  private static final int THREADS_MAX = 256;
  private static final int SEATS_WITH_ENEMY = 4;
  private static final int SEATS = 2;
  private static final double POINTS_USUAL = 130;
  private static final double POINTS_MAX = 1000;
  private static final double LEAST = 70;
  private static final double MOST = 200;
  private static final Pattern STRENGTH =
      Pattern.compile(
          "([0-9]{1,7}):([1-9][0-9]{0,2}):([0-9]{1,3}(?:\\.[0-9]{1,4})?)(?::(short|usual|long))?");

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private GameOptions options = new GameOptions();

  @Parameters(paramLabel = "GAME", description = "The game.")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Number of games of each pair (default: ${DEFAULT-VALUE}).")
  private int games = 200;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Seed of all draws (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "Number of seats (default: 2; 4 in a game with a common enemy).")
  private @Nullable Integer seats;

  @Option(
      names = "--levels",
      split = ",",
      paramLabel = "NUMBER",
      description = "Measure only these levels against the next weaker one (default: all).")
  private List<Integer> levels = List.of();

  @Option(
      names = "--set",
      paramLabel = "LEVEL=PLAYOUTS:WIDTH:BLUR",
      description =
          "Try another strength of a level, such as pilot=0:8:1.5; with ':short' or ':long' at the"
              + " end, play-outs look less far or farther ahead.")
  private Map<String, String> sets = new LinkedHashMap<>();

  @Option(names = "--fit", description = "Search the strength of each level below the master.")
  private boolean fit;

  @Option(
      names = "--points",
      paramLabel = "POINTS",
      description = "The wanted difference for --fit (default: 130).")
  private @Nullable Double points;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of concurrent games (default: one per core).")
  private int threads = Runtime.getRuntime().availableProcessors();

  private final Terminal terminal;

  public BenchLevels(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * A level against the next weaker one.
   *
   * @param ratingDifference null if one side won all games
   * @param inBand null for the first level, which has no level below it
   */
  record Line(
      int level,
      String bot,
      String budget,
      String against,
      int games,
      BigDecimal score,
      @Nullable BigDecimal ratingDifference,
      @Nullable BigDecimal low,
      @Nullable BigDecimal high,
      @Nullable Boolean inBand) {}

  record Report(String ruleset, int seats, long seed, List<Line> levels) {}

  @Override
  public Integer call() throws InterruptedException {
    Counts.check("--games", games, GAMES_MAX);
    Counts.check("--threads", threads, THREADS_MAX);
    double wanted = wantedPoints();
    for (int level : levels) {
      Counts.check("--levels", level, LEVELS.size());
    }
    var ruleset = Rulesets.find(game);
    int table = seats != null ? seats : hasCommonEnemy(ruleset) ? SEATS_WITH_ENEMY : SEATS;
    if (table < SEATS) {
      throw new BadInput("bad-usage", "Levels are compared at tables of two seats or more.");
    }
    var match = new LevelMatch(ruleset, options.setup(ruleset, table), seed, threads);
    var strengths = strengths(ruleset);
    if (fit) {
      fit(match, strengths, wanted);
    } else {
      measure(ruleset, table, match, strengths);
    }
    return Exit.DONE;
  }

  private double wantedPoints() {
    if (points == null) {
      return POINTS_USUAL;
    }
    if (!fit) {
      throw new BadInput("bad-usage", "--points is for --fit.");
    }
    if (!(points > 0 && points <= POINTS_MAX)) {
      throw new BadInput(
          "bad-usage",
          "--points must be above 0 and at most %.0f, not %s.".formatted(POINTS_MAX, points));
    }
    return points;
  }

  /** In these games a table of two says little about the usual one. */
  private static boolean hasCommonEnemy(Ruleset ruleset) {
    return ruleset.id().game().equals("nova-solis");
  }

  private Map<Level, Strength> strengths(Ruleset ruleset) {
    var strengths = new EnumMap<Level, Strength>(Level.class);
    for (var level : LEVELS) {
      strengths.put(level, level.in(ruleset));
    }
    sets.forEach((name, text) -> {
      var level =
          Level.find(name)
              .orElseThrow(() ->
                  new BadInput("bad-usage", "There is no level '%s' to set.".formatted(name)));
      strengths.put(level, strength(text));
    });
    return strengths;
  }

  private static Strength strength(String text) {
    var parts = STRENGTH.matcher(text);
    if (!parts.matches()) {
      throw new BadInput(
          "bad-usage",
          "'%s' is no strength; write PLAYOUTS:WIDTH:BLUR, such as 0:8:1.5, or 20:8:0:short."
              .formatted(text));
    }
    int playOuts = Integer.parseInt(parts.group(1));
    if (playOuts == 0 && parts.group(4) != null) {
      throw new BadInput(
          "bad-usage", "'%s' has no play-outs that could look ahead.".formatted(text));
    }
    return new Strength(
        playOuts,
        Integer.parseInt(parts.group(2)),
        lookahead(parts.group(4)),
        Double.parseDouble(parts.group(3)));
  }

  private static Lookahead lookahead(@Nullable String word) {
    return word == null ? Lookahead.USUAL : Lookahead.valueOf(word.toUpperCase(Locale.ROOT));
  }

  private boolean isChosen(Level level) {
    return levels.isEmpty() || levels.contains(level.number());
  }

  private void measure(Ruleset ruleset, int table, LevelMatch match, Map<Level, Strength> strengths)
      throws InterruptedException {
    var lines = new ArrayList<Line>();
    var text =
        new TextTable(
            "LEVEL",
            "BUDGET",
            "MS A DECISION",
            "AGAINST",
            "ITS MS",
            "GAMES",
            "SCORE",
            "POINTS",
            "95 %",
            "");
    for (var level : LEVELS) {
      if (isChosen(level)) {
        var against = below(level, strengths);
        var result = match.play(of(level, strengths), against, games);
        var line = line(level, strength(level, strengths), against, result);
        lines.add(line);
        row(text, line, result);
        say(line);
      }
    }
    if (common.json()) {
      terminal.out().println(JsonText.of(new Report(ruleset.id().toString(), table, seed, lines)));
      return;
    }
    terminal
        .out()
        .println(
            "%s, %d seats, seed %d; adjacent levels should differ by %.0f to %.0f points"
                .formatted(ruleset.id(), table, seed, LEAST, MOST));
    terminal.out().println(text);
  }

  /** A match may take an hour, and what is known is not lost if the next one is stopped. */
  private void say(Line line) {
    if (!common.json()) {
      terminal
          .err()
          .println(
              "bench: %s, %s, over %s: %.1f %% of %d games"
                  .formatted(
                      line.bot(),
                      line.budget(),
                      line.against(),
                      100 * line.score().doubleValue(),
                      line.games()));
      terminal.err().flush();
    }
  }

  private static Strength strength(Level level, Map<Level, Strength> strengths) {
    var strength = strengths.get(level);
    if (strength == null) {
      throw new IllegalStateException("every level has a strength");
    }
    return strength;
  }

  private static Opponent of(Level level, Map<Level, Strength> strengths) {
    return new Opponent.OfLevel(level, strength(level, strengths));
  }

  private static Opponent below(Level level, Map<Level, Strength> strengths) {
    return level == Level.CADET
        ? new Opponent.Other(BotSpec.parse("random"))
        : of(LEVELS.get(level.number() - 2), strengths);
  }

  private static Line line(
      Level level, Strength strength, Opponent against, LevelMatch.Result result) {
    var rating = RatingDifference.of(result.score());
    var difference = rating.points();
    return new Line(
        level.number(),
        level.text(),
        words(strength),
        against.name(),
        result.games(),
        BigDecimal.valueOf(result.score().mean()).setScale(4, RoundingMode.HALF_UP),
        rounded(difference),
        rounded(rating.low()),
        rounded(rating.high()),
        level == Level.CADET
            ? null
            : difference != null && difference >= LEAST && difference <= MOST);
  }

  private static @Nullable BigDecimal rounded(@Nullable Double points) {
    return points == null ? null : BigDecimal.valueOf(points).setScale(0, RoundingMode.HALF_UP);
  }

  private static void row(TextTable table, Line line, LevelMatch.Result result) {
    var inBand = line.inBand();
    table.row(
        line.level() + " " + line.bot(),
        line.budget(),
        String.format(Locale.ROOT, "%.2f", result.millis()),
        line.against(),
        String.format(Locale.ROOT, "%.2f", result.millisOfOther()),
        line.games(),
        String.format(Locale.ROOT, "%.1f %%", 100 * line.score().doubleValue()),
        shown(line.ratingDifference()),
        shown(line.low()) + " to " + shown(line.high()),
        inBand == null ? "" : inBand ? "in the band" : "outside");
  }

  private static String shown(@Nullable BigDecimal points) {
    return points == null ? "unknown" : points.signum() > 0 ? "+" + points : points.toString();
  }

  private static String words(Strength strength) {
    var words = new ArrayList<String>();
    if (strength.isSearch()) {
      words.add(strength.playOuts() + " play-outs");
    }
    if (!strength.isSearch() || strength.width() != MctsBot.WIDTH) {
      words.add("beam " + strength.width());
    }
    if (strength.lookahead() != Lookahead.USUAL) {
      words.add(strength.lookahead().name().toLowerCase(Locale.ROOT));
    }
    if (strength.blur() > 0) {
      words.add("blur " + strength.blur());
    }
    return String.join(", ", words);
  }

  /** From the strongest downwards, each against the fitted one above it. */
  private void fit(LevelMatch match, Map<Level, Strength> strengths, double wanted)
      throws InterruptedException {
    var search = new LevelFit(match, games, wanted);
    for (var level : LEVELS.reversed()) {
      if (isChosen(level) && level != Level.MASTER) {
        var stronger = strength(LEVELS.get(level.number()), strengths);
        var fitted = search.fit(level, stronger, strength(Level.MASTER, strengths));
        strengths.put(level, fitted);
        if (!common.json()) {
          terminal.out().println("%d %s: %s".formatted(level.number(), level.text(), code(fitted)));
        }
      }
    }
    var fitted = strengths.values().stream().map(BenchLevels::code).toList();
    terminal
        .out()
        .println(
            common.json()
                ? JsonText.of(fitted)
                : String.join("," + System.lineSeparator(), fitted));
  }

  /** As it stands in the engine. */
  private static String code(Strength strength) {
    var blur = BigDecimal.valueOf(strength.blur()).stripTrailingZeros().toPlainString();
    int width = strength.width();
    if (!strength.isSearch()) {
      return "plans(%d, %s)".formatted(width, blur);
    }
    int playOuts = strength.playOuts();
    return width == MctsBot.WIDTH && strength.lookahead() == Lookahead.USUAL
        ? "searches(%d, %s)".formatted(playOuts, blur)
        : "new Strength(%d, %d, Lookahead.%s, %s)"
            .formatted(playOuts, width, strength.lookahead(), blur);
  }
}
