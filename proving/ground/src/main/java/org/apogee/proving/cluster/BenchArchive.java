package org.apogee.proving.cluster;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apogee.cli.terminal.CommonOptions;
import org.apogee.cli.terminal.JsonText;
import org.apogee.cli.terminal.Machine;
import org.apogee.cli.terminal.Terminal;
import org.apogee.engine.BadInput;
import org.apogee.local.LocalDatabase;
import org.apogee.protocol.game.ClockOrder;
import org.apogee.protocol.game.GameOrder;
import org.apogee.protocol.game.GameOrder.OnForfeit;
import org.apogee.protocol.game.GameOrder.Origin;
import org.apogee.protocol.game.GameOrder.OriginKind;
import org.apogee.protocol.game.SeatOrder;
import org.apogee.proving.rig.Scratch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apogee bench archive}: how the database grows while games pass through it. */
@Command(
    name = "archive",
    description = {
      "Let house bots play game after game, first without the archive, then at a fixed rate with an",
      "archive that takes each game at once, and measure what a finished game costs the database."
    },
    footer = {
      "",
      "Exit code 1 if the journal grows in the second half of the run by more than a tenth beyond",
      "what it took in the first.",
      "",
      "Example:",
      "  apogee bench archive --minutes 60"
    })
public final class BenchArchive implements Callable<Integer> {
  private static final ClockOrder LONG = new ClockOrder(3_600_000, 0, 3_600_000);
  private static final int SAMPLES = 10;
  private static final long PERIOD_MILLIS = 200;
  private static final double GROWTH_MOST = 0.1;
  private static final String SIZES =
      """
      SELECT (SELECT count(*) FROM games.game WHERE stage = 'over') AS over,
        (SELECT count(*) FROM journal.archive) AS archived,
        pg_total_relation_size('journal.event_journal') + pg_total_relation_size('journal.snapshot')
          AS journal,
        pg_total_relation_size('journal.archive') AS archive,
        pg_total_relation_size('games.game') + pg_total_relation_size('games.game_seat')
          + pg_total_relation_size('games.result') AS directory,
        pg_database_size(current_database()) AS whole
      """;

