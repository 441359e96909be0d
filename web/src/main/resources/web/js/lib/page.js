// Shared by most pages: request something, show it, or show a sentence if it is missing.
import { isExplained, isMissing, isTransient, sentenceOf } from "./api.js";
import { h, put } from "./dom.js";
import { renew } from "./renew.js";

const AGAIN_AFTER = 3000;

/** Says that something failed which may succeed later, and calls `again` soon if this is still shown then. */
export function waiting(failure, again) {
  const isOutage = failure.status !== 429;
  const said = h(
    "p",
    { class: "quiet waiting", role: "status" },
    isOutage ? "The platform does not answer right now." : sentenceOf(failure),
    " This page keeps trying.",
  );
  const wait = () =>
    setTimeout(
      () => said.isConnected && (document.hidden ? wait() : again()),
      AGAIN_AFTER * (1 + Math.random()), // not all pages at once after an outage
    );
  wait();
  return said;
}

/** Elements that show more than a sentence, perhaps of some time ago. */
const filled = new WeakSet();

/**
 * Fills an element with `draw(await ask())`, or with a sentence. During an outage what it shows stays, below a
 * sentence.
 */
export async function fill(element, ask, draw, absent = "This node does not serve this part.") {
  try {
    renew(element, await draw(await ask()));
    filled.add(element);
  } catch (failure) {
    if (isTransient(failure)) {
      const old = filled.has(element) ? element.querySelectorAll(":scope > .waiting") : element.childNodes;
      [...old].forEach((one) => one.remove());
      element.prepend(waiting(failure, () => fill(element, ask, draw, absent)));
    } else if (isExplained(failure)) {
      put(element, h("p", { class: "quiet" }, isMissing(failure) ? absent : sentenceOf(failure)));
    } else {
      throw failure;
    }
  }
}

/** Repeats the work while the page is visible. */
export function keep(millis, work, isFirst = true) {
  if (isFirst) {
    work();
  }
  setInterval(() => document.hidden || work(), millis);
}

export const panel = (heading, ...more) =>
  h("section", { class: "panel" }, heading ? h("h2", {}, heading) : null, ...more);

/** A table that scrolls if it is too wide. Numbers, also as `{number: "2.50"}`, are aligned to the right. */
export function table(label, heads, rows) {
  const cell = (tag, value) => {
    const isNumber = typeof value === "number" || value?.number !== undefined;
    const content = value?.number ?? value;
    return h(
      tag,
      isNumber ? { class: "number" } : {},
      content instanceof Node || Array.isArray(content) ? content : String(content ?? ""),
    );
  };
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "region", "aria-label": label },
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((head) =>
            h("th", { scope: "col", class: head.number ? "number" : null, title: head.title }, head.number ?? head),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((row) =>
          h(
            "tr",
            {},
            row.map((value) => cell("td", value)),
          ),
        ),
      ),
    ),
  );
}
