// Tournaments and ladders in short, for the start page. A node without them says so.
import { get, isMissing, sentenceOf } from "./api.js";
import { h, put } from "./dom.js";
import { count, plain, titleOf } from "./words.js";

const head = (words, href) => h("div", { class: "section-head" }, h("h2", {}, words), h("a", { href }, "All"));

export async function tournamentPanel(element) {
  try {
    const { items } = await get("/tournaments?limit=5");
    put(element, head("Tournaments", "/tournaments"), h("ul", { class: "list" }, items.length ? items.map(tournamentRow) : h("li", { class: "empty" }, "No tournament yet.")));
  } catch (failure) {
    put(element, h("h2", {}, "Tournaments"), h("p", { class: "quiet" }, isMissing(failure) ? "This node runs no tournaments." : sentenceOf(failure)));
  }
}

export const tournamentRow = (one) => h("li", {}, h("a", { class: "row", href: `/tournaments/${encodeURIComponent(one.id)}` },
  h("span", { class: "what" }, one.name ?? one.id, one.state ? h("span", { class: `chip ${one.state === "running" ? "live" : ""}` }, plain(one.state)) : null),
  h("span", { class: "side" }, one.entrants === undefined ? "" : count(Array.isArray(one.entrants) ? one.entrants.length : one.entrants, "entrant")),
  h("span", { class: "quiet" }, [one.game ? titleOf(one.game) : null, one.format ? plain(String(one.format)) : null].filter(Boolean).join(", "))));

export async function ladderPanel(element) {
  try {
    const { items } = await get("/ladders");
    put(element, head("Ladders", "/ladders"), h("ul", { class: "list" }, items.length ? items.map(ladderRow) : h("li", { class: "empty" }, "No ladder yet.")));
  } catch (failure) {
    put(element, h("h2", {}, "Ladders"), h("p", { class: "quiet" }, isMissing(failure) ? "This node runs no ladders." : sentenceOf(failure)));
  }
}

export const ladderRow = (one) => h("li", {}, h("a", { class: "row", href: `/ladders/${encodeURIComponent(one.id)}` },
  h("span", { class: "what" }, one.name ?? one.id), h("span", { class: "side" }, one.ruleset ?? one.game ? titleOf(one.ruleset ?? one.game) : "")));
