package org.apogee.proving.rig;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.Terminal;
import org.apogee.local.LocalDatabase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder of a measure, and what is left when the measure ends in one way or another. */
class ScratchTest {
  private static final int PATIENCE_SECONDS = 60;

  @TempDir Path temporary;

  @Test
  void nothingOutlivesAMeasureThatIsToldToEnd() throws Exception {
    var process = measure("waits");
    try (var lines = process.inputReader()) {
      long database = Long.parseLong(lines.readLine());
      assertThat(ProcessHandle.of(database)).as("the database").isPresent();
      process.destroy();
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
      assertThat(ProcessHandle.of(database)).as("the database").isEmpty();
      assertThat(left()).isEmpty();
    }
  }

  @Test
  void aMeasureThatWentWellLeavesNothing() throws Exception {
    assertThat(measure("well").waitFor()).isEqualTo(Exit.DONE);
    assertThat(left()).isEmpty();
  }

  @Test
  void aMeasureThatDidNotKeepsItsFolderAndNamesIt() throws Exception {
    var process = measure("badly");
    try (var errors = process.errorReader()) {
      assertThat(process.waitFor()).isEqualTo(Exit.DIFFERENT);
      assertThat(left()).hasSize(1);
      assertThat(errors.readLine())
          .isEqualTo("bench: logs and data are kept in " + left().getFirst());
    }
  }

  private List<Path> left() throws Exception {
    try (var found = Files.list(temporary)) {
      return found.filter(path -> path.getFileName().toString().startsWith("apogee-")).toList();
    }
  }

  private Process measure(String how) throws Exception {
    return new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "-XX:TieredStopAtLevel=1",
            "-Djava.io.tmpdir=" + temporary,
            "-cp",
            System.getProperty("java.class.path"),
            Measure.class.getName(),
            how)
        .start();
  }

  /** A process of its own, since it is ended from outside and its log is the process's. */
  static final class Measure {
    private Measure() {}

    public static void main(String[] args) throws Exception {
      System.exit(run(args[0]));
    }

    private static int run(String how) throws Exception {
      try (var scratch = Scratch.create("test", terminal())) {
        return how.equals("waits") ? waits(scratch) : scratch.exitCode(how.equals("well"));
      } catch (InterruptedException e) {
        return Exit.INTERRUPTED;
      }
    }

    private static Terminal terminal() {
      return new Terminal(
          new BufferedReader(new InputStreamReader(System.in, UTF_8)),
          new PrintWriter(System.out, true, UTF_8),
          new PrintWriter(System.err, true, UTF_8));
    }

    private static int waits(Scratch scratch) throws Exception {
      try (var database = LocalDatabase.start(scratch.home().resolve("postgres"))) {
        System.out.println(database.process().pid());
        Thread.sleep(Long.MAX_VALUE);
        return scratch.exitCode(true);
      }
    }
  }
}
