package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What a viewer gets to see: turns step by step, dice, the story of a game, the stage, the rules.
 */
@ExtendWith(OnSite.class)
class WatchingTest {
  private static final String QUESTION = "document.querySelector('.question:not([hidden]) .yes')";
  private static final String READY =
      "document.querySelector('.picker').hasAttribute('data-ready') || !!" + QUESTION;

  /** The question of the page, what was composed, or the last move of the bar. */
  private static final String NEXT =
      QUESTION
          + " ?? document.querySelector('.plan:not([hidden]) .send-now')"
          + " ?? [...document.querySelectorAll('.bar-of-moves .move')].at(-1)";

  private final Site site;
  private final Tab tab;
  private final Looks looks;

  WatchingTest(Site site) {
    this.site = site;
    this.tab = site.person().looking(1280, 900, "dark");
    this.looks = new Looks(site, tab);
  }

  @AfterEach
  void close() {
    tab.close();
  }

  @Test
  void theStageAndTheRulesShowThemselvesOnADeskAndOnAPhone() {
    var sol = site.over("sol");
    var pages = new TreeMap<String, List<String>>();
    pages.put("tv", List.of("/tv", "document.querySelector('.tv-grid') !== null"));
    pages.put("embed", List.of("/embed/" + sol, "!!document.querySelector('.board .place')"));
    pages.put("rules", List.of("/rules", "document.querySelectorAll('.game-card').length === 5"));
    pages.put(
        "developers",
        List.of("/developers", "document.querySelectorAll('.game-card').length === 5"));
    pages.put(
        "developers-sol",
        List.of("/developers/sol", "document.querySelectorAll('.rules table').length > 10"));
    for (var game : Site.SHORT.keySet()) {
      var shown = "document.querySelectorAll('.lesson-board .board').length === 6";
      pages.put("rules-" + game, List.of("/rules/" + game, shown));
    }
    pages.forEach((name, page) -> looks.onDeskAndPhone(name, page.getFirst(), page.getLast()));
  }

  @Test
  void aFinishedGameHasACurveNamedSwingsAndAResult() {
    var id = site.over("nova-solis");
    var game = site.get("/games/" + id);
    tab.go(site.url("/games/" + id));
    tab.awaitTrue(
        "document.querySelectorAll('.curve-line').length === " + game.get("seats").size());
    tab.awaitTrue("document.querySelectorAll('.swing').length > 0");
    tab.awaitTrue("document.querySelectorAll('.mark.entity').length > 0");
    tab.awaitTrue("document.querySelector('.places')?.textContent.includes('The Entity')");
    tab.click(".swing");
    tab.awaitTrue("/^#ply=[0-9]+$/.test(location.hash)");
    tab.clickOn(button("What would a strong bot"));
    tab.awaitTrue("document.querySelector('.analysis p').textContent.startsWith('Only players')");
    tab.clickOn(button("Verify"));
    tab.awaitTrue("document.querySelectorAll('.checks li').length === 3");
    assertThat(looks.complaints()).isEmpty();
  }

  private static String button(String words) {
    return "[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('%s'))"
        .formatted(words);
  }

  @Test
  void keysGoThroughAGame() {
    var id = site.over("sol");
    int plies = site.get("/games/" + id).get("plies").asInt();
    tab.go(site.url("/games/" + id));
    tab.awaitTrue("document.querySelectorAll('.mark').length > 0");
    tab.key("Home");
    tab.awaitTrue(isAt(0));
    tab.key("ArrowRight");
    tab.awaitTrue(isAt(1));
    tab.key("n");
    tab.awaitTrue("Number(document.querySelector('.scrub input').value) > 1");
    tab.key("End");
    tab.awaitTrue(isAt(plies));
    for (int i = 0; i < 5; i++) {
      tab.key("]");
    }
    tab.awaitTrue("document.querySelector('.speed').value === '8'");
    tab.key("Home");
    tab.awaitTrue(isAt(0));
    tab.key(" ");
    tab.awaitTrue("Number(document.querySelector('.scrub input').value) >= 3");
    tab.key(" ");
    tab.awaitTrue("document.querySelector('[aria-label=Play]') !== null");
    tab.key("?");
    tab.awaitTrue("document.querySelector('dialog').open");
    tab.value("localStorage.clear() ?? true");
    assertThat(looks.complaints()).isEmpty();
  }

  private static String isAt(int ply) {
    return "document.querySelector('.where').textContent.startsWith('%d of')".formatted(ply);
  }

