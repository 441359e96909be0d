// Lists of the platform, one page at a time.
import { get } from "./api.js";
import { h } from "./dom.js";
import { fill } from "./page.js";

/** Fills an element with rows of a list, newest first, and with buttons if it has more than a page of them. */
export function pages(element, { path, limit, draw, empty, absent }) {
  const cursors = [""];
  let next;
  const all = h("ul", { class: "list" });
  const newer = h("button", { type: "button", onclick: () => turn(() => cursors.pop()) }, "Newer");
  const older = h("button", { type: "button", onclick: () => turn(() => cursors.push(next)) }, "Older");
  const pager = h("p", { class: "filters" }, newer, older);
  const load = () => {
    const cursor = cursors.at(-1);
    return fill(
      element,
      () => get(`${path}?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
      (page) => {
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
  let isTurning = false;
  const turn = async (step) => {
    if (isTurning) {
      return;
    }
    isTurning = true;
    step();
    await load();
    isTurning = false;
  };
  return load();
}
