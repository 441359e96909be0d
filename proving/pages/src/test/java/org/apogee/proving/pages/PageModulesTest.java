package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Single modules of the pages, in a browser that several players use. */
class PageModulesTest extends InOneTab {
  PageModulesTest(Site site) {
    super(site, site.person());
  }

  @Test
  void aWindowThatLosesItsTokenLeavesTheAccountOfTheBrowserSignedIn() {
    assertThat(
            found(
                """
                const {token} = await load("lib/api");
                token.signedIn("p-1");
                token.set("of a bot");
                token.is("p-2");
                const seen = [token.player(), token.isSession()];
                token.forget();
                seen.push(token.player(), token.isSession());
                token.forget();
                return [...seen, token.player(), token.get()];
                """))
        .isEqualTo("[\"p-2\",false,\"p-1\",true,null,null]");
  }

  @Test
  void eachPlayerOfABrowserHasItsOwnSeenNotices() {
    assertThat(
            found(
                """
                const {token} = await load("lib/api");
                const {sawAll, start} = await load("notices/header");
                const items = [{number: 2}, {number: 1}];
                window.fetch = async (address) =>
                  Response.json(String(address).endsWith("/session") ? {player: {id: "p-3"}} : {kinds: [], items});
                const shown = async () => {
                  const link = document.querySelector(".notices-link");
                  link.removeAttribute("aria-label");
                  start();
                  while (!link.hasAttribute("aria-label")) {
                    await new Promise((done) => setTimeout(done, 10));
                  }
                  return link.textContent;
                };
                const words = [];
                const look = async () => words.push(await shown());
                token.signedIn("p-1");
                await sawAll(2);
                await look();
                token.signedIn("p-2");
                await look();
                token.set("whose player is not known here");
                await look();
                await sawAll(1);
                await look();
                return words;
                """))
        .isEqualTo("[\"Notices\",\"Notices2\",\"Notices2\",\"Notices1\"]");
  }

  @Test
  void theLastMoveThatIsPossibleWaitsBehindAComposedTurn() {
    assertThat(
            found(
                """
                const {Table} = await load("table/table");
                const move = (code, more) =>
                  ({code, kind: code, text: code, sentence: code, pieces: [], isFinal: false, ...more});
                const end = move("end", {isFinal: true});
                const tries = [{view: {}, moves: [move("a")]}, {view: {}, moves: [end]}];
                window.fetch = async () => Response.json(tries.shift());
                const sent = [];
                const session = {move: async (game, ply, code) => sent.push(code)};
                const look = {plies: 0, seatToAct: 0, seats: [{name: "Ada"}], ruleset: "sol/1"};
                const watch = {id: "g", path: "/games/g", look, seat: 0, session, lookAgain: async () => {}};
                const timers = [];
                window.setTimeout = (work) => timers.push(work);
                const table = new Table(watch, "sol", {}, () => table.show(), () => {});
                const settled = async () => {
                  do {
                    await new Promise(requestAnimationFrame);
                  } while (table.isRunning);
                };
                document.body.append(table.element);
                table.show();
                await settled();
                timers.shift()();
                await settled();
                const before = [table.turn.plan.length, timers.length];
                table.act(end);
                return [...before, table.question.hidden, table.question.textContent.includes("end"), sent.length];
                """))
        .isEqualTo("[1,0,false,true,0]");
  }

  @Test
  void wordsForTimesOfOtherDaysAndForAGameOfOneThatWasGivenUp() {
    assertThat(
            found(
                """
                const {moment, outcome, day} = await load("lib/words");
                const now = Date.now();
                const ada = {seats: [{name: "Ada"}], stage: "over"};
                return [
                  /^\\d\\d:\\d\\d$/.test(moment(now)), moment(now - 86400000) === day(now - 86400000),
                  outcome({...ada, places: [2], ending: "resigned"}), outcome({...ada, places: [1], ending: "time-out"}),
                  outcome({...ada, places: [1], ending: "round-limit"}), outcome({...ada, places: [2], ending: "fall"}),
                ];
                """))
        .isEqualTo(
            "[true,true,\"Ada gave up.\",\"Ada ran out of time.\",\"Ada wins.\",\"The Entity"
                + " wins.\"]");
  }

