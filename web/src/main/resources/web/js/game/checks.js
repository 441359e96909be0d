// The button that recomputes the draws of a finished game in the browser.
import { ask, get, sentenceOf } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { verify } from "../lib/verify.js";
import { count } from "../lib/words.js";

const COMMITTED = "Before the first move the platform committed to a secret seed.";

export class Checks {
  constructor(watch) {
    this.watch = watch;
    this.button = h("button", { type: "button", class: "verify", onclick: () => this.run() }, "Verify the draws");
    this.result = h("ul", { class: "checks", "aria-live": "polite" });
    this.promise = h("p", { class: "quiet" });
    this.more = h("p", {});
    this.element = h(
      "section",
      { class: "panel area-checks" },
      h("h2", {}, "Chance"),
      this.promise,
      this.button,
      this.result,
      this.more,
    );
  }

  show() {
    const commitment = this.watch.started?.commitment;
    const { isOver } = this.watch;
    say(
      this.promise,
      isOver
        ? `${COMMITTED} Your browser can recompute every die and card from it.`
        : `${COMMITTED} After the end it publishes the seed, and everybody can verify every die and card.`,
    );
    this.button.disabled = !isOver || !commitment;
    if (!this.more.firstChild && commitment) {
      put(this.more, h("span", { class: "quiet" }, "Commitment: "), h("code", {}, commitment));
    }
  }

  async run() {
    this.button.disabled = true;
    put(this.result);
    try {
      const [draws, record] = await Promise.all([get(`${this.watch.path}/draws`), ask(`${this.watch.path}/record`)]);
      const found = await verify(draws, record, this.watch.started.commitment, (share) =>
        say(this.button, `Computing … ${Math.round(share * 100)} %`),
      );
      put(
        this.result,
        h("li", {}, "The seed matches the commitment made before the first move."),
        h("li", {}, `${count(found.draws, "draw")} recomputed with HMAC-SHA-256; each matches the game.`),
        h("li", {}, "The record of the game contains the same draws."),
      );
      put(
        this.more,
        h("a", { href: `/api/v1${this.watch.path}/record`, download: `${this.watch.id}.replay` }, "Save the record"),
        h("span", { class: "quiet" }, " and run "),
        h("code", {}, `apogee verify ${this.watch.id}.replay`),
        h("span", { class: "quiet" }, " to verify every move as well."),
      );
    } catch (failure) {
      put(
        this.result,
        h(
          "li",
          { class: "wrong" },
          failure instanceof Error && failure.constructor === Error ? failure.message : sentenceOf(failure),
        ),
      );
    }
    say(this.button, "Verify the draws");
    this.button.disabled = false;
  }
}
