package org.apogee.proving.alert;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.cli.terminal.TextTable;
import org.apogee.engine.BadInput;
import org.apogee.proving.alert.AlertDrill.Raised;
import org.apogee.proving.rig.Scratch;
import org.apogee.stack.Monitoring;
import org.apogee.stack.StackPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench alerts}: a drill for the alerts. */
@Command(
    name = "alerts",
    description = {
      "Break things under load before a real Prometheus with our rules, in which time goes faster:",
      "each fault must raise its alert and no false one; without a fault none may fire.",
      "A real Alertmanager must deliver each alert and its end to a webhook of the drill.",
      "Faults: kill, pause, freeze, lock, broker, reader, consumer, matchmaker, poison."
    },
    footer = {
      "",
      "Exit code 1 if an alert did not fire or arrive, or a false one did; then the logs are kept.",
      "",
      "Example:",
      "  apogee bench alerts --faults broker,poison --nodes 1"
    })
public final class BenchAlerts implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--faults",
      paramLabel = "FAULT",
      split = ",",
      description = "Which ones (default all).")
  private List<String> faults = new ArrayList<>();

  @Option(names = "--nodes", paramLabel = "N", description = "How many nodes (default 3).")
  private int nodes = 3;

  @Option(
      names = "--faster",
      paramLabel = "N",
      description = "How many times shorter ranges and waits are (default 4).")
  private int faster = 4;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games of players at once (default 40); few never open a breaker.")
  private int games = 40;

  @Option(
      names = "--quiet",
      paramLabel = "SECONDS",
      description = "How long nothing is broken at first (default 60).")
  private int quiet = 60;

  private final Terminal terminal;

  public BenchAlerts(Terminal terminal) {
    this.terminal = terminal;
  }

  /** All of it. */
  record Result(List<String> withoutFault, List<Raised> raised) {
    Result {
      withoutFault = List.copyOf(withoutFault);
      raised = List.copyOf(raised);
    }

    boolean isRight() {
      return withoutFault.isEmpty() && raised.stream().allMatch(Raised::isRight);
    }
  }

  @Override
  public Integer call() throws Exception {
    var alarms = Alarm.of(faults);
    if (nodes < 1 || faster < 1 || games < 1 || quiet < 0) {
      throw new BadInput(
          "bad-usage", "--nodes, --games and --faster are at least 1, --quiet at least 0.");
    }
    Monitoring.check();
    try (var scratch = Scratch.create("alerts", terminal)) {
      var result = drill(alarms, StackPlan.onFreePorts(scratch.home(), nodes));
      if (common.json()) {
        terminal.out().println(JsonText.of(result));
      } else {
        print(result);
      }
      return scratch.exitCode(result.isRight());
    }
  }

  private Result drill(List<Alarm> alarms, StackPlan plan) throws Exception {
    Consumer<String> log =
        sentence -> {
          if (!common.json()) {
            terminal.err().println("bench: " + sentence);
            terminal.err().flush();
          }
        };
    try (var drill = AlertDrill.start(plan, faster, games, log)) {
      var before = drill.quiet(Duration.ofSeconds(quiet));
      var raised = new ArrayList<Raised>();
      for (var alarm : alarms) {
        raised.add(drill.raise(alarm));
      }
      return new Result(before, raised);
    }
  }

  private void print(Result result) {
    var table = new TextTable("FAULT", "ALERT", "AFTER", "ARRIVED", "RESOLVED", "OTHERS", "RIGHT");
    for (var raised : result.raised()) {
      table.row(
          raised.fault(),
          raised.alert(),
          after(raised.seconds()),
          after(raised.arrived()),
          raised.resolved() == 0 ? "not awaited" : after(raised.resolved()),
          raised.others().isEmpty() ? "none" : String.join(", ", raised.others()),
          raised.isRight() ? "yes" : "NO");
    }
    terminal.out().println(table);
    terminal
        .out()
        .println(
            "Alerts without a fault: "
                + (result.withoutFault().isEmpty() ? "none" : result.withoutFault()));
  }

  private static String after(double seconds) {
    return seconds < 0 ? "never" : String.format(Locale.ROOT, "%.0f s", seconds);
  }
}
