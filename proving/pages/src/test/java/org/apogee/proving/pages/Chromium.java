package org.apogee.proving.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apogee.protocol.ProtocolJson;
import org.awaitility.Awaitility;

/** A Chromium of this machine without a window, with a profile of its own. */
final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final String address;

  private Chromium(Process process, int port) {
    this.process = process;
    this.address = "127.0.0.1:" + port;
  }

  /** Where Chromium is installed, if it is. */
  static Optional<Path> find() {
    var path = System.getenv().getOrDefault("PATH", "");
    return Stream.of(path.split(":", -1))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Chromium start(Path program, Path profile) {
    try {
      var process =
          new ProcessBuilder(
                  program.toString(),
                  "--headless=new",
                  "--no-sandbox",
                  "--disable-gpu",
                  "--disable-dev-shm-usage",
                  "--disable-quic",
                  "--no-first-run",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                  "--remote-debugging-port=0",
                  "--user-data-dir=" + profile,
                  "about:blank")
              .redirectErrorStream(true)
              .redirectOutput(profile.resolveSibling("chromium.log").toFile())
              .start();
      return new Chromium(process, port(profile.resolve("DevToolsActivePort"), process));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static int port(Path file, Process process) throws IOException {
    Awaitility.await()
        .atMost(60, TimeUnit.SECONDS)
        .until(() -> !process.isAlive() || (Files.exists(file) && Files.size(file) > 0));
    if (!process.isAlive()) {
      throw new AssertionError("Chromium ended at once: see chromium.log");
    }
    return Integer.parseInt(Files.readAllLines(file).getFirst());
  }

  /** A fresh tab with nothing in it. */
  Tab open() {
    try {
      var request =
          HttpRequest.newBuilder(URI.create("http://" + address + "/json/new?about:blank"))
              .PUT(HttpRequest.BodyPublishers.noBody())
              .build();
      var answer = client.send(request, BodyHandlers.ofString()).body();
      var target = ProtocolJson.MAPPER.readTree(answer);
      return new Tab(client, URI.create(target.get("webSocketDebuggerUrl").asText()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  /** What all its processes together have used of the processors, also for painting. */
  Duration processorTime() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .flatMap(one -> one.info().totalCpuDuration().stream())
        .reduce(Duration.ZERO, Duration::plus);
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroy);
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    client.close();
  }
}
