// One tournament, live: standings, rounds with the reason for each table, and a bracket for knock-outs.
import { DirectorConsole, directorOf } from "../director/console.js";
import { get, isMissing, isTransient, sentenceOf } from "../lib/api.js";
import { EntryPanel } from "../event/entry.js";
import { TeamsPanel } from "../event/teams.js";
import { bracket } from "../lib/bracket.js";
import { stateChip } from "../lib/contests.js";
import { atMostEvery, h, put, say, title } from "../lib/dom.js";
import { tournamentExports } from "../lib/exports.js";
import { fill, keep, table } from "../lib/page.js";
import { ratingOf, ratingsIn } from "../lib/ratings.js";
import { renew } from "../lib/renew.js";
import { shareTournament } from "../lib/share.js";
import { number, podiumOf, standingsTable } from "../lib/standings.js";
import { follow } from "../lib/stream.js";
import {
  ago,
  count,
  gameOf,
  moment,
  optionsText,
  place,
  plain,
  presetOf,
  sentence,
  STATES,
  titleOf,
} from "../lib/words.js";

const STEPS_KEPT = 200;
const STEPS_SHOWN = 60;
const LIVE_SHOWN = 6;

const isBegun = (one) => one.round > 0;

function whenOf(one) {
  if (one.finishedAt) {
    return `finished ${ago(one.finishedAt)}`;
  }
  return one.startedAt ? `started ${ago(one.startedAt)}` : null;
}

class TournamentPage {
  constructor(main, id) {
    this.path = `/tournaments/${encodeURIComponent(id)}`;
    this.round = null;
    this.known = [];
    this.head = h("h1", {}, "Tournament");
    this.facts = h("p", { class: "lead wide" });
    this.options = h("p", {});
    this.about = h("details", { class: "quiet", hidden: true }, h("summary", {}, "Options"), this.options);
    this.stage = h("span", { class: "chip", role: "status" });
    this.standings = h("div", {});
    this.exports = h("div", {});
    this.live = h("ul", { class: "list" });
    this.livePanel = h("section", { class: "panel", hidden: true }, h("h2", {}, "Live now"), this.live);
    this.rounds = h("div", {});
    this.bracket = h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Bracket" });
    this.entry = new EntryPanel(this.path);
    this.teams = new TeamsPanel(this);
    this.bracketPanel = h("section", { class: "panel below", hidden: true }, h("h2", {}, "Bracket"), this.bracket);
    this.list = h("ol", { class: "log short", tabindex: 0, "aria-label": "Steps of the tournament" });
    this.steps = [];
    this.messages = h("div", { role: "status" });
    this.podium = h("div", {});
    this.podiumPanel = h("section", { class: "panel below", hidden: true }, h("h2", {}, "Result"), this.podium);
    this.partOf = h("p", { class: "quiet", hidden: true });
    this.console = h("div", {});
    this.director = null;
    this.frame = h(
      "div",
      {},
      h("div", { class: "game-head" }, this.head, this.stage),
      this.facts,
      this.partOf,
      this.about,
      this.messages,
      this.podiumPanel,
      this.console,
      this.bracketPanel,
      h(
        "div",
        { class: "grid two" },
        h(
          "div",
          { class: "grid" },
          this.entry.element,
          this.teams.element,
          this.livePanel,
          h("section", { class: "panel" }, h("h2", {}, "Standings"), this.standings, this.exports),
          h("section", { class: "panel" }, h("h2", {}, "Rounds"), this.rounds),
        ),
        h("section", { class: "panel" }, h("h2", {}, "Steps"), this.list),
      ),
    );
    put(main, this.frame);
  }

  async load() {
    const one = await get(this.path);
    this.names = new Map([...one.entrants, ...(one.teams ?? [])].map((who) => [who.entrant ?? who.team, who]));
    this.one = one;
    title(one.name);
    say(this.head, one.name);
    this.frame.className = `game-${gameOf(one.game)}`;
    this.stage.className = `chip ${STATES[one.state]?.kind ?? ""}`;
    say(this.stage, STATES[one.state]?.words ?? plain(one.state));
    say(
      this.facts,
      [
        titleOf(one.game),
        presetOf(one.settings.options),
        one.format,
        one.tableSize > 2 ? `tables of ${one.tableSize}` : null,
        one.settings.deals === "mirrored" ? "mirrored deals" : null,
        one.boards ? `teams of ${count(one.boards, "board")}` : null,
        isBegun(one) ? `round ${one.round} of ${Math.max(one.round, one.rounds)}` : "not started",
        one.teams ? count(one.teams.length, "team") : count(one.entrants.length, "entrant"),
        whenOf(one),
      ]
        .filter(Boolean)
        .join(" · "),
    );
    say(this.options, optionsText(one.settings.options));
    this.about.hidden = !this.options.textContent;
    this.showPublic(one);
    await Promise.all([
      one.teams ? this.teams.load(one) : this.entry.load(one),
      this.loadStandings(),
      this.loadRounds(),
    ]);
    this.director?.update();
  }

