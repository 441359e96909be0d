package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What pages do when a node refuses, or forgets who they are: its answers are made up. */
class MadeUpAnswersTest extends InOneTab {
  /** Answers by path, what was asked, and what several pages are shown. */
  private static final String ANSWERS =
      """
      const asked = [];
      const answer = (answers) => {
        asked.length = 0;
        window.fetch = async (address, {headers, body, signal} = {}) => {
          const path = new URL(address, location.href).pathname.replace("/api/v1", "");
          asked.push({path, bearer: headers?.Authorization, key: body && JSON.parse(body).key});
          const found = answers[path] ?? {};
          const got = typeof found === "function" ? await found({body, signal}) : found;
          return got instanceof Response ? got : Response.json(got);
        };
      };
      const refused = (status) => Response.json({code: "refused", detail: "Refused."}, {status});
      const never = () => new Promise(() => {});
      const ended = (reason) => () => new Response(JSON.stringify({type: "end", reason}) + "\\n");
      const open = ({signal}) => new Response(new ReadableStream({
        start: (out) => signal.addEventListener("abort", () => out.error(signal.reason)),
      }));
      const until = async (there) => {
        while (!there()) {
          await new Promise((done) => setTimeout(done, 10));
        }
      };
      window.WebSocket = class {
        close() {}
      };
      const look = {game: "g", stage: "live", plies: 1, sequence: 1, seats: [{player: "p-1"}]};
      const view = {...look, seat: 0};
      const CLOCK = {bankMillis: 600000, incrementMillis: 10000, capMillis: 600000};
      const after = () => new After(
        {
          look: {
            ruleset: "sol/1", options: {a: "1", b: "2"},
            seats: [{player: "p-1", name: "Ada"}, {player: "p-2", name: "Bo"}],
          },
          seat: 0, isOver: true, entries: [], started: {clock: CLOCK},
        },
        {points: []},
        () => {},
      );
      """;

  MadeUpAnswersTest(Site site) {
    super(site, site.person());
  }

  @Test
  void aSessionThatIsOverLeavesAViewer() {
    var found =
        found(
            """
            localStorage.setItem("apogee-account", "p-1");
            const settings = {structure: {reserves: 0}};
            const one = {state: "open", round: 0, boards: 2, settings, directors: [], teams: []};
            answer({
              "/games/g": look, "/games/g/view": () => refused(401), "/games/g/stream": never,
              "/me": () => refused(401), "/session": {signUp: true},
              "/tournaments/t/registration": {seated: 0, entrants: [], waiting: []},
            });
            let signedOut = 0;
            addEventListener("apogee-signed-out", () => signedOut++);
            const watch = new Watch("g", () => {});
            await watch.open();
            watch.start();
            const seen = [watch.seat, token.get(), signedOut];
            localStorage.setItem("apogee-account", "p-1");
            const panel = new TeamsPanel({path: "/tournaments/t", one});
            await panel.load(one);
            return [...seen, panel.body.textContent.endsWith("Sign in to enter a team.")];
            """);

    assertThat(found).isEqualTo("[null,null,1,true]");
  }

  @Test
  void aPlayerGoesOnWithANewSessionAndHearsOfTheEndOfTheLast() {
    var found =
        found(
            """
            localStorage.setItem("apogee-account", "p-1");
            const streams = [ended("token"), open, never];
            const views = [];
            const answers = {
              "/games/g": look, "/games/g/view": () => views.pop()?.() ?? view,
              "/games/g/stream": (options) => streams.shift()(options), "/session": {player: {id: "p-1"}},
            };
            answer(answers);
            const watch = new Watch("g", () => {});
            await watch.open();
            watch.start();
            const looks = () => asked.filter((one) => one.path === "/games/g/view").length;
            await until(() => watch.connection === "live" && streams.length === 1 && looks() > 1);
            views.push(() => refused(401));
            await watch.lookAgain();
            const before = [watch.isSignedOut, token.get()];
            answers["/games/g/view"] = () => refused(401);
            answers["/session"] = {signUp: true};
            await watch.lookAgain();
            const number = asked.length;
            await watch.lookAgain();
            const banner = new Banner();
            banner.signedOut();
            return [
              ...before, watch.isSignedOut, watch.connection, watch.session.isOver, token.get(), asked.length - number,
              banner.element.textContent,
            ];
            """);

    assertThat(found)
        .isEqualTo(
            "[false,\"session\",true,\"ended\",true,null,0,\"You are signed out. Sign in to play"
                + " on.\"]");
  }

