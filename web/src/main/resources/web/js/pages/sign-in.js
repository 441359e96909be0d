// Signing in, and creating an account; a guest keeps its games.
import { ask, get, sentenceOf, token } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { panel } from "../lib/page.js";
import { goToProvider } from "../lib/provider.js";

/** Only to pages of this site: a path that begins with "//" would name another one. */
const next = () => {
  const asked = new URLSearchParams(location.search).get("next") ?? "/account";
  const url = URL.canParse(asked, location.origin) ? new URL(asked, location.origin) : null;
  const isOurs = url?.origin === location.origin && !url.pathname.startsWith("//");
  return isOurs ? url.pathname + url.search : "/account";
};

class SignInPage {
  constructor(main, { signUp, provider, player, account }) {
    // Somebody without an account is kept; an account stays as it is.
    const me = account === "none" ? player : null;
    this.me = me;
    const link = new URLSearchParams(location.hash.slice(1)).get("password");
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    put(
      main,
      h("h1", {}, "Sign in"),
      this.wrong,
      player && !me ? h("p", {}, "You are signed in as ", h("a", { href: "/account" }, player.name), ".") : null,
      h(
        "div",
        { class: "grid two" },
        link ? panel("Choose a password", this.choose(link)) : null,
        h(
          "div",
          { class: "grid" },
          provider ? panel(`With ${provider.name}`, this.atProvider(provider)) : null,
          panel("With your account", this.signIn()),
        ),
        signUp && (me || !player) ? panel(me ? `Keep ${me.name}` : "A new account", this.signUp()) : null,
      ),
      h("p", { class: "quiet" }, "To try it without an account, ", h("a", { href: "/play" }, "play as a guest"), "."),
    );
  }

  atProvider({ name }) {
    return [
      this.me ? h("p", {}, "If you are new there, you keep ", h("b", {}, this.me.name), ".") : null,
      h(
        "button",
        {
          type: "button",
          id: "provider",
          class: "main",
          onclick: () => this.attempt(() => goToProvider({ next: next() })),
        },
        `Sign in with ${name}`,
      ),
    ];
  }

  form(id, fields, button, submit) {
    return h(
      "form",
      {
        id,
        onsubmit: async (event) => {
          event.preventDefault();
          await this.send(() => submit(event.target));
        },
      },
      fields,
      h("button", { class: "main" }, button),
    );
  }

  field(id, words, more) {
    return h("div", { class: "field" }, h("label", { for: id }, words), h("input", { id, required: true, ...more }));
  }

  signIn() {
    return this.form(
      "sign-in",
      [
        this.field("name", "Name", { autocomplete: "username", maxlength: 64 }),
        this.field("password", "Password", { type: "password", autocomplete: "current-password", maxlength: 200 }),
      ],
      "Sign in",
      (form) =>
        ask("/session", { method: "POST", body: { name: form.name.value.trim(), password: form.password.value } }),
    );
  }

  /** With the link that an admin made. */
  choose(link) {
    return this.form(
      "choose",
      [
        this.field("chosen", "Password, at least 8 characters", {
          type: "password",
          autocomplete: "new-password",
          minlength: 8,
          maxlength: 200,
        }),
      ],
      "Set it and sign in",
      (form) => ask("/session/password-link", { method: "PUT", body: { link, password: form.chosen.value } }),
    );
  }

  signUp() {
    const isGuest = Boolean(this.me);
    return this.form(
      "sign-up",
      [
        isGuest
          ? h("p", {}, "With a password you keep this player, with its games, bots and ratings.")
          : this.field("new-name", "Name, as others see it", { autocomplete: "username", maxlength: 40 }),
        this.field("new-password", "Password, at least 8 characters", {
          type: "password",
          autocomplete: "new-password",
          minlength: 8,
          maxlength: 200,
        }),
      ],
      isGuest ? "Keep this player" : "Create the account",
      (form) => {
        const body = { password: form["new-password"].value };
        return ask("/accounts", {
          method: "POST",
          body: isGuest ? body : { ...body, name: form["new-name"].value.trim() },
          secret: isGuest ? token.get() : null,
        });
      },
    );
  }

  async attempt(work) {
    this.wrong.hidden = true;
    try {
      await work();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }

  send(request) {
    return this.attempt(async () => {
      const { player } = await request();
      token.signedIn(player.id);
      location.assign(next());
    });
  }

  /** What the provider sent along with the browser. */
  complete(returned) {
    return this.attempt(async () => {
      const body = Object.fromEntries(["state", "code", "iss"].map((key) => [key, returned.get(key) ?? undefined]));
      const done = await ask("/session/provider", { method: "PUT", body, secret: token.get() });
      token.signedIn(done.player.id);
      location.replace(done.next);
    });
  }
}

export async function show(main) {
  title("Sign in");
  const returned = new URLSearchParams(location.search);
  if (returned.has("state")) {
    history.replaceState(null, "", "/sign-in"); // a code works once, so the address is not kept
  }
  const session = await ask("/session", { secret: token.get() }).catch(() => get("/session"));
  const page = new SignInPage(main, session);
  if (returned.has("state")) {
    await page.complete(returned);
  }
}