  /** The result, where the tournament belongs, and what leads out of it. */
  showPublic(one) {
    this.podiumPanel.hidden = !one.podium;
    renew(this.podium, podiumOf(one) ?? []);
    const competition = one.settings.structure?.partOf;
    this.partOf.hidden = !competition;
    renew(
      this.partOf,
      "Part of ",
      h("a", { href: `/competitions/${encodeURIComponent(competition)}` }, "a competition"),
      ".",
    );
    if (this.shared !== one.name) {
      this.shared = one.name; // not while somebody copies
      put(this.exports, tournamentExports(this.path, one), shareTournament(this.path, one.name));
    }
  }

  /** For those who may direct the tournament. */
  async direct() {
    const director = await directorOf(this.one);
    if (director) {
      this.director = new DirectorConsole(this, director);
      put(this.console, this.director.element);
      this.steps.forEach((step) => this.director.step(step));
      this.director.update();
    }
  }

  /** The round that a director may end. */
  decidedRound() {
    return this.known.find((round) => round.state === "decided")?.round;
  }

  decidedTables() {
    return this.known.flatMap((round) => round.tables).filter((one) => one.state !== "running").length;
  }

  nameOf(entrant) {
    return this.names.get(entrant)?.name ?? entrant;
  }

  /** The name of an entrant with a link, marked if it has withdrawn. */
  linkTo(entrant) {
    const known = this.names.get(entrant);
    return h(
      "span",
      {},
      known?.player
        ? h("a", { href: `/players/${encodeURIComponent(known.player)}` }, known.name)
        : (known?.name ?? entrant),
      known?.active === false ? h("span", { class: "quiet" }, " (withdrawn)") : null,
    );
  }

  loadStandings() {
    return fill(
      this.standings,
      () => get(`${this.path}/standings`),
      async (standings) => {
        const ratings = this.one.settings.rated ? await ratingsIn(gameOf(this.one.game)) : new Map();
        const ratingOfRow = (row) => {
          const known = ratings.get(this.names.get(row.entrant)?.player);
          return known ? ratingOf(known) : null;
        };
        return standingsTable(standings, {
          isBegun: isBegun(this.one),
          link: (row) => this.linkTo(row.entrant),
          rating: standings.items.some(ratingOfRow) ? ratingOfRow : null,
        });
      },
      "No standings yet.",
    );
  }

  loadRounds() {
    return fill(
      this.rounds,
      () => get(`${this.path}/rounds`),
      ({ items: rounds }) => {
        this.known = rounds;
        this.showLive(rounds);
        this.bracketPanel.hidden = !/knock-out/.test(this.one.format) || !rounds.length;
        if (!this.bracketPanel.hidden) {
          renew(
            this.bracket,
            bracket(rounds, (entrant) => this.nameOf(entrant)),
          );
        }
        return rounds.length ? this.chosen(rounds) : h("p", { class: "empty" }, "No round has started.");
      },
      "No rounds yet.",
    );
  }

  chosen(rounds) {
    const shown = rounds.find((round) => round.round === this.round) ?? rounds.at(-1);
    const held = this.rounds.contains(document.activeElement) ? document.activeElement.textContent : null;
    const buttons = rounds.map((round) =>
      h(
        "button",
        {
          type: "button",
          "aria-pressed": String(round === shown),
          onclick: () => {
            // a viewer of the last round follows the next one
            this.round = round === rounds.at(-1) ? null : round.round;
            this.loadRounds();
          },
        },
        `Round ${round.round}`,
      ),
    );
    queueMicrotask(() => buttons.find((button) => button.textContent === held)?.focus());
    return [h("div", { class: "filters", role: "group", "aria-label": "Rounds" }, buttons), this.showRound(shown)];
  }

  /** The games in play, with links. */
  showLive(rounds) {
    const games = rounds
      .flatMap((round) => round.tables)
      .flatMap((one) => one.games)
      .filter((game) => game.state === "live");
    this.livePanel.hidden = !games.length;
    renew(
      this.live,
      games
        .slice(0, LIVE_SHOWN)
        .map((game) =>
          h(
            "li",
            {},
            h(
              "a",
              { class: "row", href: `/games/${encodeURIComponent(game.game)}` },
              h("span", {}, game.seats.map((entrant) => this.nameOf(entrant)).join(", ")),
              h("span", { class: "chip live" }, "watch"),
            ),
          ),
        ),
      games.length > LIVE_SHOWN
        ? h("li", { class: "empty" }, `${games.length - LIVE_SHOWN} more in the rounds below.`)
        : null,
    );
  }

