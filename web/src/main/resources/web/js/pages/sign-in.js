// Signing in, and creating an account; a guest keeps its games.
import { ask, get, sentenceOf, token } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { panel } from "../lib/page.js";

/** Only to pages of this site. */
const next = () => {
  const asked = new URLSearchParams(location.search).get("next") ?? "/account";
  const url = new URL(asked, location.origin);
  return url.origin === location.origin ? url.pathname + url.search : "/account";
};

class SignInPage {
  constructor(main, isOpen, me) {
    this.me = me;
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    put(
      main,
      h("h1", {}, "Sign in"),
      this.wrong,
      h(
        "div",
        { class: "grid two" },
        panel("With your account", this.signIn()),
        isOpen ? panel(me ? `Keep ${me.name}` : "A new account", this.signUp()) : null,
      ),
      h("p", { class: "quiet" }, "To try it without an account, ", h("a", { href: "/play" }, "play as a guest"), "."),
    );
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

  async send(request) {
    this.wrong.hidden = true;
    try {
      const { player } = await request();
      token.signedIn(player.id);
      location.assign(next());
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }
}

export async function show(main) {
  title("Sign in");
  const secret = token.isSession() ? null : token.get();
  const [session, me] = await Promise.all([get("/session"), secret ? ask("/me", { secret }).catch(() => null) : null]);
  new SignInPage(main, session.signUp, me?.player);
}
