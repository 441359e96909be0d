package org.apogee.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.apogee.engine.BadInput;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What a failed measure says, by the load of the machine. */
class ErrorsTest {
  private static final Machine IDLE = new Machine("25", "vm", "os", "arch", 2, 0.5);
  private static final Machine STARVED = new Machine("25", "vm", "os", "arch", 2, 35);

  private final StringWriter err = new StringWriter();

  @Command(name = "apogee", subcommands = Measures.class)
  private static final class Root {}

  @Command(name = "bench")
  private static final class Measures {}

  private int exit(Exception failure, Machine machine, String... words) {
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader("")),
            new PrintWriter(new StringWriter()),
            new PrintWriter(err));
    var command = new CommandLine(new Root());
    return new Errors(terminal, false, () -> machine)
        .handleExecutionException(failure, command, command.parseArgs(words));
  }

  @Test
  void aMeasureThatFailsOnAnOverloadedMachineSaysSo() {
    var failure = new IllegalStateException("200 games could not be opened");
    assertThat(exit(failure, STARVED, "bench")).isEqualTo(Exit.OVERLOADED);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines(
            "apogee: The machine is overloaded (load 35.0 on 2 cores), so the measurement was not"
                + " completed: 200 games could not be opened");
  }

  @Test
  void aStackThatDoesNotStartForAMeasureIsOneOfThese() {
    var failure = new BadInput("start-failed", "node-1 is not ready after 240 s.");
    assertThat(exit(failure, STARVED, "bench")).isEqualTo(Exit.OVERLOADED);
    assertThat(exit(failure, IDLE, "bench")).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void aMistakeIsAMistakeOnAnIdleMachineAndInOtherCommands() {
    var failure = new IllegalStateException("broken");
    assertThat(exit(failure, IDLE, "bench")).isEqualTo(Exit.INTERNAL);
    assertThat(exit(failure, STARVED)).isEqualTo(Exit.INTERNAL);
  }

  @Test
  void wrongUsageIsNotBlamedOnTheMachine() {
    var failure = new BadInput("bad-usage", "Numbers are at least 1.");
    assertThat(exit(failure, STARVED, "bench")).isEqualTo(Exit.BAD_INPUT);
  }
}
