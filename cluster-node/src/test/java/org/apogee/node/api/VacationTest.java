package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Map;
import org.apogee.node.api.Api.Someone;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A vacation, and what it does to the clock of a game by days. */
class VacationTest {
  /** A turn may take a day, but the first one has a second. */
  private static final String CLOCK =
      "{\"bankMillis\":1000,\"incrementMillis\":86400000,\"capMillis\":86400000}";

  private static Api api;
  private static Someone ada;

  @BeforeAll
  static void start() {
    api = new Api(Map.of());
    ada = api.player("Ada");
  }

  @AfterAll
  static void stop() {
    api.close();
  }

  @Test
  void aVacationBeginsOnceAndItsOtherDaysRemain() {
    var bea = api.player("Bea");
    assertThat(vacation("GET", "", bea).json().get("daysLeft").asInt()).isEqualTo(30);
    var begun = vacation("PUT", "{\"days\":30}", bea);
    assertThat(begun.status()).as(begun.body()).isEqualTo(200);
    assertThat(begun.json().get("ends").asText()).isNotEmpty();
    assertThat(vacation("PUT", "{\"days\":1}", bea).code()).isEqualTo("on-vacation");
    var ended = vacation("DELETE", "", bea).json();
    assertThat(ended.has("ends")).isFalse();
    assertThat(ended.get("daysLeft").asInt()).isEqualTo(29);
    assertThat(vacation("PUT", "{\"days\":31}", bea).status()).isEqualTo(400);
    var bot = api.botOf(bea, "Beas bot");
    assertThat(vacation("PUT", "{\"days\":1}", bot).code()).isEqualTo("only-accounts");
  }

  @Test
  void theClockStandsStillUntilTheVacationEnds() {
    assertThat(vacation("PUT", "{\"days\":3}", ada).status()).isEqualTo(200);
    var order =
        "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"}],\"clock\":%s}"
            .formatted(ada.id(), CLOCK);
    var id = api.post("/games", order, ada.token()).json().get("game").asText();
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() -> assertThat(compensations(id)).isGreaterThanOrEqualTo(2));
    assertThat(api.get("/games/" + id).json().get("stage").asText()).isEqualTo("live");

    vacation("DELETE", "", ada);
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() ->
            assertThat(api.get("/games/" + id).json().get("stage").asText()).isEqualTo("over"));
  }

  private static int compensations(String id) {
    return api.node
        .node()
        .database()
        .statement(sql ->
            sql.one(
                "SELECT count(*) FROM journal.event_journal"
                    + " WHERE persistence_id = ? AND event_ser_manifest = 'compensated.1'",
                row -> row.getInt(1),
                "game|" + id))
        .orElseThrow();
  }

  private static Api.Got vacation(String method, String body, Someone who) {
    return switch (method) {
      case "PUT" -> api.put("/me/vacation", body, who.token());
      case "DELETE" -> api.delete("/me/vacation", who.token());
      default -> api.get("/me/vacation", who.token());
    };
  }
}
