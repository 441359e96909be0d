package org.apogee.cli.up;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Counts;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.stack.Home;
import org.apogee.stack.LocalStack;
import org.apogee.stack.Logs;
import org.apogee.stack.Monitoring;
import org.apogee.stack.NodeProgram;
import org.apogee.stack.StackPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee up}: everything on this machine. */
@Command(
    name = "up",
    description = {
      "Start everything on this machine: a database, a broker, the nodes,",
      "the matchmaker and the analytics.",
      "Data persist between runs. Ctrl-C stops everything."
    },
    footer = {
      "",
      "Examples:",
      "  apogee up             one process with everything",
      "  apogee up --nodes 3   three nodes behind one address",
      "  apogee up --empty     without the demo: ladders and tournaments of house bots"
    })
public final class UpCommand implements Callable<Integer> {
  /** Every node is a JVM with a heap of its own on this machine. */
  private static final int NODES_MAX = 16;

  /** On a machine of one's own anybody who sees the pages may play. */
  private static final String GUESTS_PER_HOUR = "1000";

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Number of nodes (default 1, in this process; more run as separate processes).")
  private int nodes = 1;

  @Option(
      names = "--home",
      paramLabel = "FOLDER",
      description = "Folder for data, token and logs (default .apogee).")
  private Path home = Path.of(".apogee");

  @Option(names = "--port", paramLabel = "PORT", description = "Port for clients (default 8080).")
  private int port = 8080;

  @Option(
      names = "--management-port",
      paramLabel = "PORT",
      description =
          "Port for health and metrics of the first node (default 8181); other nodes, the"
              + " matchmaker and the analytics use the next ports.")
  private int managementPort = 8181;

  @Option(
      names = "--database-port",
      paramLabel = "PORT",
      description = "Port for PostgreSQL (default 15432).")
  private int databasePort = 15432;

  @Option(
      names = "--kafka-port",
      paramLabel = "PORT",
      description = "Port for Kafka (default 19092).")
  private int kafkaPort = 19092;

  @Option(names = "--empty", description = "Start without the demo ladders and tournaments.")
  private boolean empty;

  @Option(
      names = "--secured",
      description =
          "Use TLS for the database, Kafka and between nodes, with certificates made for this"
              + " folder (only for a new --home).")
  private boolean secured;

  @Option(
      names = "--monitoring",
      description =
          "Also start Prometheus with the alert rules, and Alertmanager, and print the alerts"
              + " (requires the Debian packages prometheus and prometheus-alertmanager).")
  private boolean monitoring;

  @Option(
      names = "--prometheus-port",
      paramLabel = "PORT",
      description = "Port for Prometheus (default 19095).")
  private int prometheusPort = 19095;

  @Option(
      names = "--alertmanager-port",
      paramLabel = "PORT",
      description = "Port for Alertmanager (default 19096).")
  private int alertmanagerPort = 19096;

  private final Terminal terminal;

  public UpCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    Counts.check("--nodes", nodes, NODES_MAX);
    if (monitoring) {
      Monitoring.check();
    }
    try (var held = Home.take(home)) {
      Logs.to(held.logs().resolve("apogee.log"));
      var steps = new TerminalSteps(terminal.err());
      steps.message("starting in %s".formatted(home));
      var stack = LocalStack.of(plan(), held.token(), steps, NodeProgram.REAL);
      var stopped = new CountDownLatch(1);
      var hook = new Thread(() -> stop(stack, steps, stopped), "apogee-stop");
      Runtime.getRuntime().addShutdownHook(hook);
      try {
        stack.start();
        if (!stack.closed()) {
          serve(stack, held, steps);
        }
      } catch (RuntimeException e) {
        if (!stack.closed()) {
          stack.close();
          Runtime.getRuntime().removeShutdownHook(hook);
          throw e;
        }
      }
      stopped.await();
      return Exit.INTERRUPTED;
    }
  }

  /** All has started, and nobody has asked to stop meanwhile. */
  private void serve(LocalStack stack, Home held, TerminalSteps steps) {
    if (monitoring) {
      var watching =
          Monitoring.start(
              plan().home(),
              prometheusPort,
              alertmanagerPort,
              stack,
              notification -> steps.message(notification.line()));
      stack.alsoCloses(watching);
      steps.done("prometheus", watching.prometheus());
      steps.done("alertmanager", watching.alertmanager());
    }
    announce(stack, held, steps);
    if (!empty) {
      Demo.start(stack.address(), stack.token());
      DemoLadders.start(stack.address(), stack.token());
    }
  }

  private StackPlan plan() {
    return new StackPlan(
        home.toAbsolutePath().normalize(),
        nodes,
        nodes > 1,
        nodes > 1,
        port,
        managementPort,
        databasePort,
        kafkaPort,
        "127.0.0.1:" + kafkaPort,
        nodes > 1 ? StackPlan.serving("1g") : List.of(),
        // All guests on this machine have the same address.
        Map.of(
            "APOGEE_GATEWAY_GUESTS_PER_HOUR", GUESTS_PER_HOUR,
            "APOGEE_GATEWAY_GUESTS_PER_ADDRESS", GUESTS_PER_HOUR),
        true,
        true,
        List.of(),
        secured);
  }

  private static void stop(LocalStack stack, TerminalSteps steps, CountDownLatch stopped) {
    steps.message("stopping");
    stack.close();
    steps.message("stopped");
    stopped.countDown();
  }

  record Ready(
      String address, List<String> management, String database, String kafka, String token) {}

  private void announce(LocalStack stack, Home held, TerminalSteps steps) {
    steps.ready();
    PrintWriter out = terminal.out();
    if (common.json()) {
      out.println(
          JsonText.of(
              new Ready(
                  stack.address(),
                  stack.management(),
                  stack.databaseUrl(),
                  stack.kafka(),
                  stack.token())));
    } else {
      out.printf(
          Locale.ROOT,
          """

            pages     %s
            API       %s/api/v1
            metrics   %s
            database  %s (user postgres)
            Kafka     %s
            token     %s (the organiser's; kept in %s)
            logs      %s

          Ctrl-C stops everything.
          """,
          stack.address(),
          stack.address(),
          String.join(" ", stack.management().stream().map(url -> url + "/metrics").toList()),
          stack.databaseUrl(),
          stack.kafka(),
          stack.token(),
          held.tokenFile(),
          held.logs());
    }
    out.flush();
  }
}
