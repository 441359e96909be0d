package org.apogee.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code apogee completion}: so that the shell completes commands and options. */
@Command(
    name = "completion",
    description = "Print a completion script for bash and zsh.",
    footer = {"", "Example, for this shell only:", "  source <(apogee completion)"})
final class Completion implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();
  private final Terminal terminal;
  private final Supplier<CommandLine> apogee;

  /**
   * The command.
   *
   * @param apogee with all commands
   */
  Completion(Terminal terminal, Supplier<CommandLine> apogee) {
    this.terminal = terminal;
    this.apogee = apogee;
  }

  @Override
  public Integer call() {
    var script = AutoComplete.bash("apogee", apogee.get());
    if (common.json()) {
      terminal.out().println(JsonText.of(Map.of("script", script)));
    } else {
      terminal.out().print(script);
    }
    return Exit.DONE;
  }
}
