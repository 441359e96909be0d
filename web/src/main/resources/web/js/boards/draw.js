// Shared by all boards: the drawing and the positions of its places.
import { s } from "../lib/dom.js";

/**
 * Collects the parts of a board while it is drawn.
 *
 * `centres` has the position of each place, `marks` its content (to find changes). Legal places can be
 * picked by mouse and by keyboard. `context.kept` are the parts of the drawing before: a part that says the same is not
 * drawn again, which is most of a board.
 */
export class Board {
  constructor(viewBox, label, context) {
    this.context = context;
    this.centres = new Map();
    this.marks = new Map();
    this.radii = new Map();
    this.viewBox = viewBox;
    this.label = label;
    this.role = context.legal ? "group" : "img";
    this.kept = new Map();
    this.parts = [];
    this.lit = s("g", { class: "lit", "aria-hidden": "true" });
    this.over = s("g", { class: "effects", "aria-hidden": "true" });
  }

  /** The drawing, made once: its parts move into it. */
  get svg() {
    this.whole ??= s(
      "svg",
      { viewBox: this.viewBox, class: "board", role: this.role, "aria-label": this.label },
      s("title", {}, this.label),
      s("g", { class: "layer" }, this.parts),
      this.lit,
      this.over,
    );
    return this.whole;
  }

  add(...elements) {
    this.parts.push(...elements.flat(Infinity).filter(Boolean));
  }

  /** Adds what never changes on this board, as one part. */
  still(name, draw) {
    this.keep(`still ${name}`, this.viewBox, () => s("g", {}, draw()));
  }

  keep(name, key, draw) {
    const old = this.context.kept?.get(name);
    const part = old?.key === key ? old : { key, element: draw() };
    this.kept.set(name, part);
    this.parts.push(part.element);
  }

  /**
   * Adds a place: names, centre, size, content, label and a function that draws it. What it draws follows from the
   * content and the label. Further names are those of pieces on the place: a move that names such a piece refers to the
   * place. A name that begins with "~" is only explained.
   */
  place(names, [x, y], radius, mark, words, draw) {
    const own = [];
    const explained = [];
    for (const one of [names].flat()) {
      if (one) {
        (one.startsWith("~") ? explained : own).push(one.replace("~", ""));
      }
    }
    const [name] = own;
    own.forEach((one) => this.centres.set(one, [x, y]));
    this.radii.set(name, radius);
    this.marks.set(name, JSON.stringify(mark));
    const { legal, starts, chosen } = this.context;
    const data = explained.length ? [...new Set([...own, ...explained])].join("|") : own.join("|");
    const group = (more, kinds = "") =>
      s(
        "g",
        { class: `place${kinds}`, "data-place": name, "data-names": data, ...more },
        s("title", {}, words),
        draw(),
      );
    const pickable = own.filter((one) => legal?.has(one) || starts?.has(one) || chosen?.has(one));
    if (!pickable.length) {
      this.keep(name, [data, x, y, words, this.marks.get(name)].join(" "), () => group());
      return;
    }
    const isLegal = own.some((one) => legal?.has(one));
    const isChosen = own.some((one) => chosen?.has(one));
    const element = group(
      // The board keeps an element that is equal to the new one: it must have the same names to pick.
      { tabindex: 0, role: "button", "aria-label": `${words}. Choose.`, "data-picks": pickable.join("|") },
      `${isLegal ? " legal" : ""}${isChosen ? " chosen" : ""} pickable`,
    );
    if (isLegal || isChosen) {
      this.lit.append(outline(element.children[1], [x, y], radius, isChosen));
    }
    const pick = () => this.context.pick(name, pickable);
    element.addEventListener("click", pick);
    element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        pick();
      }
    });
    this.parts.push(element);
  }

  /** Rings around what changed and arrows along what moved. */
  point(changed, moves) {
    for (const name of changed) {
      const at = this.centres.get(name);
      if (at) {
        this.over.append(ring(at, this.radii.get(name)));
      }
    }
    for (const { from, to, seat } of moves) {
      const [a, b] = [this.centres.get(from), this.centres.get(to)];
      if (a && b && (a[0] !== b[0] || a[1] !== b[1])) {
        this.over.append(arrow(a, b, seat));
      }
    }
  }

  done() {
    return this;
  }
}

