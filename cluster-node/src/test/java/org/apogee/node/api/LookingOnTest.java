package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import org.apogee.engine.chance.Seed;
import org.apogee.engine.chance.SeededChance;
import org.apogee.engine.replay.ReplayText;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the pages ask for: boards of a whole game, its chance, guests, the status. */
class LookingOnTest {
  private static Api api;
  private static Someone ada;

  @BeforeAll
  static void start() {
    api =
        new Api(
            Map.of(
                "apogee.gateway.guests-per-hour", 3,
                "apogee.gateway.house-games-per-player", 20));
    ada = api.player("Ada");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  private static String open(String seats) {
    var body = "{\"game\":\"sol\",\"options\":{\"maxRounds\":\"10\"},\"seats\":[" + seats + "]}";
    var got = api.post("/games", body, ada.token());
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    return "/games/" + got.json().get("game").asText();
  }

  private static String finished() {
    var path = open("{\"bot\":\"random\"},{\"bot\":\"random\"}");
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> api.get(path).json().get("stage").asText().equals("over"));
    return path;
  }

  private static void assertFits(String schema, Got got) {
    assertThat(got.status()).as(got.body()).isEqualTo(200);
    assertThat(DocumentSchemas.problems(schema, got.json())).isEmpty();
  }

  @Test
  void theBoardsOfAFinishedGameLeadFromItsSetUpToItsEnd() {
    var path = finished();
    var last = api.get(path).json();
    var record = ReplayText.parse(api.get(path + "/record").body());
    int plies = last.get("plies").asInt();
    var seen = new ArrayList<JsonNode>();
    for (int from = 0; from <= plies; from += 50) {
      var page = api.get(path + "/frames?limit=50&from=" + from);
      assertFits("Frames", page);
      assertThat(page.json().get("plies").asInt()).isEqualTo(plies);
      for (var frame : page.json().get("frames")) {
        int ply = seen.size();
        assertThat(frame.get("ply").asInt()).isEqualTo(ply);
        if (ply > 0) {
          assertThat(frame.get("move").asText()).isEqualTo(record.plies().get(ply - 1).move());
          assertThat(frame.get("seat").asInt()).isEqualTo(record.plies().get(ply - 1).seat());
        }
        seen.add(frame);
      }
    }
    assertThat(seen).hasSize(plies + 1);
    var end = seen.getLast();
    assertThat(end.get("view")).isEqualTo(last.get("view"));
    assertThat(end.has("seatToAct")).isFalse();
  }

  @Test
  void everyDrawFollowsFromTheSeedAndTheSeedIsThePromisedOne() {
    var path = finished();
    var got = api.get(path + "/draws");
    assertFits("Draws", got);
    var told = got.json();
    var seed = Seed.parse(told.get("seed").asText());
    assertThat(seed.commitment()).isEqualTo(told.get("commitment").asText());
    var record = ReplayText.parse(api.get(path + "/record").body());
    assertThat(record.commitment()).isEqualTo(seed.commitment());
    var chance = new SeededChance(seed, record.nonces());
    assertDraws(told.get("setup"), chance);
    int ply = 0;
    for (var draws : told.get("plies")) {
      assertDraws(draws, chance);
      assertThat(draws).hasSize(record.plies().get(ply++).draws().size());
    }
    assertThat(ply).isEqualTo(record.plies().size());
    assertThat(chance.drawsMade()).isPositive();
  }

  private static void assertDraws(JsonNode draws, SeededChance chance) {
    for (var draw : draws) {
      assertThat(chance.below(draw.get("bound").asInt())).isEqualTo(draw.get("value").asInt());
    }
  }

  @Test
  void aGameInPlayTellsNeitherMovesNorChance() {
    var path = open("{\"player\":\"" + ada.id() + "\"},{\"bot\":\"random\"}");
    var view = api.get(path + "/view", ada.token()).json();
    var move = view.get("moves").get(0).get("code").asText();
    var body = "{\"ply\":" + view.get("plies").asInt() + ",\"move\":\"" + move + "\"}";
    assertThat(api.post(path + "/moves", body, ada.token()).status()).isEqualTo(200);
    var frames = api.get(path + "/frames");
    assertFits("Frames", frames);
    assertThat(frames.json().get("over").asBoolean()).isFalse();
    assertThat(frames.json().get("frames").size()).isGreaterThan(1);
    for (var frame : frames.json().get("frames")) {
      assertThat(frame.has("move")).isFalse();
      assertThat(frame.get("view").get("viewer").asInt()).isEqualTo(-1);
    }
    assertThat(api.get(path + "/draws").code()).isEqualTo("game-not-over");
    assertThat(api.get(path + "/draws", ada.token()).code()).isEqualTo("game-not-over");
  }

  @ParameterizedTest
  @ValueSource(strings = {"limit=0", "limit=65", "from=-1", "from=x", "until=3"})
  void boardsAreAskedForInSmallPiecesOnly(String query) {
    var path = finished();
    assertThat(api.get(path + "/frames?" + query).status()).isEqualTo(400);
  }

