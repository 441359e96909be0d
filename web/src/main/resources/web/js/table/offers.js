// Offers between the seats: draw, take-back and pause, and the answers to the open one.
import { send, sentenceOf } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { withBadges } from "../lib/seats.js";
import { count, day } from "../lib/words.js";

const MINUTE = 60_000;
const LENGTHS = [
  [15, "15 minutes"],
  [60, "1 hour"],
  [480, "8 hours"],
  [1440, "24 hours"],
];
const MAKE = { draw: "Offer a draw", "take-back": "Take back last move", pause: "Pause" };
const MADE = {
  draw: "offers a draw",
  "take-back": "asks to take back its last decision",
  pause: "offers a pause",
};

/** An offer in words, without the seat that makes it. */
export function offerText(kind, millis) {
  return MADE[kind] + (millis ? ` of ${count(Math.round(millis / MINUTE), "minute")}` : "");
}

export class Offers {
  /** `keepFocus` does some work that may take away the pressed button. */
  constructor(watch, keepFocus) {
    this.watch = watch;
    this.keepFocus = keepFocus;
    this.open = h("div", { class: "open-offer", "aria-live": "polite" });
    this.make = h("div", { class: "make-offer" });
    this.length = h(
      "select",
      { "aria-label": "Length of the pause" },
      LENGTHS.map(([minutes, words]) => h("option", { value: minutes }, words)),
    );
    this.wrong = h("p", { class: "notice wrong", hidden: true, role: "alert" });
    this.element = h(
      "div",
      { class: "offers", role: "group", "aria-label": "Offers" },
      this.open,
      this.make,
      this.wrong,
    );
  }

  show() {
    const { look, seat } = this.watch;
    const key = JSON.stringify([look.offer, look.pausedUntil, look.offers, look.stage]);
    if (key === this.key) {
      return; // keeps the focus
    }
    this.key = key;
    this.wrong.hidden = true;
    put(this.open, look.pausedUntil ? this.paused() : null, look.offer ? this.offer(look.offer, look, seat) : null);
    put(
      this.make,
      (look.offers ?? []).map((kind) => [
        this.button(MAKE[kind], "offer", () => ({
          kind,
          ...(kind === "pause" ? { minutes: Number(this.length.value) } : {}),
        })),
        kind === "pause" ? this.length : null,
      ]),
    );
  }

  paused() {
    return h(
      "p",
      {},
      `The game is paused until ${day(this.watch.look.pausedUntil)} at the latest. `,
      this.button("Resume", "resume", () => undefined, "main resume"),
    );
  }

  offer(offer, look, seat) {
    const answer = (words, what, kind) => this.button(words, `offer/${what}`, () => ({ offer: offer.number }), kind);
    const text = `Seat ${offer.seat} ${offerText(offer.kind, offer.lengthMillis)}.`;
    let answers = [answer("Accept", "accept", "main accept"), " ", answer("Decline", "decline", "decline")];
    if (offer.seat === seat) {
      answers = answer("Withdraw", "withdraw");
    } else if (offer.accepted.includes(seat)) {
      answers = "You have accepted.";
    }
    return h("p", {}, withBadges(text, look), " ", answers);
  }

  button(words, route, body, kind = "") {
    return h(
      "button",
      { type: "button", class: kind, onclick: () => this.keepFocus(() => this.send(route, body())) },
      words,
    );
  }

  async send(route, body) {
    try {
      await send(`${this.watch.path}/${route}`, body, this.watch.secret);
      this.wrong.hidden = true;
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
    await this.watch.lookAgain();
  }
}
