// Motion on the board between two positions: pieces travel, appear and vanish, territories change colour.
import { s } from "../lib/dom.js";
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

const at = ([x, y]) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** Draws what changed on a board, and returns how many milliseconds that takes. */
export class Motion {
  constructor(game) {
    this.game = game;
    this.layer = s("g", { class: "motion", "aria-hidden": "true" });
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
    const time = STEP / speed;
    let total = 0;
    svg.append(this.layer);
    for (const move of going) {
      const path = pathOf(move, facts, centres);
      total = Math.max(total, time * (path.length - 1));
      this.travel(
        move,
        path.map((place) => centres.get(place)),
        time * (path.length - 1),
      );
      this.arrive(svg, move.to, time * (path.length - 1));
    }
    came.slice(0, MOST).forEach((one) => this.pulse(centres.get(one.place), classOf(one.seat), "came", total, time));
    gone.slice(0, MOST).forEach((one) => this.pulse(centres.get(one.place), classOf(one.seat), "gone", total, time));
    const taken = conquests(this.game, before, after);
    taken.forEach(({ place, seat }) =>
      this.pulse(centres.get(place), seat === -1 ? "nobody" : classOf(seat), "taken", total, 2 * time),
    );
    const isMore = came.length + gone.length + taken.length > 0;
    return total + (isMore ? time : 0);
  }

  travel({ kind, seat }, points, time) {
    const piece = s("g", { class: "traveller" }, token(kind, seat));
    this.layer.append(piece);
    piece
      .animate(
        points.map((point) => ({ transform: at(point) })),
        { duration: time, easing: "ease-in-out", fill: "forwards" },
      )
      .finished.then(
        () => piece.remove(),
        () => piece.remove(),
      );
  }

  /** The place at the end shows its new pieces only when they arrive. */
  arrive(svg, place, time) {
    for (const part of svg.querySelectorAll(`[data-place="${CSS.escape(place)}"] :is(.piece, .piece-of, .diver)`)) {
      part.animate([{ opacity: 0.15 }, { opacity: 0.15, offset: 0.85 }, { opacity: 1 }], { duration: time });
    }
  }

  pulse(point, kind, how, delay, time) {
    if (!point) {
      return;
    }
    const ring = s("circle", {
      cx: point[0].toFixed(1),
      cy: point[1].toFixed(1),
      r: 22,
      class: `pulse ${how} ${kind}`,
    });
    this.layer.append(ring);
    const [small, large] = how === "came" ? [1.6, 0.4] : [0.5, 1.7];
    ring.style.transformOrigin = `${point[0]}px ${point[1]}px`;
    ring
      .animate(
        [
          { transform: `scale(${small})`, opacity: 0 },
          { opacity: 0.9, offset: 0.3 },
          { transform: `scale(${large})`, opacity: 0 },
        ],
        { duration: time * 1.6, delay, fill: "both" },
      )
      .finished.then(
        () => ring.remove(),
        () => ring.remove(),
      );
  }

  stop() {
    this.layer.replaceChildren();
  }
}
