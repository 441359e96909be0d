package org.apogee.cli.bot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apogee.cli.bot.Finding.Grade;
import org.apogee.cli.process.BotCommand;
import org.apogee.cli.process.BotProcesses;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Spans;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.Rulesets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code apogee bot doctor}: what is wrong with a bot program. */
@Command(
    name = "doctor",
    description = {
      "Examine a bot program on this machine: start, answers, concurrent games, exit.",
      "The program plays a few games; each problem is reported in a sentence."
    },
    footer = {
      "",
      "Exit codes: 0 no problem (possibly with remarks); 1 a problem; 2 bad usage.",
      "",
      "Example:",
      "  apogee bot doctor --game nova-solis \"python3 bot.py\""
    })
final class BotDoctor implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Parameters(
      paramLabel = "COMMAND",
      description = "The command that starts the bot program, as one word.")
  private String command = "";

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "The game to play (default: ${DEFAULT-VALUE}).")
  private String game = "sol";

  @Option(
      names = "--move-time",
      paramLabel = "TIME",
      description = "Time limit for an answer (default: ${DEFAULT-VALUE}).")
  private String moveTime = "5s";

  @Option(
      names = "--ready-time",
      paramLabel = "TIME",
      description = "Time limit for 'ready' (default: ${DEFAULT-VALUE}).")
  private String readyTime = "10s";

  @Option(
      names = "--end-time",
      paramLabel = "TIME",
      description = "Time limit for the exit (default: ${DEFAULT-VALUE}).")
  private String endTime = "3s";

  @Option(
      names = "--transcripts",
      paramLabel = "DIR",
      description = "Write all lines to and from the program into files.")
  private @Nullable Path transcripts;

  private final Terminal terminal;

  BotDoctor(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    var ruleset = Rulesets.find(game);
    var bot = BotCommand.of("bot", command);
    var ready = Spans.parse("--ready-time", readyTime);
    var found = new ArrayList<Finding>();
    try (var processes = new BotProcesses(ready, transcripts)) {
      new Examination(
              bot,
              ruleset,
              Spans.parse("--move-time", moveTime),
              Spans.parse("--end-time", endTime),
              processes,
              finding -> {
                found.add(finding);
                if (!common.json()) {
                  print(finding);
                }
              })
          .run();
    }
    return conclude(found);
  }

  private int conclude(List<Finding> found) {
    long wrong = found.stream().filter(finding -> finding.grade() == Grade.WRONG).count();
    if (common.json()) {
      var report = new LinkedHashMap<String, Object>();
      report.put("healthy", wrong == 0);
      report.put("game", Rulesets.find(game).id().toString());
      report.put("findings", found.stream().map(Shown::of).toList());
      terminal.out().println(JsonText.of(report));
    } else {
      terminal
          .out()
          .println(
              wrong == 0
                  ? "No problems found."
                  : wrong == 1 ? "One problem found." : wrong + " problems found.");
    }
    return wrong == 0 ? Exit.DONE : Exit.DIFFERENT;
  }

  private void print(Finding finding) {
    var mark =
        switch (finding.grade()) {
          case GOOD -> "ok     ";
          case REMARK -> "remark ";
          case WRONG -> "WRONG  ";
        };
    terminal.out().println(mark + finding.sentence());
    if (!finding.advice().isEmpty()) {
      terminal.out().println("       " + finding.advice());
    }
    terminal.out().flush();
  }

  record Shown(String check, String grade, String code, String sentence, String advice) {
    static Shown of(Finding finding) {
      return new Shown(
          finding.check(),
          finding.grade().name().toLowerCase(Locale.ROOT),
          finding.code(),
          finding.sentence(),
          finding.advice());
    }
  }
}
