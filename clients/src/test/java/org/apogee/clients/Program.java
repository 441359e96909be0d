package org.apogee.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process of a test, with all that it prints in a file. */
final class Program implements AutoCloseable {
  private static final long MINUTES_MAX = 5;

  private final Process process;
  private final Path output;

  private Program(Process process, Path output) {
    this.process = process;
    this.output = output;
  }

  static Program start(Path directory, Path output, List<String> command) throws IOException {
    var process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    process.getOutputStream().close();
    return new Program(process, output);
  }

  /** What it printed until it ended with 0. */
  String succeeds() throws IOException, InterruptedException {
    boolean ended = process.waitFor(MINUTES_MAX, TimeUnit.MINUTES);
    var printed = Files.readString(output);
    assertThat(ended).as("ended: %s", printed).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    return printed;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
