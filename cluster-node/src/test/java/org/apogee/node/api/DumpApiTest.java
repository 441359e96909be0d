package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.ByteArrayInputStream;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.apogee.cluster.dump.DumpSettings;
import org.apogee.cluster.dump.NightlyDumps;
import org.apogee.node.dump.RecordDump;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Dumps as somebody downloads them. */
class DumpApiTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static Api api;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  private static JsonNode dumps() {
    var got = api.get("/dumps");
    assertFits("Dumps", got);
    return got.json();
  }

  @Test
  void aGameOfTheDayIsDownloadedWithoutNamesAndItsChecksumIsRight() throws Exception {
    var ada = api.player("Ada Lovelace");
    var game = api.open("sol", ada, ada.id(), api.botOf(ada, "Ada's bot").id());
    assertThat(api.post("/games/" + game + "/resign", ada.token()).status()).isEqualTo(200);
    await().atMost(PATIENCE).until(() -> api.get("/games?stage=over").body().contains(game));
    assertThat(dumps().get("items")).isEmpty();
    var node = api.node.node();
    var tomorrow = InstantSource.offset(InstantSource.system(), Duration.ofDays(1));
    api.node.node().database().statement(sql -> sql.update("UPDATE dump.maker SET until = now()"));
    try (var _ =
        NightlyDumps.start(
            node.database(),
            List.of(new RecordDump(node.database(), node.history())),
            new DumpSettings(30, Duration.ZERO),
            new SimpleMeterRegistry(),
            tomorrow)) {
      await().atMost(PATIENCE).until(() -> !dumps().get("items").isEmpty());
    }
    var day = dumps().get("items").get(0);
    var file = day.get("files").get(0);
    assertThat(file.get("lines").asInt()).isEqualTo(1);
    var path = file.get("path").asText().substring(NodeApi.ROOT.length());
    try (var client = HttpClient.newHttpClient()) {
      var answer = client.send(api.request(path).build(), BodyHandlers.ofByteArray());
      assertThat(answer.headers().firstValue("content-type")).contains("application/gzip");
      assertThat(answer.headers().firstValue("content-encoding")).isEmpty();
      var sum =
          HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(answer.body()));
      assertThat(sum).isEqualTo(file.get("sha256").asText());
      assertThat(api.get("/dumps/" + day.get("day").asText() + "/SHA256SUMS").body())
          .isEqualTo(sum + "  " + file.get("name").asText() + "\n");
      try (var zip = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
        var line = new String(zip.readAllBytes(), StandardCharsets.UTF_8);
        assertThat(line).contains(ada.id()).doesNotContain("Ada Lovelace", "Ada's bot");
      }
    }
  }

  @Test
  void whatIsNoDumpIsNotFound() {
    for (var path :
        List.of("/2026-01-01/SHA256SUMS", "/2026-01-01/records-2026-01-01-0001.ndjson.gz")) {
      assertThat(api.get("/dumps" + path).code()).isEqualTo("no-such-dump");
    }
    for (var day : List.of("2026-02-30", "today", "20260101", "2026-1-1")) {
      assertThat(api.get("/dumps/" + day + "/SHA256SUMS").code())
          .as(day)
          .isEqualTo("bad-parameter");
    }
  }
}
