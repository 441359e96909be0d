package org.apogee.proving.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.engine.Ruleset;
import org.apogee.engine.Rulesets;
import org.apogee.engine.bot.house.BotSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench puzzles}: how many positions a bot plays as a good player would. */
@Command(
    name = "puzzles",
    description = {
      "Ask a bot for its move in positions in which a good player knows what to do.",
      "Prints the share of accepted moves, and each miss with the accepted moves and the reason."
    },
    footer = {"", "Example:", "  apogee bench puzzles --game supernova --bot greedy"})
public final class BenchPuzzles implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "The game (default: all with puzzles).")
  private String game = "";

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description = "A house bot (default: ${DEFAULT-VALUE}).")
  private String bot = "greedy";

  private final Terminal terminal;

  public BenchPuzzles(Terminal terminal) {
    this.terminal = terminal;
  }

  record Miss(String puzzle, String played, List<String> accepted, String why) {}

  record Solved(String game, int puzzles, int solved, List<Miss> missed) {}

  record Report(String bot, List<Solved> games) {}

  @Override
  public Integer call() {
    var spec = BotSpec.parse(bot);
    var solved = new ArrayList<Solved>();
    for (var ruleset : game.isEmpty() ? Rulesets.all() : List.of(Rulesets.find(game))) {
      if (!PuzzleBook.of(ruleset).isEmpty()) {
        solved.add(solve(ruleset, spec));
      } else if (!game.isEmpty()) {
        throw new BadInput("no-puzzles", "%s has no puzzles.".formatted(ruleset.title()));
      }
    }
    if (common.json()) {
      terminal.out().println(JsonText.of(new Report(bot, solved)));
    } else {
      solved.forEach(this::print);
    }
    return Exit.DONE;
  }

  private static Solved solve(Ruleset ruleset, BotSpec spec) {
    var puzzles = PuzzleBook.of(ruleset);
    var missed = new ArrayList<Miss>();
    for (var puzzle : puzzles) {
      var played = puzzle.answer(ruleset, spec);
      if (!puzzle.accepted().contains(played)) {
        missed.add(new Miss(puzzle.name(), played, puzzle.accepted(), puzzle.why()));
      }
    }
    return new Solved(
        ruleset.id().toString(), puzzles.size(), puzzles.size() - missed.size(), missed);
  }

  private void print(Solved result) {
    terminal
        .out()
        .println(
            String.format(
                Locale.ROOT,
                "%s: %s solves %d of %d puzzles (%.0f %%)",
                result.game(),
                bot,
                result.solved(),
                result.puzzles(),
                100.0 * result.solved() / result.puzzles()));
    for (var miss : result.missed()) {
      terminal
          .out()
          .println(
              "  %s: plays '%s', accepted '%s'. %s"
                  .formatted(
                      miss.puzzle(),
                      miss.played(),
                      String.join("' or '", miss.accepted()),
                      miss.why()));
    }
  }
}
