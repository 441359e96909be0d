package org.apogee.match.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apogee.cluster.notice.LoggedDelivery;
import org.apogee.cluster.notice.Receivers;
import org.apogee.engine.replay.ReplayText;
import org.apogee.engine.replay.ReplayVerifier;
import org.apogee.engine.replay.Verdict;
import org.apogee.match.TestCluster;
import org.apogee.node.game.UnfilteredNews;
import org.apogee.platform.http.OpenApi;
import org.apogee.protocol.event.GameNews;
import org.apogee.protocol.game.GameId;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tournaments through the API, with real games of house bots on a real database. */
@ExtendWith(OnCluster.class)
class TournamentApiTest {
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
  @SuppressWarnings("NullAway") // routes are only named here, never asked
  void theDocumentTellsOfTheRoutesAndNothingElse() {
    var served = cluster.get("/openapi.json");
    assertThat(served.json().get("openapi").asText()).isEqualTo("3.1.0");
    var parts =
        new MatchmakerApi.Parts(
            () -> Instant.EPOCH,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null,
            null);
    assertThat(OpenApi.load(MatchmakerApi.DOCUMENT).differences(MatchmakerApi.routes(parts)))
        .isEmpty();
  }

  @Test
  void aSwissOfHouseBotsIsPlayedToTheEnd() {
    var bots = "{\"bot\":\"random\"},".repeat(3) + "{\"bot\":\"greedy\"},".repeat(2);
    var id =
        made(
            """
            {"name": "Six", "game": "sol", "format": "swiss", "rounds": 3, "seed": "3",
             "entrants": [%s {"bot": "greedy", "name": "Best", "rating": 2000}]}
            """
                .formatted(bots));
    var kinds = "\"kinds\":[\"round-paired\",\"event-over\"]}";
    var hooks = id + "/webhooks";
    assertThat(cluster.post(hooks, "{\"address\":\"http://10.0.0.1/\"," + kinds).code())
        .isEqualTo("internal-address");
    var turns = "{\"address\":\"http://192.0.2.1/\",\"kinds\":[\"your-turn\"]}";
    assertThat(cluster.post(hooks, turns).code()).isEqualTo("unknown-kind");
    // Nothing is there, and its host is never looked up here.
    var wish =
        new Receivers.Wish("http://x/", "apogee", List.of("round-paired", "event-over"), true);
    var notices = Receivers.ofTournaments(cluster.node().database(), InstantSource.system());
    var webhook = hooks + "/" + notices.add(id.substring(1), "organiser", wish, "secret").id();
    var other = cluster.player("No director");
    assertThat(cluster.get(hooks, other.token()).code()).isEqualTo("wrong-scope");
    assertThat(cluster.get(hooks, TestCluster.ORGANISER).json().path("items").toString())
        .contains("http://x/")
        .doesNotContain("\"secret\"");
    assertThat(cluster.post(id + "/start").json().get("repeated").asBoolean()).isFalse();
    var steps = cluster.lines(id + "/stream").filter(line -> !line.contains("heartbeat")).toList();
    assertThat(steps.getLast()).contains("\"type\":\"end\"");
    var whole = cluster.get(id).json();
    assertThat(whole.get("state").asText()).isEqualTo("finished");
    assertThat(whole.get("entrants")).hasSize(6);
    assertThat(steps).hasSize(1 + 6 + 1 + 3 * (1 + 3 + 1) + 1 + 1);

    var rounds = cluster.get(id + "/rounds").json().get("items");
    assertThat(rounds).hasSize(3);
    Map<String, Double> points = new HashMap<>();
    var games = new ArrayList<String>();
    for (var round : rounds) {
      for (var table : round.get("tables")) {
        assertThat(table.get("reason").asText()).isNotBlank();
        assertThat(table.get("games")).hasSize(1);
        games.add(table.get("games").get(0).get("game").asText());
        for (int seat = 0; seat < 2; seat++) {
          points.merge(
              table.get("seats").get(seat).asText(),
              table.get("points").get(seat).asDouble(),
              Double::sum);
        }
      }
    }
    assertThat(games).hasSize(9).doesNotHaveDuplicates();
    for (var row : cluster.get(id + "/standings").json().get("items")) {
      assertThat(row.get("points").asDouble()).isEqualTo(points.get(row.get("entrant").asText()));
    }
    for (var game : games) {
      var record = cluster.node().history().record(new GameId(game));
      assertThat(ReplayVerifier.verify(ReplayText.parse(record))).isInstanceOf(Verdict.Holds.class);
    }
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() ->
            assertThat(
                    cluster
                        .get(webhook + "/deliveries", TestCluster.ORGANISER)
                        .json()
                        .path("items")
                        .findValuesAsText("title"))
                .containsExactly(
                    "Six is complete",
                    "Round 3 of Six is paired",
                    "Round 2 of Six is paired",
                    "Round 1 of Six is paired"));
    assertThat(cluster.get(id + "/rounds/2").json().get("round").asInt()).isEqualTo(2);
    assertThat(cluster.get(id + "/trf").body()).contains("XXR 3");
    exportsAgree(id, whole);
    var text = cluster.matchmaker().metrics().scrape();
    assertThat(text)
        .contains("apogee_rounds_total{format=\"swiss\"}")
        .contains("apogee_orders_total{outcome=\"opened\"}")
        .contains("apogee_results_total{outcome=\"applied\"}")
        .contains("apogee_orders_pending")
        .contains("apogee_orders_oldest_seconds")
        .contains("apogee_pairing_seconds")
        .contains("apogee_round_lateness_seconds");
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> listed("finished").anyMatch(one -> ("/" + one).equals(id)));
  }

  private static void exportsAgree(String id, JsonNode whole) {
    var standings = cluster.get(id + "/standings").json().get("items");
    var csv = cluster.get(id + "/standings.csv").body().lines().toList();
    assertThat(csv).hasSize(7);
    assertThat(csv.getFirst()).startsWith("place,entrant,player,name,active,points,buchholz");
    assertThat(csv.get(1))
        .startsWith("1,\"" + standings.get(0).get("entrant").asText() + "\",\"house:");
    assertThat(cluster.get(id + "/games.csv").body().lines()).hasSize(1 + 9 * 2);
    assertThat(cluster.get(id + "/export.json").json().get("tournament")).isEqualTo(whole);
    assertThat(cluster.get(id + "/trf?names=display").body()).contains(" Best ").contains("XXR 3");
    assertThat(cluster.get(id + "/trf?names=all").code()).isEqualTo("bad-parameter");
    assertThat(cluster.get(id + "/calendar.ics").body())
        .startsWith("BEGIN:VCALENDAR\r\n")
        .contains("SUMMARY:Six\r\n")
        .contains("DTEND:");
    var start = Instant.now().plus(Duration.ofDays(30)).truncatedTo(ChronoUnit.SECONDS);
    var coming =
        made(
            """
            {"name": "Coming", "game": "sol", "format": "swiss", "startAt": "%s"}
            """
                .formatted(start));
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() ->
            assertThat(cluster.get("/calendar.ics").body())
                .contains("SUMMARY:Coming\r\n")
                .contains("DTSTART:" + start.toString().replaceAll("[-:]", "") + "\r\n")
                .contains("URL:http://")
                .contains("/tournaments" + coming + "\r\n")
                .doesNotContain("SUMMARY:Six"));
  }

  @Test
  void teamsOfHouseBotsAndPlayersMeetAtTheirBoards() {
    var ann = cluster.player("Ann");
    var bob = cluster.player("Bob");
    var id =
        made(
            """
            {"name": "Match", "game": "sol", "format": "round-robin", "options": {"maxRounds": "10"},
             "teams": {"boards": 2, "reserves": 1}}
            """);
    var wish = "{\"name\": \"Foxes\", \"invited\": [\"" + bob.id() + "\"]}";
    assertThat(cluster.post(id + "/teams", wish, ann.token()).json().get("team").asText())
        .isEqualTo("team:foxes");
    var foxes = id + "/teams/team:foxes";
    var eve = cluster.player("Eve");
    assertThat(cluster.post(foxes + "/members", me(eve.id()), eve.token()).code())
        .isEqualTo("not-invited");
    assertThat(cluster.post(foxes + "/members", me(bob.id()), bob.token()).status()).isEqualTo(200);
    assertThat(cluster.get(foxes + "/line-up", bob.token()).code()).isEqualTo("not-your-team");
    var entrants = "{\"player\": \"" + eve.id() + "\"}";
    assertThat(cluster.post(id + "/entrants", entrants, eve.token()).code())
        .isEqualTo("team-event");
    for (var bot : List.of("one", "two")) {
      bot(foxes, bot);
    }
    cluster.post(id + "/teams", "{\"name\": \"Owls\"}");
    for (var bot : List.of("three", "four")) {
      bot(id + "/teams/team:owls", bot);
    }
    var lineUp = "{\"boards\": [\"house:two\", \"house:one\"]}";
    assertThat(cluster.put(foxes + "/line-up", lineUp, ann.token()).status()).isEqualTo(200);
    assertThat(cluster.get(foxes + "/line-up", ann.token()).json().get("chosen").asBoolean())
        .isTrue();
    cluster.post(id + "/start");
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> cluster.get(id).json().get("state").asText().equals("finished"));
    var round = cluster.get(id + "/rounds/1").json();
    assertThat(round.at("/tables/0/seats").toString()).contains("house:two");
    assertThat(round.at("/matches/0/state").asText()).isEqualTo("over");
    var rows = cluster.get(id + "/standings").json();
    assertThat(rows.get("tieBreaks").get(0).asText()).isEqualTo("board-points");
    assertThat(rows.at("/items/0/name").asText()).isIn("Foxes", "Owls");
    double boardPoints =
        each(rows.get("items")).mapToDouble(row -> row.at("/tieBreaks/0").asDouble()).sum();
    assertThat(boardPoints).isEqualTo(2);
    assertThat(cluster.get(id + "/teams").json().get("items")).hasSize(2);
    assertThat(cluster.get(id + "/standings.csv").body()).contains("team:foxes");
    assertThat(cluster.get(id + "/trf").code()).isEqualTo("no-report");
  }

  private static String me(String player) {
    return "{\"player\": \"" + player + "\"}";
  }

  private static void bot(String team, String name) {
    var body = "{\"bot\": \"random\", \"name\": \"" + name + "\"}";
    var got = cluster.post(team + "/members", body);
    assertThat(got.status()).as(got.body()).isEqualTo(200);
  }

  /** The round is held open although its games have ended. */
  @Test
  void theSeedOfAMirroredRoundIsSecretUntilTheRoundHasEnded() {
    var id =
        made(
            """
            {"name": "Mirror", "game": "sol", "format": "swiss", "rounds": 1, "deals": "mirrored",
             "options": {"maxRounds": "10"}, "control": {"roundEnds": "manual"},
             "entrants": [{"bot": "random"}, {"bot": "greedy"}, {"bot": "random"}, {"bot": "random"}]}
            """);
    assertThat(cluster.get(id).json().at("/settings/deals").asText()).isEqualTo("mirrored");
    cluster.post(id + "/start");
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> cluster.get(id + "/rounds/1").body().contains("decided"));
    var games =
        each(cluster.get(id + "/rounds/1").json().get("tables"))
            .map(table -> new GameId(table.at("/games/0/game").asText()))
            .toList();
    var history = cluster.node().history();
    var commitments = new ArrayList<String>();
    for (var game : games) {
      var news = history.news(game, 0).stream().map(UnfilteredNews::news).toList();
      commitments.add(((GameNews.Started) news.getFirst()).commitment());
      assertThat(((GameNews.Finished) news.getLast()).seed()).isNull();
      assertThatThrownBy(() -> history.record(game)).hasMessageContaining("the same deal");
      assertThatThrownBy(() -> history.draws(game)).hasMessageContaining("the same deal");
      assertThatThrownBy(() -> history.checkVisible(game, null)).hasMessageContaining("same deal");
    }
    assertThat(commitments.getFirst()).isEqualTo(commitments.getLast());
    assertThat(cluster.get(id + "/audit").body()).contains(commitments.getFirst());

    assertThat(cluster.post(id + "/rounds/1/end").status()).isEqualTo(200);
    for (var game : games) {
      history.checkVisible(game, null);
      var record = ReplayText.parse(history.record(game));
      assertThat(record.commitment()).isEqualTo(commitments.getFirst());
      assertThat(ReplayVerifier.verify(record)).isInstanceOf(Verdict.Holds.class);
    }
  }

  /** The console over HTTP: rounds by hand, a shown pairing, an adjudicated game, a correction. */
  @Test
  void aDirectorRunsATournamentFromTheFirstRoundToTheConfirmation() {
    var players = new ArrayList<String>();
    for (var name : List.of("Con", "Sol", "Dir", "Ect")) {
      players.add("{\"player\": \"" + cluster.player(name).id() + "\"}");
    }
    var id =
        made(
            """
            {"name": "Console", "game": "sol", "format": "swiss", "rounds": 2, "seed": "3",
             "control": {"roundEnds": "manual", "confirms": "manual"}, "entrants": %s}
            """
                .formatted(players));
    assertThat(cluster.get(id).json().at("/settings/control/roundEnds").asText())
        .isEqualTo("manual");
    var first = cluster.get(id + "/next-pairing").json();
    cluster.post(id + "/start");
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> cluster.get(id + "/rounds").json().get("items").size() == 1);
    var tables = cluster.get(id + "/rounds/1").json().get("tables");
    assertThat(tables.get(0).get("seats")).isEqualTo(first.at("/tables/0/seats"));
    assertThat(cluster.post(id + "/rounds/1/end").code()).isEqualTo("round-running");
    var places = "{\"places\": [2, 1], \"reason\": \"Too late.\"}";
    for (int table = 1; table <= 2; table++) {
      var ended = cluster.post(id + "/rounds/1/tables/" + table + "/adjudicate", places);
      assertThat(ended.status()).as(ended.body()).isEqualTo(200);
    }
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> cluster.get(id + "/rounds/1").json().get("state").asText().equals("decided"));
    var game = cluster.get(id + "/rounds/1").json().at("/tables/0/games/0");
    assertThat(game.get("ending").asText()).isEqualTo("adjudicated");

    var seats = tables.get(0).get("seats").toString();
    var tried = cluster.post(id + "/next-pairing/try", "{\"tables\": [" + seats + "]}").json();
    assertThat(tried.at("/cost/rematches").asInt()).isEqualTo(2);
    assertThat(tried.at("/unforced/rematches").asInt()).isZero();
    assertThat(tried.at("/added/0/rule").asText()).isEqualTo("repeat");
    var old = "{\"tables\": [" + seats + "], \"version\": 1}";
    assertThat(cluster.post(id + "/pairing", old).code()).isEqualTo("plan-outdated");

    var ruling = "{\"places\": [1, 2], \"played\": true, \"reason\": \"Agreed.\"}";
    assertThat(cluster.post(id + "/rounds/1/tables/1/result", ruling).status()).isEqualTo(200);
    assertThat(cluster.post(id + "/message", "{\"text\": \"Lunch.\"}").status()).isEqualTo(200);
    assertThat(cluster.get(id + "/audit").body())
        .contains("counts for ratings with places 1, 2")
        .contains("Lunch.");
    assertThat(cluster.post(id + "/rounds/1/end").json().get("repeated").asBoolean()).isFalse();
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> cluster.get(id + "/rounds").json().get("items").size() == 2);
    assertThat(cluster.post(id + "/confirm").code()).isEqualTo("not-played");
    for (int table = 1; table <= 2; table++) {
      cluster.post(id + "/rounds/2/tables/" + table + "/result", ruling);
    }
    cluster.post(id + "/rounds/2/end");
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> cluster.get(id).json().get("state").asText().equals("played"));
    assertThat(cluster.post(id + "/confirm").json().get("repeated").asBoolean()).isFalse();
    assertThat(cluster.get(id).json().get("state").asText()).isEqualTo("finished");
  }

  @Test
  void entrantsHearOfTheCheckInAndOfMessagesOnce() {
    var ada = cluster.player("Hears Ada");
    var notices = new Receivers(cluster.node().database(), InstantSource.system());
    var wish = new Receivers.Wish("http://x/", "apogee", List.of("check-in", "message"), true);
    var webhook = notices.add(ada.id(), ada.id(), wish, "secret").id();
    var id =
        made(
            """
            {"name": "Cup", "game": "sol", "format": "swiss", "rounds": 1,
             "startAt": "%s",
             "registration": {"checkIn": {"opens": "2020-01-01T00:00:00Z", "closes": "PT1H"}},
             "entrants": [{"player": "%s"}, {"bot": "random"}]}
            """
                .formatted(Instant.now().plus(Duration.ofDays(30)), ada.id()));
    cluster.post(id + "/message", "{\"text\":\"Welcome.\"}");
    cluster.post(id + "/message", "{\"text\":\"Hurry.\"}");
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() ->
            assertThat(notices.log(webhook, ada.id(), Optional.empty(), Long.MAX_VALUE, 9))
                .extracting(LoggedDelivery::title)
                .containsExactlyInAnyOrder(
                    "The check-in of Cup is open", "Message of Cup", "Message of Cup"));
  }

  @Test
  void ofWhatThereIsNoneAZeroIsTold() {
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(() ->
            assertThat(cluster.matchmaker().metrics().scrape())
                .contains("apogee_tournaments{format=\"double-knock-out\",state=\"paused\"} 0.0")
                .contains("apogee_tournament_players{state=\"paused\"}"));
  }

  private static Stream<String> listed(String state) {
    return each(cluster.get("?limit=200&state=" + state).json().get("items"))
        .map(item -> item.get("id").asText());
  }

  @Test
  void largerTablesOfHouseBotsAreGroupedByCost() {
    var bots = String.join(",", Collections.nCopies(7, "{\"bot\":\"random\"}"));
    var id =
        made(
            """
            {"name": "Seven", "game": "supernova", "format": "swiss", "tableSize": 4, "rounds": 2,
             "startInSeconds": 0, "entrants": [%s]}
            """
                .formatted(bots));
    var last = cluster.lines(id + "/stream").reduce((_, next) -> next).orElseThrow();
    assertThat(last).contains("end");
    for (var round : cluster.get(id + "/rounds").json().get("items")) {
      assertThat(round.get("tables")).hasSize(2);
      assertThat(each(round.get("relaxed")).map(given -> given.get("rule").asText()))
          .contains("table-size");
    }
  }

  @Test
  void aTournamentWithAKeyIsMadeOnce() {
    var body = "{\"name\":\"K\",\"game\":\"sol\",\"format\":\"arena\",\"key\":\"k1\"}";
    var first = cluster.post("", body);
    var again = cluster.post("", body);
    assertThat(first.status()).isEqualTo(201);
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.json().get("tournament")).isEqualTo(first.json().get("tournament"));
    assertThat(again.json().get("repeated").asBoolean()).isTrue();
  }

  @Test
  void aReportIsTakenAndWrittenAgain() {
    var bots = String.join(",", Collections.nCopies(4, "{\"bot\":\"random\"}"));
    var id =
        made(
            """
            {"name": "R", "game": "sol", "format": "swiss", "rounds": 1, "startInSeconds": 0,
             "entrants": [%s]}
            """
                .formatted(bots));
    assertThat(cluster.lines(id + "/stream").toList()).isNotEmpty();
    var report = cluster.get(id + "/trf").body().lines().toList();
    var lines = report.stream().map(line -> "\"" + line + "\"").toList();
    var imported =
        cluster.post(
            "/import",
            """
            {"name": "R", "game": "sol", "format": "swiss", "rounds": 2, "entrants": [%s],
             "trf": %s}
            """
                .formatted(bots, lines));
    assertThat(imported.status()).as(imported.body()).isEqualTo(201);
    var path = "/" + imported.json().get("tournament").asText();
    cluster.post(path + "/start");
    assertThat(cluster.lines(path + "/stream").toList()).isNotEmpty();
    var rounds = cluster.get(path + "/rounds").json().get("items");
    assertThat(rounds).hasSize(2);
    var first = cluster.get(id + "/rounds/1").json();
    // A report knows who met and how it ended, but not which table was the first.
    assertThat(each(rounds.get(0).get("tables")).map(t -> t.get("places")).toList())
        .containsExactlyInAnyOrderElementsOf(
            each(first.get("tables")).map(t -> t.get("places")).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}|missing-field",
        "{'name':'x','game':'chess','format':'swiss'}|unknown-game",
        "{'name':'x','game':'sol','format':'lottery'}|out-of-range",
        "{'name':'x','game':'sol','format':'swiss','tableSize':1}|out-of-range",
        "{'name':'x','game':'beyond-nebula','format':'swiss','tableSize':4}|bad-seat-count",
        "{'name':'x','game':'sol','format':'swiss','smallestTable':4,'tableSize':3}|bad-table-size",
        "{'name':'x','game':'sol','format':'swiss','points':[1,2]}|bad-points",
        "{'name':'x','game':'sol','format':'swiss','points':[-1]}|out-of-range",
        "{'name':'x','game':'sol','format':'swiss','tieBreaks':['coin']}|out-of-range",
        "{'name':'x','game':'sol','format':'swiss','seed':'x'}|out-of-range",
        "{'name':'x','game':'sol','format':'swiss','options':{'wind':'1'}}|unknown-option",
        "{'name':'x','game':'sol','format':'swiss','entrants':[{}]}|bad-entrant",
        "{'name':'x','game':'sol','format':'swiss','entrants':[{'bot':'hal'}]}|unknown-bot",
        "{'name':'x','game':'sol','format':'swiss','entrants':[{'player':'p-0'}]}|unknown-player",
        "{'name':'x','game':'sol','format':'swiss','clock':{'bankMillis':1}}|missing-field",
        "{'name':'x','game':'sol','format':'swiss','rounds':0}|out-of-range",
        "{'name':'x','game':'sol','format':'swiss','speed':9}|unknown-field",
        "[]|bad-json"
      })
  void aBadTournamentIsRefusedByACode(String body, String code) {
    assertThat(cluster.post("", body.replace('\'', '"')).code()).isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/extend|{}|missing-field",
        "/extend|{'rounds':1,'minutes':1}|missing-field",
        "/extend|{'minutes':5}|cannot-extend",
        "/forbidden|{'one':'a','other':'a'}|no-such-entrant",
        "/pairing|{'tables':[]}|bad-pairing",
        "/pairing|{'tables':[['a']]}|bad-pairing",
        "/pairing|{'tables':'a'}|wrong-type",
        "/byes|{'entrant':'a','round':1}|no-such-entrant",
        "/byes|{'entrant':'a','round':1,'kind':'win'}|out-of-range",
        "/rounds/1/tables/1/void|{'reason':'x'}|no-such-round",
        "/rounds/x/tables/1/void|{'reason':'x'}|bad-parameter",
        "/rounds/1/tables/1/result|{'places':[1,2]}|missing-field",
        "/rounds/1/tables/1/result|{'places':[0,2],'reason':'x'}|out-of-range",
        "/entrants|{'bot':'greedy','player':'x'}|bad-entrant"
      })
  void aBadWishIsRefusedByACode(String path, String body, String code) {
    var id = made("{\"name\":\"W\",\"game\":\"sol\",\"format\":\"swiss\"}");
    assertThat(cluster.post(id + path, body.replace('\'', '"')).code()).isEqualTo(code);
  }

  @Test
  void whatIsNotThereIsSaidSo() {
    for (var path :
        List.of(
            "",
            "/rounds",
            "/rounds/1",
            "/standings",
            "/audit",
            "/stream",
            "/trf",
            "/standings.csv",
            "/games.csv",
            "/export.json",
            "/picture",
            "/calendar.ics")) {
      var got = cluster.get("/nowhere" + path);
      assertThat(got.status()).as(path).isEqualTo(404);
      assertThat(got.code()).as(path).isEqualTo("no-such-tournament");
    }
    assertThat(cluster.post("/nowhere/start").code()).isEqualTo("no-such-tournament");
    assertThat(cluster.get("?cursor=x").code()).isEqualTo("bad-cursor");
    assertThat(cluster.get("?state=asleep").code()).isEqualTo("bad-parameter");
  }
}
