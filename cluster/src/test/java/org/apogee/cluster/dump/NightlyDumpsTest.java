package org.apogee.cluster.dump;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.apogee.cluster.dump.DumpFiles.DumpFile;
import org.apogee.local.LocalDatabase;
import org.apogee.platform.config.Secret;
import org.apogee.platform.database.Database;
import org.apogee.platform.database.DatabaseSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Dumps of numbered lines, by members that die and are replaced. */
@Timeout(180)
class NightlyDumpsTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final LocalDate DAY = LocalDate.of(2026, 11, 25);
  private static final Instant NIGHT = Instant.parse("2026-11-26T01:00:00Z");
  private static final DumpSettings SETTINGS = new DumpSettings(30, Duration.ofHours(1));

  /** Noise that gzip does not shorten much: a file has about 2,500 lines. */
  private static final int LINE_BYTES = 1_000;

  private Database database;
  private DumpFiles files;

  @BeforeEach
  void start() {
    var address =
        new DatabaseSettings(
            LocalDatabase.forTests().freshDatabase(),
            LocalDatabase.USER,
            new Secret(LocalDatabase.PASSWORD),
            6);
    database = Database.open(address, "test", new SimpleMeterRegistry());
    DumpFiles.migrate(database);
    files = new DumpFiles(database);
    database.statement(sql ->
        sql.update("CREATE TABLE item (number INTEGER PRIMARY KEY, dumped BOOLEAN NOT NULL)"));
  }

  @AfterEach
  void stop() {
    database.close();
  }

  private void addItems(int from, int to) {
    database.statement(sql ->
        sql.update(
            "INSERT INTO item SELECT number, false FROM generate_series(?, ?) AS number",
            from,
            to));
  }

  /** Items that were in no dump; it dies when it has written so many. */
  private final class Items implements DumpSource {
    private final SplittableRandom random = new SplittableRandom(3);
    private int left;

    Items(int left) {
      this.left = left;
    }

    @Override
    public String kind() {
      return "items";
    }

    @Override
    public void write(DumpWriter out, Instant end) throws InterruptedException {
      out.write(
          this::after,
          this::line,
          (sql, numbers) ->
              sql.update(
                  "UPDATE item SET dumped = true WHERE number::text = ANY (?)",
                  numbers.stream().map(Object::toString).toList()));
    }

    private List<Integer> after(Optional<Integer> last) {
      return database.statement(sql ->
          sql.list(
              "SELECT number FROM item WHERE NOT dumped AND number > ? ORDER BY number LIMIT 100",
              row -> row.getInt(1),
              last.orElse(0)));
    }

    private Optional<String> line(int number) {
      if (--left < 0) {
        throw new IllegalStateException("this member dies");
      }
      var noise = new StringBuilder();
      random.ints(LINE_BYTES, 33, 126).forEach(letter -> noise.append((char) letter));
      return Optional.of(number + " " + noise);
    }
  }

  private NightlyDumps member(DumpSource source, Instant now, SimpleMeterRegistry registry) {
    return NightlyDumps.start(database, List.of(source), SETTINGS, registry, () -> now);
  }

  private NightlyDumps member(DumpSource source, Instant now) {
    return member(source, now, new SimpleMeterRegistry());
  }

  private void awaitDump(LocalDate day) {
    await()
        .atMost(PATIENCE)
        .until(() -> files.list().stream().anyMatch(file -> file.day().equals(day)));
  }

  private List<Integer> numbersOf(LocalDate day) throws Exception {
    var numbers = new ArrayList<Integer>();
    for (var file : files.list()) {
      if (file.day().equals(day)) {
        var lines = lines(file);
        assertThat(lines).hasSize(file.lines());
        lines.forEach(line -> numbers.add(Integer.valueOf(line.substring(0, line.indexOf(' ')))));
      }
    }
    return numbers;
  }

  private List<String> lines(DumpFile file) throws Exception {
    var content = files.content(file.day(), file.name()).orElseThrow().readAllBytes();
    assertThat(content).hasSize(file.bytes());
    assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content)))
        .isEqualTo(file.sha256());
    return unzipped(content).lines().toList();
  }

  private static String unzipped(byte[] content) throws IOException {
    try (var zip = new GZIPInputStream(new ByteArrayInputStream(content))) {
      return new String(zip.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<Integer> range(int from, int to) {
    return IntStream.rangeClosed(from, to).boxed().toList();
  }

  private void forgetWhoMakesThem() {
    database.statement(sql -> sql.update("UPDATE dump.maker SET until = now()"));
  }

  @Test
  void eachLineIsInOneDumpThoughMembersDie() throws Exception {
    addItems(1, 9_000);
    var registry = new SimpleMeterRegistry();
    try (var _ = member(new Items(6_000), NIGHT.plusSeconds(600), registry)) {
      await().atMost(PATIENCE).until(() -> count("SELECT count(*) FROM dump.file") >= 2);
      assertThat(registry.get("apogee.dump.overdue").gauge().value()).isEqualTo(600.0);
    }
    assertThat(files.list()).as("a part of a dump is not shown").isEmpty();
    assertThat(count("SELECT count(*) FROM item WHERE NOT dumped")).isPositive();

    try (var other = member(new Items(9_000), NIGHT)) {
      other.makeWhatIsDue();
      assertThat(files.list()).as("the one that died may still work").isEmpty();
      forgetWhoMakesThem();
      other.makeWhatIsDue();
    }
    assertThat(files.list()).hasSizeGreaterThan(3).extracting(DumpFile::day).containsOnly(DAY);
    assertThat(files.list().getFirst().name()).isEqualTo("items-2026-11-25-0001.ndjson.gz");
    assertThat(files.list())
        .allSatisfy(file -> assertThat(file.bytes()).isLessThan(2 * DumpWriter.FILE_BYTES));
    assertThat(numbersOf(DAY)).isEqualTo(range(1, 9_000));
  }

  @Test
  void linesOfADumpThatNobodyFinishedInTimeAreShownWithTheNextDay() throws Exception {
    addItems(1, 9_000);
    try (var _ = member(new Items(6_000), NIGHT)) {
      await().atMost(PATIENCE).until(() -> count("SELECT count(*) FROM dump.file") >= 2);
    }
    forgetWhoMakesThem();
    try (var dayLater = member(new Items(9_000), NIGHT.plus(Duration.ofDays(1)))) {
      dayLater.makeWhatIsDue();
    }
    var both = new ArrayList<>(numbersOf(DAY));
    assertThat(both).isNotEmpty();
    both.addAll(numbersOf(DAY.plusDays(1)));
    assertThat(both).isEqualTo(range(1, 9_000));
  }

  @Test
  void anUnfinishedDumpOfOneMomentIsRemovedTheNextDay() throws Exception {
    addItems(1, 3);
    var first = new DumpWriter(database, "items", DAY, "member");
    assertThat(first.begin()).isTrue();
    new Items(9).write(first, NIGHT);
    addItems(4, 5);
    var next = new DumpWriter(database, "items", DAY.plusDays(1), "member");
    assertThat(next.begin()).isTrue();
    next.startOver();
    new Items(9).write(next, NIGHT.plus(Duration.ofDays(1)));
    next.finish();
    assertThat(numbersOf(DAY)).isEmpty();
    assertThat(numbersOf(DAY.plusDays(1))).isEqualTo(range(4, 5));
  }

  @Test
  void aMemberThatIsAskedTwiceAtOnceMakesADumpOnce() throws Exception {
    addItems(1, 3_000);
    try (var member = member(new Items(9_000), NIGHT);
        var askers = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<Void> ask =
          () -> {
            member.makeWhatIsDue();
            return null;
          };
      for (var asked : askers.invokeAll(List.of(ask, ask))) {
        asked.get();
      }
    }
    assertThat(numbersOf(DAY)).isEqualTo(range(1, 3_000));
  }

  @Test
  void whatComesLaterIsInTheNextDumpAndOldOnesLeave() throws Exception {
    addItems(1, 10);
    try (var _ = member(new Items(99), NIGHT)) {
      awaitDump(DAY);
    }
    addItems(11, 30);
    try (var sameNight = member(new Items(99), NIGHT.plusSeconds(3_600))) {
      sameNight.makeWhatIsDue();
    }
    assertThat(numbersOf(DAY)).isEqualTo(range(1, 10));
    forgetWhoMakesThem();
    try (var _ = member(new Items(99), NIGHT.plus(Duration.ofDays(1)))) {
      awaitDump(DAY.plusDays(1));
    }
    assertThat(numbersOf(DAY.plusDays(1))).isEqualTo(range(11, 30));
    assertThat(numbersOf(DAY)).isEqualTo(range(1, 10));
    forgetWhoMakesThem();
    var later = NIGHT.plus(Duration.ofDays(30));
    try (var _ = member(new Items(99), later)) {
      await().atMost(PATIENCE).until(() -> numbersOf(DAY).isEmpty());
    }
    assertThat(numbersOf(DAY.plusDays(1))).isEqualTo(range(11, 30));
    var off = new DumpSettings(0, Duration.ofHours(1));
    try (var _ =
        NightlyDumps.start(
            database, List.of(new Items(99)), off, new SimpleMeterRegistry(), () -> later)) {
      await().atMost(PATIENCE).until(() -> count("SELECT count(*) FROM dump.file") == 0);
    }
  }

  @Test
  void aMemberThatWasReplacedStoresNothing() throws Exception {
    addItems(1, 2);
    var slow = new DumpWriter(database, "items", DAY, "slow");
    assertThat(slow.begin()).isTrue();
    var other = new DumpWriter(database, "items", DAY, "other");
    assertThat(other.begin()).isFalse();
    forgetWhoMakesThem();
    assertThat(other.begin()).isTrue();
    assertThatThrownBy(() -> new Items(9).write(slow, NIGHT))
        .isInstanceOf(DumpWriter.Superseded.class);
    assertThat(count("SELECT count(*) FROM item WHERE dumped")).isZero();
    assertThatThrownBy(slow::finish).isInstanceOf(DumpWriter.Superseded.class);
    forgetWhoMakesThem();
    assertThatThrownBy(slow::finish).isInstanceOf(DumpWriter.Superseded.class);
    assertThat(other.begin()).isTrue();
    new Items(9).write(other, NIGHT);
    other.finish();
    assertThat(files.list()).extracting(DumpFile::lines).containsExactly(2);
    assertThat(new DumpWriter(database, "items", DAY, "other").begin()).isFalse();
  }

  private int count(String query) {
    return database.statement(sql -> sql.one(query, row -> row.getInt(1)).orElseThrow());
  }
}
