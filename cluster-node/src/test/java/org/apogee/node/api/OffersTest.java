package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two players agree on things, through the API; everybody who looks sees the same game. */
class OffersTest {
  private static Api api;
  private static Someone ada;
  private static Someone bob;
  private static Someone eve;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
    ada = api.player("Ada");
    bob = api.botOf(ada, "Ada's bot");
    eve = api.player("Eve");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void aTakeBackAPauseAndADraw() throws Exception {
    var id = api.open("sol", ada, ada.id(), bob.id());
    var path = "/games/" + id;
    var mover = view(path, ada).get("seatToAct").asInt() == 0 ? ada : bob;
    var other = mover.equals(ada) ? bob : ada;
    assertThat(view(path, mover).get("offers").toString()).isEqualTo("[\"draw\",\"pause\"]");
    move(path, mover);

    assertThat(make(path, eve, "{\"kind\":\"draw\"}").code()).isEqualTo("not-your-game");
    assertThat(make(path, mover, "{\"kind\":\"tea\"}").code()).isEqualTo("bad-kind");
    assertThat(make(path, mover, "{\"kind\":\"draw\",\"minutes\":3}").code())
        .isEqualTo("bad-minutes");
    assertThat(make(path, mover, "{\"kind\":\"take-back\"}").status()).isEqualTo(200);
    var look = api.get(path + "/view", other.token());
    assertFits("GameLook", look);
    assertThat(look.json().at("/offer/kind").asText()).isEqualTo("take-back");
    assertThat(answer(path, mover, "accept").code()).isEqualTo("own-offer");
    assertThat(answer(path, other, "withdraw").code()).isEqualTo("not-your-offer");
    assertThat(answer(path, other, "accept").status()).isEqualTo(200);
    assertThat(view(path, mover).get("plies").asInt()).isZero();
    await()
        .untilAsserted(() ->
            assertThat(api.get("/games?limit=1").json().at("/items/0/plies").asInt()).isZero());

    move(path, mover);
    assertThat(make(path, other, "{\"kind\":\"pause\",\"minutes\":60}").status()).isEqualTo(200);
    assertThat(answer(path, mover, "accept").status()).isEqualTo(200);
    var paused = view(path, mover);
    assertThat(paused.get("pausedUntil").asLong()).isPositive();
    assertThat(api.post(path + "/moves", moveOf(paused), mover.token()).code())
        .isEqualTo("game-paused");
    assertThat(api.post(path + "/resume", eve.token()).code()).isEqualTo("not-your-game");
    assertThat(api.post(path + "/resume", other.token()).status()).isEqualTo(200);
    assertThat(view(path, mover).has("pausedUntil")).isFalse();

    make(path, mover, "{\"kind\":\"draw\"}");
    assertThat(answer(path, other, "decline").status()).isEqualTo(200);
    assertThat(make(path, mover, "{\"kind\":\"draw\"}").code()).isEqualTo("offer-repeated");
    make(path, other, "{\"kind\":\"draw\"}");
    assertThat(answer(path, mover, "accept").status()).isEqualTo(200);

    var over = view(path, ada);
    assertThat(over.get("stage").asText()).isEqualTo("over");
    assertThat(over.get("places").toString()).isEqualTo("[1,1]");
    var record = ReplayText.parse(api.get(path + "/record").body());
    assertThat(ReplayVerifier.verify(record)).isInstanceOf(Verdict.Holds.class);
    assertThat(record.plies()).hasSize(over.get("plies").asInt());
    assertThat(api.get(path + "/frames?limit=64").json().get("plies")).isEqualTo(over.get("plies"));
    assertStream(path, over.get("sequence").asLong());
  }

  /** The bank is short, so that the test need not wait for a day. */
  @Test
  void aPlayerWhoseDaysRunOutIsRemindedOnce() {
    for (var who : List.of(ada, bob)) {
      var chosen = api.put("/me/notices", "{\"kinds\":[\"move-due\"]}", who.token());
      assertThat(chosen.status()).as(chosen.body()).isEqualTo(204);
    }
    var seats = "[{\"player\":\"" + ada.id() + "\"},{\"player\":\"" + bob.id() + "\"}]";
    var clock = "{\"bankMillis\":3000,\"incrementMillis\":0,\"capMillis\":86400000}";
    var opened =
        api.post(
            "/games",
            "{\"game\":\"sol\",\"seats\":" + seats + ",\"clock\":" + clock + "}",
            ada.token());
    assertThat(opened.status()).as(opened.body()).isEqualTo(201);
    var path = "/games/" + opened.json().get("game").asText();
    var mover = view(path, ada).get("seatToAct").asInt() == 0 ? ada : bob;
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> view(path, ada).get("stage").asText().equals("over"));
    var notices = api.get("/me/notices", mover.token()).json().get("items");
    assertThat(notices).hasSize(1);
    assertThat(notices.get(0).get("path").asText()).isEqualTo(path);
    var other = mover.equals(ada) ? bob : ada;
    assertThat(api.get("/me/notices", other.token()).json().get("items")).isEmpty();
  }

  private static void assertStream(String path, long last) throws Exception {
    var types = new ArrayList<String>();
    var sequences = new ArrayList<Long>();
    try (var lines = api.lines(path + "/stream", "")) {
      for (var text : (Iterable<String>) lines::iterator) {
        var line = ProtocolJson.MAPPER.readTree(text);
        var type = line.get("type").asText();
        if (type.equals("end")) {
          break;
        }
        if (!type.equals("heartbeat")) {
          types.add(type);
          sequences.add(line.get("sequence").asLong());
        }
      }
    }
    assertThat(types)
        .containsSubsequence(
            List.of(
                "game-started",
                "moves-played",
                "offer-made",
                "offer-accepted",
                "decisions-taken-back",
                "moves-played",
                "offer-made",
                "offer-accepted",
                "game-paused",
                "game-resumed",
                "offer-made",
                "offer-closed",
                "offer-made",
                "offer-accepted",
                "game-finished"));
    assertThat(sequences).doesNotHaveDuplicates().hasSize((int) last);
  }

  private static JsonNode view(String path, Someone who) {
    return api.get(path + "/view", who.token()).json();
  }

  private static Got make(String path, Someone who, String body) {
    return api.post(path + "/offer", body, who.token());
  }

  private static Got answer(String path, Someone who, String how) {
    long number = api.get(path).json().at("/offer/number").asLong();
    return api.post(path + "/offer/" + how, "{\"offer\":" + number + "}", who.token());
  }

  private static String moveOf(JsonNode view) {
    var moves = view.get("moves");
    var code = moves.isEmpty() ? "1" : moves.get(0).get("code").asText();
    return "{\"ply\":" + view.get("plies").asInt() + ",\"move\":\"" + code + "\"}";
  }

  private static void move(String path, Someone who) {
    var played = api.post(path + "/moves", moveOf(view(path, who)), who.token());
    assertThat(played.status()).as(played.body()).isEqualTo(200);
  }
}
