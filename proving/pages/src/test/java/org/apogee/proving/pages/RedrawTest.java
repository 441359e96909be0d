package org.apogee.proving.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * What a page draws again while somebody reads it: what is still right stays, so a click on it
 * counts.
 */
class RedrawTest extends InOneTab {
  RedrawTest(Site site) {
    super(site, site.tab());
  }

  @Test
  void whatIsStillRightStays() {
    var kept =
        redrawn(
            """
            renew(list, row("one", "live"), row("two", "live"), row("three", "live"));
            const [one, two, three] = list.querySelectorAll("a");
            renew(list, row("zero", "live"), row("two", "live"), row("three", "over"));
            return [
              list.textContent === "zero live two live three over ",
              !list.contains(one),
              list.contains(two),
              list.contains(three),
            ];
            """);

    assertThat(kept).isEqualTo("[true,true,true,true]");
  }

  @Test
  void aListThatGrowsAtItsTopMovesDown() {
    var kept =
        redrawn(
            """
            renew(list, row("two", "live"), row("one", "live"));
            const [two, one] = list.querySelectorAll("a");
            renew(list, row("three", "live"), row("two", "live"), row("one", "live"));
            return [list.textContent === "three live two live one live ", list.contains(two), list.contains(one)];
            """);

    assertThat(kept).isEqualTo("[true,true,true]");
  }

  @Test
  void whatListensIsExchangedWithAllThatItKnows() {
    assertThat(
            heardOfTheSecond(
                """
                (name) => h("p", {}, h("button", {onclick: () => heard.push(name)}, "Press"))
                """))
        .isEqualTo("[\"new\"]");
  }

  @Test
  void whatListensIsExchangedAlsoIfItCameLater() {
    assertThat(
            heardOfTheSecond(
                """
                (name) => {
                  const box = h("p", {});
                  const outer = h("div", {}, box);
                  put(box, h("button", {onclick: () => heard.push(name)}, "Press"));
                  return outer;
                }
                """))
        .isEqualTo("[\"new\"]");
  }

  /** What a button says that was drawn twice. */
  private String heardOfTheSecond(String button) {
    return redrawn(
        """
        const heard = [];
        const button = %s;
        renew(list, button("old"));
        renew(list, button("new"));
        list.querySelector("button").click();
        return heard;
        """
            .formatted(button));
  }

  @Test
  void aButtonStaysIfItDoesTheSame() {
    var stayed =
        redrawn(
            """
            const heard = [];
            const button = (does, said) =>
              h("p", {}, h("button", {"data-does": does, onclick: () => heard.push(said)}, "Press"));
            renew(list, button("enter Ada", "first"));
            const pressed = list.querySelector("button");
            renew(list, button("enter Ada", "second"));
            pressed.click();
            const stays = list.contains(pressed);
            renew(list, button("enter Bo", "third"));
            list.querySelector("button").click();
            return [stays, list.contains(pressed), ...heard];
            """);

    assertThat(stayed).isEqualTo("[true,false,\"first\",\"third\"]");
  }

  @Test
  void anElementThatChangesLaterIsThatOfItsMaker() {
    var text =
        redrawn(
            """
            const link = () => changing(h("a", {href: "/players/p-1"}, "p-1"));
            const first = link();
            renew(list, h("li", {}, first));
            put(first, "Ada");
            const second = link();
            renew(list, h("li", {}, second));
            put(second, "Ada Lovelace");
            return list.textContent;
            """);

    assertThat(text).isEqualTo("\"Ada Lovelace\"");
  }

  @Test
  void whatADirectorTypesStaysWhileGamesEnd() {
    var stayed =
        redrawn(
            """
            const answers = {
              "/me": {player: {id: "p-1"}},
              "/rulesets": {items: [], bots: []},
              "/players/p-2": {name: "Bo"},
              "/competitions/cup": {
                name: "Cup", state: "running", owner: "p-1", directors: ["p-2"], manual: true, played: false,
                entrants: [], entrantsInAll: 8, stages: [], audit: [{text: "A step."}],
              },
            };
            answer(answers);
            let again;
            window.setInterval = (work) => (again = work);
            const main = h("main", {});
            document.body.append(main);
            await competition.show(main, "cup");
            const reason = main.querySelector("#contest-cancel");
            reason.value = "The hall is";
            reason.focus();
            const step = (text) => {
              answers["/competitions/cup"].audit.push({text});
              return again();
            };
            await step("A second step.");
            const stayed = [
              document.activeElement === reason,
              reason.value,
              main.textContent.includes("A second step."),
              main.querySelector("a[href='/players/p-2']").textContent,
            ];
            answers["/competitions/cup"].played = true;
            await step("A third step.");
            await step("A fourth step.");
            return [...stayed, main.querySelector(".panel button").textContent];
            """);

    assertThat(stayed).isEqualTo("[true,\"The hall is\",true,\"Bo\",\"Confirm the results\"]");
  }

