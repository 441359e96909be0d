package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The list of games as clients page through it, from games that were really opened. */
class GameListTest {
  private static final int GAMES = 7;
  private static Api api;
  private static Someone ada;
  private static Someone eve;
  private static final List<String> OPENED = new ArrayList<>();

  @BeforeAll
  static void start() {
    api = new Api(Map.of("apogee.gateway.games-per-player", 6));
    ada = api.player("Ada");
    eve = api.player("Eve");
    for (int i = 0; i < GAMES; i++) {
      // Every other game is Eve's; her last one is over at once.
      var who = i % 2 == 0 ? ada : eve;
      OPENED.addFirst(api.open("sol", who, who.id()));
    }
    var resigned = api.post("/games/" + OPENED.get(1) + "/resign", eve.token());
    assertThat(resigned.status()).isEqualTo(200);
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() ->
            page("/games?ruleset=sol").get("items").size() == GAMES
                && page("/games?ruleset=sol&stage=over").get("items").size() == 1);
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void pagesFollowEachOtherNewestFirstWithoutGapOrRepeat() {
    var ids = new ArrayList<String>();
    var page = page("/games?ruleset=sol&limit=3");
    while (page.has("next")) {
      assertThat(page.get("items")).hasSize(3);
      ids.addAll(ids(page));
      page = page("/games?ruleset=sol&limit=3&cursor=" + page.get("next").asText());
    }
    ids.addAll(ids(page));
    assertThat(ids).isEqualTo(OPENED);
  }

  @Test
  void filtersLeaveWhatTheySay() {
    assertThat(ids(page("/games?ruleset=sol&stage=live"))).hasSize(6).doesNotContain(OPENED.get(1));
    assertThat(ids(page("/games?ruleset=sol&stage=over"))).containsExactly(OPENED.get(1));
    assertThat(ids(page("/games?player=" + eve.id())))
        .containsExactly(OPENED.get(1), OPENED.get(3), OPENED.get(5));
    assertThat(ids(page("/games?origin=casual&by=" + ada.id()))).hasSize(4);
    assertThat(ids(page("/games?ruleset=sol"))).hasSize(GAMES);
    assertThat(ids(page("/games?ruleset=sol/1&limit=1"))).containsExactly(OPENED.getFirst());
    assertThat(ids(page("/games?origin=ladder"))).isEmpty();
    assertThat(ids(page("/games?player=nobody"))).isEmpty();
  }

  @Test
  void aPlayerWithManyGamesInPlayFinishesSomeFirst() {
    // In another game than those that the other tests count.
    var dan = api.player("Dan");
    var wish = "{\"game\":\"nova-solis\",\"seats\":[{\"player\":\"%s\"}],\"key\":\"%s\"}";
    for (int i = 0; i < 6; i++) {
      var body = wish.formatted(dan.id(), "k" + i);
      assertThat(api.post("/games", body, dan.token()).status()).isEqualTo(201);
    }
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> page("/games?player=" + dan.id()).get("items").size() == 6);
    var one = api.post("/games", wish.formatted(dan.id(), "k6"), dan.token());
    assertThat(one.status()).isEqualTo(409);
    assertThat(one.code()).isEqualTo("too-many-games");
    var again = api.post("/games", wish.formatted(dan.id(), "k0"), dan.token());
    assertThat(again.status()).as("a repeat opens nothing").isEqualTo(200);
    for (var id : ids(page("/games?player=" + dan.id()))) {
      assertThat(api.post("/games/" + id + "/resign", dan.token()).status()).isEqualTo(200);
    }
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> page("/games?stage=live&player=" + dan.id()).get("items").isEmpty());
    assertThat(api.post("/games", wish.formatted(dan.id(), "k6"), dan.token()).status())
        .isEqualTo(201);
  }

  @Test
  void thePictureOfALostGameShowsPlacesBehindAllSeats() {
    // The last of six seats that the Entity has beaten is seventh.
    var kim = api.player("Kim");
    var game = api.open("nova-solis", kim, kim.id());
    assertThat(api.post("/games/" + game + "/resign", kim.token()).status()).isEqualTo(200);
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> ids(page("/games?stage=over&player=" + kim.id())).contains(game));
    api.node
        .node()
        .database()
        .statement(sql -> sql.update("UPDATE games.game SET places = '{7}' WHERE id = ?", game));
    assertThat(api.get("/games/" + game + "/picture").status()).isEqualTo(200);
  }

  private static List<String> ids(JsonNode page) {
    var ids = new ArrayList<String>();
    page.get("items").forEach(item -> ids.add(item.get("id").asText()));
    return ids;
  }

  private static JsonNode page(String path) {
    var got = api.get(path);
    assertThat(got.status()).as(got.body()).isEqualTo(200);
    assertThat(DocumentSchemas.problems("GamePage", got.json())).isEmpty();
    return got.json();
  }
}
