package org.apogee.proving.panel;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee bench panels}: do the dashboards show anything? */
@Command(
    name = "panels",
    description = {
      "Run every query of the dashboards on a Prometheus server, and list those without a result."
    },
    footer = {
      "",
      "Exit code 1 if a query fails, or has no result and should have one.",
      "",
      "Example, beside 'apogee up --monitoring':",
      "  apogee bench panels http://127.0.0.1:19095 --pictures dashboards"
    })
public final class BenchPanels implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(arity = "1", paramLabel = "URL", description = "Address of Prometheus.")
  private String address = "";

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "Minutes of history to query (default 10).")
  private int minutes = 10;

  @Option(
      names = "--pictures",
      paramLabel = "FOLDER",
      description = "Folder for a drawing of each dashboard, as SVG.")
  private @Nullable Path pictures;

  private final Terminal terminal;

  public BenchPanels(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What came of one dashboard. */
  record Result(String dashboard, int queries, int answered, List<String> silent) {}

  @Override
  public Integer call() throws IOException {
    if (minutes < 1) {
      throw new BadInput("bad-usage", "--minutes is at least 1.");
    }
    List<BoardData> looks;
    try (var prometheus = new Prometheus(address)) {
      looks = BoardData.at(prometheus, Duration.ofMinutes(minutes));
    }
    if (pictures != null) {
      Picture.draw(looks, pictures);
    }
    var results = looks.stream().map(BenchPanels::result).toList();
    if (common.json()) {
      terminal.out().println(JsonText.of(results));
    } else {
      print(looks, results);
    }
    return results.stream().allMatch(result -> result.silent().isEmpty())
        ? Exit.DONE
        : Exit.DIFFERENT;
  }

  private static Result result(BoardData look) {
    var silent = new ArrayList<String>();
    int answered = 0;
    for (var asked : look.asked()) {
      answered += asked.answer().isSeen() ? 1 : 0;
      if (!asked.answer().isSeen() && EmptyAnswers.reason(asked).isEmpty()) {
        silent.add(asked.toString());
      }
    }
    return new Result(look.board().name(), look.asked().size(), answered, silent);
  }

  private void print(List<BoardData> looks, List<Result> results) {
    var table = new TextTable("DASHBOARD", "QUERIES", "ANSWERED");
    results.forEach(result -> table.row(result.dashboard(), result.queries(), result.answered()));
    terminal.out().println(table);
    for (var look : looks) {
      for (var asked : look.asked()) {
        if (!asked.answer().isSeen()) {
          terminal
              .out()
              .println(
                  "no answer: %s%s"
                      .formatted(
                          asked,
                          EmptyAnswers.reason(asked).map(why -> " (" + why + ")").orElse("")));
        }
      }
    }
  }
}
