package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The pages in a real Chromium against the real platform: every page, live news, a broken
 * connection; {@link PlayByClicksTest} plays. Without Chromium these tests are skipped, and {@code
 * .ci/tools} says how to get it.
 */
@ExtendWith(OnSite.class)
class BrowserTest {
  private static final long FIRST_PAGE_BYTES_MOST = 300 * 1024;

  private final Site site;
  private final Tab tab;
  private final Looks looks;

  BrowserTest(Site site) {
    this.site = site;
    this.tab = site.person().looking(1280, 900, "dark");
    this.looks = new Looks(site, tab);
  }

  @AfterEach
  void close() {
    tab.close();
  }

  @Test
  void everyPageShowsItselfWithoutComplaintOnADeskAndOnAPhone() {
    var pages = new TreeMap<String, String>();
    for (var path : List.of("games", "play", "status", "games?stage=over")) {
      pages.put(path.replaceAll("\\W", "-"), "/" + path);
    }
    for (var game : Site.SHORT.keySet()) {
      var id = site.over(game);
      pages.put("game-" + game, "/games/" + id + "#ply=" + middle(id));
    }
    pages.forEach((name, path) -> looks.onDeskAndPhone(name, path, middleIsShown(path)));
  }

  private static String middleIsShown(String path) {
    int at = path.indexOf("#ply=");
    return at < 0
        ? "true"
        : """
        (() => {
          const now = document.querySelector(".log .now")?.getBoundingClientRect();
          const log = document.querySelector(".log").getBoundingClientRect();
          return document.querySelector(".where").textContent.startsWith("%s of")
            && !!document.querySelector(".board .place")
            && now.top >= log.top - 1 && now.top < log.bottom;
        })()
        """
            .formatted(path.substring(at + "#ply=".length()));
  }

  private int middle(String id) {
    return site.get("/games/" + id).get("plies").asInt() / 2;
  }

  @Test
  void anAddressWithoutAPageSaysSoAndLeadsOn() {
    tab.go(site.url("/nowhere"));
    tab.awaitTrue("document.querySelector('h1')?.textContent === 'There is no page here'");
    tab.awaitTrue("!!document.querySelector('main a[href=\"/play\"]')");
    looks.assertUsable("an address without a page");
  }

  @Test
  void theFirstPageIsSmall() {
    tab.forgetful().go(site.url("/"));
    tab.awaitTrue("!!document.querySelector('.featured .board')");
    tab.measured("the first page, on a first visit");
    assertThat(tab.bytes())
        .as("bytes of the first page")
        .isPositive()
        .isLessThan(FIRST_PAGE_BYTES_MOST);
    assertThat(
            tab.isTrue(
                "performance.getEntriesByType('resource').every((r) =>"
                    + " new URL(r.name).origin === location.origin)"))
        .as("nothing comes from elsewhere")
        .isTrue();
  }

  @Test
  void thePresetOfTheFormIsPlayedAndAnotherValueOverridesIt() {
    var chosen = new LinkedHashMap<String, String>();
    chosen.put("option-preset", "printed");
    chosen.put("option-homeworlds", "MEASURED");
    var id = begin("nova-solis", chosen);
    var options = site.get("/games/" + id).get("options");
    assertThat(options.get("preset").asText()).isEqualTo("printed");
    assertThat(options.get("demand").asText()).isEqualTo("PRINTED");
    assertThat(options.get("homeworlds").asText()).isEqualTo("MEASURED");
    assertThat(tab.text("main")).contains("preset printed", "demand printed");
    site.end(id);
  }

  @Test
  void anOpponentIsChosenByNameAndStrength() {
    enter("Visitor of levels", "sol");
    var bots = site.get("/rulesets").get("bots");
    var names = bots.findValuesAsText("form").subList(0, 8);
    assertThat(options(".bot optgroup:first-child"))
        .hasSameSizeAs(names)
        .startsWith("1. Cadet")
        .endsWith("8. Master");
    assertThat(tab.text("#bot-0-says")).isEqualToIgnoringCase(bots.at("/0/text").asText() + ".");
    tab.fill("#bot-0", "pilot");
    tab.awaitTrue("document.querySelector('#bot-0-says').textContent.includes('close decisions')");
    var id = beginNow();
    assertThat(site.get("/games/" + id).at("/seats/1/player").asText()).isEqualTo("house:pilot");
    assertThat(tab.text("main")).contains("pilot");
    site.end(id);
    tab.go(site.url("/players/house:pilot"));
    tab.awaitTrue("document.body.innerText.includes('Level 3 of 8: plans its turn')");
    assertThat(looks.complaints()).isEmpty();
  }

  private List<String> options(String of) {
    return tab.value(
            "[...document.querySelectorAll(%s)].map((one) => one.textContent).join('|')"
                .formatted(Tab.quoted(of + " option")))
        .asText()
        .transform(text -> List.of(text.split("\\|")));
  }

  /** As a guest, with these options in this order; the game's id. */
  private String begin(String game, Map<String, String> options) {
    enter("Visitor of " + game, game);
    options.forEach((id, value) -> tab.fill("#" + id, value));
    return beginNow();
  }

  private void enter(String guest, String game) {
    tab.go(site.url("/play?game=" + game));
    tab.fill("#guest-name", guest);
    tab.click("#guest-name + button");
    tab.awaitTrue("document.body.innerText.includes('You play as')");
  }

