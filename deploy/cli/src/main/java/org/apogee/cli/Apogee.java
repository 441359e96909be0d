package org.apogee.cli;

import org.apogee.cli.bench.BenchAlerts;
import org.apogee.cli.bench.BenchCluster;
import org.apogee.cli.bench.BenchFault;
import org.apogee.cli.bench.BenchKill;
import org.apogee.cli.bench.BenchPairing;
import org.apogee.cli.bench.BenchRatings;
import org.apogee.cli.bench.BenchSimulate;
import org.apogee.cli.bench.BenchThinking;
import org.apogee.cli.bot.Bot;
import org.apogee.cli.contest.BenchTournament;
import org.apogee.cli.door.BenchDoor;
import org.apogee.cli.flood.BenchFlood;
import org.apogee.cli.fuzz.BenchDoorFuzz;
import org.apogee.cli.match.BenchSeats;
import org.apogee.cli.match.MatchCommand;
import org.apogee.cli.monitor.BenchPanels;
import org.apogee.cli.tournament.Tournament;
import org.apogee.cli.up.RecomputeCommand;
import org.apogee.cli.up.UpCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The {@code apogee} command: finds the sub-command and turns what happens into an exit code. */
@Command(
    name = "apogee",
    description = "Turn-based space strategy games: play them, let bots play them, check them.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Apogee.Version.class,
    footer = {
      "",
      "Start with:",
      "  apogee games       what can be played",
      "  apogee play sol    a game of SOL against a bot",
      "",
      "'apogee COMMAND --help' explains a command and gives an example.",
      "Exit codes: 0 done; 1 a check did not hold; 2 bad usage or input;",
      "75 machine overloaded; 130 interrupted."
    })
public final class Apogee implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  private final Terminal terminal;

  private Apogee(Terminal terminal) {
    this.terminal = terminal;
  }

  public static void main(String[] args) {
    var terminal = Terminal.ofProcess();
    boolean debug = "1".equals(System.getenv("APOGEE_DEBUG"));
    System.exit(run(terminal, debug, args));
  }

  /** One run of the command, as the shell would start it. */
  static int run(Terminal terminal, boolean debug, String... args) {
    var errors = new Errors(terminal, debug);
    try {
      int exit = commandLine(terminal, errors).execute(args);
      terminal.out().flush();
      terminal.err().flush();
      return exit;
    } catch (Throwable e) { // also an error such as no memory is told in a sentence
      return errors.handle(e, false);
    }
  }

  /** A new command is one line here. */
  private static CommandLine commandLine(Terminal terminal, Errors errors) {
    return new CommandLine(new Apogee(terminal))
        .addSubcommand(new Games(terminal))
        .addSubcommand(new MatchCommand(terminal))
        .addSubcommand(new Play(terminal))
        .addSubcommand(new ReplayCommand(terminal))
        .addSubcommand(new Verify(terminal))
        .addSubcommand(Bot.with(terminal))
        .addSubcommand(new Tournament(terminal))
        .addSubcommand(bench(terminal))
        .addSubcommand(new UpCommand(terminal))
        .addSubcommand(new RecomputeCommand(terminal))
        .addSubcommand(new Completion(terminal))
        .setOut(terminal.out())
        .setErr(terminal.err())
        .setUsageHelpAutoWidth(true)
        .setExecutionExceptionHandler(errors)
        .setParameterExceptionHandler(errors);
  }

  private static CommandLine bench(Terminal terminal) {
    return new CommandLine(new Bench(terminal))
        .addSubcommand(new BenchEngine(terminal))
        .addSubcommand(new BenchCluster(terminal))
        .addSubcommand(new BenchDoor(terminal))
        .addSubcommand(new BenchSeats(terminal))
        .addSubcommand(new BenchKill(terminal))
        .addSubcommand(new BenchSimulate(terminal))
        .addSubcommand(new BenchTournament(terminal))
        .addSubcommand(new BenchPairing(terminal))
        .addSubcommand(new BenchRatings(terminal))
        .addSubcommand(new BenchFault(terminal))
        .addSubcommand(new BenchThinking(terminal))
        .addSubcommand(new BenchFlood(terminal))
        .addSubcommand(new BenchDoorFuzz(terminal))
        .addSubcommand(new BenchPanels(terminal))
        .addSubcommand(new BenchAlerts(terminal));
  }

  @Override
  public void run() {
    spec.commandLine().usage(terminal.out());
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      var version = Apogee.class.getPackage().getImplementationVersion();
      return new String[] {
        "apogee %s, Java %s"
            .formatted(version == null ? "from a source tree" : version, Runtime.version())
      };
    }
  }
}