/** The edge of a place above all places: a neighbour that is drawn later would cover it. */
function outline(shape, at, radius, isChosen) {
  const edge = shape.tagName === "g" ? ring(at, radius) : shape.cloneNode(true);
  edge.setAttribute("class", isChosen ? "edge chosen" : "edge");
  return edge;
}

/** A ring around a round place, or a frame around a place with a width and a height. */
function ring([x, y], size) {
  return Array.isArray(size)
    ? s("rect", {
        class: "changed",
        x: x - size[0] / 2 - 3,
        y: y - size[1] / 2 - 3,
        width: size[0] + 6,
        height: size[1] + 6,
        rx: 11,
      })
    : s("circle", { class: "changed", cx: x, cy: y, r: size });
}

/** The names of places whose marks differ between two positions. */
export function changes(before, after) {
  const changed = [];
  for (const [name, mark] of after) {
    if (before.has(name) && before.get(name) !== mark) {
      changed.push(name);
    }
  }
  return changed;
}

function arrow([x1, y1], [x2, y2], seat) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  const bend = Math.min(26, length / 5);
  const [mx, my] = [(x1 + x2) / 2 - (dy / length) * bend, (y1 + y2) / 2 + (dx / length) * bend];
  const angle = Math.atan2(y2 - my, x2 - mx);
  const tip = (turn) =>
    `${(x2 - 11 * Math.cos(angle + turn)).toFixed(1)},${(y2 - 11 * Math.sin(angle + turn)).toFixed(1)}`;
  return s(
    "g",
    { class: `flight seat${seat ?? "none"}` },
    s("path", {
      d: `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`,
    }),
    s("polygon", { points: `${x2.toFixed(1)},${y2.toFixed(1)} ${tip(0.45)} ${tip(-0.45)}` }),
  );
}

export const text = (x, y, words, kind = "", more = {}) =>
  s("text", { x: x.toFixed(1), y: y.toFixed(1), class: kind, ...more }, String(words));

/** A ship pointing up, with a number in it if there are several. */
export function ship(x, y, size, kind, number = 1) {
  const points = [
    [0, -1],
    [0.82, 0.8],
    [0, 0.42],
    [-0.82, 0.8],
  ]
    .map(([px, py]) => `${(x + px * size).toFixed(1)},${(y + py * size).toFixed(1)}`)
    .join(" ");
  return s(
    "g",
    { class: kind },
    s("polygon", { points, class: "piece" }),
    number > 1 ? text(x + size * 0.95, y + size * 0.35, number, "amount") : null,
  );
}

/** A piece of the Entity: a thorn with a number. */
export function thorn(x, y, size, number, kind = "entity") {
  const points = Array.from({ length: 12 }, (_, i) => {
    const radius = i % 2 ? size * 0.55 : size;
    const angle = (i * Math.PI) / 6;
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
  return s(
    "g",
    { class: kind },
    s("polygon", { points, class: "piece" }),
    number > 1 ? text(x, y + size * 0.32, number, "inside") : null,
  );
}

export const square = (x, y, half, kind) =>
  s("rect", { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: half / 3, class: kind });

/** An entry of a legend: a sign drawn around (0, 0), and its meaning. */
export const sign = (drawn, words) => ({ drawn, words });

export const polar = (cx, cy, radius, angle) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];

/** A piece of a ring between two radii and two angles. */
export function wedge(cx, cy, inner, outer, from, to) {
  const big = to - from > Math.PI ? 1 : 0;
  const at = (radius, angle) =>
    polar(cx, cy, radius, angle)
      .map((v) => v.toFixed(2))
      .join(" ");
  const there = `M${at(outer, from)}A${outer} ${outer} 0 ${big} 1 ${at(outer, to)}`;
  return `${there}L${at(inner, to)}A${inner} ${inner} 0 ${big} 0 ${at(inner, from)}Z`;
}
