package org.apogee.proving.door;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apogee.cli.api.ApiClient;
import org.apogee.local.LocalDatabase;
import org.apogee.protocol.ProtocolJson;
import org.apogee.proving.door.DoorPlan.Mode;
import org.apogee.proving.door.DoorPlan.Player;
import org.apogee.proving.door.DoorPlan.Result;
import org.apogee.proving.load.BackgroundLoad;
import org.apogee.proving.rig.RawRows;
import org.apogee.stack.LocalStack;
import org.apogee.stack.StackPlan;
import org.apogee.stack.Steps;

/** Database, broker and nodes in processes of their own, and the clients that are sent to them. */
final class DoorStack implements AutoCloseable {
  private static final String TOKEN = "bench-organiser-token-0123456789abcdef";
  private static final List<String> CLIENT_OPTIONS =
      List.of("-XX:+UseSerialGC", "-Xmx512m", "-XX:-UsePerfData");

  private final LocalStack stack;
  private final Path home;
  private final int nodes;

  private DoorStack(LocalStack stack, Path home, int nodes) {
    this.stack = stack;
    this.home = home;
    this.nodes = nodes;
  }

  static DoorStack start(Path home, int nodes, Consumer<String> log) {
    var told = new HashMap<>(BackgroundLoad.NO_LIMITS);
    told.put("APOGEE_HTTP_STREAMS_PER_OWNER", "100000");
    told.put("APOGEE_GATEWAY_GAMES_PER_PLAYER", "1000000");
    told.put("APOGEE_GATEWAY_TOKENS_PER_HOUR", "1000000");
    var plan =
        StackPlan.onFreePorts(home, nodes)
            .withJvmOptions(StackPlan.serving(nodes > 1 ? "1g" : "2g"))
            .with(told);
    return new DoorStack(LocalStack.start(plan, TOKEN, Steps.lines(log)), home, nodes);
  }

  /** The nodes' own ports, past the front. */
  List<Integer> nodePorts() {
    return stack.nodeAddresses().stream().map(DoorStack::port).toList();
  }

  List<Integer> frontPort() {
    return List.of(port(stack.address()));
  }

  private static int port(String address) {
    return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
  }

  static String organiser() {
    return TOKEN;
  }

  List<Player> players(int count) throws InterruptedException {
    var players = new ArrayList<Player>();
    try (var api = new ApiClient(List.of(stack.address()))) {
      for (int i = 0; i < count; i++) {
        var name = "door-" + UUID.randomUUID().toString().substring(0, 13);
        var made = api.post("/players", TOKEN, Map.of("name", name, "kind", "bot")).orRefuse();
        players.add(
            new Player(
                made.path("player").path("id").asText(),
                made.path("token").path("secret").asText()));
      }
    }
    return players;
  }

  /** What a browser requests; the front serves the pages as the nodes do. */
  List<String> pageFiles() throws InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      return PageFiles.of(path -> {
        var request = HttpRequest.newBuilder(URI.create(stack.address() + path)).build();
        try {
          return client.send(request, BodyHandlers.ofString()).body();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    }
  }

  RawRows rawRows(int games) {
    return new RawRows(stack.databaseUrl(), stack.faults().database(), games);
  }

  /** Sends a client process and takes the CPU time of the others while it measures. */
  DoorReport.Line send(DoorPlan plan, double rawRowsPerSecond)
      throws IOException, InterruptedException, SQLException {
    return send(plan, rawRowsPerSecond, () -> {});
  }

  /** Something to do while a client measures. */
  @FunctionalInterface
  interface Meanwhile {
    void run() throws InterruptedException;
  }

  /** The same with something else at that time, which must be done before it ends. */
  DoorReport.Line send(DoorPlan plan, double rawRowsPerSecond, Meanwhile meanwhile)
      throws IOException, InterruptedException, SQLException {
    long before = moves();
    var file = Files.writeString(home.resolve("plan.json"), ProtocolJson.write(plan));
    var client = client(file);
    try (var lines =
        new BufferedReader(
            new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8))) {
      expect(lines, DoorClient.BEGIN);
      var cpu = CpuTimes.of(stack.faults(), nodes);
      meanwhile.run();
      expect(lines, DoorClient.END);
      cpu = CpuTimes.of(stack.faults(), nodes).minus(cpu);
      var result = ProtocolJson.MAPPER.readValue(lines.readLine(), Result.class);
      boolean journaled = plan.mode() == Mode.PAGES || moves() - before >= result.total();
      return line(plan, result, cpu, rawRowsPerSecond, journaled);
    } finally {
      client.destroy();
      client.waitFor();
    }
  }

  private void expect(BufferedReader lines, String what) throws IOException {
    var line = lines.readLine();
    if (!what.equals(line)) {
      throw new IllegalStateException(
          "the client said '%s' instead of '%s'; its log is %s"
              .formatted(line, what, home.resolve("logs").resolve("client.out")));
    }
  }

  private Process client(Path plan) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var words =
        Stream.of(
                Stream.of(java),
                CLIENT_OPTIONS.stream(),
                Stream.of(
                    "-cp",
                    System.getProperty("java.class.path"),
                    DoorClient.class.getName(),
                    plan.toString()))
            .flatMap(part -> part)
            .toList();
    return new ProcessBuilder(words)
        .redirectError(home.resolve("logs").resolve("client.out").toFile())
        .start();
  }

  private static DoorReport.Line line(
      DoorPlan plan, Result result, CpuTimes cpu, double raw, boolean journaled) {
    double perSecond = result.moves() / result.seconds();
    double moves = Math.max(1, result.moves());
    return new DoorReport.Line(
        plan.mode().word(),
        plan.games(),
        plan.rate(),
        perSecond,
        raw == 0 ? 0 : perSecond / raw,
        result.requests() / moves,
        result.bytesReceived() / moves,
        cpu.nodes() / moves,
        cpu.database() / moves,
        cpu.broker() / moves,
        cpu.front() / moves,
        result.cpuMicros() / moves,
        result.move(),
        result.turn(),
        result.watch(),
        result.firstMs(),
        result.refused(),
        journaled);
  }

  private long moves() throws SQLException {
    try (var connection =
            DriverManager.getConnection(
                stack.databaseUrl(), LocalDatabase.USER, LocalDatabase.PASSWORD);
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "SELECT count(*) FROM journal.event_journal"
                    + " WHERE event_ser_manifest LIKE 'moved.%'")) {
      row.next();
      return row.getLong(1);
    }
  }

  @Override
  public void close() {
    stack.close();
  }
}
