package org.apogee.node.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apogee.node.api.Api.Someone;
import org.apogee.node.game.GameEvent;
import org.apogee.node.game.GameEvent.Compensated;
import org.apogee.node.game.GameEvent.Excused;
import org.apogee.node.game.GameEventCodec;
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
    var profile = "/players/" + bea.id();
    assertThat(api.get(profile).json().has("vacationUntil")).isFalse();
    var begun = vacation("PUT", "{\"days\":30}", bea);
    assertThat(begun.status()).as(begun.body()).isEqualTo(200);
    assertThat(begun.json().get("ends").asText()).isNotEmpty();
    assertThat(api.get(profile).json().get("vacationUntil")).isEqualTo(begun.json().get("ends"));
    assertThat(vacation("PUT", "{\"days\":1}", bea).code()).isEqualTo("on-vacation");
    var ended = vacation("DELETE", "", bea).json();
    assertThat(api.get(profile).json().has("vacationUntil")).isFalse();
    assertThat(ended.has("ends")).isFalse();
    assertThat(ended.get("daysLeft").asInt()).isEqualTo(29);
    assertThat(vacation("PUT", "{\"days\":31}", bea).status()).isEqualTo(400);
    var bot = api.botOf(bea, "Beas bot");
    assertThat(vacation("PUT", "{\"days\":1}", bot).code()).isEqualTo("only-accounts");
  }

  @Test
  void theClockStandsStillUntilTheVacationEnds() {
    assertThat(vacation("PUT", "{\"days\":3}", ada).status()).isEqualTo(200);
    var id = open(ada);
    await().atMost(Duration.ofSeconds(60)).until(() -> count(back(id)) > 1);
    assertThat(api.get("/games/" + id).json().get("stage").asText()).isEqualTo("live");

    vacation("DELETE", "", ada);
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() ->
            assertThat(api.get("/games/" + id).json().get("stage").asText()).isEqualTo("over"));
  }

  /**
   * A restart is an absence, which is given back for itself: both together are no more than the
   * decision has taken, which is the vacation and a moment before it.
   */
  @Test
  void afterARestartNothingIsGivenBackTwice() {
    var cid = api.player("Cid");
    var opened = Instant.now();
    var id = open(cid);
    var begun = Instant.parse(vacation("PUT", "{\"days\":3}", cid).json().get("begins").asText());
    await().atMost(Duration.ofSeconds(60)).until(() -> count(back(id)) > 0);
    long before = count(back(id));
    api.node.restart();
    await().atMost(Duration.ofSeconds(60)).until(() -> count(back(id)) >= before + 2);
    long until = 0;
    long sum = 0;
    long millis = 0;
    for (var event : back(id)) {
      switch (event) {
        case Compensated outage -> millis += outage.millis();
        case Excused vacation -> {
          millis += vacation.millis();
          sum = millis;
          until = vacation.until();
        }
        default -> {}
      }
    }
    assertThat(sum).isBetween(until - begun.toEpochMilli(), until - opened.toEpochMilli());
    vacation("DELETE", "", cid);
  }

  private static String open(Someone who) {
    var order =
        "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"}],\"clock\":%s}"
            .formatted(who.id(), CLOCK);
    return api.post("/games", order, who.token()).json().get("game").asText();
  }

  private static long count(List<GameEvent> events) {
    return events.stream().filter(Excused.class::isInstance).count();
  }

  /** What the running decision has back, in order. */
  private static List<GameEvent> back(String id) {
    return api.node
        .node()
        .database()
        .statement(sql ->
            sql.list(
                "SELECT event_ser_manifest, event_payload FROM journal.event_journal"
                    + " WHERE persistence_id = ? AND event_ser_manifest"
                    + " IN ('excused.1', 'compensated.1') ORDER BY sequence_number",
                row ->
                    GameEventCodec.decode(
                        row.getString("event_ser_manifest"), row.getBytes("event_payload")),
                "game|" + id));
  }

  private static Api.Got vacation(String method, String body, Someone who) {
    return switch (method) {
      case "PUT" -> api.put("/me/vacation", body, who.token());
      case "DELETE" -> api.delete("/me/vacation", who.token());
      default -> api.get("/me/vacation", who.token());
    };
  }
}
