// Seasons, and competitions of several stages, newest first.
import { get } from "../lib/api.js";
import { stateChip } from "../lib/contests.js";
import { h, put, title } from "../lib/dom.js";
import { fill, panel } from "../lib/page.js";
import { ago, count } from "../lib/words.js";

const row = (href, one, side, more) =>
  h(
    "li",
    {},
    h(
      "a",
      { class: "row", href },
      h("span", { class: "what" }, one.name, stateChip(one.state)),
      h("span", { class: "side" }, side),
      h("span", { class: "quiet" }, more),
      h("span", { class: "side" }, ago(one.createdAt)),
    ),
  );

const seasonRow = (one) =>
  row(
    `/seasons/${encodeURIComponent(one.id)}`,
    one,
    count(one.membersInAll, "member"),
    `season ${one.number} · ${count(one.divisionsInAll, "division")} · ${count(one.eventsInAll, "event")}`,
  );

const competitionRow = (one) =>
  row(
    `/competitions/${encodeURIComponent(one.id)}`,
    one,
    count(one.entrantsInAll, "entrant"),
    one.stage ? `stage ${one.stage} of ${one.stagesInAll}` : `not started · ${count(one.stagesInAll, "stage")}`,
  );

const list = (element, path, draw, empty, absent) =>
  fill(
    element,
    () => get(path),
    ({ items }) => (items.length ? h("ul", { class: "list" }, items.map(draw)) : h("p", { class: "empty" }, empty)),
    absent,
  );

export async function show(main) {
  title("Seasons and competitions");
  const seasons = h("div", {});
  const competitions = h("div", {});
  put(
    main,
    h("h1", {}, "Seasons and competitions"),
    h(
      "div",
      { class: "filters" },
      h("a", { class: "button main", href: "/seasons/new" }, "New season"),
      h("a", { class: "button", href: "/competitions/new" }, "New competition"),
    ),
    panel("Seasons", seasons),
    panel("Competitions", competitions),
  );
  await Promise.all([
    list(seasons, "/seasons", seasonRow, "No seasons yet.", "This node runs no seasons."),
    list(competitions, "/competitions", competitionRow, "No competitions yet.", "This node runs no competitions."),
  ]);
}
