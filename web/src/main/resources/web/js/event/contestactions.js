// What players and organisers do on the page of a competition or a season.
import { ask, get, send, sentenceOf, signInAddress, token } from "../lib/api.js";
import { changing, h, put } from "../lib/dom.js";
import { panel } from "../lib/page.js";

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

/** A link to a player; the name comes a little later. */
function nameOf(player) {
  const link = changing(h("a", { href: `/players/${encodeURIComponent(player)}` }, player));
  get(`/players/${encodeURIComponent(player)}`)
    .then(({ name }) => put(link, name))
    .catch(() => {}); // the ID says enough
  return link;
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
    return this.formFor(label, words, input, what, (text) => send(`${this.path}/${what}`, body(text), token.get()));
  }

  /** The same for any `work` with the text. */
  formFor(label, words, input, name, work) {
    input.id = `contest-${name}`;
    return h(
      "form",
      {
        class: "filters",
        onsubmit: (event) => {
          event.preventDefault();
          this.act(() => work(input.value.trim()));
        },
      },
      h("label", { for: input.id }, label),
      input,
      h("button", {}, words),
    );
  }

  /** The co-directors: the owner chooses them, each may step down; null for others if there are none. */
  directors({ owner, directors = [] }, me) {
    const owns = me === owner;
    if (!owns && !directors.length) {
      return null;
    }
    const path = (player) => `directors/${encodeURIComponent(player)}`;
    const add = (player) => ask(`${this.path}/${path(player)}`, { method: "PUT", secret: token.get() });
    return panel(
      "Co-directors",
      h(
        "ul",
        { class: "list" },
        directors.map((player) =>
          h(
            "li",
            {},
            nameOf(player),
            " ",
            owns || me === player ? this.remove(owns ? "Remove" : "Step down", path(player)) : null,
          ),
        ),
      ),
      owns
        ? this.formFor(
            "The ID of a player, from its page",
            "Add",
            h("input", { required: true, maxlength: 64, autocomplete: "off" }),
            "director",
            add,
          )
        : null,
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