  /** The values on the dice are those of the fact, so those that were drawn. */
  @Test
  void diceShowWhatWasRolled() {
    var id = site.over("beyond-nebula");
    var dice = firstFact(id, "harvest", "radiation", "combat-round", "electric-charge");
    tab.go(site.url("/games/" + id + "#ply=" + dice.ply()));
    tab.awaitTrue("document.querySelectorAll('.tray .die').length > 0");
    var shown =
        tab.value("[...document.querySelectorAll('.tray .die')].map((one) => +one.textContent)");
    assertThat(shown.toString()).contains(dice.value());
  }

  private record Rolled(int ply, String value) {}

  /** Of the events of a finished game, the first fact of these kinds with dice. */
  private Rolled firstFact(String id, String... kinds) {
    tab.go(site.url("/status"));
    var found =
        tab.value(
            """
            (async () => {
              const answer = await fetch("/api/v1/games/%s/stream?from=0",
                {headers: {Accept: "application/x-ndjson"}});
              const lines = (await answer.text()).split("\\n").filter(Boolean).map(JSON.parse);
              for (const event of lines.filter((one) => Array.isArray(one.plies))) {
                for (const ply of event.plies) {
                  const fact = ply.facts.find((one) => %s.includes(one.kind)
                    && (one.args.die ?? one.args.dice) !== undefined);
                  if (fact) {
                    return [ply.ply + 1, [fact.args.die ?? fact.args.dice].flat().join()];
                  }
                }
              }
              return [];
            })()
            """
                .formatted(id, Tab.quoted(String.join(" ", kinds)) + ".split(' ')"));
    assertThat(found).as("a fact with dice").hasSize(2);
    return new Rolled(found.get(0).asInt(), found.get(1).asText());
  }

