package org.apogee.analytics.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apogee.analytics.Analytics;
import org.apogee.analytics.TestFeed;
import org.apogee.local.LocalBroker;
import org.apogee.local.LocalDatabase;
import org.apogee.local.LocalPorts;
import org.apogee.platform.http.OpenApi;
import org.apogee.proving.sample.SampleFeed;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole process, asked over HTTP. */
class ApiTest {
  private static final int GAMES = 120;
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final int MANAGEMENT = LocalPorts.free();

  private static TestFeed feed;
  private static Analytics analytics;
  private static JsonNode document;

  @BeforeAll
  static void start() throws Exception {
    feed = TestFeed.open(2);
    var sample = new SampleFeed(21, 1);
    for (int i = 0; i < GAMES; i++) {
      sample.game().forEach(feed::send);
    }
    feed.flush();
    analytics =
        Analytics.start(
            Analytics.load(
                Map.of(
                    "APOGEE_DATABASE_URL",
                    LocalDatabase.forTests().freshDatabase(),
                    "APOGEE_DATABASE_USER",
                    LocalDatabase.USER,
                    "APOGEE_DATABASE_PASSWORD",
                    LocalDatabase.PASSWORD,
                    "APOGEE_KAFKA",
                    LocalBroker.forTests().bootstrap(),
                    "APOGEE_HTTP_PORT",
                    "0",
                    "APOGEE_HTTP_ANONYMOUS_PER_SECOND",
                    "100000",
                    "APOGEE_HTTP_ANONYMOUS_BURST",
                    "100000",
                    "APOGEE_MANAGEMENT_PORT",
                    Integer.toString(MANAGEMENT),
                    "APOGEE_ANALYTICS_GAMES_TOPIC",
                    feed.settings().gamesTopic(),
                    "APOGEE_ANALYTICS_RESULTS_TOPIC",
                    feed.settings().resultsTopic())));
    await()
        .atMost(Duration.ofMinutes(3))
        .until(() ->
            sum(ok("/ratings").path("items"), "results") == GAMES
                && sum(ok("/stats/games").path("items"), "games") == GAMES);
    document = ok("/analytics/openapi.json");
  }

  @AfterAll
  static void stop() {
    analytics.close();
    feed.close();
  }

  private static long sum(JsonNode items, String field) {
    long sum = 0;
    for (var item : items) {
      sum += item.path(field).asLong();
    }
    return sum;
  }

  @Test
  void theDocumentAndTheRoutesTellTheSame() {
    @SuppressWarnings("NullAway") // only their names are looked at
    var routes = AnalyticsApi.routes(null);
    assertThat(OpenApi.load(AnalyticsApi.DOCUMENT).differences(routes)).isEmpty();
  }

  @Test
  void aLeaderboardIsInOrderAndPaged() throws Exception {
    var all = items("/ratings/nova-solis?limit=200");
    assertThat(all).hasSizeGreaterThan(10);
    for (int i = 0; i < all.size(); i++) {
      var one = all.get(i);
      assertShape("Leader", one);
      assertThat(one.path("rank").asInt()).isEqualTo(i + 1);
      double cautious = one.path("rating").asDouble() - 3 * one.path("uncertainty").asDouble();
      assertThat(one.path("cautious").asDouble()).isEqualTo(cautious);
      if (i > 0) {
        assertThat(cautious).isLessThanOrEqualTo(all.get(i - 1).path("cautious").asDouble());
      }
    }
    assertThat(paged("/ratings/nova-solis?limit=7")).isEqualTo(all);
  }

  @Test
  void entitiesAndPlayersCanBeListedApart() throws Exception {
    var entities = items("/ratings/nova-solis?kind=entity&limit=200");
    var players = items("/ratings/nova-solis?kind=player&limit=200");
    assertThat(entities).isNotEmpty().allMatch(one -> id(one).startsWith("entity:"));
    assertThat(players).isNotEmpty().noneMatch(one -> id(one).startsWith("entity:"));
    assertThat(players).anyMatch(one -> id(one).equals("house:mcts:500"));
    assertThat(paged("/ratings/nova-solis?kind=entity&limit=3")).isEqualTo(entities);
    assertThat(items("/ratings/sol?kind=entity")).isEmpty();
  }

