// One tournament: standings, rounds with the reasons of their pairings, a bracket where there is one; live.
import { get, isMissing, sentenceOf } from "../lib/api.js";
import { atMostEvery, h, put, say, title } from "../lib/dom.js";
import { fill, table } from "../lib/page.js";
import { follow } from "../lib/stream.js";
import { count, place, plain, titleOf } from "../lib/words.js";
import { bracket } from "../lib/bracket.js";

/** Points come as texts, because thirds have no end as decimals. */
const number = (text) => (Number.isFinite(Number(text)) ? Number(text) : text);

class TournamentPage {
  constructor(main, id) {
    this.path = `/tournaments/${encodeURIComponent(id)}`;
    this.round = null;
    this.head = h("h1", {}, "Tournament");
    this.facts = h("p", { class: "lead" });
    this.stage = h("span", { class: "chip", role: "status" });
    this.standings = h("div", {});
    this.rounds = h("div", {});
    this.bracket = h("div", {});
    this.bracketPanel = h("section", { class: "panel", hidden: true }, h("h2", {}, "Bracket"), this.bracket);
    this.news = h("ol", { class: "log" , tabindex: 0, "aria-label": "Steps of the tournament"});
    this.steps = [];
    put(main, h("div", { class: "game-head" }, this.head, this.stage), this.facts,
      h("div", { class: "grid two" },
        h("div", { class: "grid" }, this.bracketPanel, h("section", { class: "panel" }, h("h2", {}, "Rounds"), this.rounds)),
        h("div", { class: "grid" }, h("section", { class: "panel" }, h("h2", {}, "Standings"), this.standings), h("section", { class: "panel" }, h("h2", {}, "Steps"), this.news))));
  }

  async load() {
    const one = await get(this.path);
    this.names = new Map((one.entrants ?? []).map((entrant) => [entrant.entrant ?? entrant.id, entrant.name ?? entrant.entrant]));
    this.one = one;
    title(one.name);
    say(this.head, one.name);
    this.stage.className = `chip ${one.state === "running" ? "live" : ""}`;
    say(this.stage, plain(one.state));
    const people = Array.isArray(one.entrants) ? one.entrants.length : one.entrants;
    say(this.facts, [titleOf(one.game), plain(one.format), `round ${one.round} of ${one.rounds}`, count(people, "entrant"), one.live ? `${one.live} games live` : null].filter(Boolean).join(" · "));
    await Promise.all([this.loadStandings(), this.loadRounds()]);
  }

  nameOf(entrant) {
    return this.names.get(entrant) ?? entrant;
  }

  loadStandings() {
    return fill(this.standings, () => get(`${this.path}/standings`), ({ tieBreaks, items }) => items.length
      ? table("Standings", ["Place", "Name", { number: "Points" }, ...tieBreaks.map((name) => ({ number: plain(name) }))],
        items.map((row) => [place(row.place), row.name, number(row.points), ...row.tieBreaks.map(number)]))
      : h("p", { class: "empty" }, "Nobody has played yet."), "No standings yet.");
  }

  loadRounds() {
    return fill(this.rounds, () => get(`${this.path}/rounds`), ({ items }) => {
      const rounds = items ?? [];
      this.bracketPanel.hidden = !/knock-out/.test(this.one.format) || !rounds.length;
      if (!this.bracketPanel.hidden) {
        put(this.bracket, bracket(rounds, (entrant) => this.nameOf(entrant)));
      }
      if (!rounds.length) {
        return h("p", { class: "empty" }, "No round has begun.");
      }
      const shown = rounds.find((round) => round.round === this.round) ?? rounds.at(-1);
      const choose = h("div", { class: "filters", role: "group", "aria-label": "Rounds" }, rounds.map((round) =>
        h("button", { type: "button", "aria-pressed": String(round === shown), onclick: () => {
          this.round = round.round;
          this.loadRounds();
        } }, `Round ${round.round}`)));
      return [choose, this.showRound(shown)];
    }, "No rounds yet.");
  }

  showRound(round) {
    return h("div", {},
      (round.relaxed ?? []).map((rule) => h("p", { class: "notice" }, rule.sentence)), (round.notes ?? []).map((note) => h("p", { class: "notice" }, String(note.sentence ?? note))),
      table(`Round ${round.round}`, ["Table", "Seats", "Why", "Games"], round.tables.map((one) => [
        String(one.table),
        one.seats.map((entrant, i) => h("div", {}, this.nameOf(entrant), one.places?.length ? h("span", { class: "quiet" }, ` ${place(one.places[i])}, ${one.points?.[i] ?? ""}`) : null)),
        h("span", { class: "quiet" }, one.reason ?? ""),
        (one.games ?? []).map((game, i) => h("div", {}, h("a", { href: `/games/${encodeURIComponent(game.game)}` }, `Game ${i + 1}`), h("span", { class: `chip ${game.state === "live" || game.state === "running" ? "live" : ""}` }, plain(game.state)))),
      ])),
      round.byes?.length ? h("p", { class: "quiet" }, "Not playing: ", round.byes.map((bye) => `${this.nameOf(bye.entrant)} (${plain(bye.kind)})`).join(", ")) : null);
  }

  step(news) {
    this.steps.push(news);
    this.steps = this.steps.slice(-200);
    put(this.news, this.steps.slice(-60).reverse().map((one) => h("li", {}, h("span", { class: "ply" }, String(one.sequence)), h("span", {}, one.text ?? plain(one.what ?? one.type ?? "")))));
  }
}

export async function show(main, id) {
  title("Tournament");
  const page = new TournamentPage(main, id);
  try {
    await page.load();
  } catch (failure) {
    put(main, h("h1", {}, "Tournament"), h("p", {}, isMissing(failure) ? "This node runs no tournaments." : sentenceOf(failure)), h("p", {}, h("a", { href: "/tournaments" }, "All tournaments")));
    return;
  }
  const again = atMostEvery(1500, () => page.load().catch(() => again()));
  follow(`${page.path}/stream`, { line: (news) => {
    page.step(news);
    again();
  } });
}
