// The story of a game: a curve for each seat below the slider, and the moments that decided it.
import { get, token } from "../lib/api.js";
import { h, put, s } from "../lib/dom.js";
import { badge, withBadges } from "../lib/seats.js";
import { count } from "../lib/words.js";
import { leadChanges, mainFact, momentsOf, phases, swings, turns } from "./moments.js";

const WIDTH = 600;
const HEIGHT = 110;
const SWINGS = 4;
const AGAIN_AFTER = 15_000;

const KINDS = {
  evaluation: {
    title: "Outlook",
    words: "How the house bots judge each seat: 0 for surely last, 100 for surely alone in front.",
    of: (value) => Math.round(100 * value),
  },
  score: { title: "Score", words: "The score of each seat.", of: (value) => Math.round(value) },
};

export class Story {
  constructor(watch, goTo) {
    this.watch = watch;
    this.goTo = goTo;
    this.points = [];
    this.asked = -1;
    this.askedAt = 0;
    this.cursor = s("line", { y1: 0, y2: HEIGHT, class: "cursor", "vector-effect": "non-scaling-stroke" });
    this.chart = s("svg", {
      class: "curve",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      onclick: (event) => this.click(event),
      onpointermove: (event) => this.hover(event),
      onpointerleave: () => this.say(),
    });
    this.now = h("p", { class: "curve-now quiet" });
    this.list = h("ul", { class: "swings" });
    this.heading = h("h2", { hidden: true }, "The largest swings");
    this.element = h(
      "div",
      { class: "story-of", hidden: true },
      h("div", { class: "curve-frame" }, this.chart),
      this.now,
      this.heading,
      this.list,
    );
  }

  /** Asks for the curve when the game has gone on; rarely, because the node plays the game again for it. */
  async refresh() {
    const { plies, isOver, entries } = this.watch;
    if (isOver && this.points.length && this.drawn !== entries.length) {
      this.draw(); // the facts that name the swings arrive after the curve
    }
    const key = isOver ? Infinity : plies;
    const isTime = (isOver && !this.failed) || performance.now() - this.askedAt > AGAIN_AFTER;
    if (plies === 0 || key === this.asked || !isTime) {
      return;
    }
    [this.asked, this.askedAt] = [key, performance.now()];
    try {
      const { kind, points } = await get(`${this.watch.path}/story`, { secret: token.get() });
      [this.kind, this.points] = [KINDS[kind], points];
      this.failed = false;
      this.draw();
      this.changed?.();
    } catch {
      this.asked = -1; // asked again after a while
      this.failed = true;
    }
  }

  /** Key moments, ends of turns and beginnings of phases, computed when there is something new. */
  marks() {
    const { entries, look } = this.watch;
    const key = `${entries.length} ${this.points.length}`;
    if (key !== this.marked) {
      this.marked = key;
      const leads = this.leads().map(({ ply, seat }) => ({
        ply,
        what: "lead",
        text: `${look.seats[seat].name} takes the lead`,
      }));
      this.found = {
        moments: [...momentsOf(entries), ...leads].sort((one, other) => one.ply - other.ply),
        turns: turns(entries),
        phases: phases(entries),
      };
    }
    return this.found;
  }

  leads() {
    return leadChanges(this.points);
  }

  /** Each with the fact behind it: no two swings have the same, and a swing without one is left out. */
  swings() {
    const judged = this.kind === KINDS.evaluation ? this.points.slice(0, -1) : this.points;
    const named = new Map();
    for (const swing of swings(judged, 3 * SWINGS)) {
      const fact = this.factOf(swing);
      if (fact && named.size < SWINGS && !named.has(fact.text)) {
        named.set(fact.text, { ...swing, fact });
      }
    }
    return [...named.values()].sort((a, b) => a.ply - b.ply);
  }

