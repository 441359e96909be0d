package org.apogee.match.formation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A member of the cluster in a process of its own, at an address of its own. */
final class MemberProcess implements AutoCloseable {
  private static final int NOBODY_THERE = 0;

  private final String address;
  private final Process process;
  private final Path log;
  private final HttpClient client = HttpClient.newHttpClient();
  private final String management;

  private MemberProcess(String address, Process process, Path log, String management) {
    this.address = address;
    this.process = process;
    this.log = log;
    this.management = management;
  }

  /** Settings become system properties. */
  static MemberProcess start(
      Class<?> program,
      String address,
      int management,
      Map<String, String> environment,
      Map<String, Object> settings,
      Path log)
      throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx160m"));
    settings.forEach((key, value) -> command.add("-D" + key + "=" + value));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    var builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
    builder.environment().putAll(environment);
    builder.environment().put("APOGEE_HOST", address);
    builder.environment().put("APOGEE_MANAGEMENT_HOST", address);
    builder.environment().put("APOGEE_MANAGEMENT_PORT", Integer.toString(management));
    var url = "http://%s:%d".formatted(address, management);
    return new MemberProcess(address, builder.start(), log, url);
  }

  String address() {
    return address;
  }

  /** The status of {@code /ready}, or 0 while nobody listens. */
  int ready() throws IOException, InterruptedException {
    try {
      return client.send(request("/ready"), BodyHandlers.discarding()).statusCode();
    } catch (ConnectException notYet) {
      return NOBODY_THERE;
    }
  }

  /** What {@code /metrics} says of a series that is there. */
  double metric(String series) throws IOException, InterruptedException {
    var all = client.send(request("/metrics"), BodyHandlers.ofString()).body();
    return all.lines()
        .filter(line -> line.startsWith(series + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(series.length() + 1)))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + series));
  }

  private HttpRequest request(String path) {
    return HttpRequest.newBuilder(URI.create(management + path))
        .timeout(Duration.ofSeconds(30))
        .build();
  }

  boolean lives() {
    return process.isAlive();
  }

  /** With what it ended. */
  int exitCode() throws InterruptedException {
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      throw new AssertionError("does not end:\n" + said());
    }
    return process.exitValue();
  }

  /** All of its log so far. */
  String said() {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    process.onExit().join();
    client.close();
  }
}
