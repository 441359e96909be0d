// The log of facts: a window of entries around the displayed decision, never thousands.
import { h, put } from "../lib/dom.js";
import { withBadges } from "../lib/seats.js";

const WINDOW = 120;
const BIG = new RegExp(
  "destroyed|lost|captured|revealed|flare|nova|entity|conquered|eliminat|game-over|finished|forfeit|" +
    "attack|battle|invad|siege|colonised|station-built",
);

export class Log {
  constructor(watch, goTo) {
    this.watch = watch;
    this.goTo = goTo;
    this.range = [0, 0];
    this.current = null;
    this.list = h("ol", { class: "log", tabindex: 0, "aria-label": "Log" });
    this.element = h("section", { class: "panel area-log" }, h("h2", {}, "Log"), this.list);
  }

  /** Entries that are shown may be gone. */
  reset() {
    this.range = [0, 0];
  }

  show(ply) {
    const entries = this.watch.entries.filter((entry) => entry.facts.length > 0);
    const at = entries.findLastIndex((entry) => entry.ply <= ply);
    const end = Math.min(entries.length, Math.max(at + 30, WINDOW));
    const start = Math.max(0, end - WINDOW);
    this.slide(entries, start, end);
    const current = this.list.children[at - start] ?? null;
    if (current !== this.current) {
      this.current?.classList.remove("now");
      this.current?.removeAttribute("aria-current");
      this.current = current;
    }
    if (current && !current.classList.contains("now")) {
      current.classList.add("now");
      current.setAttribute("aria-current", "true");
      const above = current.getBoundingClientRect().top - this.list.getBoundingClientRect().top;
      this.list.scrollTop += above - this.list.clientHeight * 0.6;
    }
  }

  /** Moves the window: rows leave at one end and enter at the other. Only a jump redraws everything. */
  slide(entries, start, end) {
    const [oldStart, oldEnd] = this.range;
    this.range = [start, end];
    if (start < oldStart || start > oldEnd || end < oldEnd || oldEnd === 0) {
      put(
        this.list,
        entries.slice(start, end).map((entry) => this.row(entry)),
      );
    } else {
      for (let i = oldStart; i < start; i++) {
        this.list.firstElementChild.remove();
      }
      this.list.append(...entries.slice(oldEnd, end).map((entry) => this.row(entry)));
    }
    if (!entries.length) {
      put(this.list, h("li", { class: "empty" }, "Nothing yet."));
      this.range = [0, 0];
    }
  }

  row(entry) {
    const { look } = this.watch;
    return h(
      "li",
      {},
      this.link(entry.ply),
      h(
        "div",
        {},
        entry.facts.map((fact) => factLine(fact, look)),
      ),
    );
  }

  link(ply) {
    return h(
      "a",
      {
        class: "ply",
        href: `#ply=${ply}`,
        "aria-label": `Go to decision ${ply}`,
        onclick: (event) => {
          event.preventDefault();
          this.goTo(ply);
        },
      },
      String(ply),
    );
  }
}

/** A fact as a line; its detail, such as each die of a battle, opens below it. */
function factLine(fact, game) {
  const sentence = withBadges(fact.text, game);
  const content = fact.detail?.length
    ? h(
        "details",
        {},
        h("summary", {}, sentence),
        fact.detail.map((line) => h("div", {}, withBadges(line, game))),
      )
    : sentence;
  return h("div", { class: BIG.test(fact.kind) ? "big" : "", title: fact.phase ?? "" }, content);
}
