package org.apogee.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A real Prometheus on this machine that scrapes and judges by rules. It is the system's own
 * program: Maven Central has none.
 */
public final class LocalPrometheus implements AutoCloseable {
  private final SystemService service;

  private LocalPrometheus(SystemService service) {
    this.service = service;
  }

  /** The system's program, if it is installed. */
  public static Optional<Path> program() {
    return SystemService.program("prometheus");
  }

  /**
   * Starts it and returns when it answers.
   *
   * @param home where its numbers, its settings and its log are kept
   * @param port where to listen on the loopback address
   * @param every how often it scrapes and judges
   * @param rules by file name, the files of rules
   * @param jobs by name, the addresses to scrape
   * @param alertmanagers where it sends its alerts, as host and port
   */
  public static LocalPrometheus start(
      Path home,
      int port,
      Duration every,
      Map<String, String> rules,
      Map<String, List<String>> jobs,
      List<String> alertmanagers) {
    var program =
        program()
            .orElseThrow(() ->
                new LocalStartFailed(
                    "Prometheus is not installed. Install it (Debian package prometheus) or start"
                        + " without monitoring"));
    try {
      Files.createDirectories(home.resolve("rules"));
      for (var rule : rules.entrySet()) {
        Files.writeString(home.resolve("rules").resolve(rule.getKey()), rule.getValue());
      }
      Files.writeString(home.resolve("prometheus.yml"), settings(every, jobs, alertmanagers));
      var service =
          SystemService.start(
              "Prometheus",
              home.resolve("prometheus.log"),
              port,
              program.toString(),
              "--config.file=" + home.resolve("prometheus.yml"),
              "--storage.tsdb.path=" + home.resolve("data"),
              "--storage.tsdb.retention.time=2d",
              "--enable-feature=exemplar-storage",
              "--web.listen-address=127.0.0.1:" + port);
      return new LocalPrometheus(service);
    } catch (IOException e) {
      throw new LocalStartFailed("Prometheus did not start on " + home, e);
    }
  }

  private static String settings(
      Duration every, Map<String, List<String>> jobs, List<String> alertmanagers) {
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
                alerting:
                  alertmanagers:
                    - static_configs:
                        - targets: [%s]
                scrape_configs:
                """
                    .formatted(
                        every.toSeconds(), every.toSeconds(), String.join(", ", alertmanagers)),
                ""));
  }

  public String address() {
    return service.address();
  }

  @Override
  public void close() {
    service.close();
  }
}
