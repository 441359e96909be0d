package org.apogee.cli;

import java.util.Locale;
import java.util.ServiceLoader;
import org.apogee.cli.bot.Bot;
import org.apogee.cli.game.Games;
import org.apogee.cli.game.Play;
import org.apogee.cli.game.ReplayCommand;
import org.apogee.cli.game.Verify;
import org.apogee.cli.lobby.ChallengeCommand;
import org.apogee.cli.lobby.SeekCommand;
import org.apogee.cli.match.MatchCommand;
import org.apogee.cli.terminal.Errors;
import org.apogee.cli.terminal.Measures;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.tournament.Tournament;
import org.apogee.cli.up.ArchiveCommand;
import org.apogee.cli.up.RecomputeCommand;
import org.apogee.cli.up.UpCommand;
import org.apogee.cli.webhook.WebhookCommand;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code apogee} command: finds the sub-command and turns what happens into an exit code. */
@Command(
    name = "apogee",
    description = "Turn-based space strategy games: play them, run bots, verify replays.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Apogee.Version.class,
    footer = {
      "",
      "Start with:",
      "  apogee games       list the games",
      "  apogee play sol    play SOL against a bot",
      "",
      "'apogee COMMAND --help' explains a command with an example.",
      "Exit codes: 0 success; 1 a check failed; 2 bad usage or input;",
      "70 an error of Apogee's own; 75 machine overloaded; 130 interrupted."
    })
public final class Apogee implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();
  private final Terminal terminal;

  private Apogee(Terminal terminal) {
    this.terminal = terminal;
  }

  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // some locales have digits that no program reads
    var terminal = Terminal.ofProcess();
    boolean debug = "1".equals(System.getenv("APOGEE_DEBUG"));
    System.exit(run(terminal, debug, args));
  }

  /** One run of the command, as the shell would start it. */
  static int run(Terminal terminal, boolean debug, String... args) {
    var errors = new Errors(terminal, debug);
    try {
      int exit = commandLine(terminal, errors, args).execute(args);
      terminal.out().flush();
      terminal.err().flush();
      return exit;
    } catch (Throwable e) { // an Error, such as exhausted memory, also ends with a sentence
      return errors.handle(e, false);
    }
  }

  /**
   * A new command is one line here.
   *
   * @param words what was called; without any, all commands are there
   */
  private static CommandLine commandLine(Terminal terminal, Errors errors, String... words) {
    var commands = new Subcommands(terminal);
    for (var measures : ServiceLoader.load(Measures.class)) {
      commands.addAll(measures.makers(terminal));
    }
    return commands
        .add(Games.class, Games::new)
        .add(MatchCommand.class, MatchCommand::new)
        .add(Play.class, Play::new)
        .add(ReplayCommand.class, ReplayCommand::new)
        .add(Verify.class, Verify::new)
        .add(Bot.class, Bot::with)
        .add(Tournament.class, Tournament::with)
        .add(SeekCommand.class, SeekCommand::new)
        .add(ChallengeCommand.class, ChallengeCommand::new)
        .add(WebhookCommand.class, WebhookCommand::new)
        .add(Bench.class, t -> bench(t, wordAt(1, words)))
        .add(UpCommand.class, UpCommand::new)
        .add(RecomputeCommand.class, RecomputeCommand::new)
        .add(ArchiveCommand.class, ArchiveCommand::new)
        .add(Completion.class, t -> new Completion(t, () -> commandLine(t, errors)))
        .addTo(new CommandLine(new Apogee(terminal)), wordAt(0, words))
        .setOut(terminal.out())
        .setErr(terminal.err())
        .setUsageHelpAutoWidth(true)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionStrategy(Apogee::execute)
        .setExecutionExceptionHandler(errors)
        .setParameterExceptionHandler(errors);
  }

  private static @Nullable String wordAt(int index, String... words) {
    return index < words.length ? words[index] : null;
  }

  /** With {@code --help} picocli passes over words that it does not know; a typing error fails. */
  private static int execute(ParseResult words) {
    var last = words;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    if (!last.unmatched().isEmpty()) {
      throw new UnmatchedArgumentException(last.commandSpec().commandLine(), last.unmatched());
    }
    return new RunLast().execute(words);
  }

  /** The proving ground adds what it measures; an installation without it has nothing to add. */
  private static CommandLine bench(Terminal terminal, @Nullable String called) {
    var commands = new Subcommands(terminal);
    for (var measures : ServiceLoader.load(Measures.class)) {
      commands.addAll(measures.commands(terminal));
    }
    return commands.addTo(new CommandLine(new Bench(terminal)), called);
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
