package org.apogee.cli.bot;

import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code apogee bot}: for the authors of bots. */
@Command(
    name = "bot",
    description = "Connect a bot program to the platform, or examine it.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Examples:",
      "  apogee bot doctor \"python3 bot.py\"",
      "  apogee bot connect --token-file token.txt \"python3 bot.py\""
    })
public final class Bot implements Runnable {
  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Terminal terminal;

  private Bot(Terminal terminal) {
    this.terminal = terminal;
  }

  public static CommandLine with(Terminal terminal) {
    return new CommandLine(new Bot(terminal))
        .addSubcommand(new BotConnect(terminal))
        .addSubcommand(new BotDoctor(terminal));
  }

  @Override
  public void run() {
    if (common.json()) {
      throw new BadInput("bad-usage", "Use 'apogee bot connect' or 'apogee bot doctor'.");
    }
    spec.commandLine().usage(terminal.out());
  }
}
