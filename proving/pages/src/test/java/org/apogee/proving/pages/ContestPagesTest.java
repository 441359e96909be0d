package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.apogee.engine.Rulesets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Tournaments, ladders, ratings and statistics as the pages show what was really played. */
@ExtendWith(OnSite.class)
class ContestPagesTest {
  private static final String LADDER = "pages-sol";
  private static final int MANY = 2000;
  private static final int LISTED_MOST = 25;

  private static String swiss = "";
  private static String knockOut = "";

  private final Site site;
  private final Tab tab;
  private final Looks looks;

  ContestPagesTest(Site site) {
    this.site = site;
    this.tab = site.tab().looking(1280, 900, "dark");
    this.looks = new Looks(site, tab);
  }

  @BeforeAll
  static void play(Site site) {
    swiss = tournament(site, "Swiss of the pages", "swiss", 2, 0);
    knockOut = tournament(site, "Cup of the pages", "knock-out", 2, 0);
    site.post(
        "/ladders",
        "{\"id\":\"%s\",\"game\":\"sol\",\"tableSize\":2,\"gamesMax\":1,\"options\":{%s}}"
            .formatted(LADDER, Site.SHORT.get("sol")));
    for (var bot : List.of("random", "greedy")) {
      site.post("/ladders/" + LADDER + "/entrants", "{\"bot\":\"" + bot + "\"}");
    }
    site.over("nova-solis");
    site.await(() -> isOver(site, swiss) && isOver(site, knockOut));
    site.await(() -> site.get("/ladders/" + LADDER).get("games").asInt() >= 3);
    site.post("/ladders/" + LADDER + "/pause", "{\"reason\":\"Enough for the pages.\"}");
    site.await(() -> site.get("/ladders/" + LADDER).get("live").asInt() == 0);
    site.await(() -> !site.get("/ratings/sol/history?participant=house:greedy").isEmpty());
    site.await(() -> site.get("/stats/entity").get("games").asInt() > 0);
  }

  private static String tournament(Site site, String name, String format, int size, int rounds) {
    var bots =
        List.of("random", "greedy", "mcts:1", "mcts:2").stream()
            .map("{\"bot\":\"%s\"}"::formatted)
            .collect(Collectors.joining(","));
    var length = rounds > 0 ? "\"rounds\":" + rounds + "," : "";
    return site.post(
            "/tournaments",
            """
            {"name":"%s","game":"sol","format":"%s","tableSize":%d,%s"options":{%s},"rated":true,
             "startInSeconds":0,"entrants":[%s]}
            """
                .formatted(name, format, size, length, Site.SHORT.get("sol"), bots))
        .get("tournament")
        .asText();
  }

  private static boolean isOver(Site site, String tournament) {
    return site.get("/tournaments/" + tournament).get("state").asText().equals("finished");
  }

  @AfterEach
  void close() {
    tab.close();
  }

  @Test
  void everyPageOfContestsShowsItselfOnADeskAndOnAPhone() {
    var pages = new LinkedHashMap<String, List<String>>();
    pages.put("home", List.of("/", "!!document.querySelector('.featured .board')"));
    pages.put("tournaments", List.of("/tournaments", has("Cup of the pages")));
    pages.put("tournament", List.of("/tournaments/" + swiss, has("has ended")));
    pages.put("knock-out", List.of("/tournaments/" + knockOut, has("has ended")));
    pages.put("embed", List.of("/embed/tournaments/" + swiss, has("All results on Apogee")));
    pages.put("bots", List.of("/bots/new", has("to make a bot")));
    pages.put("ladders", List.of("/ladders", has("mcts:2")));
    pages.put("ladder", List.of("/ladders/" + LADDER, has("greedy")));
    pages.put("player", List.of("/players/house:greedy", "!!document.querySelector('.line')"));
    pages.put("entity", List.of("/entity", "!!document.querySelector('.bar')"));
    pages.forEach((name, page) -> looks.onDeskAndPhone(name, page.getFirst(), page.getLast()));
  }

  private static String has(String text) {
    return "document.getElementById('main').innerText.includes('%s')".formatted(text);
  }

