package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apogee.local.LocalDatabase;
import org.apogee.node.api.Api.Got;
import org.apogee.node.game.GameCommand;
import org.apogee.node.game.GameReply;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A game that has left the journal answers as before. */
@Timeout(180)
class ArchivedGameTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final List<Map<String, String>> BOTS =
      List.of(Map.of("bot", "random"), Map.of("bot", "greedy"));

  @Test
  void nobodyNoticesThatAGameIsArchived() throws Exception {
    Map<String, Got> before;
    String game;
    var url = LocalDatabase.forTests().freshDatabase();
    try (var api =
        new Api(
            Map.of(
                "apogee.database.url",
                url,
                "apogee.archive.after",
                "never",
                "apogee.node.snapshot-every",
                20))) {
      game = opened(api);
      await().atMost(PATIENCE).until(() -> listed(api, game).equals("over"));
      before = answers(api, game);
      keepSnapshots(api);
      assertThat(rows(api, game)).isPositive();
    }
    var archiving =
        Map.<String, Object>of(
            "apogee.database.url", url,
            "apogee.archive.after", "0s",
            "apogee.archive.pause", "20ms");
    try (var api = new Api(archiving)) {
      await().atMost(PATIENCE).until(() -> rows(api, game) == 0);
      assertThat(answers(api, game)).isEqualTo(before);
      await()
          .atMost(PATIENCE)
          .untilAsserted(() ->
              assertThat(api.node.node().metrics().scrape())
                  .contains("apogee_archive_games_total{outcome=\"moved\"} 1.0")
                  .contains("apogee_archive_games_total{outcome=\"failed\"} 0.0"));
      restoreSnapshots(api);
      assertThat(recovered(api, game)).isEqualTo(api.get("/games/" + game).json());
      assertThat(api.get("/games/" + game).json().get("stage").asText()).isEqualTo("over");
      assertThat(rows(api, game)).isZero();
    }
  }

  /** As if the game had been archived between the two reads of a recovery. */
  private static void keepSnapshots(Api api) {
    update(api, "CREATE TABLE kept AS SELECT * FROM journal.snapshot");
    assertThat(one(api, "SELECT count(*)::text FROM kept WHERE created > ?", 0L)).isNotEqualTo("0");
  }

  private static void restoreSnapshots(Api api) {
    assertThat(update(api, "INSERT INTO journal.snapshot SELECT * FROM kept")).isPositive();
  }

  private static int update(Api api, String statement) {
    return api.node.node().database().statement(sql -> sql.update(statement));
  }

  /** What the game's actor shows; it is not in memory before. */
  private static JsonNode recovered(Api api, String game) throws Exception {
    var reply =
        api.node
            .node()
            .games()
            .ask(new GameId(game), to -> new GameCommand.Look(null, to))
            .toCompletableFuture()
            .get();
    return ProtocolJson.MAPPER.readTree(((GameReply.Seen) reply).json());
  }

  private static Map<String, Got> answers(Api api, String game) {
    var path = "/games/" + game;
    return Stream.of("/record", "/frames", "/story", "/draws")
        .map(what -> path + what)
        .collect(Collectors.toMap(Function.identity(), what -> withoutHeaders(api.get(what))));
  }

  private static Got withoutHeaders(Got got) {
    assertThat(got.status()).as(got.body()).isEqualTo(200);
    return new Got(got.status(), got.type(), got.body(), Map.of());
  }

  private static int rows(Api api, String game) {
    return one(
            api,
            "SELECT count(*)::text FROM journal.event_journal WHERE persistence_id = ?",
            "game|" + game)
        .transform(Integer::parseInt);
  }

  private static String listed(Api api, String game) {
    return one(api, "SELECT coalesce(max(stage), '') FROM games.game WHERE id = ?", game);
  }

  private static String one(Api api, String query, Object value) {
    return api.node
        .node()
        .database()
        .statement(sql -> sql.one(query, row -> row.getString(1), value))
        .orElseThrow();
  }

  private static String opened(Api api) {
    var order = Map.of("game", "sol", "seats", BOTS);
    var opened = api.post("/games", ProtocolJson.write(order), Api.ORGANISER);
    assertThat(opened.status()).as(opened.body()).isEqualTo(201);
    return opened.json().get("game").asText();
  }
}
