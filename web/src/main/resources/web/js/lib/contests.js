// Tournaments and ladders in short, for the start page and their lists.
import { get } from "./api.js";
import { h, put } from "./dom.js";
import { failed } from "./page.js";
import { nameOf, ratingOf } from "./ratings.js";
import { ago, count, gameOf, plain, STATES, titleOf } from "./words.js";

const TOP = 3;

const head = (words, href) =>
  h(
    "div",
    { class: "section-head" },
    h("h2", {}, words),
    h("a", { href, "aria-label": `All ${words.toLowerCase()}` }, "All"),
  );
export const stateChip = (state) =>
  h("span", { class: `chip ${STATES[state]?.kind ?? ""}` }, STATES[state]?.words ?? plain(state));

export async function tournamentPanel(element) {
  try {
    const { items } = await get("/tournaments?limit=5");
    put(
      element,
      head("Tournaments", "/tournaments"),
      h(
        "ul",
        { class: "list" },
        items.length ? items.map(tournamentRow) : h("li", { class: "empty" }, "No tournaments yet."),
      ),
    );
  } catch (failure) {
    const said = failed(failure, () => tournamentPanel(element), "This node runs no tournaments.");
    put(element, h("h2", {}, "Tournaments"), said);
  }
}

/** The progress of a tournament: its round, its leader or winner, or the number of entrants. */
function standing(one) {
  if (one.state === "open" || one.state === "new") {
    return "not started";
  }
  const leader =
    one.leader && (one.round > 1 || one.state === "finished")
      ? `${one.state === "finished" ? "won by" : "led by"} ${one.leader}`
      : null;
  return [one.state === "finished" ? null : `round ${one.round} of ${Math.max(one.round, one.rounds)}`, leader]
    .filter(Boolean)
    .join(", ");
}

export const tournamentRow = (one) =>
  h(
    "li",
    {},
    h(
      "a",
      { class: `row game-${gameOf(one.game)}`, href: `/tournaments/${encodeURIComponent(one.id)}` },
      h("span", { class: "what" }, one.name, stateChip(one.state)),
      h("span", { class: "side" }, one.live ? `${count(one.live, "game")} live` : count(one.entrants, "entrant")),
      h("span", { class: "quiet" }, [titleOf(one.game), one.format, standing(one)].filter(Boolean).join(" · ")),
      h("span", { class: "side" }, ago(one.finishedAt ?? one.startedAt ?? one.createdAt)),
    ),
  );

/** The three best of a pool; no request for a pool without a finished game. */
const topThree = async (pool, rated) =>
  rated.has(pool)
    ? get(`/ratings/${encodeURIComponent(pool)}?kind=player&limit=${TOP}`).then(
        (page) => page.items,
        () => [],
      )
    : [];

/** Each ladder with its first three. */
export async function ladderPanel(element) {
  try {
    const { items } = await get("/ladders");
    const rated = await get("/ratings?limit=200").then(
      (page) => new Set(page.items.map((pool) => pool.pool)),
      () => new Set(),
    );
    const tops = await Promise.all(items.map((one) => topThree(one.pool, rated)));
    put(
      element,
      head("Top of the ladders", "/ladders"),
      h(
        "ul",
        { class: "list" },
        items.length ? items.map((one, i) => topOf(one, tops[i])) : h("li", { class: "empty" }, "No ladders yet."),
      ),
    );
  } catch (failure) {
    const said = failed(failure, () => ladderPanel(element), "This node runs no ladders.");
    put(element, h("h2", {}, "Ladders"), said);
  }
}

const topOf = (ladder, leaders) =>
  h(
    "li",
    { class: `top-of game-${gameOf(ladder.game)}` },
    h("a", { class: "what", href: `/ladders/${encodeURIComponent(ladder.id)}` }, titleOf(ladder.game)),
    leaders.length
      ? h(
          "ol",
          { class: "podium" },
          leaders.map((one) => h("li", {}, nameOf(one), " ", h("span", { class: "quiet" }, ratingOf(one)))),
        )
      : h("span", { class: "quiet" }, "no ratings yet"),
  );

export const ladderRow = (one) =>
  h(
    "li",
    {},
    h(
      "a",
      { class: `row game-${gameOf(one.game)}`, href: `/ladders/${encodeURIComponent(one.id)}` },
      h(
        "span",
        { class: "what" },
        one.name === one.id ? titleOf(one.game) : one.name,
        one.state === "paused" ? stateChip(one.state) : null,
      ),
      h("span", { class: "side" }, one.live ? `${count(one.live, "game")} live` : "no games in play"),
      h(
        "span",
        { class: "quiet" },
        `${titleOf(one.game)} · tables of ${one.tableSize} · ${count(one.entrants, "player")}`,
      ),
      h("span", { class: "side" }, `${count(one.games, "game")} played`),
    ),
  );
