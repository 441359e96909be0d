// Lists of games, one page at a time, so that thousands of games cost no more than twenty.
import { get } from "./api.js";
import { h, put } from "./dom.js";
import { failed } from "./page.js";
import { renew } from "./renew.js";
import { badge } from "./seats.js";
import { thumb } from "./thumb.js";
import { ago, count, gameOf, outcome, place, STAGES, titleOf } from "./words.js";

/** A game in a list; with a small board if it is wanted. */
function gameRow(game, withBoard = false) {
  const isLive = game.stage === "live";
  return h(
    "li",
    { "data-key": game.id },
    h(
      "a",
      {
        class: `row game-${gameOf(game.ruleset)}${withBoard ? " with-thumb" : ""}`,
        href: `/games/${encodeURIComponent(game.id)}`,
      },
      withBoard ? thumb(game) : null,
      h(
        "span",
        { class: "what" },
        titleOf(game.ruleset),
        game.stage === "over"
          ? null
          : h("span", { class: `chip ${isLive ? "live" : ""}` }, STAGES[game.stage] ?? game.stage),
      ),
      h("span", { class: "side" }, isLive ? count(game.plies, "decision") : outcome(game)),
      h(
        "span",
        { class: "sitters" },
        game.seats.map((seat, number) =>
          h(
            "span",
            { class: "sitter" },
            badge(number),
            seat.name,
            game.places.length ? h("span", { class: "quiet" }, place(game.places[number])) : null,
          ),
        ),
      ),
      h("span", { class: "side" }, ago(isLive ? game.startedMillis : (game.finishedMillis ?? game.changedMillis))),
    ),
  );
}

/** A list with a button for older games; `query` has the filters. Refreshes itself while it shows the first page. */
export class GameList {
  constructor({ query = "", limit = 20, empty = "No games here.", every = 5000, more = true, boards = true }) {
    Object.assign(this, { query, limit, empty, more, boards });
    this.list = h("ul", { class: "list" });
    this.pages = [null];
    this.shown = "";
    this.older = h("button", { type: "button", onclick: () => this.turn(1) }, "Older");
    this.newer = h("button", { type: "button", onclick: () => this.turn(-1) }, "Newer");
    this.pager = h("p", { class: "filters", hidden: true }, this.newer, this.older);
    this.element = h("div", {}, this.list, more ? this.pager : null);
    setInterval(() => document.hidden || this.pages.length > 1 || this.load(), every);
  }

  show(query) {
    this.query = query;
    this.pages = [null];
    return this.load();
  }

  turn(direction) {
    if (direction > 0) {
      this.pages.push(this.next);
    } else {
      this.pages.pop();
    }
    return this.load();
  }

  async load() {
    const cursor = this.pages.at(-1);
    const wish = `/games?limit=${this.limit}${this.query}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`;
    this.wish = wish;
    let page;
    try {
      page = await get(wish);
    } catch (failure) {
      const said = failed(failure, () => this.load());
      put(this.list, h("li", { class: "empty" }, said));
      this.shown = "";
      return [];
    }
    if (wish !== this.wish) {
      return page.items;
    }
    this.next = page.next;
    const key = JSON.stringify([page.items, Math.floor(Date.now() / 30_000)]);
    if (key !== this.shown) {
      this.shown = key;
      renew(
        this.list,
        page.items.length
          ? page.items.map((game) => gameRow(game, this.boards && game.stage !== "cancelled"))
          : h("li", { class: "empty" }, this.empty),
      );
    }
    this.older.disabled = !page.next;
    this.newer.disabled = this.pages.length === 1;
    this.pager.hidden = !page.next && this.pages.length === 1;
    return page.items;
  }
}
