package org.apogee.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A real Prometheus on this machine that scrapes and judges by rules. It is the system's own
 * program: Maven Central has none.
 */
public final class LocalPrometheus implements AutoCloseable {
  /** For a start that replays its log, and for a shutdown that writes its blocks. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Process process;
  private final int port;

  private LocalPrometheus(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** The system's program, if it is installed. */
  public static Optional<Path> program() {
    var path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return Stream.of(path.split(File.pathSeparator))
        .filter(folder -> !folder.isBlank())
        .map(folder -> Path.of(folder, "prometheus"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Starts it and returns when it answers.
   *
   * @param home where its numbers, its settings and its log are kept
   * @param port where to listen on the loopback address
   * @param every how often it scrapes and judges
   * @param rules by file name, the files of rules
   * @param jobs by name, the addresses to scrape
   */
  public static LocalPrometheus start(
      Path home,
      int port,
      Duration every,
      Map<String, String> rules,
      Map<String, List<String>> jobs) {
    var program =
        program()
            .orElseThrow(() ->
                new LocalStartFailed(
                    "Prometheus is not installed. Install it (Debian package prometheus) or start"
                        + " without monitoring"));
    if (!LocalPorts.isFree(port)) {
      throw new LocalStartFailed("port " + port + " is in use: Prometheus cannot listen on it");
    }
    try {
      Files.createDirectories(home.resolve("rules"));
      for (var rule : rules.entrySet()) {
        Files.writeString(home.resolve("rules").resolve(rule.getKey()), rule.getValue());
      }
      Files.writeString(home.resolve("prometheus.yml"), settings(every, jobs));
      var process =
          new ProcessBuilder(
                  Guarded.command(
                      program.toString(),
                      "--config.file=" + home.resolve("prometheus.yml"),
                      "--storage.tsdb.path=" + home.resolve("data"),
                      "--storage.tsdb.retention.time=2d",
                      "--enable-feature=exemplar-storage",
                      "--web.listen-address=127.0.0.1:" + port))
              .redirectErrorStream(true)
              .redirectOutput(home.resolve("prometheus.log").toFile())
              .start();
      var started = new LocalPrometheus(process, port);
      started.await(home);
      return started;
    } catch (IOException e) {
      throw new LocalStartFailed("Prometheus did not start on " + home, e);
    }
  }

  private static String settings(Duration every, Map<String, List<String>> jobs) {
    return jobs.entrySet().stream()
        .map(job ->
            """
              - job_name: %s
                static_configs:
                  - targets: [%s]
            """
                .formatted(job.getKey(), String.join(", ", job.getValue())))
        .collect(
            Collectors.joining(
                "",
                """
                global:
                  scrape_interval: %ds
                  evaluation_interval: %ds
                rule_files: [rules/*.yml]
                scrape_configs:
                """
                    .formatted(every.toSeconds(), every.toSeconds()),
                ""));
  }

  private void await(Path home) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!ready()) {
      if (!process.isAlive() || System.nanoTime() > end) {
        close();
        throw new LocalStartFailed(
            "Prometheus did not start; see its log: " + home.resolve("prometheus.log"));
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

  public String address() {
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
