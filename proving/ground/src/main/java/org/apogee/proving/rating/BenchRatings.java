package org.apogee.proving.rating;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.apogee.analytics.AnalyticsMain;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Machine;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.proving.rig.Scratch;
import org.apogee.proving.sample.SampleFeed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench ratings}: results a second from Kafka to the tables, or under kills. */
@Command(
    name = "ratings",
    description = {
      "Measure the analytics with a real database and a real broker: results a second from Kafka",
      "to the tables, next to the raw limit of the same run.",
      "With --kills: a separate process is killed repeatedly, and all numbers are recomputed."
    },
    footer = {
      "",
      "Exit code 1 if the numbers after the kills are not those of a recomputation.",
      "",
      "Examples:",
      "  apogee bench ratings --results 100000 --json",
      "  apogee bench ratings --results 2000 --kills 100"
    })
public final class BenchRatings implements Callable<Integer> {
  private static final String GAMES = "bench.games";
  private static final String RESULTS = "bench.results";
  private static final int WARM_UP = 10_000;
  private static final int RAW_SECONDS = 5;

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(names = "--results", paramLabel = "N", description = "How many (default 100000).")
  private int results = 100_000;

  @Option(names = "--kills", paramLabel = "N", description = "Kill the process so often.")
  private int kills;

  @Option(
      names = "--pools",
      paramLabel = "N",
      description = "Rating pools of each of four games (default 4).")
  private int pools = 4;

  @Option(names = "--partitions", paramLabel = "N", description = "Of each topic (default 8).")
  private int partitions = 8;

  @Option(names = "--seed", paramLabel = "N", description = "Of the results (default 1).")
  private long seed = 1;

  private final Terminal terminal;
  private final AtomicInteger starts = new AtomicInteger();

  public BenchRatings(Terminal terminal) {
    this.terminal = terminal;
  }

  /**
   * How fast.
   *
   * @param resultsPerSecond taken in from Kafka: ratings, history, head to head and offsets stored
   * @param rowsPerResult that are only ever added, of the history and of the results
   * @param rawRowsPerSecond plain batched inserts of rows of the history, same columns and indexes
   * @param rawResultsPerSecond the same in results
   */
  record Report(
      Machine machine,
      int results,
      int partitions,
      double resultsPerSecond,
      double rowsPerResult,
      double rawRowsPerSecond,
      double rawResultsPerSecond,
      double ratio) {}

  /**
   * What the kills did.
   *
   * @param killed processes, while there was something left to take in
   * @param rows that were compared with a recomputation from the first record
   */
  record Killed(
      Machine machine,
      int results,
      int killed,
      long records,
      long rows,
      List<String> differences) {}

  @Override
  public Integer call() throws Exception {
    if (results < 1 || kills < 0 || pools < 1 || partitions < 1) {
      throw new BadInput("bad-usage", "--results, --pools and --partitions are at least 1.");
    }
    try (var scratch = Scratch.create("ratings", terminal);
        var database = LocalDatabase.start(scratch.home().resolve("postgres"));
        var broker = LocalBroker.start(scratch.home().resolve("kafka"))) {
      for (var topic : List.of(GAMES, RESULTS)) {
        broker.createTopic(topic, partitions, Map.of("retention.ms", "-1"));
      }
      var url = database.database("apogee");
      if (kills > 0) {
        return scratch.exitCode(kill(scratch.home(), url, broker));
      }
      measure(url, broker);
      return scratch.exitCode(true);
    }
  }

  private void measure(String url, LocalBroker broker) throws SQLException, InterruptedException {
    try (var rig = Rig.open(told(url, broker, "5000"))) {
      var feed = new SampleFeed(seed, pools);
      say("warm-up");
      rig.send(feed, WARM_UP, true);
      rig.takeIn(WARM_UP, 0);
      say("sending %,d results".formatted(results));
      rig.send(feed, results, true);
      var raw = new RawChanges(url);
      say("raw inserts");
      double before = raw.perSecond(RAW_SECONDS);
      say("taking them in");
      var speed = rig.takeIn(WARM_UP + results, WARM_UP);
      say("raw inserts again");
      double rows = (before + raw.perSecond(RAW_SECONDS)) / 2;
      double rawResults = rows / speed.rows();
      var report =
          new Report(
              Machine.here(),
              results,
              partitions,
              speed.perSecond(),
              speed.rows(),
              rows,
              rawResults,
              speed.perSecond() / rawResults);
      if (common.json()) {
        terminal.out().println(JsonText.of(report));
      } else {
        terminal
            .out()
            .printf(
                Locale.ROOT,
                """
                %,d results in %d partitions, one consumer

                taken in              %,.0f results a second (%.1f new rows each)
                raw batched inserts   %,.0f rows a second, as if %,.0f results
                ratio                 %.1f %%
                """,
                results,
                partitions,
                report.resultsPerSecond,
                report.rowsPerResult,
                report.rawRowsPerSecond,
                report.rawResultsPerSecond,
                100 * report.ratio);
      }
      terminal.out().flush();
    }
  }

  private boolean kill(Path home, String url, LocalBroker broker)
      throws IOException, InterruptedException {
    var told = told(url, broker, "20");
    try (var rig = Rig.open(told)) {
      rig.send(new SampleFeed(seed, pools), results, false);
      int killed =
          rig.kill(
              () -> process(home, told),
              seed,
              results,
              kills,
              there -> say("killed with %,d results in the tables".formatted(there)));
      var again = rig.recompute(this::say);
      var report =
          new Killed(
              Machine.here(), results, killed, again.records(), again.rows(), again.differences());
      if (common.json()) {
        terminal.out().println(JsonText.of(report));
      } else {
        terminal
            .out()
            .printf(
                Locale.ROOT,
                "%,d results, killed %d times; %,d rows compared with a recomputation: %s%n",
                results,
                killed,
                again.rows(),
                again.differences().isEmpty() ? "identical" : again.differences());
      }
      terminal.out().flush();
      return again.differences().isEmpty();
    }
  }

  private Process process(Path home, Map<String, String> told) throws IOException {
    var builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                AnalyticsMain.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(
                ProcessBuilder.Redirect.appendTo(home.resolve("analytics.out").toFile()));
    builder.environment().putAll(told);
    // Kafka would keep the partitions of a dead one for 45 seconds.
    builder.environment().put("APOGEE_ANALYTICS_GROUP", "bench-" + starts.incrementAndGet());
    return builder.start();
  }

  private static Map<String, String> told(String url, LocalBroker broker, String perPoll) {
    return Map.of(
        "APOGEE_DATABASE_URL",
        url,
        "APOGEE_DATABASE_USER",
        LocalDatabase.USER,
        "APOGEE_DATABASE_PASSWORD",
        LocalDatabase.PASSWORD,
        "APOGEE_KAFKA",
        broker.bootstrap(),
        "APOGEE_HTTP_PORT",
        "0",
        "APOGEE_MANAGEMENT_PORT",
        "0",
        "APOGEE_ANALYTICS_GAMES_TOPIC",
        GAMES,
        "APOGEE_ANALYTICS_RESULTS_TOPIC",
        RESULTS,
        "APOGEE_ANALYTICS_RECORDS_PER_POLL",
        perPoll);
  }

  private void say(String what) {
    if (!common.json()) {
      terminal.err().println("bench: " + what);
      terminal.err().flush();
    }
  }
}
