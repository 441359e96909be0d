package org.apogee.cli.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code apogee verify}: whether replays hold. */
@Command(
    name = "verify",
    description = {
      "Verify replays by replaying them: moves, draws, fingerprints and the outcome.",
      "If the seed is revealed, it must match the commitment, and every draw must follow from it."
    },
    footer = {
      "",
      "Exit code 1 if a replay fails, 2 if one cannot be read.",
      "",
      "Example:",
      "  apogee verify game.replay replays/"
    })
public final class Verify implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "A replay, or a folder with files named *.replay.")
  private List<Path> paths = List.of();

  private final Terminal terminal;

  public Verify(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var results = new ArrayList<Result>();
    for (var file : ReplayFiles.under(paths)) {
      var result = check(file);
      results.add(result);
      if (!common.json()) {
        terminal.out().println(result.line());
        terminal.out().flush();
      }
    }
    int exit = results.stream().mapToInt(Result::exit).max().orElse(Exit.DONE);
    if (common.json()) {
      terminal.out().println(JsonText.of(new Results(exit == Exit.DONE, results)));
    }
    return exit;
  }

  private static Result check(Path file) {
    try {
      var replay = ReplayFiles.read(file);
      return switch (ReplayVerifier.verify(replay)) {
        case Verdict.Holds holds -> new Result(file.toString(), "holds", null, holds, null);
        case Verdict.Differs differs ->
            new Result(file.toString(), "differs", differs.sentence(), null, differs);
      };
    } catch (BadInput bad) {
      var status = bad.code().equals("replay-changed") ? "changed" : "unreadable";
      return new Result(file.toString(), status, bad.sentence(), null, null);
    }
  }

  record Results(boolean holds, List<Result> files) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Result(
      String file,
      String status,
      @Nullable String message,
      Verdict.@Nullable Holds checked,
      Verdict.@Nullable Differs difference) {

    int exit() {
      return switch (status) {
        case "holds" -> Exit.DONE;
        case "unreadable" -> Exit.BAD_INPUT;
        default -> Exit.DIFFERENT;
      };
    }

    String line() {
      return "%-10s  %s: %s".formatted(status, file, checked == null ? message : told(checked));
    }

    private static String told(Verdict.Holds holds) {
      return "%d plies, %d draws, %s."
          .formatted(
              holds.plies(),
              holds.draws(),
              holds.isChanceProven() ? "all derived from the seed" : "the seed is not revealed");
    }
  }
}
