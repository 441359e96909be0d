// Notices: which kinds reach the player by which channel; and the links in e-mails.
import { ask, sentenceOf, signInAddress, token } from "../lib/api.js";
import { h, put, say, title } from "../lib/dom.js";
import { panel } from "../lib/page.js";
import { BrowserPanel } from "../notices/browser.js";
import { EmailPanel } from "../notices/email.js";
import { WebhookPanel } from "../notices/webhooks.js";

class NoticesPage {
  constructor(main, choices) {
    this.choices = choices;
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.said = h("p", { class: "quiet", "aria-live": "polite" });
    this.browser = new BrowserPanel(this);
    this.email = new EmailPanel(this);
    this.webhooks = new WebhookPanel(this, "/me/webhooks", choices);
    put(
      main,
      h("h1", {}, "Notices"),
      this.wrong,
      this.said,
      h(
        "div",
        { class: "grid two" },
        panel("In these pages", this.browser.element),
        panel("E-mail", this.email.element),
      ),
      h("section", { class: "panel below" }, h("h2", {}, "Webhooks"), this.webhooks.element),
    );
  }

  async load() {
    await this.act(() => this.browser.show());
    await this.act(() => this.email.show());
    await this.act(() => this.webhooks.show());
  }

  ask(path, method = "GET", body = undefined) {
    return ask(path, { method, body, secret: token.get() });
  }

  button(words, act) {
    return h("button", { type: "button", onclick: () => this.act(act) }, words);
  }

  tell(text) {
    say(this.said, text);
  }

  async act(work) {
    this.wrong.hidden = true;
    try {
      await work();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }
}

const LINKS = {
  confirm: {
    heading: "Confirm this address",
    words: "Notices will be sent to the address that got this link.",
    done: "The address is confirmed.",
  },
  unsubscribe: {
    heading: "Unsubscribe",
    words: "No notices will be sent to the address that got this link.",
    done: "You are unsubscribed.",
  },
};

/** A link in an e-mail: a program that only looks at it must change nothing, so a person presses a button. */
function showLink(main, word, value) {
  const { heading, words, done } = LINKS[word];
  const [id, key] = value.split(".");
  const said = h("p", { role: "status" }, words);
  const button = h(
    "button",
    {
      onclick: async () => {
        try {
          await ask(`/notices/${word}`, { method: "POST", body: { id, key: key ?? "" } });
          button.remove();
          said.className = "notice right";
          say(said, done);
        } catch (failure) {
          said.className = "notice wrong";
          say(said, sentenceOf(failure));
        }
      },
    },
    heading,
  );
  put(main, h("h1", {}, heading), said, button);
}

export async function show(main) {
  title("Notices");
  const wanted = new URLSearchParams(location.search);
  const link = Object.keys(LINKS).find((word) => wanted.has(word));
  if (link) {
    showLink(main, link, wanted.get(link));
    return;
  }
  if (!token.get()) {
    location.replace(signInAddress());
    return;
  }
  try {
    const { choices } = await ask("/me/notices", { secret: token.get() });
    await new NoticesPage(main, choices).load();
  } catch (failure) {
    if (failure.status !== 401) {
      throw failure;
    }
    location.replace(signInAddress());
  }
}
