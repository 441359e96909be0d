// Lists of the platform, one page at a time.
import { get } from "./api.js";
import { h } from "./dom.js";
import { fill } from "./page.js";

/** Fills an element with rows of a list, newest first, and with buttons if it has more than a page of them. */
export function pages(element, { path, limit, draw, empty, absent }) {
  /** Where the page that is shown and those before it begin. */
  let shown = [""];
  let next;
  const all = h("ul", { class: "list" });
  const newer = h("button", { type: "button", onclick: () => load(shown.slice(0, -1)) }, "Newer");
  const older = h("button", { type: "button", onclick: () => load([...shown, next]) }, "Older");
  const pager = h("p", { class: "filters" }, newer, older);
  const load = (cursors) => {
    const cursor = cursors.at(-1);
    return fill(
      element,
      () => get(`${path}?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
      (page) => {
        shown = cursors;
        next = page.next;
        older.disabled = !next;
        newer.disabled = cursors.length === 1;
        pager.hidden = older.disabled && newer.disabled;
        all.replaceChildren(...page.items.map(draw));
        return page.items.length ? [all, pager] : h("p", { class: "empty" }, empty);
      },
      absent,
    );
  };
  return load(shown);
}
