// The button that computes the chance of a finished game again, in this browser.
import { ask, get, sentenceOf } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { verify } from "../lib/verify.js";
import { count } from "../lib/words.js";

export class Checks {
  constructor(watch) {
    this.watch = watch;
    this.button = h("button", { type: "button", class: "verify", onclick: () => this.run() }, "Verify the chance");
    this.result = h("ul", { class: "checks", "aria-live": "polite" });
    this.promise = h("p", { class: "quiet" });
    this.more = h("p", {});
    this.element = h("section", { class: "panel area-checks" }, h("h2", {}, "Chance"), this.promise, this.button, this.result, this.more);
  }

  show() {
    const promised = this.watch.started?.commitment;
    const { isOver } = this.watch;
    say(this.promise, isOver
      ? "The secret seed was promised before the first move. Your browser can compute every die and card from it again."
      : "Before the first move the platform promised a secret seed; it is told when the game is over, and then anybody can check every die and card.");
    this.button.disabled = !isOver || !promised;
    if (!this.more.firstChild && promised) {
      put(this.more, h("span", { class: "quiet" }, "Promise: "), h("code", {}, promised));
    }
  }

  async run() {
    this.button.disabled = true;
    put(this.result);
    try {
      const [draws, record] = await Promise.all([get(`${this.watch.path}/draws`), ask(`${this.watch.path}/record`)]);
      const found = await verify(draws, record, this.watch.started.commitment, (share) => say(this.button, `Computing … ${Math.round(share * 100)} %`));
      put(this.result,
        h("li", {}, "The seed is the one that was promised before the first move."),
        h("li", {}, `${count(found.draws, "draw")} computed again with HMAC-SHA-256; each is what the game used.`),
        h("li", {}, "The record of the game tells the same draws."));
      put(this.more, h("a", { href: `/api/v1${this.watch.path}/record`, download: `${this.watch.id}.replay` }, "Save the record"),
        h("span", { class: "quiet" }, " and run "), h("code", {}, `apogee verify ${this.watch.id}.replay`),
        h("span", { class: "quiet" }, " to play every move again as well."));
    } catch (failure) {
      put(this.result, h("li", { class: "wrong" }, failure instanceof Error && failure.constructor === Error ? failure.message : sentenceOf(failure)));
    }
    say(this.button, "Verify the chance");
    this.button.disabled = false;
  }
}