  private static String id(JsonNode leader) {
    return leader.path("participant").asText();
  }

  @Test
  void aHistoryIsAChainThatEndsAtTheRating() throws Exception {
    for (var leader : items("/ratings/nova-solis?limit=5")) {
      var path = "/ratings/nova-solis/history?participant=" + id(leader);
      var changes = paged(path + "&limit=3");
      assertThat(changes).hasSize(leader.path("games").asInt());
      assertThat(changes.getFirst().path("after").path("rating")).isEqualTo(leader.path("rating"));
      for (int i = 1; i < changes.size(); i++) {
        assertShape("Change", changes.get(i));
        assertThat(changes.get(i).path("after")).isEqualTo(changes.get(i - 1).path("before"));
      }
      assertThat(changes.getLast().path("before").path("rating").asDouble()).isEqualTo(25.0);
    }
  }

  @Test
  void aPlayersHistoryIsOverAllPools() throws Exception {
    var changes = paged("/players/house:greedy/history?limit=9");
    int wanted = 0;
    for (var pool : items("/ratings")) {
      for (var one : items("/ratings/" + pool.path("pool").asText() + "?limit=200")) {
        wanted += id(one).equals("house:greedy") ? one.path("games").asInt() : 0;
      }
    }
    assertThat(changes).hasSize(wanted);
    assertThat(changes).extracting(one -> one.path("pool").asText()).contains("sol", "nova-solis");
    assertThat(items("/players/p-nobody/history")).isEmpty();
  }

  @Test
  void theRatingsOfAParticipantAreThoseOfTheLeaderboards() throws Exception {
    var own = paged("/ratings?participant=house:greedy&limit=1");
    assertThat(own).hasSizeGreaterThan(1);
    for (var pool : own) {
      assertShape("Pool", pool);
      var leaders = items("/ratings/" + pool.path("pool").asText() + "?kind=player&limit=200");
      assertThat(leaders).contains(pool.path("standing"));
      assertThat(pool.path("standing").path("participant").asText()).isEqualTo("house:greedy");
    }
    var entity = items("/ratings/nova-solis?kind=entity").getFirst();
    assertThat(items("/ratings?participant=" + id(entity)).getFirst().path("standing"))
        .isEqualTo(entity);
    assertThat(items("/ratings?participant=p-nobody")).isEmpty();
  }

  @Test
  void meetingsAreSeenFromBothSides() throws Exception {
    var met = paged("/ratings/sol/meetings?participant=house:greedy&limit=4");
    assertThat(met).hasSizeGreaterThan(4);
    for (var one : met) {
      assertShape("Meeting", one);
      var other = one.path("opponent").asText();
      var mirrored = items("/ratings/sol/meetings?participant=" + other + "&opponent=house:greedy");
      assertThat(mirrored).hasSize(1);
      assertThat(mirrored.getFirst().path("better")).isEqualTo(one.path("worse"));
      assertThat(mirrored.getFirst().path("worse")).isEqualTo(one.path("better"));
      assertThat(mirrored.getFirst().path("ties")).isEqualTo(one.path("ties"));
    }
  }

