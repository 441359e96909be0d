// What most pages do: ask for something, show it, and say in a sentence what is not there.
import { isMissing, sentenceOf } from "./api.js";
import { h, put } from "./dom.js";

/** Fills an element by `draw(await ask())`, or with a sentence. */
export async function fill(element, ask, draw, absent = "This node does not have that.") {
  try {
    put(element, await draw(await ask()));
  } catch (failure) {
    if (!(failure instanceof Error) || (failure.constructor !== Error && !("status" in failure) && !/fetch|network/i.test(failure.message))) {
      throw failure;
    }
    put(element, h("p", { class: "quiet" }, isMissing(failure) ? absent : sentenceOf(failure)));
  }
}

/** The same again and again, as long as somebody looks. */
export function keep(millis, work, isFirst = true) {
  if (isFirst) {
    work();
  }
  setInterval(() => document.hidden || work(), millis);
}

export const panel = (heading, ...more) => h("section", { class: "panel" }, heading ? h("h2", {}, heading) : null, ...more);

/** A table in which wide content scrolls by itself. Cells that are numbers, or say so (`{number: "2.50"}`), stand to the right. */
export function table(label, heads, rows) {
  const cell = (tag, value) => {
    const isNumber = typeof value === "number" || value?.number !== undefined;
    const content = value?.number ?? value;
    return h(tag, isNumber ? { class: "number" } : {}, content instanceof Node || Array.isArray(content) ? content : String(content ?? ""));
  };
  return h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": label }, h("table", {},
    h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col", class: head.number ? "number" : null, title: head.title }, head.number ?? head)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, row.map((value) => cell("td", value)))))));
}
