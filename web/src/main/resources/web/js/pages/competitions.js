// Seasons, and competitions of several stages, newest first.
import { stateChip } from "../lib/contests.js";
import { h, put, title } from "../lib/dom.js";
import { panel } from "../lib/page.js";
import { pages } from "../lib/pager.js";
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
    h("div", { class: "grid" }, panel("Seasons", seasons), panel("Competitions", competitions)),
  );
  await Promise.all([
    pages(seasons, {
      path: "/seasons",
      limit: 10,
      draw: seasonRow,
      empty: "No seasons yet.",
      absent: "This node runs no seasons.",
    }),
    pages(competitions, {
      path: "/competitions",
      limit: 25,
      draw: competitionRow,
      empty: "No competitions yet.",
      absent: "This node runs no competitions.",
    }),
  ]);
}
