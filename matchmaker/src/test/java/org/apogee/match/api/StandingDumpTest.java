package org.apogee.match.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.apogee.cluster.dump.DumpFiles;
import org.apogee.cluster.dump.DumpSettings;
import org.apogee.cluster.dump.NightlyDumps;
import org.apogee.match.TestCluster;
import org.apogee.match.dump.StandingDump;
import org.apogee.match.tournament.TournamentCommand.What;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Standings of real tournaments in dumps. */
@ExtendWith(OnCluster.class)
class StandingDumpTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static TestCluster cluster;
  private static int days;

  @BeforeAll
  static void start(TestCluster shared) {
    cluster = shared;
  }

  /** A dump as it is made a day after the one before. */
  private static List<JsonNode> dump() throws Exception {
    days++;
    var database = cluster.node().database();
    database.statement(sql -> sql.update("UPDATE dump.maker SET until = now()"));
    var files = new DumpFiles(database);
    int before = files.list().size();
    try (var _ =
        NightlyDumps.start(
            database,
            List.of(new StandingDump(database, StandingDumpTest::look)),
            new DumpSettings(30, Duration.ZERO),
            new SimpleMeterRegistry(),
            InstantSource.offset(InstantSource.system(), Duration.ofDays(days)))) {
      await().atMost(PATIENCE).until(() -> files.list().size() > before);
    }
    var newest = files.list().getFirst();
    var lines = new ArrayList<JsonNode>();
    var content = files.content(newest.day(), newest.name()).orElseThrow();
    try (var zip = new GZIPInputStream(content)) {
      for (var line : new String(zip.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        lines.add(ProtocolJson.MAPPER.readTree(line));
      }
    }
    return lines;
  }

  private static String look(String id, What what) {
    return cluster.get("/" + id + (what == What.STANDINGS ? "/standings" : "")).body();
  }

  private static String started(String name, String confirms) {
    var got =
        cluster.post(
            "",
            """
            {"name": "%s", "game": "sol", "format": "round-robin", "seed": "3",
             "control": {"confirms": "%s"}, "entrants": [{"bot": "random"}, {"bot": "greedy"}]}
            """
                .formatted(name, confirms));
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    var id = got.json().get("tournament").asText();
    assertThat(cluster.post("/" + id + "/start").status()).isEqualTo(200);
    return id;
  }

  private static String played(String name) {
    var id = started(name, "auto");
    await()
        .atMost(PATIENCE)
        .until(() -> cluster.get("/" + id).json().get("state").asText().equals("finished"));
    await().atMost(PATIENCE).until(() -> cluster.get("?state=finished").body().contains(id));
    return id;
  }

  /** Else the newest line of a tournament would say for ever that it runs. */
  @Test
  void aCancelledTournamentIsInADumpIfItWasInOneBefore() throws Exception {
    var known = unconfirmed("Known");
    dump();
    var unknown = unconfirmed("Unknown");
    for (var id : List.of(known, unknown)) {
      assertThat(cluster.post("/" + id + "/cancel", "{\"reason\":\"Rain.\"}").status())
          .isEqualTo(200);
      await().atMost(PATIENCE).until(() -> cluster.get("?state=cancelled").body().contains(id));
    }
    var lines = dump();
    assertThat(lines)
        .filteredOn(it -> it.get("tournament").asText().equals(known))
        .extracting(it -> it.get("state").asText())
        .containsExactly("cancelled");
    assertThat(lines).extracting(it -> it.get("tournament").asText()).doesNotContain(unknown);
  }

  private static String unconfirmed(String name) {
    var id = started(name, "manual");
    await().atMost(PATIENCE).until(() -> cluster.get("?state=played").body().contains(id));
    return id;
  }

  @Test
  void aTournamentIsInADumpAgainOnlyAfterItChanged() throws Exception {
    var first = played("Dumped");
    var lines = dump();
    var line =
        lines.stream()
            .filter(it -> it.get("tournament").asText().equals(first))
            .toList()
            .getFirst();
    assertThat(line.get("name").asText()).isEqualTo("Dumped");
    assertThat(line.get("state").asText()).isEqualTo("finished");
    assertThat(line.get("entrants")).hasSize(2);
    assertThat(line.at("/standings/items")).hasSize(2);
    assertThat(line.get("entrants").findValuesAsText("player"))
        .containsExactlyInAnyOrder("house:random", "house:greedy");
    assertThat(line.at("/standings/items").findValues("name")).isEmpty();
    var second = played("Dumped too");
    assertThat(dump())
        .extracting(it -> it.get("tournament").asText())
        .contains(second)
        .doesNotContain(first);
  }
}
