// The account: name and rights, sessions, password, tokens.
import { ask, sentenceOf, signOut, token } from "../lib/api.js";
import { h, put, say, title } from "../lib/dom.js";
import { panel, table } from "../lib/page.js";
import { Vacation } from "../lib/vacation.js";
import { ago, date } from "../lib/words.js";
import { goToProvider } from "../lib/provider.js";

const SCOPES = ["play", "organise"];
const when = (text) => (text ? ago(Date.parse(text)) : "never");

class AccountPage {
  constructor(main, me, session) {
    this.me = me;
    this.session = session;
    this.tokensPath = `/players/${encodeURIComponent(me.player.id)}/tokens`;
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.said = h("p", { class: "quiet", "aria-live": "polite" });
    this.sessions = h("div", {});
    this.tokens = h("div", {});
    this.secret = h("p", { class: "notice", hidden: true });
    this.vacation = session.account === "none" ? null : new Vacation((work) => this.act(work));
    put(
      main,
      h(
        "div",
        { class: "game-head" },
        h("h1", {}, me.player.name),
        me.scopes.map((scope) => h("span", { class: "chip" }, scope)),
        h("a", { href: `/players/${encodeURIComponent(me.player.id)}` }, "Games and ratings"),
        h("a", { href: "/notices" }, "Notices"),
        h("a", { href: "/bots/new" }, "Your bots"),
      ),
      this.wrong,
      this.said,
      this.sanctions(),
      h(
        "div",
        { class: "grid two" },
        h(
          "div",
          { class: "grid" },
          panel("Tokens for programs", this.tokenForm(), this.secret, this.tokens),
          this.vacation?.element,
        ),
        h(
          "div",
          { class: "grid" },
          panel("Sessions", this.sessions),
          this.providerPanel(),
          panel("Password", this.passwordForm()),
        ),
      ),
    );
  }

  ask(path, method = "GET", body = undefined) {
    return ask(path, { method, body, secret: token.get() });
  }

  button(words, act, kind = null) {
    return h("button", { type: "button", class: kind, onclick: () => this.act(act) }, words);
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

  sanctions() {
    const held = this.me.sanctions ?? [];
    return held.length
      ? h(
          "section",
          { class: "notice wrong" },
          held.map((one) => h("p", {}, `Sanction: ${one.kind}. ${one.reason}`)),
        )
      : null;
  }

  async showSessions() {
    const { items } = await this.ask("/me/sessions");
    put(
      this.sessions,
      items.length
        ? table(
            "Sessions",
            ["Since", "Last used", ""],
            items.map((one) => [
              when(one.created),
              one.current ? "just now" : when(one.lastUsed),
              one.current ? "this browser" : "",
            ]),
          )
        : h("p", { class: "empty" }, "This window uses a token, and no browser is signed in."),
      h(
        "div",
        { class: "filters" },
        this.button("Sign out", async () => {
          location.assign((await signOut()) ?? "/");
        }),
        items.length
          ? this.button("Sign out everywhere", async () => {
              const { address } = await this.ask("/me/sessions", "DELETE");
              token.forget();
              location.assign(address ?? "/sign-in");
            })
          : null,
      ),
    );
  }

  providerPanel() {
    const { provider } = this.session;
    if (!provider) {
      return null;
    }
    return panel(
      provider.name,
      provider.linked
        ? [
            h("p", {}, `You can sign in with ${provider.name}.`),
            this.session.account === "password"
              ? this.button(`Unlink ${provider.name}`, async () => {
                  await this.ask("/me/provider", "DELETE");
                  location.reload();
                })
              : h("p", { class: "quiet" }, "To unlink it, choose a password first."),
          ]
        : this.button(`Link ${provider.name}`, () => goToProvider({ next: "/account", link: true })),
    );
  }

  passwordForm() {
    const field = (id, words, more) =>
      h(
        "div",
        { class: "field" },
        h("label", { for: id }, words),
        h("input", { id, type: "password", required: true, maxlength: 200, ...more }),
      );
    if (this.session.account === "none") {
      return h("p", {}, h("a", { href: "/sign-in" }, "Choose a password"), " to keep this player.");
    }
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          const form = event.target;
          this.act(async () => {
            await this.ask("/me/password", "PUT", {
              current: form.current?.value,
              password: form["next-password"].value,
            });
            form.reset();
            say(this.said, "The password is changed. All other sessions have ended.");
            await this.showSessions();
          });
        },
      },
      this.session.account === "password"
        ? field("current", "Current password", { autocomplete: "current-password" })
        : null,
      field("next-password", "New password, at least 8 characters", { autocomplete: "new-password", minlength: 8 }),
      h("button", {}, "Change it"),
    );
  }

  tokenForm() {
    const name = h("input", { id: "token-name", maxlength: 40, placeholder: "my bot" });
    const scope = h(
      "select",
      { id: "token-scope" },
      SCOPES.filter((one) => this.me.scopes.includes(one)).map((one) => h("option", { value: one }, one)),
    );
    const days = h("input", { id: "token-days", type: "number", min: 1, max: 3650, placeholder: "for ever" });
    const field = (words, input) => h("div", { class: "field" }, h("label", { for: input.id }, words), input);
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.act(async () => {
            const made = await this.ask(this.tokensPath, "POST", {
              scopes: [scope.value],
              ...(name.value.trim() ? { name: name.value.trim() } : {}),
              ...(days.value ? { days: Number(days.value) } : {}),
            });
            this.secret.hidden = false;
            put(this.secret, "Copy it now, it is shown only once: ", h("code", {}, made.secret));
            await this.showTokens();
          });
        },
      },
      h("div", { class: "filters" }, field("Name", name), field("Scope", scope), field("Days", days)),
      h("button", {}, "Make a token"),
    );
  }

  async showTokens() {
    const { items } = await this.ask(this.tokensPath);
    put(
      this.tokens,
      items.length
        ? table(
            "Tokens",
            ["Name", "Scopes", "Made", "Last used", "Expires", ""],
            items.map((one) => [
              one.name ?? "",
              one.scopes.join(", "),
              when(one.created),
              when(one.lastUsed),
              one.expires ? date(Date.parse(one.expires)) : "never",
              this.button("Revoke", async () => {
                await this.ask(`/tokens/${encodeURIComponent(one.id)}`, "DELETE");
                await this.showTokens();
              }),
            ]),
          )
        : h("p", { class: "empty" }, "No tokens."),
    );
  }
}

export async function show(main) {
  title("Account");
  if (!token.get()) {
    location.replace("/sign-in");
    return;
  }
  try {
    const [me, session] = await Promise.all(["/me", "/session"].map((path) => ask(path, { secret: token.get() })));
    title(me.player.name);
    const page = new AccountPage(main, me, session);
    await page.act(() => Promise.all([page.showSessions(), page.showTokens(), page.vacation?.show()]));
  } catch (failure) {
    if (failure.status !== 401) {
      throw failure;
    }
    location.replace("/sign-in");
  }
}
