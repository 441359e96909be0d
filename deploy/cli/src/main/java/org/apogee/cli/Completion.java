package org.apogee.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code apogee completion}: so that the shell completes commands and options. */
@Command(
    name = "completion",
    description = "Print a completion script for bash and zsh.",
    footer = {"", "Example, for this shell only:", "  source <(apogee completion)"})
final class Completion implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();
  private final Terminal terminal;

  Completion(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    var script = AutoComplete.bash("apogee", spec.root().commandLine());
    if (common.json()) {
      terminal.out().println(JsonText.of(Map.of("script", script)));
    } else {
      terminal.out().print(script);
    }
    return Exit.DONE;
  }
}