  @Test
  void aHiddenSeatRestsAndLooksNowAndThen() {
    var found =
        found(
            """
            sessionStorage.setItem("apogee-token", "of somebody");
            sessionStorage.setItem("apogee-player", "p-1");
            const often = [];
            window.setInterval = (work, millis) => often.push([work, millis]);
            let hidden = false;
            Object.defineProperty(document, "hidden", {get: () => hidden});
            const hide = (now) => {
              hidden = now;
              document.dispatchEvent(new Event("visibilitychange"));
            };
            answer({"/games/g": look, "/games/g/view": view, "/games/g/stream": open});
            const watch = new Watch("g", () => {});
            await watch.open();
            watch.start();
            await until(() => watch.connection === "live");
            hide(true);
            await until(() => watch.connection === "resting");
            const looks = () => asked.filter((one) => one.path === "/games/g/view").length;
            const [work, millis] = often[0];
            const first = looks();
            await work();
            const second = looks();
            hide(false);
            await until(() => looks() > second && watch.connection === "live");
            return [millis, first, second, asked[0].bearer];
            """);

    assertThat(found).isEqualTo("[30000,1,2,\"Bearer of somebody\"]");
  }

  @Test
  void aGameThatLostEventsIsLoadedAgain() {
    var found =
        found(
            """
            const number = (sequence) => ({...look, sequence, plies: sequence});
            const looks = [5, 3, 5, 3].map(number);
            answer({"/games/g": () => looks.shift() ?? number(3), "/games/g/stream": never});
            window.watch = new Watch("g", () => {});
            watch.refresh = () => {};
            await watch.open();
            watch.start();
            for (let i = 0; i < 3; i++) {
              await watch.lookAgain();
            }
            return [looks.length, watch.look.sequence];
            """);

    assertThat(found).as("one lower look may be late").isEqualTo("[0,5]");
    tab.value("setTimeout(() => watch.lookAgain()) > 0");
    tab.awaitTrue("!window.watch && document.getElementById('main')?.dataset.shown === 'true'");
  }

  @Test
  void whoWaitsForAGameGoesOnAfterAFailedLook() {
    var found =
        found(
            """
            const answers = [() => refused(503), () => ({stage: "closed"})];
            answer({"/seeks/s": () => answers.shift()()});
            return [(await awaitGame("/seeks/s")).stage];
            """);

    assertThat(found).isEqualTo("[\"closed\"]");
  }