  @Test
  void standingsRoundsAndReasonsAreThoseOfTheApi() {
    tab.go(site.url("/tournaments/" + swiss));
    tab.awaitTrue("document.querySelectorAll('[aria-label=Standings] tbody tr').length === 4");
    for (var row : site.get("/tournaments/" + swiss + "/standings").get("items")) {
      assertThat(tab.text("[aria-label=Standings] tbody")).contains(row.get("name").asText());
    }
    var rounds = site.get("/tournaments/" + swiss + "/rounds").get("items");
    for (var round : rounds) {
      int number = round.get("round").asInt();
      tab.clickOn(
          "[...document.querySelectorAll('[aria-label=Rounds] button')]"
              + ".find((one) => one.textContent === 'Round %d')".formatted(number));
      tab.awaitTrue("!!document.querySelector('[aria-label=\"Round %d\"]')".formatted(number));
      for (var table : round.get("tables")) {
        assertThat(tab.text("[aria-label='Round " + number + "']"))
            .containsIgnoringCase(table.get("reason").asText());
      }
    }
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void aBracketShowsEachTableAndWhoWonIt() {
    tab.go(site.url("/tournaments/" + knockOut));
    tab.awaitTrue("!!document.querySelector('.bracket')");
    var tables = site.get("/tournaments/" + knockOut + "/rounds").findValues("tables");
    int boxes = tables.stream().mapToInt(JsonNode::size).sum();
    assertThat(tab.value("document.querySelectorAll('.bracket-box').length").asInt())
        .isEqualTo(boxes);
    var leader = site.get("/tournaments/" + knockOut + "/standings").at("/items/0/name").asText();
    assertThat(tab.text(".bracket")).contains(leader + " first");
  }

  @Test
  void leaderboardAndCurveAreThoseOfTheApi() {
    tab.go(site.url("/ladders/" + LADDER));
    var first = site.get("/ratings/sol").at("/items/0");
    tab.awaitTrue("!!document.querySelector('[aria-label=Leaderboard] tbody tr')");
    assertThat(tab.text("[aria-label=Leaderboard] tbody tr"))
        .contains(first.get("name").asText())
        .contains(first.get("games").asText());
    var history = site.get("/ratings/sol/history?participant=house:greedy&limit=200").get("items");
    tab.go(site.url("/players/house:greedy"));
    tab.awaitTrue("!!document.querySelector('.chart .line')");
    assertThat(tab.value("document.querySelectorAll('[data-pool=sol] .dot').length").asInt())
        .isEqualTo(history.size());
    var now = site.get("/ratings?participant=house:greedy").at("/items/0/standing");
    var row = "[aria-label='Rating in each pool'] tbody tr";
    tab.awaitTrue("!!document.querySelector(%s)".formatted(Tab.quoted(row)));
    assertThat(tab.text(row)).contains(now.get("rank").asText(), now.get("games").asText());
  }

  @Test
  void whatTheEntityDidIsThatOfTheApi() {
    tab.go(site.url("/entity"));
    tab.awaitTrue("!!document.querySelector('.big-number')");
    var stats = site.get("/stats/entity");
    assertThat(tab.text(".big-number")).startsWith(stats.get("games").asText() + " game");
    var glossary = Rulesets.find("nova-solis").glossary();
    for (var line : stats.get("races")) {
      var race = glossary.find(line.get("of").asText()).getFirst();
      assertThat(tab.text("main")).contains(race.name());
    }
  }

  @Test
  void aTournamentIsWatchedLive() {
    var player = site.post("/players", "{\"name\":\"Zoe of the cup\"}");
    var id = player.at("/player/id").asText();
    var token = player.at("/token/secret").asText();
    var made =
        site.post(
            "/tournaments",
            """
            {"name":"Watched","game":"sol","format":"swiss","rounds":1,"options":{%s},
             "entrants":[{"player":"%s"},{"bot":"greedy"}]}
            """
                .formatted(Site.SHORT.get("sol"), id));
    var path = "/tournaments/" + made.get("tournament").asText();
    tab.go(site.url(path));
    tab.awaitTrue("document.querySelector('h1').textContent === 'Watched'");
    assertThat(tab.text(".game-head .chip")).isEqualTo("open");
    assertThat(tab.text("main")).contains("No round has started.");
    site.tell(path + "/start", Site.TOKEN);
    tab.awaitTrue("document.querySelector('.game-head .chip').textContent === 'running'");
    tab.awaitTrue("!!document.querySelector('[aria-label=\"Round 1\"] .chip.live')");
    var game = site.get(path + "/rounds").at("/items/0/tables/0/games/0/game").asText();
    site.await(() -> site.get("/games/" + game).get("stage").asText().equals("live"));
    site.tell("/games/" + game + "/resign", token);
    tab.awaitTrue("document.querySelector('.game-head .chip').textContent === 'finished'");
    tab.awaitTrue("!document.querySelector('.chip.live')");
    tab.awaitTrue(
        "[...document.querySelector('[aria-label=Standings] tbody tr').cells]"
            + ".map((one) => one.textContent).join().match(/^1,greedy,[^,]*,1,/) !== null");
    tab.awaitTrue(has("The tournament is complete."));
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void aTournamentWithThePrintedPresetPlaysPrintedGamesAndItsPageSaysSo() {
    var made =
        site.post(
            "/tournaments",
            """
            {"name": "As printed", "game": "nova-solis", "format": "swiss", "rounds": 1, "startInSeconds": 0,
             "options": {"preset": "printed", "homeworlds": "MEASURED"},
             "entrants": [{"bot": "random"}, {"bot": "random", "name": "Other"}]}
            """);
    var path = "/tournaments/" + made.get("tournament").asText();
    site.await(() -> site.get(path).get("state").asText().equals("finished"));
    var game = site.get(path + "/rounds").at("/items/0/tables/0/games/0/game").asText();
    var options = site.get("/games/" + game).get("options");
    assertThat(options.get("demand").asText()).isEqualTo("PRINTED");
    assertThat(options.get("homeworlds").asText()).as("overrides").isEqualTo("MEASURED");
    tab.go(site.url(path));
    tab.awaitTrue("document.querySelector('h1').textContent === 'As printed'");
    assertThat(tab.text(".lead")).contains("preset printed");
    tab.click("main details summary");
    assertThat(tab.text("main details")).contains("demand printed", "homeworlds measured");
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void aVisitorIsOneClickFromALiveNovaSolisGame() {
    var id = liveNovaSolis();
    tab.go(site.url("/"));
    tab.awaitTrue("!!document.querySelector('.featured .board')");
    tab.click(".featured a.main");
    tab.awaitTrue("location.pathname === '/games/%s'".formatted(id));
    tab.awaitTrue(
        "!!document.querySelector('.board .place') && !!document.querySelector('.chip.live')");
    site.end(id);
    tab.awaitTrue("!document.querySelector('.game-head .chip.live')");
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void aGameThatEndsOnTheStartPageIsNotOfferedAsLive() {
    var id = liveNovaSolis();
    tab.go(site.url("/"));
    tab.awaitTrue(featured(id, "Watch live"));
    site.end(id);
    tab.awaitTrue(featured(id, "View the game"));
    assertThat(looks.complaints()).isEmpty();
  }

  /** A game of bots that goes on long enough, once it is listed. */
  private String liveNovaSolis() {
    var bots = "{\"bot\":\"mcts:1000\"},{\"bot\":\"mcts:2000\"},{\"bot\":\"greedy\"}";
    var id = site.open("nova-solis", "", bots);
    site.await(
        () -> site.get("/games?stage=live&ruleset=nova-solis").findValuesAsText("id").contains(id));
    return id;
  }

  private static String featured(String game, String offer) {
    return "document.querySelector(\".featured a[href='/games/%s']\")?.textContent === '%s'"
        .formatted(game, offer);
  }

  @Test
  void twoThousandLiveGamesAreListedAPageAtATime() throws SQLException {
    site.over("sol");
    try (var connection = site.database();
        var statement = connection.createStatement()) {
      statement.execute(copyGames(MANY));
      statement.execute(COPY_SEATS);
      try {
        for (var path : List.of("/", "/games?stage=live", "/status")) {
          tab.go(site.url(path));
          tab.awaitTrue("document.querySelectorAll('.list a.row, .big-number').length > 0");
          int rows = tab.value("document.querySelectorAll('.list a.row').length").asInt();
          assertThat(rows).as(path).isLessThanOrEqualTo(LISTED_MOST);
          tab.measured(path + " with " + MANY + " live games");
        }
        tab.awaitTrue("document.querySelector('.big-number').textContent.startsWith('2,0')");
        tab.go(site.url("/games?stage=live"));
        tab.clickOn(
            "[...document.querySelectorAll('button')].find((one) => one.textContent === 'Older')");
        tab.awaitTrue("document.querySelector('.list a.row').href.endsWith('/many-1975')");
        assertThat(tab.value("document.querySelectorAll('.list a.row').length").asInt())
            .isEqualTo(LISTED_MOST);
      } finally {
        statement.execute("DELETE FROM games.game WHERE id LIKE 'many-%'");
      }
    }
    assertThat(looks.complaints())
        .as("only that a copied row has no board")
        .allMatch(text -> text.contains("/games/many-"));
  }

  /** As if so many games had begun: rows of the list, copied from one that is over. */
  private static String copyGames(int number) {
    return """
    INSERT INTO games.game (id, number, ruleset, game, options, stage, origin, ordered_by, pool,
      seats, sequence, started_at, changed_at)
    SELECT 'many-' || n, 1000000000 + n, ruleset, game, options, 'live', origin, ordered_by, pool,
      seats, 1, now(), now()
    FROM (SELECT * FROM games.game WHERE game = 'sol' AND stage = 'over' LIMIT 1) AS one,
      generate_series(1, %d) AS n
    """
        .formatted(number);
  }

  private static final String COPY_SEATS =
      """
      INSERT INTO games.game_seat (game_id, seat, number, player, name, bot)
      SELECT many.id, seat, many.number, player, name, bot
      FROM (SELECT * FROM games.game WHERE id LIKE 'many-%') AS many, games.game_seat AS one
      WHERE one.game_id = (SELECT id FROM games.game WHERE game = 'sol' AND stage = 'over' LIMIT 1)
      """;
}