  @Test
  void eachOfSeveralSeatsInASentenceHasItsName() {
    assertThat(
            found(
                """
                const {withBadges, withNames} = await load("lib/seats");
                const seats = ["Ada", "Bea", "Cid"].map((name) => ({name}));
                const game = {ruleset: "supernova/1", seats};
                const text = "Seats 0, 1 and 2 share the victory.";
                const shown = document.createElement("p");
                shown.append(...withBadges(text, game));
                return [shown.textContent, withNames(text, game), withNames("A game for seats 7 and 8.", game)];
                """))
        .isEqualTo(
            "[\"1Ada, 2Bea and 3Cid share the victory.\","
                + "\"Ada (1), Bea (2) and Cid (3) share the victory.\","
                + "\"A game for seat 7 and seat 8.\"]");
  }

  @Test
  void aListIsTurnedPageByPage() {
    assertThat(
            found(
                """
                const {pages} = await load("lib/pager");
                const all = ["d", "c", "b", "a"];
                window.fetch = async (address) => {
                  const {searchParams} = new URL(address, location.href);
                  const from = Number(searchParams.get("cursor") ?? 0);
                  const to = from + Number(searchParams.get("limit"));
                  return Response.json({items: all.slice(from, to), next: to < all.length ? String(to) : undefined});
                };
                const element = document.createElement("div");
                const draw = (item) => {
                  const row = document.createElement("li");
                  row.append(item);
                  return row;
                };
                const list = {path: "/things", draw, empty: "None yet."};
                const buttons = () => [...element.querySelectorAll("button")];
                const seen = [];
                const see = () => {
                  const pager = element.querySelector("p");
                  const may = pager.hidden ? [] : buttons().filter((one) => !one.disabled).map((one) => one.textContent);
                  seen.push([element.querySelector("ul")?.textContent, ...may].join(" "));
                };
                const turn = async (number) => {
                  const before = element.textContent;
                  buttons()[number].click();
                  buttons()[number].click();
                  while (element.textContent === before) {
                    await new Promise((done) => setTimeout(done, 10));
                  }
                  await new Promise((done) => setTimeout(done, 10));
                  see();
                };
                await pages(element, {...list, limit: 2});
                see();
                await turn(1);
                await turn(0);
                await pages(element, {...list, limit: 4});
                see();
                all.length = 0;
                await pages(element, {...list, limit: 4});
                return [...seen, element.textContent];
                """))
        .isEqualTo("[\"dc Older\",\"ba Newer\",\"dc Older\",\"dcba\",\"None yet.\"]");
  }

  @Test
  void aSeasonThatDidNotChangeIsShownAgainAfterAnOutage() {
    assertThat(
            found(
                """
                const {show} = await load("pages/season");
                const season = {
                  name: "Spring", number: 2, state: "running", membersInAll: 3, divisions: [], events: [], directors: [],
                };
                let isAway = false;
                window.fetch = async () =>
                  isAway ? Response.json({code: "no-node-ready", detail: "Retry."}, {status: 503}) : Response.json(season);
                const timers = [];
                window.setInterval = (work) => timers.push(work);
                window.setTimeout = (work) => timers.push(work);
                const page = document.createElement("div");
                document.body.append(page);
                await show(page, "s");
                const seen = [page.textContent];
                const look = async () => {
                  await timers[0]();
                  seen.push(page.textContent);
                };
                await look();
                isAway = true;
                await look();
                await look();
                isAway = false;
                await timers.pop()();
                await look();
                const said = seen[2].replace(seen[0].slice("Spring, season 2".length), "");
                return [seen[0].length > 30, said, ...seen.map((one) => seen.indexOf(one))];
                """))
        .isEqualTo(
            "[true,\"Spring, season 2The platform does not answer right now. This page keeps trying.\",0,0,2,2,0]");
  }

  private String found(String steps) {
    return tab.value(
            """
            (async () => {
              const main = document.querySelector("script[type=module]").src;
              const load = (name) => import(new URL(`${name}.js`, main));
              %s
            })().finally(() => sessionStorage.clear())
            """
                .formatted(steps))
        .toString();
  }
}