  @Test
  void theStoryOfAFinishedGameEndsWithItsPlaces() {
    var path = finished();
    var look = api.get(path).json();
    var got = api.get(path + "/story");
    assertFits("Story", got);
    var story = got.json();
    assertThat(story.get("kind").asText()).isEqualTo("evaluation");
    assertThat(story.at("/points/0/ply").asInt()).isZero();
    var last = story.get("points").get(story.get("points").size() - 1);
    assertThat(last.get("ply").asInt()).isEqualTo(look.get("plies").asInt());
    var values = last.get("values");
    int winner = look.at("/places/0").asInt() == 1 ? 0 : 1;
    assertThat(values.get(winner).asDouble())
        .isGreaterThanOrEqualTo(values.get(1 - winner).asDouble());
    assertThat(api.get(path + "/story").body()).as("the same again").isEqualTo(got.body());
  }

  @Test
  void theStoryOfAGameInPlayHasScoresAndGoesOnWithIt() {
    var path = open("{\"player\":\"" + ada.id() + "\"},{\"bot\":\"random\"}");
    var before = api.get(path + "/story");
    assertFits("Story", before);
    assertThat(before.json().get("kind").asText()).isEqualTo("score");
    var view = api.get(path + "/view", ada.token()).json();
    var move = view.get("moves").get(0).get("code").asText();
    var body = "{\"ply\":" + view.get("plies").asInt() + ",\"move\":\"" + move + "\"}";
    assertThat(api.post(path + "/moves", body, ada.token()).status()).isEqualTo(200);
    assertThat(api.get(path + "/story").json().get("plies").asInt()).isPositive();
    assertThat(api.get("/games/gnosuchgame/story").code()).isEqualTo("no-such-game");
  }

  @Test
  void aStrongBotIsAskedAboutADecisionOfAFinishedGameOnly() {
    var path = finished();
    var record = ReplayText.parse(api.get(path + "/record").body());
    var got = api.post(path + "/analysis", "{\"ply\":3}", ada.token());
    assertFits("Analysis", got);
    assertThat(got.json().at("/played/text").asText()).isEqualTo(record.plies().get(3).move());
    assertThat(got.json().get("seat").asInt()).isEqualTo(record.plies().get(3).seat());
    assertThat(api.post(path + "/analysis", "{\"ply\":3}", ada.token()).body())
        .as("the same question, the same answer")
        .isEqualTo(got.body());
    var beyond = "{\"ply\":" + record.plies().size() + "}";
    assertThat(api.post(path + "/analysis", beyond, ada.token()).code())
        .isEqualTo("no-such-decision");
    var live = open("{\"player\":\"" + ada.id() + "\"},{\"bot\":\"random\"}");
    assertThat(api.post(live + "/analysis", "{\"ply\":0}", ada.token()).code())
        .isEqualTo("game-not-over");
  }

  @Test
  void noGameHasNoBoards() {
    assertThat(api.get("/games/gnosuchgame/frames").code()).isEqualTo("no-such-game");
    assertThat(api.get("/games/gnosuchgame/draws").code()).isEqualTo("no-such-game");
  }

  @Test
  void aGuestMayPlayUntilTooManyCame() {
    var named = enter("{\"name\":\"Visitor\"}");
    var again = enter("{\"name\":\"Visitor\"}");
    assertThat(again.json().at("/player/name").asText()).startsWith("Visitor ");
    var secret = named.json().at("/token/secret").asText();
    var id = named.json().at("/player/id").asText();
    var game = "{\"game\":\"sol\",\"seats\":[{\"player\":\"" + id + "\"},{\"bot\":\"random\"}]}";
    assertThat(api.post("/games", game, secret).status()).isEqualTo(201);
    assertThat(api.post("/players", "{\"name\":\"Other\"}", secret).code())
        .isEqualTo("wrong-scope");
    assertThat(enter("{}").json().at("/player/name").asText()).startsWith("Guest ");
    var fourth = send("{}");
    assertThat(fourth.status()).isEqualTo(429);
    assertThat(fourth.code()).isEqualTo("too-many-guests");
    assertThat(fourth.headers()).containsKey("retry-after");
  }

  private static Got enter(String body) {
    var got = send(body);
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    assertThat(DocumentSchemas.problems("Guest", got.json())).isEmpty();
    return got;
  }

  private static Got send(String body) {
    return api.send(
        api.request("/guests")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  @Test
  void theStatusCountsGames() {
    finished();
    await()
        .atMost(Duration.ofSeconds(30))
        .untilAsserted(() -> {
          var status = api.get("/status");
          assertFits("Status", status);
          assertThat(status.json().get("finishedLastHour").asLong()).isPositive();
          assertThat(status.json().at("/rulesets/0/over").asLong()).isPositive();
        });
  }
}
