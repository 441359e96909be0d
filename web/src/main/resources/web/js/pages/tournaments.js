// All tournaments, newest first.
import { get } from "../lib/api.js";
import { tournamentRow } from "../lib/contests.js";
import { h, put, title } from "../lib/dom.js";
import { calendarOfAll } from "../lib/exports.js";
import { fill, panel } from "../lib/page.js";

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
  let cursor = "";
  const all = h("ul", { class: "list" });
  const more = h("button", { type: "button", onclick: () => load() }, "Older");
  const load = () =>
    fill(
      list,
      () => get(`/tournaments?limit=25${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
      (page) => {
        cursor = page.next ?? "";
        more.hidden = !cursor;
        all.replaceChildren(...page.items.map(tournamentRow)); // show one page at a time
        return page.items.length ? [all, more] : h("p", { class: "empty" }, "No tournaments yet.");
      },
      "This node runs no tournaments.",
    );
  await load();
}
