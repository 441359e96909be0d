package org.apogee.match.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apogee.match.TestCluster;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Registration and series of tournaments through the API. */
@ExtendWith(OnCluster.class)
class RegistrationApiTest {
  private static TestCluster cluster;

  @BeforeAll
  static void start(TestCluster shared) {
    cluster = shared;
  }

  private static String made(String body) {
    var got = cluster.post("", body);
    assertThat(got.status()).as(got.body()).isEqualTo(201);
    return "/" + got.json().get("tournament").asText();
  }

  private static Stream<JsonNode> each(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  @Test
  void seatsAreLimitedAndTheWaitingListMovesUp() {
    var one = cluster.player("One");
    var two = cluster.player("Two");
    var three = cluster.player("Three");
    var id =
        made(
            """
            {"name": "Seats", "game": "sol", "format": "swiss", "startInSeconds": 3600,
             "registration": {"capacity": 2, "codes": ["Friday-night"], "closes": "PT10M",
              "checkIn": {"opens": "PT2H", "closes": "PT5M"},
              "conditions": {"kinds": ["people"], "gamesMin": 1}}}
            """);
    assertThat(join(id, one, "friday-night").code()).isEqualTo("too-few-games");
    assertThat(cluster.get(id + "/registration").body()).doesNotContain("\"you\"");
    var you = cluster.get(id + "/registration", one.token()).json().get("you");
    assertThat(you.get("mayEnter").asBoolean()).isFalse();
    assertThat(you.get("reasons").get(0).get("sentence").asText())
        .isEqualTo("Rated games of this game required: 1. So far: 0.");
    var open =
        made(
            """
            {"name": "Seats too", "game": "sol", "format": "swiss", "startInSeconds": 3600,
             "registration": {"capacity": 2, "codes": ["Friday-night"],
              "checkIn": {"opens": "PT2H", "closes": "PT5M"}}}
            """);
    assertThat(join(open, one, "friday").code()).isEqualTo("wrong-code");
    assertThat(join(open, one, " FRIDAY-night").json().get("number").asInt()).isEqualTo(1);
    assertThat(join(open, two, "friday-night").json().get("number").asInt()).isEqualTo(2);
    assertThat(join(open, three, "friday-night").json().get("waiting").asInt()).isEqualTo(1);
    assertThat(join(open, three, "").json().get("repeated").asBoolean()).isTrue();
    var gone = cluster.delete(open + "/entrants/" + one.id(), one.token());
    assertThat(gone.json().get("repeated").asBoolean()).isFalse();
    var view = cluster.get(open + "/registration").json();
    assertThat(each(view.get("entrants")).map(who -> who.get("entrant").asText()))
        .containsExactly(two.id(), three.id());
    assertThat(each(view.get("entrants"))).allMatch(who -> who.get("checkedIn").asBoolean());
    assertThat(view.get("waiting")).isEmpty();
    var again = cluster.act(open + "/entrants/" + three.id() + "/check-in", three.token());
    assertThat(again.json().get("repeated").asBoolean()).isTrue();
    assertThat(cluster.get(open + "/audit").body())
        .contains("moves up from the waiting list: " + one.id() + " has withdrawn.")
        .doesNotContainIgnoringCase("friday-night");
    assertThat(cluster.get(open).body()).doesNotContain("hashes").contains("\"capacity\":2");
    var other = "{\"name\":\"Other\",\"game\":\"sol\",\"format\":\"arena\"}";
    var changed = cluster.put(open + "/settings", other, TestCluster.ORGANISER);
    assertThat(changed.json().get("repeated").asBoolean()).as(changed.body()).isFalse();
    var same = cluster.put(open + "/settings", other, TestCluster.ORGANISER);
    assertThat(same.json().get("repeated").asBoolean()).isTrue();
    assertThat(cluster.get(open).json().get("format").asText()).isEqualTo("arena");
    assertThat(join(open, one, "monday-night").code()).isEqualTo("wrong-code");
  }

  @Test
  void teamsWaitMoveUpAndCheckInAsAWhole() {
    var ann = cluster.player("Ann");
    var bob = cluster.player("Bob");
    var cat = cluster.player("Cat");
    var id =
        made(
            """
            {"name": "League", "game": "sol", "format": "swiss", "startInSeconds": 3600,
             "teams": {"boards": 1, "reserves": 1},
             "registration": {"capacity": 2, "codes": ["let-us-in"],
              "checkIn": {"opens": "PT50M", "closes": "PT5M"},
              "conditions": {"kinds": ["bots"]}}}
            """);
    assertThat(enter(id, "Ants", "", ann).code()).isEqualTo("code-required");
    assertThat(enter(id, "Ants", "LET-us-in", ann).json().has("waiting")).isFalse();
    assertThat(enter(id, "Bees", "let-us-in", bob).json().has("waiting")).isFalse();
    var third = enter(id, "Crows", "let-us-in", cat).json();
    assertThat(third.get("waiting").asInt()).isEqualTo(1);
    var crows = id + "/teams/" + third.get("team").asText();
    var joins = "{\"player\":\"" + cat.id() + "\"}";
    assertThat(cluster.post(crows + "/members", joins, cat.token()).code()).isEqualTo("wrong-kind");
    assertThat(cluster.post(crows + "/members", joins).status()).as("a director").isEqualTo(200);
    assertThat(cluster.act(crows + "/check-in", cat.token()).code()).isEqualTo("check-in-not-open");
    assertThat(cluster.act(crows + "/check-in", bob.token()).code()).isEqualTo("not-your-team");

    cluster.post(id + "/check-in/open", "{\"minutes\":20}");
    assertThat(cluster.act(crows + "/check-in", cat.token()).status()).isEqualTo(200);
    assertThat(cluster.delete(id + "/teams/team:ants", ann.token()).status()).isEqualTo(200);
    var view = cluster.get(id + "/registration").json();
    assertThat(view.get("seated").asInt()).isEqualTo(2);
    assertThat(each(view.get("teams")).map(team -> team.get("team").asText()))
        .containsExactly("team:bees", "team:crows");
    assertThat(view.at("/teams/1/checkedIn").asBoolean()).isTrue();
    assertThat(view.at("/teams/1").has("waiting")).isFalse();
    assertThat(cluster.get(id).json().get("waiting").asInt()).isZero();
  }

  private static TestCluster.Got enter(
      String id, String name, String code, TestCluster.Someone who) {
    var with = code.isEmpty() ? "" : ",\"code\":\"" + code + "\"";
    return cluster.post(id + "/teams", "{\"name\":\"" + name + "\"" + with + "}", who.token());
  }

  private static TestCluster.Got join(String id, TestCluster.Someone who, String code) {
    var with = code.isEmpty() ? "" : ",\"code\":\"" + code + "\"";
    return cluster.post(
        id + "/entrants", "{\"player\":\"" + who.id() + "\"" + with + "}", who.token());
  }

  @Test
  void aNoShowIsReplacedAndCountedForItsAccount() {
    var late = cluster.player("Latecomer");
    var id =
        made(
            """
            {"name": "Over", "game": "sol", "format": "swiss", "startInSeconds": 3600,
             "registration": {"capacity": 2, "checkIn":
              {"opens": "2020-01-01T00:00:00Z", "closes": "2020-01-01T01:00:00Z"}},
             "entrants": [{"player": "%s"}, {"bot": "random"}, {"bot": "greedy"}]}
            """
                .formatted(late.id()));
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() -> {
          var view = cluster.get(id + "/registration").json();
          assertThat(view.get("missed").get(0).get("entrant").asText()).isEqualTo(late.id());
          assertThat(each(view.get("entrants")).map(who -> who.get("entrant").asText()))
              .containsExactly("house:random", "house:greedy");
        });
    var next =
        made(
            """
            {"name": "Next", "game": "sol", "format": "swiss",
             "entrants": [{"player": "%s"}, {"bot": "random"}]}
            """
                .formatted(late.id()));
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() -> {
          var items = cluster.get(next + "/no-shows", TestCluster.ORGANISER).json().get("items");
          assertThat(items).hasSize(1);
          assertThat(items.get(0).get("player").asText()).isEqualTo(late.id());
          assertThat(items.get(0).get("times").asInt()).isEqualTo(1);
        });
  }

  @Test
  void aSeriesMakesEachOfItsEventsOnce() {
    var body =
        """
        {"rule": "FREQ=WEEKLY", "zone": "Europe/Berlin", "start": "%s", "ahead": 2, "key": "weekly",
         "tournament": {"name": "Weekly", "game": "sol", "format": "swiss", "entrants":
          [{"bot": "random"}], "registration": {"capacity": 4, "opens": "P7D", "closes": "PT1H"}}}
        """
            .formatted(LocalDateTime.now(ZoneId.of("Europe/Berlin")).plusDays(3).withNano(0));
    var first = cluster.post("/templates", body);
    assertThat(first.status()).as(first.body()).isEqualTo(201);
    assertThat(cluster.post("/templates", body).status()).isEqualTo(200);
    var path = "/templates/" + first.json().get("template").asText();
    var series = cluster.get(path).json();
    assertThat(series.get("events")).hasSize(2);
    assertThat(series.get("next").get(0).get("startAt"))
        .isEqualTo(series.get("events").get(0).get("startAt"));
    var event = series.get("events").get(1);
    var made = cluster.get("/" + event.get("tournament").asText()).json();
    assertThat(made.get("name").asText())
        .isEqualTo("Weekly " + event.get("due").asText().substring(0, 10));
    long startAt = event.get("startAt").asLong();
    assertThat(made.get("startAt").asLong()).isEqualTo(startAt);
    assertThat(made.get("settings").get("registration").get("closesAt").asLong())
        .isEqualTo(startAt - 3_600_000);
    assertThat(made.get("entrants")).hasSize(1);
    var extra = "{\"startAt\": \"2099-05-01T19:00:00+02:00\"}";
    var used = cluster.post(path + "/events", extra).json().get("tournament");
    assertThat(cluster.post(path + "/events", extra).json().get("tournament")).isEqualTo(used);
    assertThat(cluster.act(path + "/end", cluster.player("Stranger").token()).code())
        .isEqualTo("wrong-scope");
    assertThat(cluster.post(path + "/pause").json().get("repeated").asBoolean()).isFalse();
    assertThat(cluster.post(path + "/end").json().get("repeated").asBoolean()).isFalse();
    assertThat(cluster.post(path + "/end").json().get("repeated").asBoolean()).isTrue();
    assertThat(cluster.post(path + "/resume").code()).isEqualTo("template-ended");
    assertThat(cluster.get("/templates").body()).doesNotContain("Weekly");
  }
}
