// The board on the page: redrawn for each position, with changes highlighted.
import { h, put, s } from "../lib/dom.js";
import { changes } from "../boards/draw.js";

const KNOWN = ["nova-solis", "sol", "beyond-nebula", "nova", "supernova"];

export const boardOf = (game) => (KNOWN.includes(game) ? import(`../boards/${game}.js`) : import("../boards/other.js"));

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
    const context = { seats: this.seats, narrow: this.isNarrow, legal: lit, starts, chosen, pick };
    const board = this.module.draw(view, context);
    this.marks.set(view, board.marks);
    if (before) {
      board.point(changes(this.marksOf(before), board.marks), flights(facts, board));
    }
    this.put(board);
    this.centres = board.centres;
    if (focused) {
      this.frame.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  /** Content of the previous places; a position that was on the board is not drawn again. */
  marksOf(view) {
    if (!this.marks.has(view)) {
      this.marks.set(view, this.module.draw(view, { seats: this.seats, narrow: this.isNarrow, legal: null }).marks);
    }
    return this.marks.get(view);
  }

  /** Replaces only the differences: most of a board does not change and is not repainted. */
  put(board) {
    const shown = this.frame.firstElementChild;
    const [old, fresh] = [shown?.querySelector(".layer"), board.under];
    if (
      !old ||
      shown.getAttribute("viewBox") !== board.svg.getAttribute("viewBox") ||
      shown.getAttribute("role") !== board.svg.getAttribute("role") ||
      old.childElementCount !== fresh.childElementCount
    ) {
      put(this.frame, board.svg);
      return;
    }
    shown.setAttribute("aria-label", board.svg.getAttribute("aria-label"));
    shown.firstElementChild.textContent = board.svg.firstElementChild.textContent;
    const [before, after] = [[...old.children], [...fresh.children]];
    after.forEach((element, i) => {
      if (element.hasAttribute("tabindex") || !element.isEqualNode(before[i])) {
        before[i].replaceWith(element);
      }
    });
    shown.querySelector(".lit").replaceWith(board.lit);
    shown.querySelector(".effects").replaceWith(board.over);
  }
}

/** Facts of a movement from one place of the board to another. */
function flights(facts, board) {
  return facts
    .filter(({ args }) => board.centres.has(args.from) && board.centres.has(args.to))
    .map(({ args, seat }) => ({ from: args.from, to: args.to, seat: args.seat ?? seat }));
}
