// The kinds of notices in words, and boxes to choose from them.
import { h } from "./dom.js";
import { plain, sentence } from "./words.js";

const WORDS = {
  "round-paired": "A round is paired",
  "your-turn": "It is your turn",
  "move-due": "My time for a move runs out",
  "game-over": "A game has ended",
  challenge: "Somebody challenges me",
  "challenge-declined": "My challenge is declined",
  "game-found": "My seek, challenge or invitation became a game",
  "event-over": "A tournament is complete",
  "check-in": "A check-in is open",
  promoted: "I moved up from a waiting list",
  message: "A director wrote a message",
};

export const kindOf = (kind) => WORDS[kind] ?? sentence(plain(kind));

/** A fieldset with a box for each kind; `chosen()` returns those that are checked. */
export class KindBoxes {
  constructor(legend, choices, kinds, fastTurns = null) {
    this.boxes = choices.map((kind) => h("input", { type: "checkbox", value: kind, checked: kinds.includes(kind) }));
    this.fast = fastTurns === null ? null : h("input", { type: "checkbox", checked: fastTurns });
    const label = (box, words) => h("label", { class: "check" }, box, ` ${words}`);
    this.element = h(
      "fieldset",
      { class: "field" },
      h("legend", {}, legend),
      this.boxes.map((box) => label(box, kindOf(box.value))),
      this.fast ? label(this.fast, "Your turn also in games with a clock below an hour") : null,
    );
  }

  chosen() {
    return this.boxes.filter((box) => box.checked).map((box) => box.value);
  }

  fastTurns() {
    return this.fast?.checked ?? false;
  }
}
