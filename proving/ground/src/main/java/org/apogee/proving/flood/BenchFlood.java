package org.apogee.proving.flood;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apogee.cli.api.PlatformOptions;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Machine;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.proving.flood.HonestPlayers.Seen;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench flood}: what players notice of a flood from their own address. */
@Command(
    name = "flood",
    description = {
      "Flood a running platform with requests without valid tokens, from a process of its own, and",
      "measure players with valid tokens at the same address. The token must be an organiser's."
    },
    footer = {
      "",
      "Example:",
      "  apogee bench flood --token-file .apogee/token --rate 9000",
    })
public final class BenchFlood implements Callable<Integer> {
  /** Classes are compiled, and connections opened, before anything is measured. */
  private static final int WARM_UP_SECONDS = 10;

  /** All connections of the flood are open before the players are measured. */
  private static final int START_SECONDS = 3;

  /** The promise: a flood may at most double the 99th percentile of honest players. */
  private static final double TWICE = 2;

  @Mixin private CommonOptions common = new CommonOptions();
  @Mixin private PlatformOptions platform = new PlatformOptions();

  @Option(names = "--rate", paramLabel = "N", description = "Requests a second (default 9000).")
  private int rate = 9000;

  @Option(names = "--connections", paramLabel = "N", description = "Of the flood (default 64).")
  private int connections = 64;

  @Option(names = "--honest", paramLabel = "N", description = "Requests a second (default 100).")
  private int honest = 100;

  @Option(names = "--seconds", paramLabel = "S", description = "Of each part (default 20).")
  private int seconds = 20;

  private final Terminal terminal;

  public BenchFlood(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * Cores that were busy during the flood.
   *
   * @param flood the client that floods
   * @param players the client with valid tokens
   * @param machine everything, the platform included
   */
  record Cores(double flood, double players, double machine) {}

  record Report(
      Machine machine,
      Seen calm,
      Seen flooded,
      FloodClient.Counts flood,
      Cores cores,
      double ratio) {
    boolean isRight() {
      return flooded.refused() == 0 && flooded.lost() == 0 && ratio <= TWICE;
    }
  }

  @Override
  public Integer call() throws Exception {
    if (rate < 1 || connections < 1 || honest < 1 || seconds < 1) {
      throw new BadInput("bad-usage", "Rates, connections and seconds are at least 1.");
    }
    var address = platform.address();
    try (var players = HonestPlayers.enter(address, platform.token())) {
      players.ask(honest, WARM_UP_SECONDS);
      var calm = players.ask(honest, seconds);
      var process = flood(URI.create(address), START_SECONDS + seconds + 2);
      try {
        Thread.sleep(Duration.ofSeconds(START_SECONDS));
        var busy = new BusyCores();
        var flooded = players.ask(honest, seconds);
        double own = busy.ofThisProcess();
        double all = busy.ofTheMachine();
        var said = new String(process.getInputStream().readAllBytes(), UTF_8);
        var flood = new JsonMapper().readValue(said, FloodMain.Flooded.class);
        var cores = new Cores(flood.cpuSeconds() / flood.counts().seconds(), own, all);
        double ratio = Math.round(100 * flooded.p99() / calm.p99()) / 100.0;
        return print(new Report(Machine.here(), calm, flooded, flood.counts(), cores, ratio));
      } finally {
        process.destroyForcibly();
      }
    }
  }

  private Process flood(URI address, int howLong) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    int port = address.getPort() < 0 ? 80 : address.getPort();
    var command =
        List.of(
            java,
            "-XX:+UseSerialGC",
            "-Xmx256m",
            "-cp",
            System.getProperty("java.class.path"),
            FloodMain.class.getName(),
            address.getHost(),
            Integer.toString(port),
            Integer.toString(rate),
            Integer.toString(connections),
            Integer.toString(howLong));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  private int print(Report report) {
    if (common.json()) {
      terminal.out().println(JsonText.of(report));
    } else {
      terminal.out().println("calm     " + text(report.calm));
      terminal.out().println("flooded  " + text(report.flooded));
      terminal.out().println("flood    " + report.flood);
      terminal
          .out()
          .println(
              String.format(
                  Locale.ROOT,
                  "cores    %.2f busy, %.2f of them with the flood's client and %.2f with the"
                      + " players'",
                  report.cores.machine,
                  report.cores.flood,
                  report.cores.players));
      terminal.out().println("p99 under the flood / p99 without: " + report.ratio);
    }
    return report.isRight() ? Exit.DONE : Exit.DIFFERENT;
  }

  private static String text(Seen seen) {
    return String.format(
        Locale.ROOT,
        "p50 %.1f ms, p99 %.1f ms, worst %.0f ms; %,d requests, %d refused, %d without an answer",
        seen.p50(),
        seen.p99(),
        seen.worst(),
        seen.requests(),
        seen.refused(),
        seen.lost());
  }
}
