package org.apogee.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program of this system that serves HTTP on a loopback port and answers {@code /-/ready}, as
 * those of the Prometheus project do.
 */
final class SystemService implements AutoCloseable {
  /** For a start that replays its log, and for a shutdown that writes its blocks. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Process process;
  private final int port;

  private SystemService(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** The first of these programs that is on the path. */
  static Optional<Path> program(String... names) {
    var path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Stream.of(names)
        .flatMap(name ->
            Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isBlank())
                .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Starts it and returns when it is ready.
   *
   * @param name for error messages
   * @param port where the command makes it listen
   */
  static SystemService start(String name, Path log, int port, String... command)
      throws IOException {
    if (!LocalPorts.isFree(port)) {
      throw new LocalStartFailed("port %d is in use: %s cannot listen on it".formatted(port, name));
    }
    var process =
        new ProcessBuilder(Guarded.command(command))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    var started = new SystemService(process, port);
    started.await(name, log);
    return started;
  }

  private void await(String name, Path log) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!ready()) {
      if (!process.isAlive() || System.nanoTime() > end) {
        close();
        throw new LocalStartFailed("%s did not start; see its log: %s".formatted(name, log));
      }
      pause();
    }
  }

  private boolean ready() {
    try (var probe = new Probe()) {
      return probe.get(address() + "/-/ready", PATIENCE).status() == 200;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  String address() {
    return "http://127.0.0.1:" + port;
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
