// Leaderboards as tables.
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

/** So few games say little: the rating may still move far. */
const GAMES_TO_SETTLE = 10;

export const provisional = (games) =>
  games < GAMES_TO_SETTLE
    ? h("span", { class: "quiet", title: `Fewer than ${GAMES_TO_SETTLE} rated games` }, " provisional")
    : null;

/** The table of a pool; `label` tells it from others on the same page. */
export const leaders = (items, label = "Leaderboard") =>
  items.length
    ? table(
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
          h("span", {}, nameOf(one), provisional(one.games)),
          fixed(one.rating),
          fixed(one.uncertainty),
          fixed(one.cautious),
          one.games,
        ]),
      )
    : h("p", { class: "empty" }, "No ratings yet.");

/** Numbers in a column have the same number of digits. */
const fixed = (value) => ({ number: value.toFixed(1).replace("-", "−") });

export const round = (value) => Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 1));
