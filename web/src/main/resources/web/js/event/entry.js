// The registration of a tournament: seats, waiting list, check-in, and whether the viewer may enter.
import { ask, get, isMissing, send, sentenceOf, signInAddress, token } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { part, renew } from "../lib/renew.js";
import { count, day } from "../lib/words.js";

const SHOWN = 30;

const STATUS = {
  seated: "has a seat.",
  withdrawn: "has withdrawn.",
  missed: "missed the check-in and lost the seat.",
};

/** Seats, start, window and check-in. */
export function registrationFacts(registration, waiting, noun) {
  const { opensAt, closesAt, startAt, capacity, seated, checkInFrom, checkInUntil } = registration;
  const seats = capacity ? `${seated} of ${count(capacity, "seat")} taken` : count(seated, noun);
  return h(
    "ul",
    { class: "quiet" },
    [
      waiting ? `${seats}, ${waiting} waiting` : seats,
      startAt ? `Starts ${day(startAt)}` : "The director starts it by hand",
      opensAt > Date.now() ? `Registration opens ${day(opensAt)}` : null,
      closesAt ? `Registration closes ${day(closesAt)}` : null,
      checkInUntil ? `Check-in from ${day(checkInFrom)} to ${day(checkInUntil)}` : null,
    ]
      .filter(Boolean)
      .map((line) => h("li", {}, line)),
  );
}

/** What stands in the way of the viewer, and the conditions it meets. */
export function reasonsOf(you) {
  return h(
    "ul",
    { class: "reasons" },
    you.reasons.map((reason) =>
      h("li", { class: reason.holds ? "holds" : "fails" }, reason.holds ? "✓ " : "✗ ", reason.sentence),
    ),
  );
}

export class EntryPanel {
  constructor(path) {
    this.path = path;
    this.body = h("div", {});
    this.element = h("section", { class: "panel", hidden: true }, h("h2", {}, "Registration"), this.body);
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.code = h("input", { id: "entry-code", autocomplete: "off", maxlength: 64 });
    this.chosen = null;
    this.mine = null;
    this.chooser = part(({ mine, chosen }) => this.choose(mine, chosen));
    this.one = null;
    this.missed = new Map();
    this.isAdmin = false;
    /** Names of all who entered, also of those who wait or have left. */
    this.names = new Map();
  }

  /** The viewer and its bots; empty for somebody without a name here. */
  async who() {
    if (!token.get()) {
      return [];
    }
    try {
      const { player, scopes } = await ask("/me", { secret: token.get() });
      this.isAdmin = scopes.includes("admin");
      const { items } = await get(`/players?owner=${encodeURIComponent(player.id)}&limit=50`);
      return [player, ...items.filter((one) => one.kind === "bot")];
    } catch (failure) {
      if (failure.status === 401 || isMissing(failure)) {
        return [];
      }
      throw failure;
    }
  }

  async load(one) {
    this.one = one;
    this.element.hidden = one.state !== "open" && !(one.state === "running" && /swiss|arena/.test(one.format));
    if (this.element.hidden) {
      return;
    }
    try {
      this.mine ??= await this.who();
      this.chosen ??= this.mine[0]?.id ?? null;
      const query = this.chosen ? `?entrant=${encodeURIComponent(this.chosen)}` : "";
      const registration = await ask(`${this.path}/registration${query}`, { secret: token.get() });
      [...registration.entrants, ...registration.waiting].forEach((who) => this.names.set(who.entrant, who.name));
      if (registration.checkInUntil && (this.isAdmin || this.directs(one))) {
        this.missed = await this.noShows();
      }
      this.show(one, registration);
    } catch (failure) {
      put(this.body, h("p", { class: "quiet" }, sentenceOf(failure)));
    }
  }

  /** How often accounts missed a check-in. */
  async noShows() {
    const { items } = await ask(`${this.path}/no-shows`, { secret: token.get() });
    return new Map(items.map((one) => [one.player, one.times]));
  }

