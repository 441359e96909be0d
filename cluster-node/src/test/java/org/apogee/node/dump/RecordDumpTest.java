package org.apogee.node.dump;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.apogee.cluster.dump.DumpFiles;
import org.apogee.cluster.dump.DumpSettings;
import org.apogee.cluster.dump.NightlyDumps;
import org.apogee.cluster.register.Fence;
import org.apogee.engine.SnapshotWriter;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.directory.Directory;
import org.apogee.node.directory.GameDirectory;
import org.apogee.node.game.GameHistory;
import org.apogee.node.game.PlayedGame;
import org.apogee.node.journal.JournalWriter;
import org.apogee.node.journal.ReaderLoop;
import org.apogee.node.journal.ReaderMetrics;
import org.apogee.node.journal.TestDatabase;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.apogee.protocol.game.RoundEnd;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Records in dumps, from a real journal and its list of games. */
@Timeout(180)
final class RecordDumpTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final DumpSettings SETTINGS = new DumpSettings(30, Duration.ofHours(1));

  private TestDatabase database;
  private JournalWriter journal;
  private ReaderLoop list;
  private GameDirectory directory;
  private GameHistory history;
  private DumpFiles files;

  @BeforeEach
  void start() throws Exception {
    database = TestDatabase.fresh();
    DumpFiles.migrate(database.database());
    journal = database.writer();
    var metrics =
        new ReaderMetrics(new SimpleMeterRegistry(), "apogee.directory", InstantSource.system());
    list =
        Directory.keep(
            database.database().dataSource(), Fence.NONE, metrics, InstantSource.system());
    directory = new GameDirectory(database.database());
    history = new GameHistory(database.database(), InstantSource.system());
    files = new DumpFiles(database.database());
  }

  @AfterEach
  void stop() throws Exception {
    list.close();
    journal.close();
    database.close();
  }

  private void write(String id, PlayedGame game) throws Exception {
    journal.write(id, game);
    await()
        .atMost(PATIENCE)
        .until(() ->
            directory.find(new GameId(id)).filter(it -> it.stage().equals("over")).isPresent());
  }

  private LocalDate lastDayOf(String id) {
    var millis = requireNonNull(directory.find(new GameId(id)).orElseThrow().finishedMillis());
    return LocalDate.ofInstant(Instant.ofEpochMilli(millis), ZoneOffset.UTC);
  }

  /** As on the night after a day. */
  private NightlyDumps member(LocalDate day) {
    var night = day.plusDays(1).atTime(1, 30).toInstant(ZoneOffset.UTC);
    return NightlyDumps.start(
        database.database(),
        List.of(new RecordDump(database.database(), history), new RatingDump(database.database())),
        SETTINGS,
        new SimpleMeterRegistry(),
        () -> night);
  }

  private List<JsonNode> records(LocalDate day) throws Exception {
    var records = new ArrayList<JsonNode>();
    for (var file : files.list()) {
      if (file.day().equals(day)) {
        var content = files.content(day, file.name()).orElseThrow();
        try (var zip = new GZIPInputStream(content)) {
          for (var line : new String(zip.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
            records.add(ProtocolJson.MAPPER.readTree(line));
          }
        }
      }
    }
    return records;
  }

  private List<String> ids(LocalDate day) throws Exception {
    return records(day).stream().map(record -> record.get("id").asText()).toList();
  }

  private void endRound(String tournament, int round) throws Exception {
    var payload = new SnapshotWriter();
    payload.writeLong(1_767_225_600_000L);
    payload.writeText("director");
    payload.writeInt(round);
    journal.write("tournament|" + tournament, 1, RoundEnd.MANIFEST, payload.toByteArray());
    journal.commit();
  }

  @Test
  void eachGameIsInOneDumpHoweverManyMembersMakeThem() throws Exception {
    for (int number = 1; number <= 45; number++) {
      write("g" + number, PlayedGame.resigned("sol", number, 5 + number % 7));
    }
    journal.write("running", PlayedGame.begun("sol", 2, 1, 1));
    write("t1-r2-t1-g1", PlayedGame.ofMirroredTable("sol", "t1", 2, 1));
    var day = lastDayOf("g1");
    var expected = new TreeMap<String, LocalDate>();
    for (int number = 1; number <= 45; number++) {
      expected.put("g" + number, lastDayOf("g" + number));
    }
    assertThat(expected.values()).as("these games end on one day").containsOnly(day);
    try (var _ = member(day);
        var _ = member(day);
        var _ = member(day)) {
      await().atMost(PATIENCE).until(() -> !records(day).isEmpty());
    }
    assertThat(ids(day)).containsExactlyInAnyOrderElementsOf(expected.keySet());
    for (var line : records(day)) {
      var id = line.get("id").asText();
      var replay = ReplayText.parse(line.get("record").asText());
      assertThat(ReplayVerifier.verify(replay)).isInstanceOf(Verdict.Holds.class);
      assertThat(replay.players()).containsExactly("p0", "p1");
      assertThat(replay.plies())
          .isEqualTo(ReplayText.parse(history.record(new GameId(id))).plies());
      assertThat(line.get("seats").findValues("name")).isEmpty();
      assertThat(line.get("seats").get(0).get("player").asText()).isNotEmpty();
      assertThat(line.get("places")).hasSize(2);
    }
    nextDump(day.plusDays(1));
    assertThat(ids(day.plusDays(1))).isEmpty();
    endRound("t1", 2);
    nextDump(day.plusDays(2));
    assertThat(ids(day.plusDays(2))).containsExactly("t1-r2-t1-g1");
  }

  private void nextDump(LocalDate day) {
    database.database().statement(sql -> sql.update("UPDATE dump.maker SET until = now()"));
    try (var _ = member(day)) {
      await()
          .atMost(PATIENCE)
          .until(() ->
              database
                  .database()
                  .statement(sql ->
                      sql.one(
                          "SELECT count(*) FROM dump.made WHERE day = ?",
                          row -> row.getInt(1) == 2,
                          day))
                  .orElse(false));
    }
  }

  @Test
  void ratingsAreThoseOfTheMoment() throws Exception {
    var day = LocalDate.of(2026, 11, 25);
    nextDump(day); // without analytics
    assertThat(files.list()).isEmpty();
    database.database().statement(sql -> sql.update("CREATE SCHEMA analytics"));
    database
        .database()
        .statement(sql ->
            sql.update(
                """
                CREATE TABLE analytics.rating (pool TEXT COLLATE "C", participant TEXT COLLATE "C",
                  name TEXT, is_entity BOOLEAN, mean DOUBLE PRECISION, deviation DOUBLE PRECISION,
                  games BIGINT, last_millis BIGINT)
                """));
    database
        .database()
        .statement(sql ->
            sql.update(
                """
                INSERT INTO analytics.rating
                SELECT 'pool' || number % 3, 'p-' || number, 'Ada', number = 7, number, 1.5, 4, 12
                FROM generate_series(1, 2500) AS number
                """));
    nextDump(day.plusDays(1));
    var ratings = records(day.plusDays(1));
    assertThat(ratings).hasSize(2_500).doesNotHaveDuplicates();
    assertThat(ratings.toString()).doesNotContain("Ada");
    var entity =
        ratings.stream().filter(line -> line.get("kind").asText().equals("entity")).toList();
    assertThat(entity)
        .singleElement()
        .isEqualTo(
            ProtocolJson.MAPPER.readTree(
                """
                {"pool": "pool1", "participant": "p-7", "kind": "entity", "mean": 7.0,
                 "deviation": 1.5, "games": 4, "lastMillis": 12}
                """));
  }
}