  @Test
  void statisticsOfTheEntityAddUp() throws Exception {
    var all = ok("/stats/entity");
    assertShape("EntityStatistics", all);
    long games = all.path("games").asLong();
    long defeats = all.path("defeats").asLong();
    assertThat(games)
        .isEqualTo(itemOf("/stats/games", "game", "nova-solis").path("games").asLong());
    assertThat(defeats).isBetween(1L, games - 1);
    for (var family :
        List.of("scenarios", "difficulties", "powers", "tables", "modes", "endings", "phases")) {
      assertThat(sum(all.path(family), "games")).as(family).isEqualTo(games);
      assertThat(sum(all.path(family), "defeats")).as(family).isEqualTo(defeats);
    }
    assertThat(sum(all.path("bots"), "games")).isGreaterThan(games);
    assertThat(all.path("races")).isNotEmpty();
    long byDifficulty = 0;
    for (var line : all.path("difficulties")) {
      var one = ok("/stats/entity?difficulty=" + line.path("of").asText());
      assertThat(one.path("defeats")).isEqualTo(line.path("defeats"));
      byDifficulty += one.path("games").asLong();
    }
    assertThat(byDifficulty).isEqualTo(games);
    var scenario = all.path("scenarios").get(0);
    var one = ok("/stats/entity?scenario=" + scenario.path("scenario").asText());
    assertThat(one.path("games")).isEqualTo(scenario.path("games"));
    assertThat(ok("/stats/entity?ruleset=sol").path("games").asInt()).isZero();
    assertThat(ok("/stats/entity?ruleset=nova-solis/1&seats=9").path("games").asInt()).isZero();
  }

