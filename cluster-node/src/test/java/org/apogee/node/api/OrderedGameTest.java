package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Map;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Games with the options and the clocks that were ordered. */
class OrderedGameTest {
  private static final int BANK = 60_000;
  private static final int CAP = 1_500;

  private static Api api;
  private static Someone ada;
  private static Someone bob;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
    ada = api.player("Ada");
    bob = api.botOf(ada, "Bob");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  /** The path of a game between Ada and Bob. */
  private static String open(String game, String more) {
    var body =
        "{\"game\":\"%s\",\"seats\":[{\"player\":\"%s\"},{\"player\":\"%s\"}],%s}"
            .formatted(game, ada.id(), bob.id(), more);
    var got = api.post("/games", body, ada.token());
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    return "/games/" + got.json().get("game").asText();
  }

  private static JsonNode options(String chosen) {
    return api.get(open("nova-solis", "\"options\":{%s}".formatted(chosen))).json().get("options");
  }

  @Test
  void aPresetIsPlayedAndAnExplicitOptionOverridesIt() {
    var usual = options("");
    assertThat(usual.get("preset").asText()).isEqualTo("tournament");
    assertThat(usual.get("demand").asText()).isEqualTo("MASTERS");
    var printed = options("\"preset\":\"printed\"");
    assertThat(printed.get("preset").asText()).isEqualTo("printed");
    assertThat(printed.get("demand").asText()).isEqualTo("PRINTED");
    assertThat(printed.get("homeworlds").asText()).isEqualTo("PRINTED");
    var mixed = options("\"preset\":\"printed\",\"demand\":\"MEASURED\"");
    assertThat(mixed.get("demand").asText()).isEqualTo("MEASURED");
    assertThat(mixed.get("homeworlds").asText()).isEqualTo("PRINTED");
  }

  /** The decision that was lost took its cap; that time is gone from the clock, for everybody. */
  @Test
  void afterALossOnTimeEverybodySeesTheTimeAtTheLoss() {
    var clock =
        "\"clock\":{\"bankMillis\":%d,\"incrementMillis\":0,\"capMillis\":%d}".formatted(BANK, CAP);
    var path = open("sol", clock);
    int loser = api.get(path).json().get("seatToAct").asInt();
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> api.get(path).json().get("stage").asText().equals("over"));
    var observer = api.get(path).json();
    assertThat(observer.get("clocks").get(loser).asLong()).isEqualTo(BANK - CAP);
    assertThat(observer.get("clocks").get(1 - loser).asLong()).isEqualTo(BANK);
    for (var player : new Someone[] {ada, bob}) {
      assertThat(api.get(path + "/view", player.token()).json().get("clocks"))
          .isEqualTo(observer.get("clocks"));
    }
  }
}
