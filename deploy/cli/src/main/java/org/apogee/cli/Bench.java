package org.apogee.cli;

import org.apogee.engine.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code apogee bench}: how fast the rules are, and how fair. */
@Command(
    name = "bench",
    description = "Measure how fast things are on this machine, how fair, and what breaks them.",
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
      throw new BadInput(
          "bad-usage", "Say what to measure: 'apogee bench engine' or 'apogee bench seats'.");
    }
    spec.commandLine().usage(terminal.out());
  }
}