  @Mixin private CommonOptions common = new CommonOptions();

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description = "Which game (default: ${DEFAULT-VALUE}).")
  private String game = "sol";

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "Seats of each game (default: ${DEFAULT-VALUE}).")
  private int seats = 2;

  @Option(
      names = "--at-once",
      paramLabel = "N",
      description = "Games in play (default: ${DEFAULT-VALUE}).")
  private int atOnce = 100;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Games that are opened a second, with the archive (default: ${DEFAULT-VALUE}).")
  private int rate = 50;

  @Option(
      names = "--before",
      paramLabel = "N",
      description = "Games without the archive (default: ${DEFAULT-VALUE}).")
  private int before = 2_000;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      description = "Time with the archive (default: ${DEFAULT-VALUE}).")
  private int minutes = 10;

  private final Terminal terminal;

  public BenchArchive(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Bytes with all indexes and free space. */
  record Sizes(long over, long archived, long journal, long archive, long directory, long whole) {}

  /**
   * What was measured.
   *
   * @param journalPerGame bytes that a finished game takes in the journal
   * @param archivePerGame bytes that it takes in the archive
   * @param directoryPerGame bytes that it takes in the list of games, before and after
   * @param samples of the run with the archive
   * @param million bytes of a database through which a million games have passed, extrapolated
   */
  record Figures(
      Machine machine,
      double gamesPerSecond,
      double journalPerGame,
      double archivePerGame,
      double directoryPerGame,
      List<Sizes> samples,
      double million,
      boolean isLevel) {}

  @Override
  public Integer call() throws Exception {
    if (seats < 1 || atOnce < 1 || rate < 1 || before < 1 || minutes < 1) {
      throw new BadInput("bad-usage", "Numbers of seats, games and minutes are at least 1.");
    }
    try (var scratch = Scratch.create("archive", terminal)) {
      say("%,d games without the archive".formatted(before));
      double journalPerGame;
      try (var node =
          BenchNode.start(
              scratch.home().resolve("before"), Map.of("APOGEE_ARCHIVE_AFTER", "never"))) {
        journalPerGame = withoutArchive(node);
      }
      say("%d minutes with the archive".formatted(minutes));
      try (var node =
          BenchNode.start(
              scratch.home().resolve("after"),
              Map.of("APOGEE_ARCHIVE_AFTER", "0s", "APOGEE_ARCHIVE_PAUSE", "100ms"))) {
        var figures = withArchive(node, journalPerGame);
        terminal.out().println(common.json() ? JsonText.of(figures) : text(figures));
        return scratch.exitCode(figures.isLevel);
      }
    }
  }

  private double withoutArchive(BenchNode node) throws SQLException, InterruptedException {
    try (var connection = connection(node)) {
      var first = sizes(connection);
      var last = first;
      while (last.over < before) {
        refill(node, last.over + atOnce);
        last = sizes(connection);
      }
      return (double) (last.journal - first.journal) / last.over;
    }
  }

  private Figures withArchive(BenchNode node, double journalPerGame)
      throws SQLException, InterruptedException {
    opened = 0;
    var samples = new ArrayList<Sizes>();
    long start = System.nanoTime();
    long length = minutes * 60_000_000_000L;
    try (var connection = connection(node)) {
      samples.add(sizes(connection));
      for (long passed = 0; passed < length; passed = System.nanoTime() - start) {
        var now = sizes(connection);
        if (passed >= length / SAMPLES * samples.size()) {
          samples.add(now);
          say("%,d games over, journal %s".formatted(now.over, megabytes(now.journal)));
        }
        refill(node, Math.min(now.over + atOnce, passed * rate / 1_000_000_000L + 1));
      }
      samples.add(sizes(connection));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    var half = samples.get(samples.size() / 2);
    var last = samples.getLast();
    double archivePerGame =
        (double) (last.archive - half.archive) / (last.archived - half.archived);
    double directoryPerGame = (double) (last.directory - half.directory) / (last.over - half.over);
    return new Figures(
        Machine.here(),
        last.over / seconds,
        journalPerGame,
        archivePerGame,
        directoryPerGame,
        samples,
        last.whole + (1_000_000.0 - last.over) * (archivePerGame + directoryPerGame),
        isLevel(samples.stream().map(Sizes::journal).toList()));
  }

  /**
   * Whether the largest size of the second half is at most a tenth above that of the first. Single
   * samples are not compared, because vacuum sometimes gives the free end of a file back.
   */
  static boolean isLevel(List<Long> sizes) {
    int half = sizes.size() / 2;
    long before = Collections.max(sizes.subList(0, half));
    return Collections.max(sizes.subList(half, sizes.size())) <= before * (1 + GROWTH_MOST);
  }

  private long opened;

  /** Opens games until so many were opened in all. */
  private void refill(BenchNode node, long target) throws InterruptedException {
    int missing = Math.toIntExact(target - opened);
    if (missing > 0) {
      node.open(missing, order());
      opened += missing;
    }
    Thread.sleep(PERIOD_MILLIS);
  }

  private GameOrder order() {
    return GameOrder.of(
        game,
        Map.of(),
        IntStream.range(0, seats).mapToObj(_ -> SeatOrder.house("random")).toList(),
        LONG,
        OnForfeit.END,
        new Origin(OriginKind.CASUAL, "bench"),
        null);
  }

  private static Connection connection(BenchNode node) throws SQLException {
    return DriverManager.getConnection(
        node.databaseUrl(), LocalDatabase.USER, LocalDatabase.PASSWORD);
  }

  private static Sizes sizes(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery(SIZES)) {
      row.next();
      return new Sizes(
          row.getLong("over"),
          row.getLong("archived"),
          row.getLong("journal"),
          row.getLong("archive"),
          row.getLong("directory"),
          row.getLong("whole"));
    }
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%,.1f MB", bytes / 1e6);
  }

  private static String text(Figures found) {
    var rows =
        found.samples.stream()
            .map(size ->
                String.format(
                    Locale.ROOT,
                    "%,10d over %,10d archived   journal %12s   archive %12s   directory %12s   all %12s",
                    size.over,
                    size.archived,
                    megabytes(size.journal),
                    megabytes(size.archive),
                    megabytes(size.directory),
                    megabytes(size.whole)))
            .collect(Collectors.joining("\n"));
    return String.format(
        Locale.ROOT,
        """
        %s
        %,.1f games a second
        bytes a finished game: %,.0f in the journal, %,.0f in the archive; %,.0f in the directory
        the journal %s
        after a million games: %s, extrapolated from the second half\
        """,
        rows,
        found.gamesPerSecond,
        found.journalPerGame,
        found.archivePerGame,
        found.directoryPerGame,
        found.isLevel ? "stays level" : "grows",
        megabytes((long) found.million));
  }

  private void say(String what) {
    terminal.err().println("bench: " + what);
    terminal.err().flush();
  }
}
