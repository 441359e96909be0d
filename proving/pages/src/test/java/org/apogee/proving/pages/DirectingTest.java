package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the pages offer to directors, and what they send for them. */
class DirectingTest extends InOneTab {
  DirectingTest(Site site) {
    super(site, site.tab());
  }

  @Test
  void theDirectorsOfACompetitionAndOfItsSeasonDirectItsGroups() {
    var directors =
        shown(
            """
            const group = {settings: {owner: "boss", structure: {partOf: "cup"}}, directors: ["p-1"]};
            const single = {settings: {owner: "boss", structure: {partOf: ""}}, directors: []};
            answers["/competitions/cup"] = {owner: "p-2", directors: ["p-3"], season: "league"};
            answers["/seasons/league"] = {owner: "p-4", directors: ["p-5"]};
            const found = [];
            for (const player of ["boss", "p-1", "p-2", "p-3", "p-4", "p-5", "p-6"]) {
              answers["/me"] = {player: {id: player}};
              found.push([await directorOf(group), await directorOf(single)].map(Boolean).join(" "));
            }
            return found.join(", ");
            """);

    assertThat(directors)
        .isEqualTo(
            "\"true true, true false, true false, true false, true false, true false, false false\"");
  }

  @Test
  void theDirectorOfASeasonConfirmsACompetitionThatCannotContinue() {
    var buttons =
        shown(
            """
            answers["/me"] = {player: {id: "p-5"}};
            answers["/seasons/league"] = {owner: "p-4", directors: ["p-5"]};
            const stage = (name, state) => ({
              name, state, game: "sol/1", format: "swiss", tableSize: 2, groupsInAll: 1, carry: "none",
              groups: [], advancing: [],
            });
            const buttonsOf = async (played) => {
              answers["/competitions/cup"] = {
                name: "Cup", state: "running", owner: "p-2", directors: [], manual: true, played, season: "league",
                entrants: [], entrantsInAll: 8, stages: [stage("Groups", "over"), stage("Final", "planned")], audit: [],
              };
              const main = h("main", {});
              await competition.show(main, "cup");
              return [...main.querySelectorAll(".panel button")].map((one) => one.textContent);
            };
            return [...await buttonsOf(false), ...await buttonsOf(true)];
            """);

    assertThat(buttons)
        .isEqualTo("[\"Begin Final\",\"Cancel\",\"Confirm the results\",\"Cancel\"]");
  }

  @Test
  void aChangeKeepsWhatTheFormDoesNotShow() {
    var body =
        changed(
            """
            const closed = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
            const one = event({
              registration: {closesAt: closed, checkInFrom: closed - 1000, checkInUntil: closed + 1000, conditions: {}},
              tieBreaks: ["wins", "buchholz"],
            });
            """,
            """
            form.elements.name.value = "Saturday";
            """,
            """
            [
              body.name, body.registration.closes, body.registration.opens ?? "at once",
              body.registration.checkIn.opens, body.registration.checkIn.closes,
              body.champions, body.seeded, body.tieBreaks.join(),
            ]
            """);

    assertThat(body)
        .isEqualTo(
            "[\"Saturday\",\"2026-01-02T03:04:05.678Z\",\"at once\","
                + "\"2026-01-02T03:04:04.678Z\",\"2026-01-02T03:04:06.678Z\","
                + "3,true,\"wins,buchholz\"]");
  }

  @Test
  void timesThatAreStillToComeMoveWithTheStart() {
    var body =
        changed(
            """
            const start = Date.UTC(2100, 0, 2, 12, 0, 30);
            const passed = Date.UTC(2026, 0, 1, 0, 0, 7);
            const one = event({
              startAt: start,
              registration: {
                opensAt: passed, closesAt: start - 90_000, checkInFrom: start - 600_000, checkInUntil: start - 60_000,
                conditions: {},
              },
            });
            """,
            """
            form.elements.startAt.value = form.elements.startAt.value.replace("-02T", "-03T");
            form.elements.checkInCloses.value = "2";
            """,
            """
            [
              body.registration.opens, body.registration.closes,
              body.registration.checkIn.opens, body.registration.checkIn.closes,
            ]
            """);

    assertThat(body)
        .isEqualTo(
            "[\"2026-01-01T00:00:07.000Z\",\"2100-01-03T11:58:30.000Z\","
                + "\"2100-01-03T11:50:00.000Z\",\"PT2M\"]");
  }

  /** What the form sends after these steps for a change of this event. */
  private String changed(String event, String steps, String result) {
    return shown(
        """
        const event = (settings) => ({
          id: "t", name: "Friday", game: "sol/1", format: "gauntlet", settings: {
            tableSize: 2, smallestTable: 2, largestTable: 2, rounds: 0, gamesPerMatch: 1, onForfeit: "end", seed: "7",
            deals: "own", arenaMillis: 0, points: [], tieBreaks: [], rated: true, options: {}, startAt: 0,
            clock: {bankMillis: 60000, incrementMillis: 1000, capMillis: 60000},
            structure: {champions: 3, seeded: true, boards: 0, reserves: 0},
            control: {
              roundEnds: "auto", roundDelayMillis: 0, roundEveryMillis: 0, confirms: "auto", confirmDelayMillis: 0,
            },
            ...settings,
          },
        });
        %s
        answers["/rulesets"] = {items: [{game: "sol", title: "Sol", options: [], presets: []}], bots: []};
        answers["/tournaments/t"] = one;
        answers["/tournaments/preview"] = {};
        const sent = new Promise((done) => (answers["/tournaments/t/settings"] = done));
        history.replaceState(null, "", "?edit=t");
        const main = h("main", {});
        await eventPage.show(main);
        const form = main.querySelector("form");
        %s
        form.dispatchEvent(new Event("submit", {cancelable: true}));
        const body = JSON.parse(await sent);
        return %s;
        """
            .formatted(event, steps, result));
  }

  @Test
  void anOptionThatDiffersFromThePresetStaysSo() {
    var sent =
        shown(
            """
            const choices = (...all) => ({choices: all, text: ""});
            const ruleset = {
              maxSeats: 2,
              presets: [{name: "printed", values: {bonus: "1"}}],
              options: [
                {name: "preset", default: "tournament", ...choices("tournament", "printed")},
                {name: "bonus", default: "0", ...choices("0", "1")},
                {name: "turns", default: "AUTO", text: ""},
              ],
            };
            const fields = h("div", {});
            options.showOptions(fields, ruleset);
            options.fillOptions(fields, {bonus: "0", preset: "printed", turns: "AUTO"});
            return options.chosenOptions(fields);
            """);

    assertThat(sent).isEqualTo("{\"preset\":\"printed\",\"bonus\":\"0\"}");
  }

  private String shown(String steps) {
    return tab.value(
            """
            Promise.all(
              ["lib/dom", "director/console", "pages/competition", "pages/event", "lib/options"]
                .map((name) => import(new URL(`${name}.js`, document.querySelector("script[type=module]").src)))
            ).then(async ([{h}, {directorOf}, competition, eventPage, options]) => {
              const answers = {"/rulesets": {items: [], bots: []}};
              // A function takes the body of a request that gets no answer.
              window.fetch = async (address, {body}) => {
                const answer = answers[new URL(address, location.href).pathname.replace("/api/v1", "")];
                return typeof answer === "function" ? new Promise(() => answer(body)) : Response.json(answer);
              };
              sessionStorage.setItem("apogee-token", "of somebody");
              window.setInterval = () => {};
              %s
            })
            """
                .formatted(steps))
        .toString();
  }
}
