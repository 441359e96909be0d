// The teams of a team event: who plays where, entering, joining, and the captain's line-up.
import { ask, send, sentenceOf, signInAddress, token } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { panel } from "../lib/page.js";
import { part, renew } from "../lib/renew.js";
import { count } from "../lib/words.js";
import { viewer } from "./contestactions.js";
import { reasonsOf, registrationFacts } from "./entry.js";

export class TeamsPanel {
  constructor(page) {
    this.page = page;
    this.body = h("div", {});
    this.wrong = h("p", { class: "notice wrong", role: "alert", hidden: true });
    this.element = panel("Teams", this.body, this.wrong);
    this.element.hidden = true;
    this.shown = "";
    this.me = null;
    this.entered = 0;
    this.entering = part(({ me, boards, codeRequired }) => this.enter(me, boards, codeRequired));
    /** The form of each team's line-up. */
    this.lineUps = new Map();
  }

  async load(one) {
    this.element.hidden = !one.teams;
    if (this.element.hidden) {
      return;
    }
    this.me ??= await viewer();
    const registration = this.isOpen(one) ? await this.registration() : null;
    // The check-in opens and closes by the clock, without a step.
    const state = JSON.stringify([
      one.teams,
      one.state,
      one.round,
      this.me,
      registration,
      this.isCheckInOpen(one),
      this.entered,
    ]);
    if (state !== this.shown) {
      this.shown = state;
      const { me, entered } = this;
      renew(
        this.body,
        registration ? this.rules(one, registration) : null,
        this.list(one),
        // What somebody is filling in stays.
        registration
          ? this.entering({ me, entered, boards: one.boards, codeRequired: registration.codeRequired })
          : null,
      );
    }
  }

  registration() {
    return ask(`${this.page.path}/registration`, { secret: token.get() });
  }

  /** The registration of the teams, and whether the viewer may join one. */
  rules(one, registration) {
    const waiting = one.teams.filter((team) => team.waiting).length;
    return [registrationFacts(registration, waiting, "team"), registration.you ? reasonsOf(registration.you) : null];
  }

  isOpen(one) {
    return one.state === "open";
  }

  isLive(one) {
    return ["open", "running", "paused"].includes(one.state);
  }

  isCheckInOpen(one) {
    return this.isOpen(one) && one.checkInFrom <= Date.now() && Date.now() < one.checkInUntil;
  }

  directs(one) {
    return one.settings.owner === this.me || one.directors.includes(this.me);
  }

  list(one) {
    if (!one.teams.length) {
      return h("p", { class: "empty" }, "No team has entered.");
    }
    return h(
      "div",
      { class: "grid" },
      one.teams.map((team) => this.team(one, team)),
    );
  }

  team(one, team) {
    const boards = one.boards;
    return h(
      "section",
      {},
      h("h3", {}, team.name, h("span", { class: "quiet" }, standingOf(team))),
      h(
        "ol",
        {},
        team.members.map((member, i) =>
          h("li", {}, this.page.linkTo(member), i < boards ? null : h("span", { class: "quiet" }, " reserve")),
        ),
      ),
      team.complete || !team.active
        ? null
        : h("p", { class: "quiet" }, `${count(boards - team.members.length, "player")} missing: it is not paired yet.`),
      this.isLive(one) ? this.actions(one, team) : null,
    );
  }

  actions(one, team) {
    if (!this.me) {
      return null;
    }
    const path = `${this.page.path}/teams/${encodeURIComponent(team.team)}`;
    const isMember = team.members.includes(this.me);
    const leave =
      isMember && this.isOpen(one)
        ? this.button("Leave", () => remove(`${path}/members/${encodeURIComponent(this.me)}`))
        : null;
    if (!team.active) {
      return leave && h("div", { class: "filters" }, leave);
    }
    const leads = team.captain === this.me || this.directs(one);
    const isElsewhere = one.teams.some((other) => other !== team && other.members.includes(this.me));
    const room = team.members.length < boardsAndReserves(one);
    return [
      h(
        "div",
        { class: "filters" },
        !isMember && !isElsewhere && room
          ? this.button("Join", () => send(`${path}/members`, { player: this.me }, token.get()))
          : null,
        leave,
        (leads || isMember) && this.isCheckInOpen(one) && !team.checkedIn
          ? this.button("Check in", () => send(`${path}/check-in`, undefined, token.get()))
          : null,
        leads ? this.button("Withdraw the team", () => remove(path)) : null,
      ),
      leads && team.complete ? this.lineUpOf(one, team, path) : null,
    ];
  }

