package org.apogee.cli.up;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.apogee.analytics.Analytics;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.Exit;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Terminal;
import org.apogee.local.LocalDatabase;
import org.apogee.stack.HomePorts;
import org.apogee.stack.Logs;
import org.apogee.stack.StackSecurity;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee recompute}: all ratings and statistics once more, compared to the bit. */
@Command(
    name = "recompute",
    description = {
      "Recompute all ratings and statistics from the first record of the feed, and compare",
      "them with the stored values bit by bit. Requires a running 'apogee up'; games may continue."
    },
    footer = {"", "Exit code 1 if something differs.", "", "Example:", "  apogee recompute --json"})
public final class RecomputeCommand implements Callable<Integer> {
  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--database-port",
      paramLabel = "PORT",
      description = "Port of PostgreSQL (default: that of the home).")
  private @Nullable Integer databasePort;

  @Option(
      names = "--kafka-port",
      paramLabel = "PORT",
      description = "Port of Kafka (default: that of the home).")
  private @Nullable Integer kafkaPort;

  @Option(
      names = "--home",
      paramLabel = "FOLDER",
      description = "Folder of the installation (default .apogee).")
  private Path home = Path.of(".apogee");

  private final Terminal terminal;

  public RecomputeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What came out. */
  record Answer(boolean equal, long records, long rows, List<String> differences) {}

  @Override
  public Integer call() {
    Logs.to(home.resolve("logs").resolve("recompute.log"));
    var ports = HomePorts.of(home);
    var told = new HashMap<>(StackSecurity.environmentOf(home));
    told.put(
        "APOGEE_DATABASE_URL",
        "jdbc:postgresql://127.0.0.1:%d/apogee"
            .formatted(Objects.requireNonNullElse(databasePort, ports.database())));
    told.put("APOGEE_DATABASE_USER", LocalDatabase.USER);
    told.put("APOGEE_DATABASE_PASSWORD", LocalDatabase.PASSWORD);
    told.put("APOGEE_DATABASE_POOL_SIZE", "3");
    told.put("APOGEE_KAFKA", "127.0.0.1:" + Objects.requireNonNullElse(kafkaPort, ports.kafka()));
    var report = Analytics.recompute(Analytics.load(told), this::say);
    boolean isEqual = report.differences().isEmpty();
    if (common.json()) {
      terminal
          .out()
          .println(
              JsonText.of(
                  new Answer(isEqual, report.records(), report.rows(), report.differences())));
    } else {
      report.differences().forEach(terminal.out()::println);
      terminal
          .out()
          .printf(
              Locale.ROOT,
              "%,d records, %,d rows: %s%n",
              report.records(),
              report.rows(),
              isEqual ? "identical" : "not equal");
    }
    terminal.out().flush();
    return isEqual ? Exit.DONE : Exit.DIFFERENT;
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("recompute: " + what);
      terminal.err().flush();
    }
  }
}
