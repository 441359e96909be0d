package org.apogee.proving.marathon;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.apogee.proving.marathon.Report.RowReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code apogee bench marathon}: the proof at release size. */
@Command(
    name = "marathon",
    description = {
      "Inject every kind of fault at release size during play, verify every acknowledged move, and",
      "write one report. The full run takes many hours. Finished parts are kept in the state file;",
      "the same command continues after the last one."
    },
    footer = {
      "",
      "Exit code 1 if a row is not met or not run.",
      "",
      "Examples:",
      "  apogee bench marathon --state marathon.json",
      "  apogee bench marathon --state small.json --scale 0.05 --rows kills,crashes"
    })
public final class BenchMarathon implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description = "Finished parts (default marathon.json).")
  private Path file = Path.of("marathon.json");

  @Option(
      names = "--rows",
      paramLabel = "ROW",
      split = ",",
      description = "Run these only; the report names the others as not run.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--scale",
      paramLabel = "FACTOR",
      description = "Part of the release size, above 0 and at most 1 (default 1).")
  private double factor = 1;

  @Option(names = "--again", description = "Repeat parts that were not met.")
  private boolean again;

  @Option(names = "--list", description = "List the rows and run nothing.")
  private boolean list;

  @Option(names = "--report", description = "Write the report of what is finished, run nothing.")
  private boolean report;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      description = "Folder of report.html and report.json (default: that of the state).")
  private @Nullable Path out;

  @Option(
      names = "--source",
      paramLabel = "FOLDER",
      description = "The source tree, for commits (default: the current folder).")
  private Path source = Path.of("");

  @Option(
      names = "--earlier",
      paramLabel = "VERSION",
      description = "Release or commit where the rolling update begins (default: last release).")
  private @Nullable String earlier;

  @Spec private @Nullable CommandSpec spec;

  private final Terminal terminal;

  public BenchMarathon(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!(factor > 0 && factor <= 1)) {
      throw new BadInput("bad-usage", "--scale is above 0 and at most 1.");
    }
    var scale = new Scale(factor);
    var tree = source.toAbsolutePath();
    var before = earlier == null ? Releases.of(tree).newestOr(Rows.EARLIER) : earlier;
    var rows = Rows.all(scale, new Rows.Choice(tree, before));
    var chosen = Rows.named(rows, names);
    if (list) {
      list(chosen);
      return Exit.DONE;
    }
    var path = file.toAbsolutePath();
    var home = path.resolveSibling("");
    var folder = out == null ? home : out.toAbsolutePath();
    makeFolders(home, folder);
    var state = MarathonState.load(path, scale);
    if (!report) {
      var commit = new Git(tree).commit();
      state.begin(
          new Run(
              command(),
              Hardware.describe(),
              commit,
              Instant.now().truncatedTo(ChronoUnit.SECONDS).toString()));
      var work = Path.of(System.getProperty("java.io.tmpdir"));
      new Marathon(state, terminal, this::log, commit, work).run(chosen, again);
    }
    var date = LocalDate.now(ZoneOffset.UTC).toString();
    var written = Report.of(rows, state.runs(), state.parts(), scale, date);
    write(written, folder);
    return written.isMet() ? Exit.DONE : Exit.DIFFERENT;
  }

  private static void makeFolders(Path... folders) {
    for (var folder : folders) {
      try {
        Files.createDirectories(folder);
      } catch (IOException e) {
        throw new BadInput("bad-folder", "Cannot make the folder %s: %s.".formatted(folder, e));
      }
    }
  }

  private void list(List<Row> rows) {
    if (common.json()) {
      var listed = rows.stream().map(row -> new Listed(row.name(), row.what(), row.judged()));
      terminal.out().println(JsonText.of(listed.toList()));
      return;
    }
    var table = new TextTable("ROW", "PARTS", "WHAT");
    rows.forEach(row -> table.row(row.name(), row.parts().size(), row.what()));
    terminal.out().println(table);
  }

  record Listed(String row, String what, String judged) {}

  private void log(String sentence) {
    if (!common.json()) {
      terminal.err().println("bench: " + sentence);
      terminal.err().flush();
    }
  }

  private String command() {
    if (spec == null) {
      return "apogee bench marathon";
    }
    var words = spec.root().commandLine().getParseResult().originalArgs();
    return "apogee " + String.join(" ", words);
  }

  private void write(Report written, Path folder) throws IOException {
    Files.writeString(folder.resolve("report.json"), JsonText.of(written) + "\n");
    Files.writeString(folder.resolve("report.html"), HtmlReport.of(written));
    if (common.json()) {
      terminal.out().println(JsonText.of(written));
      return;
    }
    var table = new TextTable("ROW", "RESULT", "PARTS", "MOVES", "SECONDS");
    for (var row : written.rows()) {
      table.row(
          row.name(),
          row.verdict().text(),
          row.results().size() + "/" + row.parts(),
          row.acknowledged(),
          Math.round(row.seconds()));
    }
    terminal.out().println(table);
    written.rows().forEach(this::printFaults);
    terminal.out().println("The report is " + folder.resolve("report.html") + ".");
  }

  private void printFaults(RowReport row) {
    for (var part : row.results()) {
      part.faults()
          .forEach(fault ->
              terminal
                  .out()
                  .println("BROKEN: %s, %s: %s".formatted(row.name(), part.part(), fault)));
      if (!part.reason().isEmpty()) {
        terminal
            .out()
            .println("NOT RUN: %s, %s: %s".formatted(row.name(), part.part(), part.reason()));
      }
    }
  }
}