  @Test
  void theListsOfADirectorsFormFollowTheRoundsAndItsChoicesStay() {
    var kept =
        redrawn(
            """
            const table = (number, state, ...seats) => ({table: number, state, seats});
            const page = {
              one: {format: "swiss", state: "running", round: 1, entrants: []},
              known: [{round: 1, tables: [table(1, "running", "a", "b"), table(2, "running", "c", "d")]}],
              nameOf: (who) => who,
            };
            const form = new ActionForm(ACTIONS.find((one) => one.id === "adjudicate"), page, () => {});
            list.append(form.element);
            document.body.append(list);
            const [tables, ...places] = list.querySelectorAll("select");
            const reason = list.querySelector("input");
            const input = (field, value) => {
              field.value = value;
              field.dispatchEvent(new Event("input", {bubbles: true}));
            };
            const texts = () => [...tables.options].map((one) => one.textContent.replace(/:.*/, ""));
            input(places[0], "2");
            input(places[1], "1");
            input(reason, "They are");
            reason.focus();

            page.known[0].tables[1].state = "over";
            page.known.push({round: 2, tables: [table(1, "running", "a", "c")]});
            form.update();
            const stayed = [
              texts().join() === "Round 2, table 1,Round 1, table 1",
              tables.value === "1.1",
              list.contains(places[0]) && places[0].value === "2",
              reason.value === "They are" && document.activeElement === reason,
              form.sentence.textContent.includes("a 2, b 1"),
            ];

            page.known[0].tables[0].state = "over";
            form.update();
            return [
              ...stayed,
              tables.value === "" && texts().join() === "…,Round 2, table 1",
              list.querySelectorAll("fieldset select").length === 0,
              form.button.disabled && form.sentence.textContent === "Choose another table.",
              document.activeElement === reason,
            ];
            """);

    assertThat(kept).isEqualTo("[true,true,true,true,true,true,true,true,true]");
  }

  @Test
  void anUntouchedFormShowsWhatHasHappenedSince() {
    var shown =
        redrawn(
            """
            const page = {
              one: {format: "swiss", state: "running", round: 1, entrants: [
                {entrant: "a", number: 1, name: "Ada", active: true},
                {entrant: "b", number: 2, name: "Bo", active: true},
              ]},
              known: [{round: 1, tables: [{table: 1, state: "running", seats: ["a", "b"]}]}],
              nameOf: (who) => who,
            };
            const formOf = (id) => new ActionForm(ACTIONS.find((one) => one.id === id), page, () => {});
            const [ruling, bye] = [formOf("result"), formOf("bye")];
            page.one.round = 2;
            page.one.entrants[0].active = false;
            page.known[0].tables[0].places = [2, 1];
            [ruling, bye].forEach((form) => form.update());
            const [, ...places] = [...ruling.element.querySelectorAll("select")].map((one) => one.value);
            const [who, round] = bye.element.querySelectorAll("select, input");
            return [...places, who.value, who.textContent, round.value];
            """);

    assertThat(shown).isEqualTo("[\"2\",\"1\",\"\",\"…2 Bo\",\"3\"]");
  }

  @Test
  void anElementThatIsGivenAgainStaysWhereItIs() {
    var stayed =
        redrawn(
            """
            const field = h("input", {value: "typed"});
            renew(list, h("p", {}, "before"), field);
            document.getElementById("main").append(list);
            field.focus();
            renew(list, h("p", {}, "after"), field);
            return [document.activeElement === field, list.textContent, field.value];
            """);

    assertThat(stayed).isEqualTo("[true,\"after\",\"typed\"]");
  }