  @Test
  void statisticsOfAGameAddUp() throws Exception {
    for (var item : items("/stats/games")) {
      var game = item.path("game").asText();
      var all = ok("/stats/games/" + game);
      assertShape("GameStatistics", all);
      assertThat(all.path("games")).isEqualTo(item.path("games"));
      assertThat(sum(all.path("endings"), "games")).isEqualTo(item.path("games").asLong());
      assertThat(sum(all.path("lengths"), "games")).isEqualTo(item.path("games").asLong());
      assertThat(ok("/stats/games/" + game + "?edition=1").path("games"))
          .isEqualTo(item.path("games"));
      long bySeats = 0;
      for (int seats = 1; seats <= 6; seats++) {
        var table = ok("/stats/games/" + game + "?seats=" + seats);
        bySeats += table.path("games").asLong();
        double shares = 0;
        for (var seat : table.path("seats")) {
          assertThat(seat.path("games")).isEqualTo(table.path("games"));
          shares += seat.path("share").asDouble();
        }
        assertThat(shares).isIn(0.0, 1.0, shares > 0.999 && shares < 1.001 ? shares : 1.0);
      }
      assertThat(bySeats).isEqualTo(item.path("games").asLong());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "404, no-such-pool, /ratings/nothing",
    "404, no-such-participant, /ratings/sol/history?participant=nobody",
    "404, no-such-participant, /ratings/sol/meetings?participant=nobody",
    "404, no-such-statistics, /stats/games/chess",
    "404, no-such-statistics, /stats/games/sol?edition=7",
    "400, bad-parameter, /stats/games/%25",
    "404, no-such-route, /rating",
    "404, no-such-route, /stats",
    "405, wrong-method, POST /ratings",
    "400, missing-parameter, /ratings/sol/history",
    "400, missing-parameter, /ratings/sol/meetings",
    "400, bad-cursor, /ratings/sol?cursor=nobody",
    "400, bad-cursor, /players/x/history?cursor=1",
    "400, bad-cursor, /players/x/history?cursor=9999999999999999999.g",
    "400, bad-parameter, /ratings/sol/history?participant=x&cursor=z",
    "400, bad-parameter, /ratings/sol/history?participant=x%27y",
    "400, bad-parameter, /ratings/sol?limit=0",
    "400, bad-parameter, /ratings/sol?limit=201",
    "400, bad-parameter, /ratings/sol?limit=x",
    "400, bad-parameter, /ratings/sol?kind=robot",
    "400, bad-parameter, /ratings/sol?kind=",
    "400, bad-parameter, /ratings/so'l",
    "400, bad-parameter, /ratings?cursor=%00",
    "400, bad-parameter, /stats/entity?seats=0",
    "400, bad-parameter, /stats/entity?seats=many",
    "400, bad-parameter, /stats/entity?ruleset=SOL",
    "400, bad-parameter, /stats/entity?ruleset=a%25",
    "400, bad-parameter, /stats/entity?power=%C3%28",
    "400, bad-parameter, /stats/games/sol?edition=-1",
    "400, unknown-parameter, /stats/games?limit=5",
    "400, unknown-parameter, /ratings/sol?sort=name",
    "400, unknown-parameter, /stats/entity?mode=COOP",
  })
  void badRequestsGetASentence(int status, String code, String line) throws Exception {
    boolean isPost = line.startsWith("POST ");
    var path = isPost ? line.substring(5) : line;
    var request = HttpRequest.newBuilder(uri(path.replace("'", "%27")));
    if (isPost) {
      request.POST(HttpRequest.BodyPublishers.ofString("{}"));
    }
    var answer = CLIENT.send(request.build(), BodyHandlers.ofString());
    var problem = MAPPER.readTree(answer.body());
    assertThat(problem.path("code").asText()).as(answer.body()).isEqualTo(code);
    assertThat(answer.statusCode()).isEqualTo(status);
    assertThat(problem.path("detail").asText()).endsWith(".");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/started", "/ready", "/alive"})
  void theManagementPortSaysThatAllIsWell(String path) throws Exception {
    assertThat(management(path).statusCode()).isEqualTo(200);
  }

  @Test
  void metricsTellWhatBecameOfTheRecords() throws Exception {
    var metrics = management("/metrics").body();
    var topic = feed.settings().resultsTopic();
    assertThat(metrics)
        .contains(
            "apogee_analytics_records_total{outcome=\"applied\",topic=\"" + topic + "\"} 120.0")
        .contains("outcome=\"dead_letter\"")
        .contains("outcome=\"repeated\"")
        .contains("apogee_analytics_lag_records{topic=\"" + topic + "\"} 0.0")
        .contains("apogee_analytics_dead_letters 0.0")
        .contains("apogee_analytics_apply_seconds_bucket")
        .contains("apogee_analytics_freshness_seconds_bucket")
        .contains("apogee_analytics_rebalances_total")
        .contains("apogee_rating_updates_total{game=\"nova-solis\"}")
        .contains("apogee_entity_games_total{scenario=\"")
        .contains("apogee_entity_defeats_total{scenario=\"")
        .contains("apogee_entity_rating{pool=\"")
        .contains("apogee_build_info");
    assertThat(metrics.lines().filter(line -> !line.startsWith("#")).count()).isLessThan(1500);
  }

  private static HttpResponse<String> management(String path) throws Exception {
    var uri = URI.create("http://127.0.0.1:" + MANAGEMENT + path);
    return CLIENT.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
  }

  private static URI uri(String path) {
    return URI.create("http://127.0.0.1:" + analytics.httpPort() + AnalyticsApi.ROOT + path);
  }

  private static JsonNode ok(String path) throws Exception {
    var answer = CLIENT.send(HttpRequest.newBuilder(uri(path)).build(), BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return MAPPER.readTree(answer.body());
  }

  private static List<JsonNode> items(String path) throws Exception {
    var list = new ArrayList<JsonNode>();
    ok(path).path("items").forEach(list::add);
    return list;
  }

  private static JsonNode itemOf(String path, String field, String value) throws Exception {
    return items(path).stream()
        .filter(item -> item.path(field).asText().equals(value))
        .findFirst()
        .orElseThrow();
  }

  /** All pages in a row; the path has a query already. */
  private static List<JsonNode> paged(String path) throws Exception {
    var list = new ArrayList<JsonNode>();
    var next = path;
    for (; ; ) {
      var page = ok(next);
      page.path("items").forEach(list::add);
      if (!page.has("next")) {
        return list;
      }
      next = path + "&cursor=" + page.path("next").asText();
    }
  }

  /** Every field of the document is there unless it may be left out, and no other one. */
  private static void assertShape(String schema, JsonNode is) {
    var wanted = document.path("components").path("schemas").path(schema);
    for (var required : wanted.path("required")) {
      assertThat(is.has(required.asText())).as("%s of %s", required, schema).isTrue();
    }
    is.fieldNames()
        .forEachRemaining(
            name -> assertThat(wanted.path("properties").has(name)).as(name).isTrue());
  }
}