  show(one, registration) {
    const held = this.body.contains(document.activeElement) ? document.activeElement.id : null;
    renew(
      this.body,
      registrationFacts(registration, registration.waiting.length, "entrant"),
      this.you(one, registration),
      this.wrong,
      this.people("Waiting list", registration.waiting, true),
      registration.checkInUntil ? this.people("Entrants", registration.entrants, false) : null,
    );
    if (held) {
      document.getElementById(held)?.focus();
    }
  }

  /** Actions of the viewer, or of one of its bots, that are possible now. */
  you(one, registration) {
    const { you } = registration;
    if (!you) {
      return h("p", {}, h("a", { href: signInAddress() }, "Sign in"), " to enter.");
    }
    return [
      this.mine.length > 1 ? this.chooser({ mine: this.mine, chosen: this.chosen }) : null,
      h("p", { role: "status" }, this.status(you)),
      reasonsOf(you),
      you.mayEnter && registration.codeRequired
        ? h("div", { class: "field" }, h("label", { for: "entry-code" }, "Entry code"), this.code)
        : null,
      h("div", { class: "filters" }, this.actions(you), this.edit(one)),
    ];
  }

  directs(one) {
    const me = this.mine[0]?.id;
    return Boolean(me) && (one.settings.owner === me || one.directors?.includes(me));
  }

  /** For directors, before the start. */
  edit(one) {
    return one.state === "open" && this.directs(one)
      ? h("a", { class: "button", href: `/tournaments/new?edit=${encodeURIComponent(one.id)}` }, "Change the settings")
      : null;
  }

  choose(mine, chosen) {
    return h(
      "div",
      { class: "field" },
      h("label", { for: "entry-who" }, "Enter as"),
      h(
        "select",
        {
          id: "entry-who",
          onchange: (event) => {
            this.chosen = event.target.value;
            this.load(this.one);
          },
        },
        mine.map((player) => h("option", { value: player.id, selected: player.id === chosen }, player.name)),
      ),
    );
  }

  status(you) {
    const name = this.mine.find((player) => player.id === you.entrant)?.name ?? "The entrant";
    if (you.status === "waiting") {
      return `${name} is number ${you.place} of the waiting list.`;
    }
    if (you.status === "seated" && you.checkedIn) {
      return `${name} has a seat and has checked in.`;
    }
    return `${name} ${STATUS[you.status] ?? (you.mayEnter ? "may enter." : "may not enter now.")}`;
  }

  actions(you) {
    const entrant = `${this.path}/entrants/${encodeURIComponent(you.entrant)}`;
    const secret = token.get();
    const button = (id, words, kind, work) =>
      h(
        "button",
        { id, type: "button", class: kind, "data-does": `${id} ${you.entrant}`, onclick: () => this.act(work) },
        words,
      );
    const body = () => {
      const code = this.code.value.trim();
      return code ? { player: you.entrant, code } : { player: you.entrant };
    };
    return [
      you.mayEnter ? button("enter", "Enter", "main", () => send(`${this.path}/entrants`, body(), secret)) : null,
      you.mayCheckIn
        ? button("check-in", "Check in", "main", () => send(`${entrant}/check-in`, undefined, secret))
        : null,
      you.status === "seated" || you.status === "waiting"
        ? button("withdraw", "Withdraw", null, () => ask(entrant, { method: "DELETE", secret }))
        : null,
    ];
  }

  async act(work) {
    try {
      await work();
      this.wrong.hidden = true;
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
    await this.load(this.one);
  }

  people(heading, list, isNumbered) {
    if (!list.length) {
      return null;
    }
    return [
      h("h3", {}, heading),
      h(
        isNumbered ? "ol" : "ul",
        {},
        list
          .slice(0, SHOWN)
          .map((who) =>
            h(
              "li",
              {},
              h("a", { href: `/players/${encodeURIComponent(who.player)}` }, who.name),
              who.checkedIn ? h("span", { class: "quiet" }, " checked in") : null,
              this.missed.has(who.player)
                ? h("span", { class: "quiet" }, `, missed ${count(this.missed.get(who.player), "check-in")} before`)
                : null,
            ),
          ),
      ),
      list.length > SHOWN ? h("p", { class: "quiet" }, `${list.length - SHOWN} more.`) : null,
    ];
  }
}
