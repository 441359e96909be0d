package org.apogee.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A running PostgreSQL server as described by its pid file, whichever process started it. */
record Postmaster(ProcessHandle process, int port) {
  private static final int PORT_LINE = 3;

  /** The server that runs on this directory now, if there is one. */
  static Optional<Postmaster> of(Path data) {
    try {
      var lines = Files.readAllLines(data.resolve("postmaster.pid"), StandardCharsets.UTF_8);
      if (lines.size() <= PORT_LINE) {
        return Optional.empty(); // it is just starting or just gone
      }
      var port = Integer.parseInt(lines.get(PORT_LINE).strip());
      return ProcessHandle.of(Long.parseLong(lines.getFirst().strip()))
          .filter(process -> isPostgres(process, data))
          .map(process -> new Postmaster(process, port));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** A number in an old file may belong to another program by now. */
  private static boolean isPostgres(ProcessHandle process, Path data) {
    return process.isAlive()
        && process
            .info()
            .commandLine()
            .map(line -> line.contains("postgres") && line.contains(data.toString()))
            .orElse(false);
  }

  /** Ends the server: it throws its clients out, writes everything and goes. */
  void stop(Duration patience) {
    try {
      new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
      process.onExit().get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | IOException | ExecutionException e) {
      throw new IllegalStateException(
          "PostgreSQL (process " + process.pid() + ") did not stop within " + patience, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
