package org.apogee.cli.up;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.apogee.cli.Apogee;
import org.apogee.cli.api.ApiClient;
import org.apogee.cli.terminal.Exit;
import org.apogee.local.LocalPorts;
import org.apogee.protocol.ProtocolJson;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code apogee up} as a person starts it: a process of its own, which ends by a signal. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class UpTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** What the JVM answers to the shell after SIGTERM. */
  private static final int TERMINATED = 143;

  private final Map<String, Integer> ports = new LinkedHashMap<>();
  private final int management = freeInARow(3); // of the node, the matchmaker and the analytics

  @TempDir Path folder;
  private final List<Process> started = new ArrayList<>();

  @BeforeEach
  void findPorts() {
    for (var option : List.of("--port", "--database-port", "--kafka-port")) {
      ports.put(option, LocalPorts.free());
    }
    ports.put("--management-port", management);
  }

  private static int freeInARow(int count) {
    int first = LocalPorts.free();
    int last = first;
    while (last - first < count - 1) {
      int next = LocalPorts.free();
      first = next == last + 1 ? first : next;
      last = next;
    }
    return first;
  }

  @AfterEach
  void stop() throws InterruptedException {
    for (var process : started) {
      process.destroy();
      if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    }
  }

  @Test
  void theDemoPlaysUntilASignalStopsEverything() throws Exception {
    var up = up("first");
    var ready = answer(up);
    try (var api = new ApiClient(List.of(ready.path("address").asText()))) {
      assertThat(page(ready.path("address").asText())).contains("<title>");
      await(() -> isPlaying(api));
      assertThat(tournaments(api))
          .anyMatch(name -> name.startsWith("Nova Solis "))
          .anyMatch(name -> name.startsWith("Cup "));
    }

    assertRefused(up("second"), "already-running", "in " + home() + ": process " + up.pid());

    up.destroy();
    assertThat(up.waitFor()).isEqualTo(TERMINATED);
    assertThat(errors("first")).endsWith("apogee: stopping\napogee: stopped\n");
    assertThat(ports.values()).allMatch(LocalPorts::isFree);
  }

  @Test
  void aStartThatIsStoppedIsNeverReady() throws Exception {
    var up = up("stopped");
    await(() -> errors("stopped").contains("PostgreSQL on port"));
    up.toHandle().destroy(); // which leaves its output to be read
    assertThat(up.waitFor()).isEqualTo(TERMINATED);
    assertThat(up.inputReader().readAllAsString()).isEmpty();
    assertThat(errors("stopped")).doesNotContain("ready").endsWith("apogee: stopped\n");
    assertThat(ports.values()).allMatch(LocalPorts::isFree);
  }

  @Test
  void aPortThatIsNeededTwiceIsSaidBeforeAnythingStarts() throws Exception {
    int analytics = management + 2;
    ports.put("--kafka-port", analytics);
    var twice = "needed twice: %d (--kafka-port, --management-port)".formatted(analytics);
    assertRefused(up("twice"), "port-twice", twice);
    assertThat(home().resolve("postgres")).doesNotExist();
  }

  private static void assertRefused(Process up, String code, String words) throws Exception {
    var error = answer(up).path("error");
    assertThat(error.path("code").asText()).isEqualTo(code);
    assertThat(error.path("message").asText()).contains(words);
    assertThat(up.waitFor()).isEqualTo(Exit.BAD_INPUT);
  }

  private static String page(String address) throws IOException {
    try (var in = URI.create(address).toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Whether both tournaments and a ladder of each game have begun, and somebody has moved. */
  private static boolean isPlaying(ApiClient api) throws InterruptedException {
    var games = items(api, "/games");
    return tournaments(api).size() >= 2
        && items(api, "/ladders").size() >= 5
        && StreamSupport.stream(games.spliterator(), false)
            .anyMatch(game -> game.path("plies").asInt() > 0);
  }

  private static List<String> tournaments(ApiClient api) throws InterruptedException {
    return StreamSupport.stream(items(api, "/tournaments").spliterator(), false)
        .map(one -> one.path("name").asText())
        .toList();
  }

  private static JsonNode items(ApiClient api, String path) throws InterruptedException {
    return api.get(path, "").json().path("items");
  }

  private Path home() {
    return folder.resolve("home");
  }

  /** Starts it with errors in a file of this name. */
  private Process up(String name, String... more) throws IOException {
    var command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Apogee.class.getName(),
                "up",
                "--json",
                "--home",
                home().toString()));
    ports.forEach((option, port) -> command.addAll(List.of(option, port.toString())));
    command.addAll(List.of(more));
    var process = new ProcessBuilder(command).redirectError(folder.resolve(name).toFile()).start();
    started.add(process);
    return process;
  }

  private String errors(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  /** What it says once all has started, or why it does not. */
  private static JsonNode answer(Process up) throws IOException {
    var first =
        ProtocolJson.MAPPER.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    return first.readTree(up.inputReader());
  }

  private static void await(Condition condition) {
    Awaitility.await()
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(200))
        .until(condition::holds);
  }

  private interface Condition {
    boolean holds() throws Exception;
  }
}
