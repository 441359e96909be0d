package org.apogee.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.HonestStream;
import org.apogee.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ApogeeTest {
  @Test
  void aloneItShowsItsCommands() {
    var shell = Shell.run();
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out()).contains("Usage: apogee", "games", "completion");
    assertThat(shell.err()).isEmpty();
  }

  @Test
  void itsVersionNamesTheJava() {
    assertThat(Shell.run("--version").out()).startsWith("apogee ").contains("Java 25");
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "match", "play", "replay", "verify", "bench", "completion"})
  void everyCommandHasHelpWithAnExample(String command) {
    var shell = Shell.run(command, "--help");
    assertThat(shell.exit()).isEqualTo(Exit.DONE);
    assertThat(shell.out()).contains("Usage: apogee " + command, "Example", "--json");
  }

  @Test
  void aMistypedCommandIsAnsweredWithTheNearestOne() {
    var shell = Shell.run("gmes");
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err())
        .isEqualToIgnoringNewLines(
            "apogee: Unknown command 'gmes'; did you mean games? Try 'apogee --help'.");
  }

  @Test
  void aMistypedOptionIsAnsweredWithTheNearestOne() {
    var shell = Shell.run("games", "--jsn");
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err()).contains("Unknown option '--jsn'; did you mean --json?");
    assertThat(shell.err().lines()).hasSize(1);
  }

  @Test
  void oneArgumentTooManyIsRefused() {
    var shell = Shell.run("games", "drift", "sol");
    assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
    assertThat(shell.err()).contains("Unexpected argument 'sol'");
  }

  @Test
  void withJsonAnErrorIsAnObjectOnTheOutput() {
    for (var args : new String[][] {{"games", "--json", "no"}, {"games", "a", "b", "--json"}}) {
      var shell = Shell.run(args);
      assertThat(shell.exit()).isEqualTo(Exit.BAD_INPUT);
      assertThat(shell.err()).isEmpty();
      assertThat(shell.json().at("/error/code").asText()).isIn("unknown-game", "bad-usage");
      assertThat(shell.json().at("/error/message").asText()).endsWith(".");
    }
  }

  @Test
  void completionIsAScriptThatKnowsTheCommands() {
    assertThat(Shell.run("completion").out()).startsWith("#!").contains("games");
  }

  @Test
  void whenNobodyReadsTheOutputItEndsQuietly() {
    var err = new StringWriter();
    assertThat(runInto(failing("Broken pipe"), err)).isEqualTo(Exit.DONE);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void whenTheOutputCannotBeWrittenItSaysSo() {
    var err = new StringWriter();
    assertThat(runInto(failing("No space left on device"), err)).isEqualTo(Exit.BAD_INPUT);
    assertThat(err.toString())
        .isEqualToIgnoringNewLines("apogee: Cannot write the output: No space left on device.");
  }

  private static int runInto(OutputStream out, StringWriter err) {
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader("")),
            new PrintWriter(new OutputStreamWriter(new HonestStream(out), UTF_8)),
            new PrintWriter(err));
    return Apogee.run(terminal, false, "completion");
  }

  private static OutputStream failing(String reason) {
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        throw new IOException(reason);
      }
    };
  }
}
