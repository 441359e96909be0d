// The board on the page: redrawn for each position, with changes highlighted.
import { arrived } from "../lib/api.js";
import { h, put, s, say } from "../lib/dom.js";
import { changes } from "../boards/draw.js";

const KNOWN = ["nova-solis", "sol", "beyond-nebula", "nova", "supernova"];

export const boardOf = (game) => arrived(import(`../boards/${KNOWN.includes(game) ? game : "other"}.js`));

export class BoardView {
  constructor(game, module, seats) {
    this.module = module;
    this.seats = seats.map((seat) => seat.name);
    this.frame = h("div", { class: `board-frame frame-${game}` });
    this.legend = h(
      "ul",
      { class: "legend", "aria-label": "Signs" },
      module
        .legend()
        .map(({ drawn, words }) =>
          h("li", {}, s("svg", { viewBox: "-12 -12 24 24", "aria-hidden": "true" }, drawn), words),
        ),
    );
    this.last = null;
    this.kept = null;
    this.marks = new WeakMap();
    new ResizeObserver(([entry]) => {
      const isNarrow = entry.contentRect.width < 560;
      if (this.last && isNarrow !== this.isNarrow) {
        this.isNarrow = isNarrow;
        this.show(...this.last);
      }
    }).observe(this.frame);
    this.isNarrow = innerWidth < 640;
  }

  /**
   * @param before the previous view, to find changes, or null
   * @param facts the facts between the two positions
   * @param choice the places that can be picked and the action, or null
   */
  show(view, before, facts, choice) {
    this.last = [view, before, facts, choice];
    const focused = this.frame.contains(document.activeElement) ? document.activeElement.dataset.place : null;
    const { lit = null, starts, chosen, pick } = choice ?? {};
    const context = { seats: this.seats, narrow: this.isNarrow, legal: lit, starts, chosen, pick, kept: this.kept };
    const board = this.module.draw(view, context);
    this.marks.set(view, board.marks);
    if (before) {
      board.point(changes(this.marksOf(before), board.marks), flights(facts, board));
    }
    this.put(board);
    this.kept = board.kept;
    this.centres = board.centres;
    if (focused) {
      this.frame.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  /** Content of the previous places; a position that was on the board is not drawn again. */
  marksOf(view) {
    if (!this.marks.has(view)) {
      const context = { seats: this.seats, narrow: this.isNarrow, legal: null, kept: this.kept };
      this.marks.set(view, this.module.draw(view, context).marks);
    }
    return this.marks.get(view);
  }

  /** Replaces only the differences: most of a board does not change and is not repainted. */
  put(board) {
    const shown = this.frame.firstElementChild;
    const layer = shown?.querySelector(".layer");
    const old = [...(layer?.children ?? [])];
    if (
      !layer ||
      shown.getAttribute("viewBox") !== board.viewBox ||
      shown.getAttribute("role") !== board.role ||
      old.length !== board.parts.length ||
      board.parts.some((part, i) => part !== old[i] && part.parentNode === layer)
    ) {
      put(this.frame, board.svg);
      return;
    }
    shown.setAttribute("aria-label", board.label);
    say(shown.firstElementChild, board.label);
    const changed = new Map();
    board.parts.forEach((part, i) => {
      if (part === old[i] || part.isEqualNode(old[i])) {
        return;
      }
      if (hasEars(part) || hasEars(old[i]) || part.tagName !== old[i].tagName) {
        old[i].replaceWith(part);
      } else {
        become(old[i], part);
        changed.set(part, old[i]);
      }
    });
    board.kept.forEach((one) => (one.element = changed.get(one.element) ?? one.element));
    shown.querySelector(".lit").replaceChildren(...board.lit.childNodes);
    shown.querySelector(".effects").replaceChildren(...board.over.childNodes);
  }
}

/** Whether an element can be picked. */
const hasEars = (element) => element.hasAttribute("tabindex");

/**
 * Makes an element like another one, which gives its content away. A browser lays out the whole drawing again when a
 * direct part of it is replaced, but only one part when the content of that part is.
 */
function become(element, other) {
  for (const name of element.getAttributeNames()) {
    if (!other.hasAttribute(name)) {
      element.removeAttribute(name);
    }
  }
  for (const name of other.getAttributeNames()) {
    element.setAttribute(name, other.getAttribute(name));
  }
  element.replaceChildren(...other.childNodes);
}

/** Facts of a movement from one place of the board to another. */
function flights(facts, board) {
  return facts
    .filter(({ args }) => board.centres.has(args.from) && board.centres.has(args.to))
    .map(({ args, seat }) => ({ from: args.from, to: args.to, seat: args.seat ?? seat }));
}
