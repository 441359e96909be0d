package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apogee.engine.replay.Replay;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.apogee.protocol.ProtocolJson;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Games that continue a finished game. */
class ForksTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final List<Map<String, String>> BOTS =
      List.of(Map.of("bot", "random"), Map.of("bot", "greedy"));

  private static Api api;
  private static Someone ada;
  private static Someone eve;
  private static String origin;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
    ada = api.player("Ada");
    eve = api.player("Eve");
    var order = Map.of("game", "sol", "seats", BOTS);
    var opened = api.post("/games", ProtocolJson.write(order), ada.token());
    assertThat(opened.status()).as(opened.body()).isEqualTo(201);
    origin = opened.json().get("game").asText();
    awaitOver(origin);
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void aForkContinuesTheGameAndItsRecordIsProven() {
    var forked = fork(origin, ada, Map.of("ply", 40, "seats", BOTS.reversed()));
    assertThat(forked.status()).as(forked.body()).isEqualTo(201);
    var id = forked.json().get("game").asText();
    awaitOver(id);
    var old = record(origin);
    var replay = record(id);
    assertThat(replay.plies().subList(0, 40)).isEqualTo(old.plies().subList(0, 40));
    assertThat(replay.plies()).hasSizeGreaterThan(40).isNotEqualTo(old.plies());
    assertThat(ReplayVerifier.verify(replay))
        .isInstanceOfSatisfying(
            Verdict.Holds.class, holds -> assertThat(holds.isChanceProven()).isTrue());
    var look = api.get("/games/" + id);
    assertFits("GameLook", look);
    assertThat(look.json().at("/fork/game").asText()).isEqualTo(origin);
    assertThat(look.json().at("/fork/ply").asInt()).isEqualTo(40);
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> assertThat(listed(id)).contains("\"fork\":{\"game\":\"" + origin));
  }

  @Test
  void aPlayerTakesASeatAndMovesOn() {
    var toAct = seatToActAt(10);
    var me = Map.of("player", ada.id());
    var bot = Map.of("bot", "random");
    var seats = toAct == 0 ? List.of(me, bot) : List.of(bot, me);
    var body = Map.of("ply", 10, "seats", seats, "key", "again");
    var forked = fork(origin, ada, body);
    assertThat(forked.status()).as(forked.body()).isEqualTo(201);
    var id = forked.json().get("game").asText();
    var repeated = fork(origin, ada, body);
    assertThat(repeated.status()).isEqualTo(200);
    assertThat(repeated.json().get("game").asText()).isEqualTo(id);
    var view = api.get("/games/" + id + "/view", ada.token()).json();
    assertThat(view.get("plies").asInt()).isEqualTo(10);
    var move = Map.of("ply", 10, "move", view.at("/moves/0/code").asText());
    var played = api.post("/games/" + id + "/moves", ProtocolJson.write(move), ada.token());
    assertThat(played.status()).as(played.body()).isEqualTo(200);
    assertThat(api.node.node().metrics().scrape())
        .contains("apogee_moves_total{by=\"person\",game=\"sol\"} 1.0");
    api.post("/games/" + id + "/resign", ada.token());
  }

  @Test
  void whatCannotBeForkedIsRefused() {
    int plies = record(origin).plies().size();
    assertThat(fork(origin, ada, Map.of("ply", plies + 1, "seats", BOTS)).code())
        .isEqualTo("unknown-ply");
    assertThat(fork(origin, ada, Map.of("ply", plies, "seats", BOTS)).code())
        .isEqualTo("game-over");
    assertThat(fork(origin, ada, Map.of("ply", 1, "seats", BOTS.subList(0, 1))).code())
        .isEqualTo("bad-seat-count");
    var eves = List.of(Map.of("player", eve.id()), Map.of("bot", "random"));
    assertThat(fork(origin, ada, Map.of("ply", 1, "seats", eves)).code())
        .isEqualTo("not-your-player");
    assertThat(fork("none", ada, Map.of("ply", 1, "seats", BOTS)).code()).isEqualTo("no-such-game");
    var live = api.open("sol", ada, ada.id(), api.botOf(ada, "A bot").id());
    assertThat(fork(live, ada, Map.of("ply", 0, "seats", BOTS)).code()).isEqualTo("game-not-over");
  }

  private static Got fork(String game, Someone who, Map<String, ?> body) {
    return api.post("/games/" + game + "/forks", ProtocolJson.write(body), who.token());
  }

  private static void awaitOver(String game) {
    await()
        .atMost(PATIENCE)
        .until(() -> api.get("/games/" + game).json().get("stage").asText().equals("over"));
  }

  private static Replay record(String game) {
    return ReplayText.parse(api.get("/games/" + game + "/record").body());
  }

  private static int seatToActAt(int ply) {
    return record(origin).plies().get(ply).seat();
  }

  private static String listed(String game) {
    for (var item : api.get("/games?limit=50").json().get("items")) {
      if (item.get("id").asText().equals(game)) {
        return item.toString();
      }
    }
    return "";
  }
}
