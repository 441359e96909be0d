package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.node.api.Api.Got;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The feed as a program without Kafka reads it. */
class FeedApiTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static Api api;

  @BeforeAll
  static void start() {
    api = new Api(Map.of("apogee.feed.http-age", "2d"));
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  private static JsonNode page(String query) {
    Got got = api.get("/feed" + query);
    assertFits("FeedPage", got);
    return got.json();
  }

  /** The records of a game, in pages of this size. */
  private static List<JsonNode> recordsOf(String game, int limit) {
    var found = new ArrayList<JsonNode>();
    var page = page("?limit=" + limit);
    while (!page.get("records").isEmpty()) {
      assertThat(page.get("records").size()).isLessThanOrEqualTo(limit);
      for (var entry : page.get("records")) {
        if (entry.at("/record/gameid").asText().equals(game)) {
          found.add(entry.get("record"));
        }
      }
      page = page("?limit=" + limit + "&from=" + page.get("next").asLong());
    }
    return found;
  }

  @Test
  void aGameIsReadInOrderWhateverTheSizeOfPages() {
    var ada = api.player("Ada");
    var game = api.open("sol", ada, ada.id(), api.botOf(ada, "Ada's bot").id());
    assertThat(api.post("/games/" + game + "/resign", ada.token()).status()).isEqualTo(200);
    await()
        .atMost(PATIENCE)
        .until(() -> recordsOf(game, 100).toString().contains("org.apogee.game.finished.v1"));
    var whole = recordsOf(game, 1000);
    assertThat(recordsOf(game, 1)).isEqualTo(whole);
    for (int i = 0; i < whole.size(); i++) {
      assertThat(whole.get(i).get("sequence").asText()).isEqualTo("%010d".formatted(i + 1));
    }
  }

  @Test
  void aReaderThatWaitsGetsTheNextRecord() {
    var eve = api.player("Eve");
    var before = page("?limit=1000&from=" + page("?limit=1").get("newest").asLong());
    var game = api.open("sol", eve, eve.id(), api.botOf(eve, "Eve's bot").id());
    var seen = new ArrayList<String>();
    await()
        .atMost(PATIENCE)
        .until(() -> {
          page("?wait=5&from=" + before.get("next").asLong())
              .get("records")
              .forEach(entry -> seen.add(entry.at("/record/gameid").asText()));
          return seen.contains(game);
        });
  }

  @Test
  void positionsThatCannotBeAreRefused() {
    long newest = page("?limit=1").get("newest").asLong();
    assertThat(api.get("/feed?from=" + (newest + 1_000_000)).code())
        .isEqualTo("feed-position-ahead");
    for (var bad :
        List.of("from=-1", "from=x", "limit=0", "limit=1001", "wait=21", "from=1&from=2")) {
      assertThat(api.get("/feed?" + bad).code()).as(bad).isEqualTo("bad-parameter");
    }
  }

  @Test
  void aNodeWithoutItSaysHowToGetIt() {
    try (var plain = new Api(Map.of())) {
      var got = plain.get("/feed");
      assertThat(got.status()).isEqualTo(404);
      assertThat(got.code()).isEqualTo("feed-off");
      assertThat(got.body()).contains("apogee.feed.http-age");
    }
  }
}