  /** What explains a swing: a fact, or that the seat took the lead by it; null if neither does. */
  factOf({ from, ply, seat, by }) {
    const isWithin = (one) => one.ply > from && one.ply <= ply;
    const fact = mainFact(this.watch.entries.filter(isWithin), seat);
    const lead = this.leads().find((one) => isWithin(one) && one.seat === seat && by > 0);
    return fact ?? (lead ? { ply: lead.ply, text: `Seat ${seat} takes the lead` } : null);
  }

  x(ply) {
    return (WIDTH * ply) / Math.max(1, this.watch.plies);
  }

  draw() {
    const { look } = this.watch;
    this.element.hidden = this.points.length < 2;
    if (this.element.hidden) {
      return;
    }
    const [least, most] = this.range();
    const y = (value) => 4 + (HEIGHT - 8) * (1 - Math.min(1, Math.max(0, (value - least) / (most - least))));
    put(
      this.chart,
      look.seats.map((_, seat) =>
        s("polyline", {
          class: `curve-line seat${seat}`,
          "vector-effect": "non-scaling-stroke",
          points: this.points
            .map(({ ply, values }) => `${this.x(ply).toFixed(1)},${y(values[seat]).toFixed(1)}`)
            .join(" "),
        }),
      ),
      this.cursor,
    );
    const last = this.points.at(-1).values;
    this.chart.setAttribute(
      "aria-label",
      `${this.kind.title} of each seat over the game; at the end ${look.seats
        .map((seat, i) => `${seat.name} ${this.kind.of(last[i])}`)
        .join(", ")}. ${this.kind.words}`,
    );
    this.drawn = this.watch.entries.length;
    const found = this.watch.isOver ? this.swings() : [];
    this.heading.hidden = !found.length;
    put(
      this.list,
      found.map((swing) => this.swing(swing)),
    );
  }

  /** From the lowest to the highest value; the end of a finished game is 0 and 1, and would hide what came before. */
  range() {
    const isJudged = this.kind === KINDS.evaluation;
    const all = (isJudged ? this.points.slice(0, -1) : this.points).flatMap((point) => point.values);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const room = Math.max(0.02, (most - least) / 8);
    return isJudged ? [Math.max(0, least - room), Math.min(1, most + room)] : [Math.min(0, least), Math.max(1, most)];
  }

  swing({ seat, by, fact }) {
    const amount = this.kind.of(Math.abs(by));
    return h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "swing", onclick: () => this.goTo(fact.ply) },
        h("span", { class: `by ${by > 0 ? "up" : "down"}` }, badge(seat), `${by > 0 ? "+" : "−"}${amount}`),
        h("span", {}, withBadges(fact.text, this.watch.look)),
      ),
    );
  }

  show(ply) {
    this.ply = ply;
    const x = this.x(ply).toFixed(1);
    this.cursor.setAttribute("x1", x);
    this.cursor.setAttribute("x2", x);
    this.say();
  }

  /** The values at a decision as numbers: a curve alone says little. */
  say(ply = this.ply) {
    const point = this.points.findLast((one) => one.ply <= ply) ?? this.points[0];
    if (!point || !this.kind) {
      return;
    }
    const key = `${point.ply}`;
    if (key === this.said) {
      return;
    }
    this.said = key;
    put(
      this.now,
      h("span", { title: this.kind.words }, `${this.kind.title} after ${count(point.ply, "decision")}: `),
      this.watch.look.seats.map((one, seat) =>
        h(
          "span",
          { class: "sitter" },
          badge(seat),
          `${one.name} `,
          h("b", {}, String(this.kind.of(point.values[seat]))),
        ),
      ),
    );
  }

  plyAt(event) {
    const box = this.chart.getBoundingClientRect();
    return Math.round((this.watch.plies * (event.clientX - box.left)) / Math.max(1, box.width));
  }

  click(event) {
    this.goTo(this.plyAt(event));
  }

  hover(event) {
    this.say(this.plyAt(event));
  }
}