  button(words, work) {
    return h("button", { type: "button", onclick: () => this.act(work) }, words);
  }

  lineUpOf(one, { team, members }, path) {
    if (!this.lineUps.has(team)) {
      this.lineUps.set(
        team,
        part((what) => this.lineUp(what, path)),
      );
    }
    const names = members.map((member) => this.page.nameOf(member));
    return this.lineUps.get(team)({ team, members, names, boards: one.boards, round: one.round });
  }

  /** Folded, because it is needed once a round at most. */
  lineUp({ team, members, names, boards: number }, path) {
    const fields = h("div", {});
    const open = async () => {
      const { boards } = await ask(`${path}/line-up`, { secret: token.get() });
      put(
        fields,
        boards.map((chosen, i) => {
          const id = `line-up-${team}-${i}`;
          const options = members.map((member, who) =>
            h("option", { value: member, selected: member === chosen }, names[who]),
          );
          return h(
            "div",
            { class: "field" },
            h("label", { for: id }, `Board ${i + 1}`),
            h("select", { id, name: "board" }, options),
          );
        }),
        h("button", { class: "main" }, "Save the line-up"),
      );
    };
    return h(
      "details",
      { ontoggle: (event) => event.target.open && this.act(open, false) },
      h("summary", {}, "Line-up of the next round"),
      h(
        "form",
        {
          onsubmit: (event) => {
            event.preventDefault();
            const boards = [...event.target.elements.board].map((select) => select.value);
            const single = event.target.elements.board.value; // one board is no list
            const body = { boards: number === 1 ? [single] : boards };
            this.act(() => ask(`${path}/line-up`, { method: "PUT", body, secret: token.get() }));
          },
        },
        fields,
      ),
    );
  }

  enter(me, boards, codeRequired) {
    if (!me) {
      return h("p", {}, h("a", { href: signInAddress() }, "Sign in"), " to enter a team.");
    }
    const name = h("input", { id: "team-name", maxlength: 40, required: true, autocomplete: "off" });
    const invited = h("input", { id: "team-invited", autocomplete: "off" });
    const code = h("input", { id: "team-code", autocomplete: "off", maxlength: 64 });
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.act(async () => {
            const body = { name: name.value.trim(), invited: words(invited.value) };
            if (code.value.trim()) {
              body.code = code.value.trim();
            }
            const made = await send(`${this.page.path}/teams`, body, token.get());
            this.entered++;
            if (!this.page.one.teams.some((team) => team.members.includes(me))) {
              const path = `${this.page.path}/teams/${encodeURIComponent(made.team)}/members`;
              await send(path, { player: me }, token.get());
            }
          });
        },
      },
      h("h3", {}, "Enter a team"),
      h("div", { class: "field" }, h("label", { for: "team-name" }, "Name of the team"), name),
      h(
        "div",
        { class: "field" },
        h("label", { for: "team-invited" }, "Players you invite"),
        invited,
        h(
          "p",
          { class: "quiet" },
          `The IDs from their pages, separated by commas. A match has ${count(boards, "board")}.`,
        ),
      ),
      codeRequired ? h("div", { class: "field" }, h("label", { for: "team-code" }, "Entry code"), code) : null,
      h("button", { class: "main" }, "Enter"),
    );
  }

  async act(work, reloads = true) {
    try {
      await work();
      this.wrong.hidden = true;
      if (reloads) {
        this.shown = "";
        await this.page.load();
      }
    } catch (failure) {
      this.wrong.hidden = false;
      put(this.wrong, sentenceOf(failure));
    }
  }
}

/** Beside the name of a team. */
function standingOf(team) {
  if (!team.active) {
    return " (withdrawn)";
  }
  const waits = team.waiting ? ` (number ${team.waiting} of the waiting list)` : "";
  return team.checkedIn ? `${waits} checked in` : waits;
}

const boardsAndReserves = (one) => one.boards + one.settings.structure.reserves;
const remove = (path) => ask(path, { method: "DELETE", secret: token.get() });
const words = (text) =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
