// Shared by most pages: request something, show it, or show a sentence if it is missing.
import { isExplained, isMissing, isTransient, sentenceOf } from "./api.js";
import { h, put } from "./dom.js";
import { renew } from "./renew.js";

const AGAIN_AFTER = 3000;

const ABSENT = "This node does not serve this part.";

/** Says that something failed which may succeed later, and calls `again` soon if this is still shown then. */
export function keepTrying(failure, again) {
  const isOutage = failure.status !== 429;
  const said = h(
    "p",
    { class: "quiet outage", role: "status" },
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

/** A sentence about a failed request; one that may succeed later is repeated by `again`. */
export const failed = (failure, again, absent = ABSENT) =>
  isTransient(failure)
    ? keepTrying(failure, again)
    : h("p", { class: "quiet" }, isMissing(failure) ? absent : sentenceOf(failure));

/** Elements that show more than a sentence, perhaps of some time ago. */
const filled = new WeakSet();

/**
 * Fills an element with `draw(await ask())`, or with a sentence. During an outage what it shows stays, below a
 * sentence.
 */
export async function fill(element, ask, draw, absent = ABSENT) {
  try {
    renew(element, await draw(await ask()));
    filled.add(element);
  } catch (failure) {
    if (!isExplained(failure)) {
      throw failure;
    }
    const said = failed(failure, () => fill(element, ask, draw, absent), absent);
    if (isTransient(failure) && filled.has(element)) {
      element.querySelector(":scope > .outage")?.remove();
      element.prepend(said);
    } else {
      put(element, said);
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
