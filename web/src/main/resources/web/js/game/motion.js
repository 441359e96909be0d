// Motion on the board between two positions: pieces travel, appear and vanish, territories change colour.
import { h, s } from "../lib/dom.js";
import { ship, square, thorn } from "../boards/draw.js";
import { conquests, piecesOf, travels } from "./pieces.js";

export const STEP = 300;
const MOST = 24;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const isCalm = () => calm.matches;

const classOf = (seat) => (Number.isInteger(seat) ? `seat${seat}` : seat);

/** A piece as it travels, drawn around (0, 0). */
function token(kind, seat) {
  const own = classOf(seat);
  if (kind.startsWith("gate")) {
    return s("circle", { r: 18, class: "entity-gate" });
  }
  if (seat === "entity") {
    return thorn(0, 0, 11, 1);
  }
  if (kind === "sundiver" || kind === "colony") {
    return s("circle", { r: 6.5, class: `piece-of ${own}` });
  }
  if (kind.startsWith("ship") || kind === "ship") {
    return ship(0, 0, 12, own);
  }
  if (kind.startsWith("card")) {
    return s("rect", { x: -9, y: -12, width: 18, height: 24, rx: 3, class: `back ${own}` });
  }
  return s("g", { class: own }, square(0, 0, 8.5, "piece"));
}

/** The places a fact names between the start and the end of a movement, in order. */
function pathOf(move, facts, centres) {
  const path = [move.from];
  for (const { args } of facts) {
    if (Array.isArray(args.path) && args.path.at(-1) === move.to && move.kind.endsWith(` ${args.gate}`)) {
      return [move.from, ...args.path.filter((place) => centres.has(place))];
    }
    if (args.from === path.at(-1) && centres.has(args.to) && args.to !== move.from) {
      path.push(args.to);
    }
  }
  return path.at(-1) === move.to ? path : [move.from, move.to];
}

/** The side of the square in which a piece or a ring is drawn, in units of the board. */
const SPAN = 64;

/**
 * Where the units of a board are on the screen, seen from a layer above it. The layer moves pieces as elements of their
 * own: the browser then moves them without painting the board for each frame.
 */
class Scale {
  constructor(svg, layer) {
    const box = layer.getBoundingClientRect();
    this.map = svg.getScreenCTM();
    this.origin = [box.left, box.top];
    this.side = SPAN * this.map.a;
  }

  sprite(kind, drawn) {
    const half = SPAN / 2;
    return s("svg", { class: kind, viewBox: `${-half} ${-half} ${SPAN} ${SPAN}`, "--side": `${this.side}px` }, drawn);
  }

  at([x, y], more = "") {
    const { a, d, e, f } = this.map;
    const [left, top] = [a * x + e - this.origin[0], d * y + f - this.origin[1]].map((v) => v - this.side / 2);
    return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)${more}`;
  }
}

/** Draws what changed on a board, and returns how many milliseconds that takes. */
export class Motion {
  constructor(game) {
    this.game = game;
    this.layer = h("div", { class: "motion", "aria-hidden": "true" });
    this.hidden = new Set();
  }

  /**
   * @param svg the drawing that already shows the position after
   * @param centres where its places are
   * @param facts what happened between the two positions, in order
   */
  play(svg, centres, before, after, facts, speed = 1) {
    this.stop();
    if (isCalm() || !svg || document.hidden) {
      return 0;
    }
    const { moves, came, gone } = travels(piecesOf(this.game, before), piecesOf(this.game, after), centres);
    const going = moves.filter((move) => centres.has(move.from) && centres.has(move.to)).slice(0, MOST);
    const taken = conquests(this.game, before, after);
    const time = STEP / speed;
    const isMore = came.length + gone.length + taken.length > 0;
    if (!going.length && !isMore) {
      return 0;
    }
    let total = 0;
    svg.closest("main").append(this.layer); // not beside the board, which the browser would lay out again
    const scale = new Scale(svg, this.layer);
    for (const move of going) {
      const path = pathOf(move, facts, centres);
      const duration = time * (path.length - 1);
      total = Math.max(total, duration);
      this.travel(svg, scale, move, path, centres, duration);
    }
    const rings = (all, how, span) =>
      all
        .slice(0, MOST)
        .filter(({ place }) => centres.has(place))
        .forEach(({ place, seat }) => this.pulse(scale, centres.get(place), seat, how, total, span));
    rings(came, "came", time);
    rings(gone, "gone", time);
    rings(taken, "taken", 2 * time);
    return total + (isMore ? time : 0);
  }

  /** A piece along its path; its place shows it only when it arrives. */
  travel(svg, scale, { kind, seat, to }, path, centres, duration) {
    const piece = scale.sprite("traveller", token(kind, seat));
    const parts = svg.querySelectorAll(`[data-place="${CSS.escape(to)}"] :is(.piece, .piece-of, .diver)`);
    for (const part of parts) {
      part.classList.add("arriving");
      this.hidden.add(part);
    }
    this.run(
      piece,
      path.map((place) => ({ transform: scale.at(centres.get(place)) })),
      { duration, easing: "ease-in-out", fill: "forwards" },
      () => this.reveal(parts),
    );
  }

  pulse(scale, point, seat, how, delay, time) {
    const own = seat === -1 ? "nobody" : classOf(seat);
    const [small, large] = how === "came" ? [1.6, 0.4] : [0.5, 1.7];
    this.run(
      scale.sprite(`pulse ${how} ${own}`, s("circle", { r: 22 })),
      [
        { transform: scale.at(point, ` scale(${small})`), opacity: 0 },
        { opacity: 0.9, offset: 0.3 },
        { transform: scale.at(point, ` scale(${large})`), opacity: 0 },
      ],
      { duration: time * 1.6, delay, fill: "both" },
    );
  }

  run(element, frames, timing, after = () => {}) {
    this.layer.append(element);
    const end = () => {
      if (!element.isConnected) {
        return; // the next motion has begun, and shows what this one hid
      }
      element.remove();
      after();
    };
    element.animate(frames, timing).finished.then(end, end);
  }

  reveal(parts) {
    for (const part of parts) {
      part.classList.remove("arriving");
      this.hidden.delete(part);
    }
  }

  stop() {
    this.reveal([...this.hidden]);
    this.layer.replaceChildren();
  }
}