  private String beginNow() {
    tab.click("section > div > button.main");
    tab.awaitTrue("location.pathname.startsWith('/games/') && !!document.querySelector('.picker')");
    return tab.value("location.pathname").asText().substring("/games/".length());
  }

  @Test
  void aSpectatorSeesMovesAsTheyComeAlsoAfterABrokenConnection() {
    var ada = site.post("/players", "{\"name\":\"Ada of the stream\"}");
    var player = ada.at("/player/id").asText();
    var token = ada.at("/token/secret").asText();
    var seats = "{\"player\":\"" + player + "\"},{\"bot\":\"greedy\"}";
    var id = site.open("sol", "", seats);
    tab.go(site.url("/games/" + id));
    tab.awaitTrue("document.querySelector('.chip.live') !== null");
    int plies = move(id, token);
    tab.awaitTrue(shows(plies));
    site.killNode();
    tab.awaitTrue("document.querySelector('.chip.waiting') !== null");
    site.awaitNode();
    int later = move(id, token);
    tab.awaitTrue(shows(later));
    tab.awaitTrue("document.querySelector('.chip.live') !== null");
    assertThat(looks.complaints())
        .as("only that the node is away")
        .allMatch(text -> text.contains("net::ERR_") || text.contains("status of 503"));
  }

  private static String shows(int plies) {
    return "Number(document.querySelector('.scrub input').max) >= " + plies;
  }

  /** Plays the first legal move of a seat; how many decisions the game has then. */
  private int move(String id, String token) {
    var view = site.ask("/games/" + id + "/view", Optional.empty(), token);
    var body =
        "{\"ply\":%d,\"move\":%s}"
            .formatted(view.get("plies").asInt(), view.at("/moves/0/code").toString());
    return site.ask("/games/" + id + "/moves", Optional.of(body), token).get("plies").asInt();
  }

  @Test
  void aFinishedGameIsGoneThroughLinkedAndVerified() {
    var id = site.over("sol");
    tab.go(site.url("/games/" + id));
    int plies = site.get("/games/" + id).get("plies").asInt();
    tab.awaitTrue(shows(plies));
    tab.key("ArrowLeft");
    tab.awaitTrue("location.hash === '#ply=" + (plies - 1) + "'");
    tab.awaitTrue(
        "document.querySelector('.where').textContent.startsWith('%d of')".formatted(plies - 1));
    tab.go(site.url("/games/" + id + "#ply=5"));
    tab.awaitTrue("document.querySelector('.where').textContent === '5 of " + plies + "'");
    tab.click(".verify");
    tab.awaitTrue("document.querySelectorAll('.checks li').length === 3");
    assertThat(tab.text(".checks")).contains("matches the commitment").contains("recomputed");
    assertThat(tab.isTrue("!document.querySelector('.checks .wrong')")).isTrue();
    assertThat(looks.complaints()).isEmpty();
  }

  @Test
  void aForgedDrawAForgedBoundAndAForgedSeedAreFound() {
    var id = site.over("sol");
    tab.go(site.url("/games/" + id));
    for (var forgery :
        List.of(
            "first.value = (first.value + 1) % first.bound",
            "first.bound += 1000003", "draws.seed = 'ab' + draws.seed.slice(2, 62) + '01'")) {
      var said =
          tab.value(
              """
              (async () => {
                const own = [...document.scripts].find((one) => one.src.includes("/js/main.js")).src;
                const { verify } = await import(own.replace("main.js", "lib/verify.js"));
                const draws = await (await fetch("/api/v1/games/%1$s/draws")).json();
                const record = await (await fetch("/api/v1/games/%1$s/record")).text();
                const promised = draws.commitment;
                const first = [draws.setup, ...draws.plies].find((some) => some.length)[0];
                const good = await verify(draws, record, promised);
                %2$s;
                return verify(draws, record, promised).then(() => "passed", (no) => no.message)
                  .then((words) => good.draws > 0 ? words : "nothing was drawn");
              })()
              """
                  .formatted(id, forgery));
      assertThat(said.asText())
          .as(forgery)
          .containsAnyOf("does not follow", "has different", "does not match");
    }
  }

  @Test
  void aClickOnAPlaceNamesWhatCanBePickedThereNow() {
    tab.go(site.url("/games"));
    var picked =
        tab.value(
            """
            (async () => {
              const own = [...document.scripts].find((one) => one.src.includes("/js/main.js")).src;
              const of = (name) => import(own.replace("main.js", name));
              const [{ BoardView }, { Board, text }] = [await of("game/boards.js"), await of("boards/draw.js")];
              const draw = (view, context) => {
                const board = new Board("0 0 100 100", "A board", context);
                board.place(["Here", "ship"], [50, 50], 9, "same", "Here", () => [text(50, 50, "o")]);
                return board.done();
              };
              const shown = new BoardView("other", { draw, legend: () => [] }, []);
              const picked = [];
              const pick = (name, names) => picked.push(names.join());
              for (const lit of [["ship"], ["Here"]]) {
                shown.show({}, null, [], { lit: new Set(lit), starts: new Set(), chosen: new Set(), pick });
                shown.frame.querySelector(".legal").dispatchEvent(new Event("click"));
              }
              return picked.join(" ");
            })()
            """);
    assertThat(picked.asText()).isEqualTo("ship Here");
  }
}
