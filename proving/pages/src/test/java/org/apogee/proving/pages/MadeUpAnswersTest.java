package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What pages do when a node refuses, or forgets who they are: its answers are made up. */
@ExtendWith(OnSite.class)
class MadeUpAnswersTest {
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
      """;

  private final Site site;
  private final Tab tab;

  MadeUpAnswersTest(Site site) {
    this.site = site;
    this.tab = site.person().looking(1280, 900, "dark");
  }

  @BeforeEach
  void aPage() {
    tab.go(site.url("/rules"));
  }

  @AfterEach
  void close() {
    tab.close();
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

  private String found(String steps) {
    return tab.value(
            """
            Promise.all(
              ["lib/api", "lib/seeks", "game/watch", "game/banner", "event/teams"]
                .map((name) => import(new URL(`${name}.js`, document.querySelector("script[type=module]").src)))
            ).then(async ([{token}, {awaitGame}, {Watch}, {Banner}, {TeamsPanel}]) => {
            """
                + ANSWERS
                + steps
                + "}).finally(() => sessionStorage.clear())")
        .toString();
  }
}
