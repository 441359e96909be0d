package org.apogee.match.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apogee.match.TestCluster;
import org.apogee.platform.audit.AuditQuery;
import org.apogee.platform.erasure.Erasure;
import org.apogee.platform.sanction.Sanction;
import org.apogee.platform.sanction.Sanctions;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Rights at tournaments through the API: directors, entrants, sanctions, erasure. */
@ExtendWith(OnCluster.class)
class TournamentRightsApiTest {
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
  void playersJoinAndLeaveForThemselvesOnly() {
    var ada = cluster.player("Ada");
    var eve = cluster.player("Eve");
    var id = made("{\"name\":\"Open\",\"game\":\"beyond-nebula\",\"format\":\"knock-out\"}");
    var joined = cluster.post(id + "/entrants", "{\"player\":\"" + ada.id() + "\"}", ada.token());
    assertThat(joined.json().get("number").asInt()).isEqualTo(1);
    var again = cluster.post(id + "/entrants", "{\"player\":\"" + ada.id() + "\"}", ada.token());
    assertThat(again.json().get("repeated").asBoolean()).isTrue();
    var forced = cluster.post(id + "/entrants", "{\"player\":\"" + ada.id() + "\"}", eve.token());
    assertThat(forced.code()).isEqualTo("not-your-entrant");
    assertThat(cluster.post(id + "/entrants", "{\"bot\":\"greedy\"}", eve.token()).code())
        .isEqualTo("wrong-scope");
    assertThat(cluster.delete(id + "/entrants/" + ada.id(), eve.token()).status()).isEqualTo(403);
    assertThat(cluster.post(id + "/start").code()).isEqualTo("too-few-entrants");
    assertThat(cluster.delete(id + "/entrants/" + ada.id(), ada.token()).status()).isEqualTo(200);
    assertThat(cluster.post(id + "/cancel", "{\"reason\":\"Nobody came.\"}").status())
        .isEqualTo(200);
    assertThat(cluster.get(id).json().get("state").asText()).isEqualTo("cancelled");
    assertThat(cluster.post(id + "/start").code()).isEqualTo("tournament-over");
    var steps = cluster.get(id + "/audit").json().get("items");
    assertThat(each(steps).map(step -> step.get("what").asText()))
        .containsExactly("created", "joined", "withdrawn", "cancelled");
    assertThat(each(steps).map(step -> step.get("by").asText()))
        .containsExactly("organiser", ada.id(), ada.id(), "organiser");
  }

  @Test
  void onlyItsDirectorsChangeATournament() {
    var organise = Set.of(Scope.PLAY, Scope.ORGANISE);
    var olga = cluster.player("Olga", organise);
    var ruth = cluster.player("Ruth", organise);
    var max = cluster.player("Max", organise);
    var got =
        cluster.post("", "{\"name\":\"O\",\"game\":\"sol\",\"format\":\"swiss\"}", olga.token());
    var id = "/" + got.json().get("tournament").asText();
    var greedy = "{\"bot\":\"greedy\"}";
    var more = "{\"rounds\":1}";
    assertThat(cluster.post(id + "/extend", more, ruth.token()).code()).isEqualTo("not-your-event");
    assertThat(cluster.post(id + "/entrants", greedy, ruth.token()).code())
        .isEqualTo("not-your-event");
    var maxEnters = "{\"player\":\"" + max.id() + "\"}";
    assertThat(cluster.post(id + "/entrants", maxEnters, ruth.token()).code())
        .isEqualTo("not-your-entrant");
    assertThat(cluster.put(id + "/directors/" + ruth.id(), ruth.token()).code())
        .isEqualTo("not-the-owner");

    assertThat(cluster.put(id + "/directors/" + ruth.id(), olga.token()).status()).isEqualTo(200);
    assertThat(cluster.put(id + "/directors/p-0", olga.token()).code()).isEqualTo("unknown-player");
    assertThat(cluster.get(id).json().at("/directors/0").asText()).isEqualTo(ruth.id());
    var once = "{\"rounds\":1,\"key\":\"k\"}";
    assertThat(cluster.post(id + "/extend", once, ruth.token()).json().get("repeated").asBoolean())
        .isFalse();
    assertThat(cluster.post(id + "/extend", once, ruth.token()).json().get("repeated").asBoolean())
        .isTrue();
    assertThat(cluster.post(id + "/entrants", greedy, ruth.token()).status()).isEqualTo(200);
    assertThat(cluster.post(id + "/entrants", maxEnters, ruth.token()).status()).isEqualTo(200);
    assertThat(cluster.put(id + "/directors/" + max.id(), ruth.token()).code())
        .isEqualTo("not-the-owner");

    assertThat(cluster.delete(id + "/directors/" + ruth.id(), ruth.token()).status())
        .isEqualTo(200);
    assertThat(cluster.post(id + "/extend", more, ruth.token()).code()).isEqualTo("not-your-event");
    assertThat(cluster.post(id + "/extend", more).status()).as("an admin").isEqualTo(200);
    assertThat(
            each(cluster.get(id + "/audit").json().get("items")).map(s -> s.get("what").asText()))
        .containsExactly(
            "created",
            "director-added",
            "extended",
            "joined",
            "joined",
            "director-removed",
            "extended");
  }