  showRound(round) {
    const seat = (one, entrant, i) =>
      h(
        "div",
        {},
        this.linkTo(entrant),
        one.places?.length
          ? h("span", { class: "quiet" }, ` ${place(one.places[i])}, ${count(number(one.points[i]), "point")}`)
          : null,
      );
    const game = (one, i, all) =>
      h(
        "div",
        { class: "of-table" },
        h("a", { href: `/games/${encodeURIComponent(one.game)}` }, all.length > 1 ? `Game ${i + 1}` : "Game"),
        " ",
        stateChip(one.state),
        one.ending ? h("span", { class: "quiet" }, ` ${plain(one.ending)}`) : null,
      );
    return h(
      "div",
      {},
      round.relaxed.map((rule) => h("p", { class: "notice" }, `${sentence(rule.sentence)}.`)),
      round.notes.map((note) => h("p", { class: "notice" }, sentence(note))),
      round.matches ? this.matches(round) : null,
      table(
        `Round ${round.round}`,
        ["Table", "Seats", "Reason", "Games"],
        round.tables.map((one) => [
          [
            String(one.table),
            one.state === "void" ? [" ", stateChip("void")] : null,
            one.played === false ? h("div", { class: "quiet" }, "result by the director") : null,
          ]
            .flat()
            .filter(Boolean),
          one.seats.map((entrant, i) => seat(one, entrant, i)),
          h("span", { class: "quiet" }, sentence(one.reason)),
          one.games.map(game),
        ]),
      ),
      round.byes.length
        ? h(
            "p",
            { class: "quiet spaced-top" },
            "Byes: ",
            round.byes.map((bye) => `${this.nameOf(bye.entrant)} (${plain(bye.kind)})`).join(", "),
          )
        : null,
    );
  }

  /** The matches of teams; the tables below are their boards. */
  matches({ round, matches }) {
    return table(
      `Matches of round ${round}`,
      ["Match", "Teams", { number: "Board points" }, { number: "Points" }, "Tables"],
      matches.map((match) => [
        String(match.match),
        match.teams.map((team) => h("div", {}, this.nameOf(team))),
        match.boardPoints.map(number).join(" : "),
        match.points ? match.points.map(number).join(" : ") : stateChip(match.state),
        `${match.tables[0]} to ${match.tables.at(-1)}`,
      ]),
    );
  }

  /** Replaces IDs of games and entrants with names and links. */
  step(event) {
    const [, name] = /^(.*) (?:entered|is on the waiting list)\.$/.exec(event.text) ?? [];
    if (name && event.entrant) {
      this.entry.names.set(event.entrant, name); // also of those who leave later
    }
    this.steps.push(event);
    this.steps = this.steps.slice(-STEPS_KEPT);
    this.showSteps();
    this.director?.step(event);
    if (event.message) {
      put(this.messages, h("p", { class: "notice" }, `${moment(event.at)} ${event.message}`));
    }
  }

  showSteps() {
    renew(
      this.list,
      this.steps
        .slice(-STEPS_SHOWN)
        .reverse()
        .map((one) =>
          h(
            "li",
            {},
            h("time", { class: "ply", datetime: new Date(one.at).toISOString() }, moment(one.at)),
            h("span", {}, one.game ? this.gameStep(one) : this.named(one)),
          ),
        ),
    );
  }

  /** The text with names in place of the IDs of entrants. */
  named(one) {
    return one.text.replace(/\bp-[\w-]+/g, (id) => this.names.get(id)?.name ?? this.entry.names.get(id) ?? id);
  }

  gameStep(one) {
    const at = /-r(\d+)-t(\d+)-g(\d+)$/.exec(one.game);
    const name = at ? `Round ${at[1]}, table ${at[2]}` : "A game";
    return [
      h("a", { href: `/games/${encodeURIComponent(one.game)}` }, name),
      one.text.replace(one.game, "").replace(/: places.*$/, "."),
    ];
  }
}

export async function show(main, id) {
  title("Tournament");
  const page = new TournamentPage(main, id);
  try {
    await page.load();
  } catch (failure) {
    if (isTransient(failure)) {
      throw failure;
    }
    put(
      main,
      h("h1", {}, "Tournament"),
      h("p", {}, isMissing(failure) ? "This node runs no tournaments." : sentenceOf(failure)),
      h("p", {}, h("a", { href: "/tournaments" }, "All tournaments")),
    );
    return;
  }
  // Windows open and close without a step.
  keep(
    20_000,
    () => {
      (page.one.teams ? page.teams : page.entry).load(page.one).catch(() => {}); // the next time is soon
      page.director?.update();
    },
    false,
  );
  page.direct();
  const again = atMostEvery(1500, () => page.load().catch(() => again()));
  follow(`${page.path}/stream`, {
    line: (event) => {
      page.step(event);
      again();
    },
  });
}
