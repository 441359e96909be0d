// What players and organisers do on the page of a competition or a season.
import { ask, send, sentenceOf, signInAddress, token } from "../lib/api.js";
import { h, put } from "../lib/dom.js";

/** The viewer's player ID; null without credentials. */
export async function viewer() {
  if (!token.get()) {
    return null;
  }
  try {
    return (await ask("/me", { secret: token.get() })).player.id;
  } catch {
    return null;
  }
}

/** Buttons that send a request and load the page again; a refusal is shown beside them. */
export class Actions {
  constructor(path, reload) {
    this.path = path;
    this.reload = reload;
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
  }

  post(words, what, body, kind = null) {
    return this.button(words, () => send(`${this.path}/${what}`, body, token.get()), kind);
  }

  remove(words, what) {
    return this.button(words, () => ask(`${this.path}/${what}`, { method: "DELETE", secret: token.get() }));
  }

  button(words, work, kind) {
    return h("button", { type: "button", class: kind, onclick: () => this.act(work) }, words);
  }

  /** One field and a button; `body` makes the request of its text. */
  form(label, words, input, what, body) {
    input.id = `contest-${what}`;
    return h(
      "form",
      {
        class: "filters",
        onsubmit: (event) => {
          event.preventDefault();
          this.act(() => send(`${this.path}/${what}`, body(input.value.trim()), token.get()));
        },
      },
      h("label", { for: input.id }, label),
      input,
      h("button", {}, words),
    );
  }

  signIn(words) {
    return h("p", {}, h("a", { href: signInAddress() }, "Sign in"), ` ${words}`);
  }

  async act(work) {
    try {
      await work();
      this.wrong.hidden = true;
      await this.reload();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }
}
