// The stage: one to four live games, chosen by how close and how strong they are; for a screen or a stream.
import { get } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { MiniGame } from "../lib/minigame.js";
import { gameOf } from "../lib/words.js";
import { boardOf } from "../game/boards.js";

const BOARDS = [1, 2, 3, 4];
const REFRESH = 1500;
const CHOOSE = 20_000;
const STAYS = 8_000;
const CANDIDATES = 10;

/** How equal the two best scores are, from 0 to 1. */
function closeness(module, look) {
  const scores = look.seats.map((_, seat) => module.seat(look.view, seat).score ?? 0).sort((a, b) => b - a);
  return scores.length < 2 ? 0.5 : 1 - (scores[0] - scores[1]) / Math.max(1, Math.abs(scores[0]));
}

/** Ratings by participant, for each of these pools; a pool without finished games has none. */
async function ratingsOf(pools) {
  const { items } = await get("/ratings?limit=200").catch(() => ({ items: [] }));
  const rated = new Set(items.map((one) => one.pool));
  const ratings = new Map(pools.map((pool) => [pool, new Map()]));
  for (const pool of pools.filter((one) => rated.has(one))) {
    const page = await get(`/ratings/${encodeURIComponent(pool)}?limit=200`).catch(() => ({ items: [] }));
    ratings.set(pool, new Map(page.items.map((one) => [one.participant, one.rating])));
  }
  return ratings;
}

class Stage {
  constructor(main) {
    const asked = Number(new URLSearchParams(location.search).get("boards"));
    this.most = BOARDS.includes(asked) ? asked : 4;
    this.grid = h("div", { class: "tv-grid" });
    this.shown = new Map();
    this.ended = new Map();
    this.empty = h("p", { class: "empty", hidden: true }, "No game is live. The next one appears here by itself.");
    const number = h(
      "select",
      { "aria-label": "Number of boards", onchange: () => this.setMost(Number(number.value)) },
      BOARDS.map((value) =>
        h("option", { value, selected: value === this.most }, value === 1 ? "1 board" : `${value} boards`),
      ),
    );
    put(
      main,
      h(
        "div",
        { class: "tv-head" },
        h("h1", {}, "Live games"),
        number,
        h("button", { type: "button", onclick: () => this.fill() }, "Full screen"),
        h("a", { class: "button", href: "/" }, "Apogee"),
      ),
      this.empty,
      this.grid,
    );
  }

  setMost(most) {
    this.most = most;
    history.replaceState(null, "", `?boards=${most}`);
    this.choose();
  }

  fill() {
    if (document.fullscreenElement) {
      document.exitFullscreen();
    } else {
      document.documentElement.requestFullscreen();
    }
  }

  async start() {
    await this.choose();
    setInterval(() => document.hidden || this.choose(), CHOOSE);
    setInterval(() => document.hidden || this.refresh(), REFRESH);
  }

  /** The best candidates take the places of games that ended, or that there is no room for. */
  async choose() {
    let ids;
    try {
      ids = await this.best();
    } catch {
      return; // the node is away for a moment: what is on the stage stays
    }
    const now = performance.now();
    const staying = [...this.shown.keys()].filter((id) => !this.ended.has(id) || now - this.ended.get(id) < STAYS);
    const wanted = [...new Set([...staying.filter((id) => ids.includes(id) || this.ended.has(id)), ...ids])];
    const next = wanted.slice(0, this.most);
    for (const id of next.filter((one) => !this.shown.has(one))) {
      try {
        this.shown.set(id, await MiniGame.of(id));
      } catch {
        // A game that is gone: the next choice has another.
      }
    }
    for (const id of [...this.shown.keys()].filter((one) => !next.includes(one))) {
      this.shown.delete(id);
      this.ended.delete(id);
    }
    const boards = [...this.shown.values()].map((one) => one.element);
    this.grid.dataset.boards = boards.length;
    this.empty.hidden = boards.length > 0;
    if (boards.length !== this.grid.childElementCount || boards.some((one, i) => this.grid.children[i] !== one)) {
      put(this.grid, boards);
    }
  }

  /** The ids of live games, best first: half for closeness, half for the strength of the seats. */
  async best() {
    const { items } = await get("/games?stage=live&limit=40");
    const candidates = items.sort((a, b) => b.plies - a.plies).slice(0, CANDIDATES);
    const pools = [...new Set(candidates.map((one) => one.pool ?? gameOf(one.ruleset)))];
    const ratings = await ratingsOf(pools);
    const judged = await Promise.all(
      candidates.map(async (one) => {
        const look = await get(`/games/${encodeURIComponent(one.id)}`).catch(() => null);
        if (!look || look.stage !== "live") {
          return null;
        }
        const known = ratings.get(one.pool ?? gameOf(one.ruleset));
        const strength = look.seats.reduce((sum, seat) => sum + (known.get(seat.player) ?? 0), 0) / look.seats.length;
        return { id: one.id, close: closeness(await boardOf(gameOf(look.ruleset)), look), strength };
      }),
    );
    const found = judged.filter(Boolean);
    const strongest = Math.max(1, ...found.map((one) => one.strength));
    const worth = (one) => one.close / 2 + Math.max(0, one.strength) / strongest / 2;
    return found.sort((a, b) => worth(b) - worth(a)).map((one) => one.id);
  }

  async refresh() {
    for (const [id, game] of this.shown) {
      if (!game.isOver) {
        await game.refresh().catch(() => {});
      }
      if (game.isOver && !this.ended.has(id)) {
        this.ended.set(id, performance.now());
        setTimeout(() => this.choose(), STAYS);
      }
    }
  }
}

export async function show(main) {
  title("Live games");
  document.body.classList.add("bare-page");
  await new Stage(main).start();
}