  @Test
  void anOpponentsTurnIsPlayedStepByStepAndCanBeSeenAgain() {
    tab.moving();
    tab.go(site.url("/play?game=sol"));
    tab.fill("#guest-name", "Watcher");
    tab.click("#guest-name + button");
    tab.awaitTrue("document.body.innerText.includes('You play as')");
    tab.click("section > div > button.main");
    tab.awaitTrue("document.querySelectorAll('.bar-of-moves .move').length > 0");
    assertThat(tab.text("title")).startsWith("● Your move");
    assertThat(
            tab.isTrue("document.querySelector('link[rel=icon]').href.endsWith('icon-turn.svg')"))
        .isTrue();
    var id = tab.value("location.pathname.split('/')[2]").asText();
    tab.value(
        """
        (() => {
          window.seen = {steps: new Set(), travellers: 0, early: 0};
          new MutationObserver((all) => all.forEach((one) => {
            const isBehind = !document.querySelector(".skip-turn").hidden;
            const offers = document.querySelector(".bar-of-moves .move");
            window.seen.early += isBehind && offers ? 1 : 0;
            window.seen.steps.add(document.querySelector(".where").textContent.split(" ")[0]);
            one.addedNodes.forEach((node) => {
              window.seen.travellers += node.classList?.contains("traveller") ? 1 : 0;
            });
          })).observe(document.getElementById("main"), {childList: true, subtree: true});
          return true;
        })()
        """);
    int clicks = 0;
    while ((site.get("/games/" + id).get("plies").asInt() < 12
            || !tab.isTrue("window.seen.travellers > 0"))
        && clicks++ < 40) {
      tab.clickOn(NEXT);
      tab.awaitTrue(READY);
    }
    tab.awaitTrue("document.querySelector('.skip-turn').hidden");
    tab.awaitTrue("window.seen.steps.size > 3 && window.seen.travellers > 0");
    tab.value("window.seen.steps.clear()");
    tab.click(".turn-again");
    tab.awaitTrue("window.seen.steps.size > 1"); // back, and forwards to the present
    assertThat(tab.value("window.seen.early").asInt())
        .as("moves offered while the board was behind the game")
        .isZero();
    site.end(id);
    tab.awaitTrue("!document.title.startsWith('●')");
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void aPhoneShowsTheBoardAndTheMovesAtOnce() {
    tab.looking(390, 844, "dark");
    for (var game : Site.SHORT.keySet()) {
      tab.go(site.url("/play?game=" + game));
      if (!tab.isTrue("document.body.innerText.includes('You play as')")) {
        tab.awaitTrue("!!document.querySelector('#guest-name')");
        tab.fill("#guest-name", "Phone");
        tab.click("#guest-name + button");
        tab.awaitTrue("document.body.innerText.includes('You play as')");
      }
      tab.click("section > div > button.main");
      tab.awaitTrue("document.querySelectorAll('.bar-of-moves .move').length > 0");
      tab.awaitTrue(
          """
          (() => {
            const board = document.querySelector(".board-frame").getBoundingClientRect();
            const picker = document.querySelector(".picker").getBoundingClientRect();
            const move = document.querySelector(".bar-of-moves .move").getBoundingClientRect();
            const time = document.querySelector(".own-time").getBoundingClientRect();
            return board.top >= 0 && board.bottom <= picker.top + 1
              && picker.bottom <= innerHeight + 1 && move.top < innerHeight
              && time.height > 0 && time.top >= picker.top && time.bottom < picker.bottom
              && document.documentElement.scrollWidth <= innerWidth;
          })()
          """);
      assertThat(tab.text(".own-time")).containsPattern("^Your clock [0-9]+:[0-9]{2}");
      tab.shoot(Looks.PICTURES.resolve("phone-" + game + ".png"), 390, 844);
      var id = tab.value("location.pathname.split('/')[2]").asText();
      looks.onDeskAndPhone("table-" + game, "/games/" + id, READY);
      tab.looking(390, 844, "dark");
      site.end(id);
    }
  }

  @Test
  void aLinkToAGameHasAPictureAndAGameCanBeEmbedded() {
    var id = site.over("sol");
    tab.go(site.url("/games/" + id));
    var picture =
        tab.value("document.querySelector('meta[property=\"og:image\"]').content").asText();
    assertThat(tab.value("document.querySelector('meta[property=\"og:title\"]').content").asText())
        .startsWith("SOL: Last Days of a Star: greedy");
    var size =
        tab.value(
            """
            new Promise((done) => {
              const image = new Image();
              image.onload = () => done([image.naturalWidth, image.naturalHeight]);
              image.src = new URL(%s).pathname;
            })
            """
                .formatted(Tab.quoted(picture)));
    assertThat(size.toString()).isEqualTo("[1200,630]");
    var policies =
        tab.value(
            """
            Promise.all(["/embed/%1$s", "/games/%1$s"].map((path) => fetch(path).then((answer) =>
              answer.headers.get("Content-Security-Policy").split("frame-ancestors ")[1])))
            """
                .formatted(id));
    assertThat(policies.toString()).isEqualTo("[\"*\",\"'none'\"]");
  }

  @Test
  void gamesAreFoundByTheNameOfAPlayer() {
    var player = site.post("/players", "{\"name\":\"Quentin of the search\"}");
    var seat = "{\"player\":\"" + player.at("/player/id").asText() + "\"},{\"bot\":\"random\"}";
    var id = site.open("sol", "", seat);
    site.await(() -> found("quentin").contains(id));
    assertThat(found("Quentin%20of")).containsExactly(id);
    assertThat(found("uentin")).isEmpty();
    tab.go(site.url("/games"));
    tab.fill("[name=name]", "quentin");
    tab.awaitTrue("document.querySelectorAll('.list a.row').length === 1");
    tab.awaitTrue("!!document.querySelector('.thumb .board')");
    assertThat(tab.value("location.search").asText()).isEqualTo("?name=quentin");
    site.end(id);
    assertThat(looks.complaints()).isEmpty();
  }

  private List<String> found(String name) {
    return site.get("/games?name=" + name).findValuesAsText("id");
  }

  @Test
  void rulesAreFoundByNumberAndByWord() {
    tab.go(site.url("/rules/sol#R-6.6"));
    tab.awaitTrue("document.querySelector('.rule-now')?.id === 'R-6.6'");
    tab.awaitTrue("document.getElementById('R-6.6').getBoundingClientRect().top < innerHeight");
    tab.fill("#search", "hurl momentum");
    tab.awaitTrue(
        "!document.getElementById('R-6.6').hidden && document.getElementById('R-6.2').hidden");
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void everyRuleThatTheGlossaryNamesHasAnAnchor() {
    for (var game : Site.SHORT.keySet()) {
      tab.go(site.url("/rules/" + game));
      var anchors = tab.value("[...document.querySelectorAll('.rules [id]')].map((one) => one.id)");
      for (JsonNode entry : site.get("/rulesets/" + game + "/glossary").get("entries")) {
        var rule = entry.get("rule").asText().replaceAll("[^\\w.]+", "-");
        assertThat(anchors.toString()).as(entry.get("name").asText()).contains('"' + rule + '"');
      }
    }
  }
}
