// Leaderboards as tables.
import { get } from "./api.js";
import { h } from "./dom.js";
import { table } from "./page.js";

const isEntity = (one) => one.kind === "entity" || one.participant.startsWith("entity:");

/** Converts "entity:moderate:power-3:seats-4" to text. */
const scenario = (id) =>
  id
    .replace(/^entity:/, "")
    .replace(/:power-/, ", power ")
    .replace(/:seats-(\d+)/, ", $1 seats")
    .replaceAll(":", ", ")
    .toLowerCase();

export const nameOf = (one) =>
  isEntity(one)
    ? h("a", { href: "/entity", class: "entity-name" }, `The Entity (${scenario(one.participant)})`)
    : h("a", { href: `/players/${encodeURIComponent(one.participant)}` }, one.name);

/** A rating may still move far after few games, or while its uncertainty is above three quarters of the first one. */
const GAMES_TO_SETTLE = 10;
const UNCERTAINTY_SETTLED = 25 / 4;

const isProvisional = ({ games, uncertainty }) => games < GAMES_TO_SETTLE || uncertainty > UNCERTAINTY_SETTLED;

/** The mark behind a rating that says little yet; null if it has settled. */
export const provisional = (one) =>
  isProvisional(one)
    ? h(
        "abbr",
        { class: "provisional", title: `Provisional: fewer than ${GAMES_TO_SETTLE} rated games, or very uncertain` },
        "?",
        h("span", { class: "visually-hidden" }, " provisional"),
      )
    : null;

/** A rating in a line of text, with its mark. */
export const ratingOf = (one) => h("span", { class: "rating" }, String(round(one.rating)), provisional(one));

const KNOWN_FOR = 30_000;
const pools = new Map();

/** The ratings of the best players of a pool by their IDs; empty without ratings. Asked for once in a while. */
export function ratingsIn(pool) {
  const known = pools.get(pool);
  if (known && performance.now() - known.at < KNOWN_FOR) {
    return known.ratings;
  }
  const ratings = get("/ratings?limit=200")
    .then(({ items }) => items.some((one) => one.pool === pool))
    .then((isRated) => (isRated ? get(`/ratings/${encodeURIComponent(pool)}?kind=player&limit=200`) : { items: [] }))
    .then(
      ({ items }) => new Map(items.map((one) => [one.participant, one])),
      () => new Map(),
    );
  pools.set(pool, { at: performance.now(), ratings });
  return ratings;
}

/** The table of a pool; `label` tells it from others on the same page. */
export const leaders = (items, label = "Leaderboard") =>
  items.length
    ? [
        table(
          label,
          [
            { number: "Rank" },
            "Name",
            { number: "Rating" },
            { number: "±", title: "The standard deviation of the rating" },
            { number: "At least", title: "The rating less three uncertainties, by which this list is ordered" },
            { number: "Games" },
          ],
          items.map((one) => [
            one.rank,
            nameOf(one),
            { number: h("span", {}, fixed(one.rating).number, provisional(one)) },
            fixed(one.uncertainty),
            fixed(one.cautious),
            one.games,
          ]),
        ),
        items.some(isProvisional)
          ? h("p", { class: "quiet" }, `? provisional: fewer than ${GAMES_TO_SETTLE} rated games, or very uncertain`)
          : null,
      ].filter(Boolean)
    : h("p", { class: "empty" }, "No ratings yet.");

/** Numbers in a column have the same number of digits. */
const fixed = (value) => ({ number: value.toFixed(1).replace("-", "−") });

export const round = (value) => Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 1));
