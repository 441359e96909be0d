// For moderators and admins: what was changed by whom, roles and sanctions of players, the end of a player.
import { ask, sentenceOf, signInAddress, token } from "../lib/api.js";
import { h, put, title } from "../lib/dom.js";
import { panel, table } from "../lib/page.js";

const AREAS = ["player", "token", "role", "sanction", "account", "game", "ladder", "tournament"];
const ROLES = ["player", "moderator", "admin"];
const KINDS = [
  ["play", "no new games"],
  ["events", "no tournaments"],
  ["mute", "no messages"],
];

const path = (id, rest = "") => `/players/${encodeURIComponent(id)}${rest}`;
const time = (text) => new Date(text).toLocaleString("en-GB");
/** How long a sanction holds, or held. */
function until(sanction) {
  if (sanction.lifted) {
    return `lifted ${time(sanction.lifted)}`;
  }
  return sanction.ends ? time(sanction.ends) : "it is lifted";
}

/** A player's ID, which opens that player on this page. */
const link = (id) => h("a", { href: `/admin?player=${encodeURIComponent(id)}` }, id);
const field = (id, words, control) => h("p", { class: "field" }, h("label", { for: id }, words), control);

const choice = (id, options, chosen) =>
  h(
    "select",
    { id },
    options.map(([value, words]) => h("option", { value, selected: value === chosen }, words)),
  );

class AdminPage {
  constructor(main, isAdmin) {
    this.isAdmin = isAdmin;
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.player = h("div", {});
    this.lines = h("div", {});
    put(
      main,
      h("h1", {}, "Administration"),
      this.wrong,
      h("div", { class: "grid" }, this.playerPanel(), isAdmin ? this.trailPanel() : null),
    );
    if (isAdmin) {
      this.search();
    }
    const id = new URLSearchParams(location.search).get("player");
    if (id) {
      this.id.value = id;
      this.run(() => this.open(id));
    }
  }

  /** Runs an action of a form or button, and shows why it failed. */
  async run(action) {
    this.wrong.hidden = true;
    try {
      return await action();
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
      this.wrong.scrollIntoView({ block: "nearest" });
      return null;
    }
  }

  ask(where, options = {}) {
    return ask(where, { ...options, secret: token.get() });
  }

  form(submit, ...content) {
    return h(
      "form",
      {
        class: "filters",
        onsubmit: (event) => {
          event.preventDefault();
          this.run(submit);
        },
      },
      content,
    );
  }

  playerPanel() {
    const id = h("input", { id: "player-id", required: true, maxlength: 64, placeholder: "p-…" });
    this.id = id;
    return panel(
      "A player",
      this.form(() => this.open(id.value.trim()), field("player-id", "ID of the player", id), h("button", {}, "Open")),
      this.player,
    );
  }

  async open(id) {
    const who = await this.ask(path(id));
    const account = who.owner ?? who.id;
    const sanctions = who.kind === "house" ? [] : (await this.ask(path(account, "/sanctions"))).items;
    put(
      this.player,
      h(
        "p",
        {},
        h("a", { href: `/players/${encodeURIComponent(who.id)}` }, who.name),
        `, ${who.kind}, ${who.role}`,
        who.owner ? [", owned by ", link(who.owner)] : null,
      ),
      this.isAdmin && who.kind === "person" ? this.roleForm(who) : null,
      h("h3", {}, "Sanctions"),
      sanctions.length
        ? table(
            "Sanctions",
            ["Kind", "Reason", "By", "From", "Until", ""],
            sanctions.map((one) => [
              one.kind,
              one.reason,
              link(one.author),
              time(one.begins),
              until(one),
              one.lifted || (one.ends && new Date(one.ends) < new Date()) ? "" : this.liftButton(one, who.id),
            ]),
          )
        : h("p", { class: "empty" }, "None."),
      who.kind === "person" ? this.sanctionForm(who) : null,
      this.isAdmin && who.kind === "person" ? this.passwordLink(who) : null,
      this.isAdmin && who.kind !== "house" ? this.eraseForm(who) : null,
    );
  }

  roleForm(who) {
    const role = choice(
      "role",
      ROLES.map((word) => [word, word]),
      who.role,
    );
    const change = async () => {
      await this.ask(path(who.id, "/role"), { method: "PUT", body: { role: role.value } });
      await this.open(who.id);
    };
    return this.form(change, field("role", "Role", role), h("button", {}, "Change"));
  }

