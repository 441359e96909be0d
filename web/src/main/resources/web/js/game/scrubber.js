// Stepping through a game: slider, buttons, keys, links.
import { h, say } from "../lib/dom.js";

const PLAY_EVERY = 650;

export class Scrubber {
  constructor(goTo) {
    this.goTo = goTo;
    this.ply = 0;
    this.plies = 0;
    this.timer = 0;
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
    const step = (label, sign, to) =>
      h("button", { type: "button", "aria-label": label, onclick: () => this.move(to()) }, sign);
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
      ),
      this.slider,
      this.where,
    );
    document.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    if (
      event.target.closest("input, select, textarea, [contenteditable]") ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    ) {
      return;
    }
    const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -20, PageDown: 20 };
    if (steps[event.key] && !event.target.closest(".log, .moves")) {
      event.preventDefault();
      this.move(this.ply + steps[event.key]);
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
    this.timer = setInterval(() => (this.ply >= this.plies ? this.stop() : this.jump(this.ply + 1)), PLAY_EVERY);
  }

  stop() {
    clearInterval(this.timer);
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
}
