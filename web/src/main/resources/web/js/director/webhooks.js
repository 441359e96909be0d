// The webhooks of a tournament, for its directors.
import { ask, sentenceOf } from "../lib/api.js";
import { h } from "../lib/dom.js";
import { WebhookPanel } from "../notices/webhooks.js";

const KINDS = ["round-paired", "check-in", "message", "event-over"];

export class TournamentWebhooks {
  /** `tell` shows a sentence in the console. */
  constructor(path, secret, tell) {
    this.secret = secret;
    this.tell = tell;
    const webhooks = new WebhookPanel(this, `${path}/webhooks`, KINDS, false);
    this.element = h(
      "details",
      { ontoggle: (event) => event.target.open && this.act(() => webhooks.show()) },
      h("summary", {}, "Webhooks"),
      webhooks.element,
    );
  }

  ask(path, method = "GET", body = undefined) {
    return ask(path, { method, body, secret: this.secret });
  }

  button(words, act) {
    return h("button", { type: "button", onclick: () => this.act(act) }, words);
  }

  async act(work) {
    try {
      await work();
    } catch (failure) {
      this.tell(sentenceOf(failure), true);
    }
  }
}