  @Test
  void anOrderThatIsPressedTwiceIsOneOrder() {
    var found =
        found(
            """
            sessionStorage.setItem("apogee-token", "of somebody");
            const held = Promise.withResolvers();
            let refusals = 1;
            const made = {id: "c", stage: "declined", reason: "No."};
            const sol = {game: "sol", title: "SOL", minSeats: 1, maxSeats: 2, options: [], presets: []};
            const next = () => (refusals-- > 0 ? held.promise.then(() => refused(409)) : made);
            const keys = (path) => asked.filter((one) => one.path === path && one.key).map((one) => one.key);
            const pressed = async (path, button) => {
              const isOff = [];
              for (let i = 0; i < 3; i++) {
                button.click();
                button.click();
                isOff.push(button.disabled);
                held.resolve();
                await until(() => !button.disabled);
              }
              const [first, second, third, ...more] = keys(path);
              return [isOff.every(Boolean), first === second, second !== third, more.length];
            };
            answer({
              "/challenges": ({body}) => (body ? next() : {items: []}), "/challenges/c": made,
              "/seeks": next, "/me/seeks": {items: []}, "/seeks/stream": never, "/tournaments/t/extend": next,
              "/rulesets": {items: [sol], bots: []}, "/session": {player: {id: "p-1", name: "Ada"}},
              "/games": ({body}) => (body ? refused(409) : {items: []}),
            });
            const rematch = await pressed("/challenges", after().again);
            refusals = 1;
            const lobby = new Lobby({items: [sol], bots: []});
            await lobby.show({id: "p-1"});
            document.body.append(lobby.element);
            lobby.form.open = true;
            const offer = await pressed("/seeks", [...lobby.form.querySelectorAll("button")].at(-1));
            refusals = 1;
            const one = {state: "running", format: "swiss", settings: {}};
            const page = {path: "/tournaments/t", one, known: [], load: () => {}};
            const director = new DirectorConsole(page, {secret: "of somebody"});
            const extend = ACTIONS.find((one) => one.id === "extend");
            for (let i = 0; i < 3; i++) {
              await director.carryOut(extend, extend.request({more: 1}, page));
            }
            const [first, second, third] = keys("/tournaments/t/extend");

            const main = h("div", {});
            await play.show(main);
            const begin = [...main.querySelectorAll("button")].find((one) => one.textContent === "Begin");
            for (let i = 0; i < 2; i++) {
              begin.click();
              begin.click();
              await until(() => !begin.disabled);
            }
            const begun = keys("/games");
            return [...rematch, ...offer, first === second, second !== third, begun.length, begun[0] === begun[1]];
            """);

    assertThat(found).isEqualTo("[true,true,true,0,true,true,true,0,true,true,2,true]");
  }

  @Test
  void onlyTheSameGameIsOfferedAsARematch() {
    var found =
        found(
            """
            sessionStorage.setItem("apogee-token", "of somebody");
            const offer = {
              id: "c", owner: "p-2", ruleset: "sol/1", options: {b: "2", a: "1"}, seats: 2, clock: CLOCK, bots: [],
              players: [{player: "p-2", name: "Bo", agreed: true}, {player: "p-1", name: "Ada", agreed: false}],
            };
            const others = [
              {ruleset: "nova/1"}, {options: {a: "1"}}, {clock: {...CLOCK, bankMillis: 60000}}, {bots: ["cadet"]},
              {players: [...offer.players, {player: "p-3", name: "Cy", agreed: true}]},
            ];
            const words = [];
            for (const [i, other] of [{}, ...others].entries()) {
              answer({"/challenges": {items: [{...offer, ...other, id: `c-${i}`}]}});
              const panel = after();
              await panel.lookForOffer();
              words.push(panel.offer.querySelector("p").textContent);
            }
            return [words[0], words[1], words.filter((one) => one.includes("rematch")).length];
            """);

    assertThat(found)
        .isEqualTo(
            "[\"Bo offers a rematch.\",\"Bo offers a game of NOVA: 2 of 2 seats · 10 min + 10 s ·"
                + " not rated.\",1]");
  }

  @Test
  void theStartPageTakesTheNextGameIfOneIsNotForEverybody() {
    var found =
        found(
            """
            const game = (id, plies) => ({
              id, plies, stage: "live", ruleset: "sol/1", seats: [], places: [], startedMillis: 0,
            });
            answer({
              "/games": {items: [game("cup-r1-t1-g1", 9), game("g-2", 3)], next: null}, "/rulesets": {items: []},
              "/games/cup-r1-t1-g1": () => refused(409), "/games/g-2": () => refused(503),
            });
            const steps = [];
            window.setInterval = (work, millis) => millis === 2000 && steps.push(work);
            await home.show(h("div", {}));
            for (let i = 0; i < 2; i++) {
              const before = asked.length;
              steps[0]();
              await until(() => asked.slice(before).some((one) => one.path.startsWith("/games/")));
            }
            return asked.map((one) => one.path).filter((path) => path.startsWith("/games/"));
            """);

    assertThat(found).isEqualTo("[\"/games/cup-r1-t1-g1\",\"/games/g-2\",\"/games/g-2\"]");
  }

