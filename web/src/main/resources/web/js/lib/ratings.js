// Leaderboards as tables.
import { h } from "./dom.js";
import { table } from "./page.js";

export const nameOf = (one) => (one.kind === "entity" || one.participant.startsWith("entity:")
  ? h("span", { class: "entity-name" }, `The Entity: ${one.participant.replace(/^entity:/, "").replaceAll(":", ", ")}`)
  : h("a", { href: `/players/${encodeURIComponent(one.participant)}` }, one.name));

export const leaders = (items) => (items.length
  ? table("Leaderboard", [{ number: "Rank" }, "Name", { number: "Rating" }, { number: "±" }, { number: "Games" }],
    items.map((one) => [one.rank, nameOf(one), round(one.rating), round(one.uncertainty), one.games]))
  : h("p", { class: "empty" }, "Nobody is rated yet."));

export const round = (value) => Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 1));