  @Test
  void theStepsOfPeopleAreInTheCommonTrailAndTheBannedStayOut() {
    var vera = cluster.player("Vera", Set.of(Scope.PLAY, Scope.ORGANISE));
    var database = cluster.node().database();
    var sanctions = new Sanctions(database, Instant::now);
    var id = made("{\"name\":\"V\",\"game\":\"sol\",\"format\":\"swiss\"}");
    var enter = "{\"player\":\"" + vera.id() + "\"}";
    var ban =
        sanctions.impose(
            "organiser", vera.id(), Sanction.Kind.EVENTS, "Never came.", Optional.empty());
    assertThat(cluster.post(id + "/entrants", enter, vera.token()).code())
        .isEqualTo("banned-from-events");
    assertThat(cluster.post(id + "/entrants", enter).code())
        .as("entered by somebody else")
        .isEqualTo("banned-from-events");
    var own = "{\"name\":\"O\",\"game\":\"sol\",\"format\":\"swiss\"}";
    assertThat(cluster.post("", own, vera.token()).code()).isEqualTo("banned-from-events");
    sanctions.lift("organiser", ban.id());
    assertThat(cluster.post(id + "/entrants", enter, vera.token()).status()).isEqualTo(200);
    cluster.post(id + "/cancel", "{\"reason\":\"Rain.\"}");

    var filter =
        new AuditQuery.Filter(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(id.substring(1)),
            Optional.empty(),
            Optional.empty());
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() ->
            assertThat(new AuditQuery(database).page(filter, Long.MAX_VALUE, 10).lines())
                .extracting(line -> line.action() + " by " + line.actor())
                .containsExactly(
                    "cancelled by organiser", "joined by " + vera.id(), "created by organiser"));
  }

  @Test
  void theMutedWriteNothingThatOthersSee() {
    var mona = cluster.player("Mona", Set.of(Scope.PLAY, Scope.ORGANISE));
    var draft = "{\"name\":\"%s\",\"game\":\"sol\",\"format\":\"swiss\"%s}";
    var plain = draft.formatted("Of Mona", "");
    var got = cluster.post("", plain, mona.token());
    var id = "/" + got.json().get("tournament").asText();
    var teams =
        made(draft.replace("swiss", "round-robin").formatted("T", ",\"teams\":{\"boards\":2}"))
            + "/teams";
    var competition =
        """
        {"name": "C", "game": "sol", "stages": [
          {"name": "A", "format": "round-robin", "groups": 2, "advance": 1},
          {"name": "B", "format": "knock-out"}]}
        """;
    new Sanctions(cluster.node().database(), Instant::now)
        .impose("organiser", mona.id(), Sanction.Kind.MUTE, "Rude.", Optional.empty());
    var reason = "{\"reason\":\"So there.\"}";
    var table = id + "/rounds/1/tables/1";
    var refused =
        Stream.of(
            cluster.post("", plain, mona.token()),
            cluster.post("/templates", "{\"tournament\":" + plain + "}", mona.token()),
            cluster.post("/competitions", competition, mona.token()),
            cluster.post(teams, "{\"name\":\"The rude\",\"invited\":[]}", mona.token()),
            cluster.put(id + "/settings", draft.formatted("Renamed", ""), mona.token()),
            cluster.post(id + "/entrants", "{\"bot\":\"greedy\",\"name\":\"Rude\"}", mona.token()),
            cluster.post(id + "/extend", "{\"rounds\":1,\"reason\":\"So.\"}", mona.token()),
            cluster.post(id + "/message", "{\"text\":\"So.\"}", mona.token()),
            cluster.post(table + "/void", reason, mona.token()),
            cluster.post(table + "/result", "{\"places\":[1,2],\"reason\":\"So.\"}", mona.token()),
            cluster.post(id + "/cancel", reason, mona.token()));
    assertThat(refused).extracting(answer -> answer.code()).containsOnly("muted");
    assertThat(cluster.post(id + "/extend", "{\"rounds\":1}", mona.token()).status())
        .as("without words")
        .isEqualTo(200);
    assertThat(cluster.post(id + "/entrants", "{\"bot\":\"greedy\"}", mona.token()).status())
        .isEqualTo(200);
  }

  /** A series goes on without requests of its owner, so it looks at sanctions itself. */
  @Test
  void aSeriesObservesSanctionsAndErasures() {
    var organise = Set.of(Scope.PLAY, Scope.ORGANISE);
    var sven = cluster.player("Sven", organise);
    var tina = cluster.player("Tina");
    var uwe = cluster.player("Uwe");
    var start = LocalDateTime.now(ZoneId.of("UTC")).plusDays(3).withNano(0);
    var series =
        """
        {"rule": "FREQ=WEEKLY", "start": "%s", "tournament": {"name": "Of Sven", "game": "sol",
         "format": "swiss", "entrants": [{"player": "%s"}, {"player": "%s"}, {"bot": "random"}]}}
        """
            .formatted(start, tina.id(), uwe.id());
    var his = cluster.post("/templates", series, sven.token()).json().get("template").asText();
    var other = cluster.post("/templates", series).json().get("template").asText();
    var database = cluster.node().database();
    var sanctions = new Sanctions(database, Instant::now);
    sanctions.impose("organiser", tina.id(), Sanction.Kind.EVENTS, "No.", Optional.empty());
    new Erasure(database, Instant::now).erase("organiser", uwe.id());

    var once = "/templates/" + his + "/events";
    var made = cluster.post(once, "{\"startAt\": \"2099-05-01T19:00:00Z\"}", sven.token());
    assertThat(entrantsOf(made.json().get("tournament").asText())).containsExactly("house:random");

    sanctions.impose("organiser", sven.id(), Sanction.Kind.EVENTS, "No.", Optional.empty());
    assertThat(cluster.post(once, "{\"startAt\": \"2099-05-08T19:00:00Z\"}", sven.token()).code())
        .isEqualTo("banned-from-events");
    assertThat(cluster.act("/templates/" + his + "/pause", sven.token()).status()).isEqualTo(200);
    assertThat(cluster.act("/templates/" + his + "/resume", sven.token()).code())
        .isEqualTo("banned-from-events");
    assertThat(cluster.post("/templates/" + his + "/resume").status()).isEqualTo(200);
    // The next look goes through all templates in their order.
    database.statement(sql ->
        sql.update("DELETE FROM matchmaker.template_event WHERE template IN (?, ?)", his, other));
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> !cluster.get("/templates/" + other).json().get("events").isEmpty());
    assertThat(cluster.get("/templates/" + his).json().get("events")).isEmpty();
  }

  private static List<String> entrantsOf(String tournament) {
    return each(cluster.get("/" + tournament).json().get("entrants"))
        .map(who -> who.get("player").asText())
        .toList();
  }

  @Test
  void anErasedEntrantHasANeutralNameEverywhere() {
    var wanda = cluster.player("Wanda", Set.of(Scope.PLAY, Scope.ORGANISE));
    var entered =
        """
        {"name": "W", "game": "sol", "format": "swiss",
         "entrants": [{"player": "%s"}, {"bot": "random"}]}
        """
            .formatted(wanda.id());
    var id = made(entered);
    var template = cluster.post("/templates", "{\"tournament\":" + entered + "}", wanda.token());
    assertThat(template.status()).as(template.body()).isEqualTo(201);
    assertThat(cluster.get(id).body()).contains("Wanda");

    var database = cluster.node().database();
    new Erasure(database, Instant::now).erase("organiser", wanda.id());
    for (var look : List.of("", "/standings", "/audit")) {
      assertThat(cluster.get(id + look).body())
          .as(look)
          .contains("Former player ")
          .doesNotContain("Wanda");
    }
    var stored =
        database.statement(sql ->
            sql.list(
                "SELECT entrants::text FROM matchmaker.template WHERE owner = ?",
                row -> row.getString(1),
                wanda.id()));
    assertThat(stored)
        .singleElement()
        .asString()
        .contains("Former player ", "random")
        .doesNotContain("Wanda");
    var again = cluster.post("", entered);
    assertThat(again.code()).as("nobody enters an erased player").isEqualTo("unknown-player");
  }
}
