package org.apogee.cli;

import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code apogee bench}: how fast the rules are, and how fair. */
@Command(
    name = "bench",
    description = "Measure speed, fairness and resilience on this machine.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Examples:",
      "  apogee bench engine --game sol --json",
      "  apogee bench seats --game sol",
      "  apogee bench cluster",
      "  apogee bench kill"
    })
final class Bench implements Runnable {
  @Mixin private CommonOptions common = new CommonOptions();
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Terminal terminal;

  Bench(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void run() {
    if (common.json()) {
      throw new BadInput("bad-usage", "Name a benchmark, such as 'apogee bench engine'.");
    }
    spec.commandLine().usage(terminal.out());
  }
}
