// All tournaments, newest first.
import { tournamentRow } from "../lib/contests.js";
import { h, put, title } from "../lib/dom.js";
import { calendarOfAll } from "../lib/exports.js";
import { panel } from "../lib/page.js";
import { pages } from "../lib/pager.js";

export async function show(main) {
  title("Tournaments");
  const list = h("div", {});
  put(
    main,
    h("h1", {}, "Tournaments"),
    h(
      "p",
      { class: "filters" },
      h("a", { class: "button main", href: "/tournaments/new" }, "New event"),
      h("a", { class: "button", href: "/tournaments/series" }, "Series"),
      h("a", { class: "button", href: "/competitions" }, "Seasons and competitions"),
    ),
    panel(null, list),
    calendarOfAll(),
  );
  await pages(list, {
    path: "/tournaments",
    limit: 25,
    draw: tournamentRow,
    empty: "No tournaments yet.",
    absent: "This node runs no tournaments.",
  });
}
