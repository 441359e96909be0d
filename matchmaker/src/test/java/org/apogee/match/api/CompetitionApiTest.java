package org.apogee.match.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apogee.match.TestCluster;
import org.apogee.platform.token.Scope;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Competitions through the API, with real games of house bots on a real database. */
@ExtendWith(OnCluster.class)
class CompetitionApiTest {
  private static TestCluster cluster;

  @BeforeAll
  static void start(TestCluster shared) {
    cluster = shared;
  }

  @Test
  void groupsLeadToAFinal() {
    var bots =
        "{\"bot\":\"random\"},".repeat(5)
            + "{\"bot\":\"greedy\",\"name\":\"Best\",\"rating\":2000}";
    var body =
        """
        {"name": "Cup", "game": "sol", "key": "one", "stages": [
          {"name": "Groups", "format": "round-robin", "groups": 2, "advance": 1},
          {"name": "Final", "format": "knock-out"}],
         "entrants": [%s]}
        """
            .formatted(bots);
    var made = cluster.post("/competitions", body);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    assertThat(cluster.post("/competitions", body).json().get("repeated").asBoolean()).isTrue();
    var id = "/competitions/" + made.json().get("competition").asText();
    var ada = cluster.player("Ada of cups");
    assertThat(cluster.post(id + "/advance", "{\"stage\":1}", ada.token()).status()).isEqualTo(403);
    assertThat(cluster.post(id + "/advance", "{\"stage\":1}").status()).isEqualTo(200);
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> cluster.get(id).json().get("state").asText().equals("finished"));
    var whole = cluster.get(id).json();
    assertThat(whole.get("stages").get(0).get("advancing")).hasSize(2);
    var last = whole.get("stages").get(1).get("groups").get(0);
    assertThat(last.get("standings")).hasSize(2);
    assertThat(whole.get("ranking").get(0).get("entrant").asText())
        .isEqualTo(last.get("standings").get(0).get("entrant").asText());
    var ranking = cluster.get(id + "/ranking.csv").body().lines().toList();
    assertThat(ranking).hasSize(1 + 6).first().isEqualTo("place,entrant,player,name,stage,group");
    var table = cluster.get("/" + last.get("tournament").asText()).json();
    assertThat(table.get("name").asText()).isEqualTo("Cup: Final");
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() ->
            cluster.get("/competitions").json().at("/items/0/state").asText().equals("finished"));
  }

  @Test
  void aRunningGroupTakesNobodyIn() {
    var ada = cluster.player("Ada of groups");
    var eve = cluster.player("Eve of groups");
    var body =
        """
        {"name": "Closed", "game": "sol", "stages": [{"name": "Group", "format": "swiss"}],
         "entrants": [{"player": "%s"}, {"bot": "random"}]}
        """
            .formatted(ada.id());
    var id =
        "/competitions/" + cluster.post("/competitions", body).json().get("competition").asText();
    assertThat(cluster.post(id + "/advance", "{\"stage\":1}").status()).isEqualTo(200);
    var group = "/" + cluster.get(id).json().at("/stages/0/groups/0/tournament").asText();
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> cluster.get(group).json().path("state").asText().equals("running"));
    var enter = "{\"player\":\"" + eve.id() + "\"}";
    assertThat(cluster.post(group + "/entrants", enter, eve.token()).code())
        .isEqualTo("join-closed");
    assertThat(cluster.post(group + "/entrants", enter).code()).isEqualTo("join-closed");
    var you = cluster.get(group + "/registration", eve.token()).json().get("you");
    assertThat(you.get("mayEnter").asBoolean()).isFalse();
    assertThat(cluster.post(id + "/cancel", "{\"reason\":\"Over.\"}").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/competitions:{'name': '%s', 'game': 'sol', 'stages': [{'name': 'All', 'format': 'swiss'}]}",
        "/seasons:{'name': '%s', 'game': 'sol', 'events': 1, 'first': '2099-01-01T19:00',"
            + " 'divisions': [{'name': 'One', 'size': 4}],"
            + " 'stages': [{'name': 'All', 'format': 'swiss'}]}"
      })
  void listsAreReadPageByPage(String kind) {
    var path = kind.substring(0, kind.indexOf(':'));
    var wish = kind.substring(path.length() + 1).replace('\'', '"');
    for (var name : List.of("Older", "Newer")) {
      var made = cluster.post(path, wish.formatted(name));
      assertThat(made.status()).as(made.body()).isEqualTo(201);
      await()
          .atMost(Duration.ofMinutes(1))
          .until(() -> cluster.get(path).json().at("/items/0/name").asText().equals(name));
    }

    var newest = cluster.get(path + "?limit=1").json();
    var cursor = newest.get("next").asText();
    assertThat(newest.get("items")).hasSize(1);
    var older = cluster.get(path + "?limit=1&cursor=" + cursor).json();
    assertThat(older.get("items")).hasSize(1);
    assertThat(older.at("/items/0/name").asText()).isEqualTo("Older");
    assertThat(cluster.get(path).json().has("next")).as("all on one page").isFalse();

    var strange = cluster.get("?cursor=" + cursor);
    assertThat(strange.code()).as("of another list").isEqualTo("bad-cursor");
  }

  /** The simulation of seasons shows that competitions follow corrections. */
  @Test
  void aCompleteGroupIsCorrectedButNotReplayed() {
    var body =
        """
        {"name": "Manual", "game": "sol", "manual": true, "stages": [
          {"name": "Group", "format": "round-robin"}],
         "entrants": [{"bot": "random"}, {"bot": "greedy"}]}
        """;
    var made = cluster.post("/competitions", body).json().get("competition").asText();
    var id = "/competitions/" + made;
    assertThat(cluster.post(id + "/advance", "{\"stage\":1}").status()).isEqualTo(200);
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> cluster.get(id).json().get("played").asBoolean());
    var group = "/" + cluster.get(id).json().at("/stages/0/groups/0/tournament").asText();
    var table = cluster.get(group + "/rounds/1").json().at("/tables/0");
    var swapped = table.at("/places/0").asInt() == 1 ? "[2,1]" : "[1,2]";
    var loser = table.at("/seats").get(swapped.equals("[2,1]") ? 1 : 0).asText();
    var ruling = "{\"places\":%s,\"played\":true,\"reason\":\"Wrong.\"}".formatted(swapped);
    var tables = group + "/rounds/1/tables/1";
    assertThat(cluster.post(tables + "/result", ruling).status()).isEqualTo(200);
    assertThat(cluster.get(group + "/standings").json().at("/items/0/entrant").asText())
        .isEqualTo(loser);
    assertThat(cluster.get(group).json().get("state").asText()).isEqualTo("finished");
    var replay = "{\"replay\":true,\"reason\":\"Again.\"}";
    assertThat(cluster.post(tables + "/void", replay).code()).isEqualTo("tournament-over");
    assertThat(cluster.post(id + "/confirm").status()).isEqualTo(200);
  }

  @Test
  void aSeasonIsPlayedEndedAndFollowedByTheNext() {
    var members =
        IntStream.range(0, 8)
            .mapToObj(i ->
                "{\"division\":%d,\"bot\":\"random\",\"name\":\"Bot %d\"}".formatted(1 + i / 4, i))
            .collect(Collectors.joining(","));
    var body =
        """
        {"name": "League", "game": "sol", "key": "one", "events": 1, "first": "2020-01-01T19:00",
         "zone": "Asia/Tokyo",
         "divisions": [{"name": "First", "size": 4, "exchange": 1}, {"name": "Second", "size": 4}],
         "stages": [{"name": "Swiss", "format": "swiss", "rounds": 1}], "members": [%s]}
        """
            .formatted(members);
    var made = cluster.post("/seasons", body);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    var id = "/seasons/" + made.json().get("season").asText();
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> cluster.get(id).json().get("complete").asBoolean());
    var ada = cluster.player("Ada of seasons");
    assertThat(cluster.post(id + "/end", "", ada.token()).status()).isEqualTo(403);
    var ruth = cluster.player("Ruth of seasons", Set.of(Scope.PLAY, Scope.ORGANISE));
    assertThat(cluster.post(id + "/end", "", ruth.token()).code()).isEqualTo("not-your-event");
    var event = cluster.get(id).json().at("/events/0/divisions/0/competition").asText();
    var group = cluster.get("/competitions/" + event).json().at("/stages/0/groups/0/tournament");
    var message = "{\"text\":\"Thanks.\"}";
    var announce = "/" + group.asText() + "/message";
    assertThat(cluster.post(announce, message, ruth.token()).code()).isEqualTo("not-your-event");
    assertThat(cluster.put(id + "/directors/" + ruth.id(), ruth.token()).code())
        .isEqualTo("not-the-owner");
    assertThat(cluster.put(id + "/directors/" + ruth.id(), TestCluster.ORGANISER).status())
        .isEqualTo(200);
    assertThat(cluster.get(id).json().get("directors").toString())
        .isEqualTo("[\"" + ruth.id() + "\"]");
    assertThat(cluster.post(announce, message, ruth.token()).code())
        .as("directs the events too")
        .isNotEqualTo("not-your-event");
    assertThat(cluster.post(id + "/end", "", ruth.token()).status()).isEqualTo(200);
    var table = cluster.get(id).json().at("/divisions/0/table");
    assertThat(table.get(0).get("points").asInt()).isEqualTo(25);
    var next = cluster.post(id + "/next", "{\"first\":\"2099-01-01T19:00\"}");
    assertThat(next.status()).as(next.body()).isEqualTo(201);
    var after = cluster.get("/seasons/" + next.json().get("season").asText()).json();
    assertThat(after.get("number").asInt()).isEqualTo(2);
    assertThat(after.get("zone").asText()).isEqualTo("Asia/Tokyo");
    assertThat(after.get("directors")).isEqualTo(cluster.get(id).json().get("directors"));
    assertThat(cluster.delete(id + "/directors/" + ruth.id(), ruth.token()).status())
        .as("steps down")
        .isEqualTo(200);
    assertThat(cluster.get(id).json().get("directors")).isEmpty();
    assertThat(cluster.get(id + "/tables.csv").body().lines())
        .hasSize(1 + 8)
        .first()
        .isEqualTo("division,place,entrant,player,name,active,points,event_1");
    assertThat(cluster.get(id + "/calendar.ics").body()).contains("SUMMARY:League\\, event 1 of 1");
    assertThat(cluster.get("/calendar.ics").body()).contains("DTSTART:20990101T100000Z");
    assertThat(after.at("/divisions/0/table")).hasSize(4);
    var first = new ArrayList<String>();
    after.at("/divisions/0/table").forEach(line -> first.add(line.get("entrant").asText()));
    assertThat(first)
        .contains(table.get(0).get("entrant").asText())
        .doesNotContain(table.get(3).get("entrant").asText());
  }
}
