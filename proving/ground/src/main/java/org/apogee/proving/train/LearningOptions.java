package org.apogee.proving.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.Counts;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What {@code train} and {@code fit} are both asked: which games, how many, and where to. */
final class LearningOptions {
  private static final int COUNT_MAX = 1_000_000;
  private static final int WIDTH_MAX = 64;

  @Parameters(paramLabel = "GAME", description = "The game.")
  private String game = "";

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where progress is kept (default: .apogee/COMMAND/GAME).")
  private String folder = "";

  @Option(names = "--seed", paramLabel = "NUMBER", description = "Seed (default 1).")
  private long seed = 1;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Iterations in all, those done before included (default 10).")
  private int iterations = 10;

  @Option(names = "--games", paramLabel = "N", description = "Games per iteration (default 100).")
  private int games = 100;

  @Option(
      names = "--seats",
      split = ",",
      paramLabel = "N",
      description =
          "Numbers of seats, drawn by lot for each game; a repeated number is drawn more often"
              + " (default: all of the game). Checks of a training use the first.")
  private List<Integer> seats = new ArrayList<>();

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUES",
      description = "Options of the game; values separated by | are drawn by lot.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--width",
      paramLabel = "N",
      description = "Unfinished plans that all players follow (default 4).")
  private int width = 4;

  String game() {
    return game;
  }

  int iterations() {
    return iterations;
  }

  Path folder(String verb) {
    return folder.isEmpty() ? Path.of(".apogee", verb, game) : Path.of(folder);
  }

  GamesPlan plan(Ruleset ruleset) {
    check("--iterations", iterations);
    check("--games", games);
    Counts.check("--width", width, WIDTH_MAX);
    int least = Math.max(2, ruleset.minSeats());
    var tables =
        seats.isEmpty() ? IntStream.rangeClosed(least, ruleset.maxSeats()).boxed().toList() : seats;
    for (int table : tables) {
      if (table < least || table > ruleset.maxSeats()) {
        throw bad(
            "--seats must be from %d to %d in %s, not %d."
                .formatted(least, ruleset.maxSeats(), ruleset.title(), table));
      }
    }
    var plan = new GamesPlan(game, seed, tables, options, games, width);
    plan.check(ruleset);
    return plan;
  }

  static void check(String name, int value) {
    Counts.check(name, value, COUNT_MAX);
  }

  static BadInput bad(String sentence) {
    return new BadInput("bad-usage", sentence);
  }
}
