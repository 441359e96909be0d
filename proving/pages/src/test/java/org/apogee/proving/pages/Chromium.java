package org.apogee.proving.pages;

import static org.apogee.proving.pages.DevTools.params;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.awaitility.Awaitility;

/**
 * A Chromium of this machine with a profile of its own, without a window unless somebody wants to
 * watch: {@code -Dwatch=true}.
 */
final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  static final boolean WATCHED = Boolean.getBoolean("watch");

  private final Process process;
  private final HttpClient client = HttpClient.newHttpClient();
  private final String address;
  private final DevTools whole;

  /** The port, and the path of the browser as a whole. */
  private Chromium(Process process, List<String> told) {
    this.process = process;
    this.address = "127.0.0.1:" + told.getFirst();
    this.whole = new DevTools(client, socket(told.getLast()), (_, _) -> {});
  }

  private URI socket(String path) {
    return URI.create("ws://" + address + path);
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
                  WATCHED ? "--start-maximized" : "--headless=new",
                  "--no-sandbox",
                  "--disable-gpu",
                  "--disable-dev-shm-usage",
                  "--disable-quic",
                  "--no-first-run",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                  "--disable-renderer-backgrounding",
                  "--disable-background-timer-throttling",
                  "--disable-backgrounding-occluded-windows",
                  "--remote-debugging-port=0",
                  "--user-data-dir=" + profile,
                  "about:blank")
              .redirectErrorStream(true)
              .redirectOutput(profile.resolveSibling("chromium.log").toFile())
              .start();
      return new Chromium(process, told(profile.resolve("DevToolsActivePort"), process));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static List<String> told(Path file, Process process) throws IOException {
    Awaitility.await()
        .atMost(60, TimeUnit.SECONDS)
        .until(() -> !process.isAlive() || (Files.exists(file) && Files.size(file) > 0));
    if (!process.isAlive()) {
      throw new AssertionError("Chromium ended at once: see chromium.log");
    }
    return Files.readAllLines(file);
  }

  /** A fresh tab with nothing in it. */
  Tab open() {
    return tab(params());
  }

  /** The same in a browser that shares no cookie with any other. */
  Tab openApart() {
    var apart = whole.call("Target.createBrowserContext").get("browserContextId").asText();
    return tab(params().put("browserContextId", apart).put("newWindow", true));
  }

  private Tab tab(ObjectNode params) {
    var target = whole.call("Target.createTarget", params.put("url", "about:blank"));
    return new Tab(client, socket("/devtools/page/" + target.get("targetId").asText()));
  }

  /** What all its processes together have used of the processors, also for painting. */
  Duration processorTime() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .flatMap(one -> one.info().totalCpuDuration().stream())
        .reduce(Duration.ZERO, Duration::plus);
  }

  @Override
  public void close() {
    whole.close();
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