  @Test
  void aCaptainGetsTheCheckInByTheClockAndTypesOn() {
    var found =
        found(
            """
            sessionStorage.setItem("apogee-token", "of somebody");
            const one = {
              state: "open", round: 0, boards: 2, settings: {owner: "p-9", structure: {reserves: 0}}, directors: [],
              checkInFrom: Date.now() + 1e6, checkInUntil: Date.now() + 2e6,
              teams: [{team: "t-1", name: "Reds", captain: "p-1", members: ["p-1", "p-2"], active: true, complete: true}],
            };
            answer({
              "/me": {player: {id: "p-1"}}, "/tournaments/t/registration": {seated: 1, entrants: [], waiting: []},
              "/tournaments/t/teams": {team: "t-2"}, "/tournaments/t/teams/t-1/line-up": {boards: ["p-1", "p-2"]},
            });
            const path = "/tournaments/t";
            const nameOf = (who) => who;
            const panel = new TeamsPanel({path, one, linkTo: nameOf, nameOf, load: () => panel.load(one)});
            document.body.append(panel.element);
            await panel.load(one);
            const find = (selector) => panel.body.querySelector(selector);
            const buttons = () => [...panel.body.querySelectorAll("button")].map((one) => one.textContent);
            const canCheckIn = () => buttons().includes("Check in");
            const seen = [canCheckIn()];
            const name = find("#team-name");
            name.value = "The Bl";
            name.focus();
            find("details").open = true;
            await until(() => find("select"));
            find("select").value = "p-2";
            one.checkInFrom = 0;
            await panel.load(one);
            seen.push(canCheckIn(), name.value, document.activeElement === name);
            seen.push(find("details").open, find("select").value);
            name.form.requestSubmit();
            await until(() => find("#team-name") !== name);
            return [...seen, find("#team-name").value];
            """);

    assertThat(found).isEqualTo("[false,true,\"The Bl\",true,true,\"p-2\",\"\"]");
  }

  @Test
  void aSeasonMarksWhoLeftAndShowsWhoWouldMove() {
    var found =
        found(
            """
            const row = (name, more) => ({place: 1, entrant: name, name, points: 0, events: [], ...more});
            answer({
              "/seasons/s": {
                name: "League", number: 1, state: "running", owner: "p-9", directors: [], events: [],
                membersInAll: 3, eventsInAll: 1,
                divisions: [{division: 1, name: "First", size: 3, exchange: 1, table: [
                  row("Ada", {active: false}), row("Bo", {active: true, moves: "relegated"}), row("Cy", {active: true}),
                ]}],
              },
              "/seasons/e": {
                name: "League", number: 1, state: "ended", zone: "Asia/Tokyo", owner: "p-1", events: [], divisions: [],
                membersInAll: 3, eventsInAll: 1,
              },
              "/me": {player: {id: "p-1"}},
            });
            const main = h("div", {});
            await season.show(main, "s");
            const rows = [...main.querySelectorAll("tbody tr")].map((line) => line.textContent);
            sessionStorage.setItem("apogee-token", "of the owner");
            await season.show(main, "e");
            return [...rows, main.querySelector("label[for=contest-next]").textContent];
            """);

    assertThat(found)
        .isEqualTo(
            "[\"1Ada (withdrawn)0\",\"1Bo0would be relegated\",\"1Cy0\",\"First event of the next"
                + " season, in the time zone Asia/Tokyo\"]");
  }

  private String found(String steps) {
    return tab.value(
            """
            Promise.all(
              ["lib/dom", "lib/api", "lib/seeks", "lib/lobby", "game/watch", "game/banner", "game/after",
               "event/teams", "director/console", "director/actions", "pages/home", "pages/play", "pages/season"]
                .map((name) => import(new URL(`${name}.js`, document.querySelector("script[type=module]").src)))
            ).then(async ([{h}, {token}, {awaitGame}, {Lobby}, {Watch}, {Banner}, {After}, {TeamsPanel},
                {DirectorConsole}, {ACTIONS}, home, play, season]) => {
            """
                + ANSWERS
                + steps
                + "}).finally(() => sessionStorage.clear())")
        .toString();
  }
}
