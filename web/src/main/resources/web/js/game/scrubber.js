// Stepping through a game: slider with its moments, buttons, speeds, keys, links.
import { h, put, s, say } from "../lib/dom.js";
import { SPEEDS, wish, wishes } from "./wishes.js";
import { MOMENTS } from "./moments.js";

const PLAY_EVERY = 650;
const TURNS_MOST = 160;

const KEYS = [
  ["Space", "play and stop"],
  ["← →", "one decision back or forward"],
  ["Page Up, Page Down", "twenty decisions back or forward"],
  ["Home, End", "the start, and the latest decision"],
  ["P, N", "the previous or the next key moment"],
  ["[ ]", "slower, faster"],
  ["L", "show the last turn again"],
  ["Esc", "skip to the latest decision"],
  ["?", "this help"],
];

export class Scrubber {
  constructor(goTo) {
    this.goTo = goTo;
    this.ply = 0;
    this.plies = 0;
    this.timer = 0;
    this.moments = [];
    this.isMoving = () => 0;
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: 0,
      step: 1,
      "aria-label": "Decision",
      oninput: () => this.move(Number(this.slider.value)),
    });
    this.where = h("span", { class: "where" });
    this.playButton = h(
      "button",
      { type: "button", "aria-label": "Play", "aria-pressed": "false", onclick: () => this.toggle() },
      "▶",
    );
    this.liveButton = h("button", { type: "button", onclick: () => this.move(null) }, "Live");
    this.speed = h(
      "select",
      { class: "speed", "aria-label": "Speed", onchange: () => this.setSpeed(Number(this.speed.value)) },
      SPEEDS.map((value) => h("option", { value, selected: value === wishes.speed }, `${value}×`)),
    );
    this.help = this.dialog();
    const step = (label, sign, to) =>
      h("button", { type: "button", "aria-label": label, onclick: () => this.move(to()) }, sign);
    this.marks = s("svg", { class: "marks", preserveAspectRatio: "none", "aria-hidden": "true" });
    this.track = h("div", { class: "track" }, this.slider, this.marks);
    this.element = h(
      "div",
      { class: "scrub", role: "group", "aria-label": "Step through the game" },
      h(
        "div",
        { class: "buttons" },
        step("First", "|◀", () => 0),
        step("Back", "◀", () => this.ply - 1),
        this.playButton,
        step("Next", "▶|", () => this.ply + 1),
        this.liveButton,
        this.speed,
        h("button", { type: "button", "aria-label": "Keys", onclick: () => this.help.showModal() }, "?"),
      ),
      this.track,
      this.where,
      this.help,
    );
    document.addEventListener("keydown", (event) => this.key(event));
  }

  dialog() {
    const close = h("button", { type: "button", onclick: () => this.help.close() }, "Close");
    return h(
      "dialog",
      { class: "panel", "aria-label": "Keys" },
      h("h2", {}, "Keys"),
      h(
        "dl",
        { class: "keys" },
        KEYS.map(([keys, words]) => [h("dt", {}, keys), h("dd", {}, words)]),
      ),
      close,
    );
  }

  key(event) {
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || this.help.open) {
      return;
    }
    const isSlider = target === this.slider;
    if (!isSlider && target.closest("input, select, textarea, [contenteditable], dialog")) {
      return;
    }
    const use = isSlider && event.key.startsWith("Arrow") ? null : this.actionOf(event.key, target);
    if (use && use() !== false) {
      event.preventDefault();
    }
  }

  /** What a key does here, which returns false if it did nothing. Space and arrows belong to what has the focus. */
  actionOf(key, target) {
    const isFree = !target.closest("button, a, summary, .place, [role=button]");
    const scrolls = target.closest(".log, .moves, .scroll");
    const actions = {
      " ": isFree && (() => this.toggle()),
      ArrowLeft: !scrolls && (() => this.move(this.ply - 1)),
      ArrowRight: !scrolls && (() => this.move(this.ply + 1)),
      PageUp: !scrolls && (() => this.move(this.ply - 20)),
      PageDown: !scrolls && (() => this.move(this.ply + 20)),
      Home: !scrolls && (() => this.move(0)),
      End: !scrolls && (() => this.move(null)),
      p: () => this.toMoment(-1),
      n: () => this.toMoment(1),
      "[": () => this.setSpeed(SPEEDS[Math.max(0, SPEEDS.indexOf(wishes.speed) - 1)]),
      "]": () => this.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, SPEEDS.indexOf(wishes.speed) + 1)]),
      l: () => this.again?.(),
      Escape: () => this.skip?.() ?? false,
      "?": () => this.help.showModal(),
    };
    return actions[key] || null;
  }

  setSpeed(speed) {
    wish("speed", speed);
    this.speed.value = speed;
  }

  toMoment(direction) {
    const plies = this.moments.map((moment) => moment.ply).filter((ply) => (ply - this.ply) * direction > 0);
    if (plies.length) {
      this.move(direction > 0 ? Math.min(...plies) : Math.max(...plies));
    }
  }

  /** Goes to a decision, or follows the last one (null). */
  move(ply) {
    this.stop();
    this.jump(ply);
  }

  jump(ply) {
    this.goTo(ply === null || ply >= this.plies ? null : Math.max(0, ply));
  }

  toggle() {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.ply >= this.plies) {
      this.jump(0);
    }
    this.playButton.setAttribute("aria-pressed", "true");
    this.playButton.setAttribute("aria-label", "Stop");
    this.playButton.textContent = "❚❚";
    this.next();
  }

  /** The next decision, once what moves on the board has arrived. */
  next() {
    const wait = Math.max(PLAY_EVERY / wishes.speed, Math.min(this.isMoving(), (3 * PLAY_EVERY) / wishes.speed));
    this.timer = setTimeout(() => {
      if (this.ply >= this.plies) {
        this.stop();
        return;
      }
      this.jump(this.ply + 1);
      this.next();
    }, wait);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.playButton.setAttribute("aria-pressed", "false");
    this.playButton.setAttribute("aria-label", "Play");
    this.playButton.textContent = "▶";
  }

  show(ply, plies, isFollowing, isOver) {
    this.ply = ply;
    this.plies = plies;
    this.slider.max = plies;
    this.slider.value = ply;
    this.slider.setAttribute("aria-valuetext", `decision ${ply} of ${plies}`);
    say(this.where, `${ply} of ${plies}`);
    say(this.liveButton, isOver ? "End" : "Live");
    this.liveButton.setAttribute("aria-pressed", String(isFollowing));
  }

  /** Marks below the slider: the ends of turns, the beginnings of phases, and what a viewer looks for. */
  showMoments({ moments, turns, phases }) {
    this.moments = moments;
    const key = `${this.plies} ${moments.length} ${turns.length} ${phases.length}`;
    if (key === this.marked || !this.plies) {
      return;
    }
    this.marked = key;
    this.marks.setAttribute("viewBox", `0 0 ${this.plies} 10`);
    const line = (ply, kind, from, words) =>
      s(
        "line",
        { x1: ply, x2: ply, y1: from, y2: 10, class: `mark ${kind}`, "vector-effect": "non-scaling-stroke" },
        words ? s("title", {}, words) : null,
      );
    put(
      this.marks,
      turns.length <= TURNS_MOST ? turns.map((ply) => line(ply, "turn", 8)) : null,
      phases.length <= TURNS_MOST ? phases.map((ply) => line(ply, "phase", 6)) : null,
      moments.map((moment) => line(moment.ply, moment.what, 0, `${MOMENTS[moment.what]}: ${moment.text}`)),
    );
  }
}