  sanctionForm(who) {
    const kind = choice("kind", KINDS);
    const hours = h("input", { id: "hours", type: "number", min: 1, max: 87600, placeholder: "no end" });
    const reason = h("input", { id: "reason", required: true, maxlength: 500 });
    const impose = async () => {
      const body = { kind: kind.value, reason: reason.value.trim() };
      await this.ask(path(who.id, "/sanctions"), {
        method: "POST",
        body: hours.value ? { ...body, hours: Number(hours.value) } : body,
      });
      await this.open(who.id);
    };
    return this.form(
      impose,
      field("kind", "Forbid", kind),
      field("hours", "Hours", hours),
      field("reason", "Reason, which the player reads", reason),
      h("button", {}, "Impose"),
    );
  }

  liftButton(sanction, player) {
    const lift = async () => {
      await this.ask(`/sanctions/${encodeURIComponent(sanction.id)}`, { method: "DELETE" });
      await this.open(player);
    };
    return h("button", { type: "button", onclick: () => this.run(lift) }, "Lift");
  }

  /** For a first password, or one that is forgotten. */
  passwordLink(who) {
    const shown = h("p", { class: "notice", hidden: true });
    const make = async () => {
      const { path: page, expires } = await this.ask(path(who.id, "/password-link"), { method: "POST" });
      shown.hidden = false;
      put(
        shown,
        `Send it to ${who.name} alone; it works once, until ${time(expires)}: `,
        h("code", {}, location.origin + page),
      );
    };
    return [h("button", { type: "button", onclick: () => this.run(make) }, "Make a link to choose a password"), shown];
  }

  eraseForm(who) {
    const name = h("input", { id: "erase", required: true, autocomplete: "off", placeholder: who.name });
    const erase = async () => {
      await this.ask(`${path(who.id)}?name=${encodeURIComponent(name.value)}`, { method: "DELETE" });
      await this.open(who.id);
    };
    return this.form(
      erase,
      field("erase", "Erase personal data for ever: type the name", name),
      h("button", {}, "Erase"),
    );
  }

  trailPanel() {
    const input = (id, attributes = {}) => h("input", { id, maxlength: 200, ...attributes });
    this.filter = {
      from: input("from", { type: "datetime-local" }),
      to: input("to", { type: "datetime-local" }),
      actor: input("actor"),
      subject: input("subject"),
      area: choice("area", [["", "all"], ...AREAS.map((area) => [area, area])]),
      text: input("text"),
    };
    const words = { from: "From", to: "Until", actor: "By (ID)", subject: "About (ID)", area: "Area", text: "Text" };
    return panel(
      "Audit trail",
      this.form(
        () => this.search(),
        Object.entries(this.filter).map(([name, control]) => field(name, words[name], control)),
        h("button", { class: "main" }, "Search"),
        h("button", { type: "button", onclick: () => this.run(() => this.save("csv")) }, "Export CSV"),
        h("button", { type: "button", onclick: () => this.run(() => this.save("json")) }, "Export JSON"),
      ),
      this.lines,
    );
  }

  query(more) {
    const query = new URLSearchParams(more);
    for (const [name, control] of Object.entries(this.filter)) {
      if (control.value) {
        query.set(name, control.type === "datetime-local" ? new Date(control.value).toISOString() : control.value);
      }
    }
    return query;
  }

  async search(cursor = null) {
    const page = await this.run(() => this.ask(`/audit?${this.query(cursor ? { cursor } : {})}`));
    if (page === null) {
      return;
    }
    this.shown = cursor ? [...this.shown, ...page.items] : page.items;
    const more = () => this.search(page.next);
    put(
      this.lines,
      this.shown.length
        ? table(
            "Audit trail",
            ["When", "Who", "Area", "Action", "About", "Details"],
            this.shown.map((line) => [
              time(line.at),
              line.actor.startsWith("p-") ? link(line.actor) : line.actor,
              line.area,
              line.action,
              line.subject.startsWith("p-") ? link(line.subject) : line.subject,
              line.details,
            ]),
          )
        : h("p", { class: "empty" }, "Nothing matches."),
      page.next ? h("button", { type: "button", onclick: more }, "Earlier") : null,
    );
  }

  /** A link cannot carry the token, so the file is made here. */
  async save(format) {
    const content = await this.ask(`/audit/export?${this.query({ format })}`);
    const text = format === "csv" ? content : JSON.stringify(content, null, 1);
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    h("a", { href: address, download: `audit.${format}` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }
}

export async function show(main) {
  title("Administration");
  let scopes = [];
  try {
    scopes = token.get() ? (await ask("/me", { secret: token.get() })).scopes : [];
  } catch (failure) {
    if (failure.status !== 401 && failure.status !== 403) {
      throw failure;
    }
  }
  if (!scopes.includes("moderate") && !scopes.includes("admin")) {
    put(
      main,
      h("h1", {}, "Administration"),
      h("p", {}, "This page is for moderators and admins. ", h("a", { href: signInAddress() }, "Sign in"), " first."),
    );
    return;
  }
  new AdminPage(main, scopes.includes("admin"));
}