  @Test
  void aGameKeepsItsRowWhileItGoesOnAndOthersComeAndGo() {
    var kept =
        redrawn(
            """
            const game = (id, plies) => ({
              id, plies, stage: "live", ruleset: "sol/1", seats: [{name: "Ada"}], places: [], startedMillis: 0,
            });
            const pages = [
              [game("one", 1), game("two", 1), game("three", 1)],
              [game("four", 0), game("one", 2), game("three", 3)],
            ];
            window.fetch = async () => Response.json({items: pages.shift(), next: null});
            const games = new GameList({every: 1e9});
            await games.load();
            const [one, , three] = games.list.querySelectorAll("a");
            const board = three.querySelector(".thumb");
            await games.load();
            const [four, first, second] = games.list.querySelectorAll("a");
            return [
              four.href.endsWith("/four"),
              first === one,
              second === three,
              three.querySelector(".thumb") === board,
              three.textContent.includes("3 decisions"),
              games.list.children.length,
            ];
            """);

    assertThat(kept).isEqualTo("[true,true,true,true,true,3]");
  }

  @Test
  void whoWantsToEnterIsNotDisturbedByOthersWhoDo() {
    var kept =
        redrawn(
            """
            const person = (id) => ({id, name: id, kind: "bot", entrant: id, player: id});
            const registration = {
              capacity: 8, seated: 1, waiting: [], entrants: [],
              you: {entrant: "p-1", status: "none", mayEnter: true, reasons: []},
            };
            const answers = {
              "/me": {player: person("p-1"), scopes: ["play"]},
              "/players": {items: [person("p-2")]},
              "/tournaments/t/registration": registration,
            };
            answer(answers);
            const entry = new EntryPanel("/tournaments/t");
            const one = {state: "open", format: "swiss", settings: {}, directors: []};
            await entry.load(one);
            const choice = entry.body.querySelector("select");
            const enter = entry.body.querySelector("#enter");
            registration.seated = 2;
            await entry.load(one);
            const stayed = [entry.body.contains(choice), entry.body.contains(enter)];
            const text = entry.body.textContent.includes("2 of 8 seats taken");
            choice.value = "p-2";
            registration.you.entrant = "p-2";
            choice.dispatchEvent(new Event("change"));
            await new Promise((done) => new MutationObserver(done).observe(entry.body, {childList: true, subtree: true}));
            return [...stayed, text, entry.body.querySelector("#enter").dataset.does];
            """);

    assertThat(kept).isEqualTo("[true,true,true,\"enter p-2\"]");
  }

  @Test
  void aSeekKeepsItsButtonWhileItFillsAndOthersComeAndGo() {
    var kept =
        redrawn(
            """
            window.fetch = () => new Promise(() => {});
            const lobby = new Lobby({items: [], bots: []});
            const seek = (id, ...names) => ({
              id, ruleset: "sol/1", seats: 3, bots: [], clock: {bankMillis: 180000, incrementMillis: 3000},
              players: names.map((name) => ({name, player: name})),
            });
            const draw = (...seeks) => {
              lobby.seeks = seeks;
              lobby.draw();
              return [...lobby.list.querySelectorAll("button")];
            };
            const [, two, three] = draw(seek("one", "Ada"), seek("two", "Bo"), seek("three", "Cy"));
            const [, again, changed] = draw(seek("four", "Di"), seek("two", "Bo"), seek("three", "Cy", "Ed"));
            const text = lobby.list.textContent;
            return [
              again === two,
              changed === three,
              text.includes("Di") && text.includes("Bo") && text.includes("Cy, Ed") && !text.includes("Ada"),
              draw().length === 0 && lobby.list.textContent === "Nobody is waiting for a game.",
              draw(seek("five", "Flo")).length === 1,
            ];
            """);

    assertThat(kept).isEqualTo("[true,true,true,true,true]");
  }

  private String redrawn(String steps) {
    return tab.value(
            """
            Promise.all(
              ["lib/dom", "lib/renew", "lib/gamelist", "lib/lobby", "pages/competition", "event/entry",
               "director/form", "director/actions"]
                .map((name) => import(new URL(`${name}.js`, document.querySelector("script[type=module]").src)))
            ).then(async ([{h, put, changing}, {renew}, {GameList}, {Lobby}, competition, {EntryPanel},
                {ActionForm}, {ACTIONS}]) => {
              const list = h("ul", {});
              const answer = (answers) => {
                window.fetch = async (address) =>
                  Response.json(answers[new URL(address, location.href).pathname.replace("/api/v1", "")]);
                sessionStorage.setItem("apogee-token", "of somebody");
              };
              const row = (name, state) =>
                h("li", {}, h("a", {href: "/" + name}, name), " ", h("span", {class: state}, state), " ");
              %s
            }).finally(() => sessionStorage.clear())
            """
                .formatted(steps))
        .toString();
  }
}
