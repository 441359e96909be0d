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

  /** When it has run out, a clock with a second would have done so several times. */
  private static final String SIX_SECONDS =
      "{\"bankMillis\":6000,\"incrementMillis\":0,\"capMillis\":6000}";

  private static final Duration PATIENCE = Duration.ofSeconds(60);

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
    var id = open(ada, CLOCK);
    awaitOver(open(api.player("Dan"), SIX_SECONDS));
    assertThat(stage(id)).isEqualTo("live");
    assertThat(count(back(id))).as("nothing is written while the vacation lasts").isZero();

    vacation("DELETE", "", ada);
    awaitOver(id);
    assertThat(count(back(id))).isEqualTo(1);
  }

  @Test
  void aMoveInAVacationIsPlayedWhenTheTimeWouldBeUp() {
    var eve = api.player("Eve");
    assertThat(vacation("PUT", "{\"days\":3}", eve).status()).isEqualTo(200);
    var id = open(eve, CLOCK);
    awaitOver(open(api.player("Flo"), SIX_SECONDS));
    var path = "/games/" + id;
    var code = api.get(path + "/view", eve.token()).json().at("/moves/0/code").asText();

    var moved =
        api.post(path + "/moves", "{\"ply\":0,\"move\":\"%s\"}".formatted(code), eve.token());
    assertThat(moved.status()).as(moved.body()).isEqualTo(200);
    assertThat(count(back(id))).isEqualTo(1);
  }

  /**
   * A restart is an absence, which is given back for itself: both together are no more than the
   * decision has taken, which is the vacation and a moment before it.
   */
  @Test
  void afterARestartNothingIsGivenBackTwice() {
    var cid = api.player("Cid");
    var opened = Instant.now();
    var id = open(cid, CLOCK);
    var begun = vacation("PUT", "{\"days\":3}", cid).json().get("begins").asText();
    awaitOver(open(api.player("Gil"), SIX_SECONDS));
    api.node.restart();
    await().atMost(PATIENCE).until(() -> !back(id).isEmpty());
    var ended = Instant.now();
    vacation("DELETE", "", cid);
    awaitOver(id);

    long until = 0;
    long millis = 0;
    for (var event : back(id)) {
      switch (event) {
        case Compensated outage -> millis += outage.millis();
        case Excused vacation -> {
          millis += vacation.millis();
          until = vacation.until();
        }
        default -> {}
      }
    }
    assertThat(count(back(id))).isEqualTo(1);
    assertThat(millis)
        .isBetween(
            Duration.between(Instant.parse(begun), ended).toMillis(),
            until - opened.toEpochMilli());
  }

  private static void awaitOver(String id) {
    await().atMost(PATIENCE).untilAsserted(() -> assertThat(stage(id)).isEqualTo("over"));
  }

  private static String stage(String id) {
    return api.get("/games/" + id).json().get("stage").asText();
  }

  private static String open(Someone who, String clock) {
    var order =
        "{\"game\":\"sol\",\"seats\":[{\"player\":\"%s\"}],\"clock\":%s}"
            .formatted(who.id(), clock);
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
