package org.apogee.node.api;

import static org.apogee.node.api.DocumentSchemas.assertFits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apogee.node.api.Api.Got;
import org.apogee.node.api.Api.Someone;
import org.apogee.node.receipt.ReceiptCleaner;
import org.apogee.node.receipt.ReceiptSettings;
import org.apogee.platform.RequestRefused;
import org.apogee.platform.erasure.Erasure;
import org.apogee.protocol.ProtocolJson;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What an author can learn about a forfeit or a slow move of a bot. */
class SeatBundleTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static Api api;
  private static Someone ada;
  private static Someone bot;
  private static Someone eve;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
    ada = api.player("Ada");
    bot = api.botOf(ada, "Ada's bot");
    eve = api.player("Eve");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void aBundleExplainsALoss() {
    var id = api.open("sol", ada, bot.id(), ada.id());
    var path = "/games/" + id;
    var answered = move(path, 0, bot);
    int ply = 1;
    while (api.get(path).json().get("seatToAct").asInt() != 0) {
      move(path, ply++, ada);
    }
    report(path, ply, "bot-crashed", bot);
    assertThat(api.post(path + "/resign", bot.token()).status()).isEqualTo(200);
    await().atMost(PATIENCE).until(() -> !api.parts().receipts().of(new GameId(id)).isEmpty());

    var bundle = api.get(path + "/seats/0/bundle", ada.token());
    assertFits("SeatBundle", bundle);
    var json = bundle.json();
    int lost = json.at("/forfeit/ply").asInt();
    assertThat(json.at("/forfeit/code").asText()).isEqualTo("resigned");
    assertThat(json.at("/failures/0/lines/1").asText()).isEqualTo("IndexError: 7");
    var forfeited = decision(json, lost);
    assertThat(forfeited.get("forfeited").asBoolean()).isTrue();
    assertThat(forfeited.has("answer")).isFalse();
    assertThat(forfeited.at("/question/moves")).isNotEmpty();
    assertThat(forfeited.at("/question/view").isObject()).isTrue();
    assertThat(forfeited.get("at").asLong())
        .isGreaterThanOrEqualTo(forfeited.get("begun").asLong());
    var first = decision(json, 0);
    assertThat(first.at("/answer/code").asText()).isEqualTo(answered);
    assertSums(first.get("receipt"));

    var own = api.get("/players/" + bot.id() + "/failures", ada.token());
    assertFits("PlayerFailures", own);
    assertThat(own.json().at("/items/0/failures/bot-crashed").asInt()).isEqualTo(1);
    await()
        .atMost(PATIENCE)
        .until(() ->
            api.get("/players/" + bot.id() + "/failures", bot.token())
                .json()
                .at("/items/0/forfeits/resigned")
                .isInt());
    assertThat(own.json().at("/items/0/slowest/0/game").asText()).isEqualTo(id);
  }

  @Test
  void afterSomeTimeABundleIsGoneAndTheStatisticsStay() {
    var other = api.botOf(ada, "Ada's old bot");
    var id = api.open("sol", ada, other.id(), ada.id());
    var path = "/games/" + id;
    move(path, 0, other);
    report(path, 1, "bot-crashed", other);
    assertThat(api.post(path + "/resign", other.token()).status()).isEqualTo(200);
    var failures = "/players/" + other.id() + "/failures";
    await().atMost(PATIENCE).until(() -> !api.parts().receipts().of(new GameId(id)).isEmpty());
    await()
        .atMost(PATIENCE)
        .until(
            () -> api.get(failures, ada.token()).json().at("/items/0/forfeits/resigned").isInt());
    assertThat(api.get(path + "/seats/0/bundle", ada.token()).status()).isEqualTo(200);
    var before = api.get(failures, ada.token()).json();
    assertThat(before.at("/items/0/slowest")).isNotEmpty();

    try (var _ = cleanerIn(Duration.ofDays(91))) {
      await()
          .atMost(PATIENCE)
          .until(() -> api.get(path + "/seats/0/bundle", ada.token()).status() == 404);
    }
    var gone = api.get(path + "/seats/0/bundle", ada.token());
    assertThat(gone.code()).isEqualTo("receipts-deleted");
    assertThat(gone.json().get("detail").asText()).contains("have been deleted");
    assertThat(api.get(path + "/seats/0/bundle?ply=0", ada.token()).code())
        .isEqualTo("receipts-deleted");
    assertThat(api.parts().receipts().of(new GameId(id))).isEmpty();
    assertThat(api.parts().failures().of(new GameId(id), 0))
        .allSatisfy(one -> assertThat(one.failure().lines()).isEmpty());
    assertThat(report(path, 1, "bot-crashed", other).code()).isEqualTo("receipts-deleted");
    assertThat(api.get(failures, ada.token()).json()).isEqualTo(before);
    assertThat(api.get(path + "/record").status()).isEqualTo(200);
  }

  /** As it runs on a node after some time. */
  private static ReceiptCleaner cleanerIn(Duration time) {
    return ReceiptCleaner.start(
        api.node.node().database(),
        new ReceiptSettings(Optional.of(Duration.ofDays(90))),
        new SimpleMeterRegistry(),
        () -> Instant.now().plus(time));
  }

  @Test
  void onlyThePlayerOfTheSeatAndItsOwnerReadAndReport() {
    var path = "/games/" + api.open("sol", ada, bot.id(), ada.id());
    assertThat(api.get(path + "/seats/0/bundle", bot.token()).status()).isEqualTo(200);
    assertThat(api.get(path + "/seats/0/bundle", ada.token()).status()).isEqualTo(200);
    assertThat(api.get(path + "/seats/0/bundle").code()).isEqualTo("no-token");
    assertThat(api.get(path + "/seats/0/bundle", eve.token()).code()).isEqualTo("not-your-seat");
    assertThat(api.get(path + "/seats/0/bundle", Api.ORGANISER).code()).isEqualTo("not-your-seat");
    assertThat(api.get(path + "/seats/1/bundle", bot.token()).code()).isEqualTo("not-your-seat");
    assertThat(api.get(path + "/seats/2/bundle", ada.token()).code()).isEqualTo("no-such-seat");
    assertThat(api.get(path + "/seats/x/bundle", ada.token()).code()).isEqualTo("no-such-seat");
    assertThat(api.get("/games/none/seats/0/bundle", ada.token()).code()).isEqualTo("no-such-game");
    assertThat(api.get(path + "/seats/0/bundle?ply=x", ada.token()).code())
        .isEqualTo("bad-parameter");
    assertThat(report(path, 0, "bot-crashed", eve).code()).isEqualTo("not-your-seat");
    assertThat(api.get("/players/" + bot.id() + "/failures", eve.token()).code())
        .isEqualTo("not-your-player");
  }

  @Test
  void aSeatKeepsAFewFailuresOfBoundedSize() {
    var path = "/games/" + api.open("sol", ada, bot.id(), ada.id());
    for (int i = 0; i < 10; i++) {
      assertThat(report(path, i, "bot-timeout", bot).status()).isEqualTo(200);
    }
    assertThat(report(path, 10, "bot-timeout", bot).code()).isEqualTo("too-many-failures");
    var tooLong = Map.of("ply", 0, "code", "x", "reason", "R.", "lines", List.of("x".repeat(401)));
    var got = api.post(path + "/seats/0/failures", ProtocolJson.write(tooLong), bot.token());
    assertThat(got.status()).isEqualTo(400);
  }

  @Test
  void theLinesOfAnErasedPlayerAreGone() {
    var gone = api.player("Gone");
    var path = "/games/" + api.open("sol", gone, gone.id(), api.botOf(gone, "Gone's bot").id());
    report(path, 0, "bot-crashed", gone);
    var id = new GameId(path.substring("/games/".length()));
    api.post(path + "/cancel", "{\"reason\":\"x\"}", gone.token());
    await().atMost(PATIENCE).until(() -> erased(gone));
    assertThat(api.parts().failures().of(id, 0)).isEmpty();
  }

  private static boolean erased(Someone who) {
    try {
      new Erasure(api.node.node().database(), InstantSource.system()).erase(who.id(), who.id());
      return true;
    } catch (RequestRefused stillPlaying) {
      return false;
    }
  }

  /** The code of the move. */
  private static String move(String path, int ply, Someone who) {
    var code = api.get(path + "/view", who.token()).json().at("/moves/0/code").asText();
    var body = ProtocolJson.write(Map.of("ply", ply, "move", code));
    assertThat(api.post(path + "/moves", body, who.token()).status()).isEqualTo(200);
    return code;
  }

  private static Got report(String path, int ply, String code, Someone who) {
    var body =
        Map.of(
            "ply",
            ply,
            "code",
            code,
            "reason",
            "It ended.",
            "lines",
            List.of("Traceback", "IndexError: 7"));
    return api.post(path + "/seats/0/failures", ProtocolJson.write(body), who.token());
  }

  private static JsonNode decision(JsonNode bundle, int ply) {
    for (var one : bundle.get("decisions")) {
      if (one.get("ply").asInt() == ply) {
        return one;
      }
    }
    throw new AssertionError("no decision " + ply + " in " + bundle);
  }

  private static void assertSums(JsonNode receipt) {
    long sum = 0;
    for (var part : receipt.get("micros")) {
      sum += part.asLong();
    }
    assertThat(Math.abs(sum - receipt.get("wholeMicros").asLong())).isLessThan(2_000);
  }
}
