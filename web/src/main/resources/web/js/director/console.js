// The console of those who may direct a tournament: actions, the next pairing, and what was done before.
import { directsTournament } from "../event/directing.js";
import { ask, keyed, send, sentenceOf, token } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { moment } from "../lib/words.js";
import { ACTIONS } from "./actions.js";
import { ActionForm } from "./form.js";
import { NextPairing } from "./next.js";
import { TournamentWebhooks } from "./webhooks.js";

/** The steps of people; results and pairings of the tournament itself are in the list of steps. */
const isByPerson = (step) => step.by && step.by !== "apogee";
const TRAIL_SHOWN = 40;

/** The caller, if it may direct this tournament; null otherwise. */
export async function directorOf(one) {
  const secret = token.get();
  if (!secret) {
    return null;
  }
  try {
    const me = await ask("/me", { secret });
    const scopes = me.scopes ?? [];
    const mayDirect = scopes.includes("admin") || (await directsTournament(one, me.player.id));
    return mayDirect ? { secret, player: me.player } : null;
  } catch {
    return null;
  }
}

export class DirectorConsole {
  constructor(page, director) {
    this.page = page;
    this.secret = director.secret;
    this.order = keyed();
    this.chosen = null;
    this.open = null;
    this.steps = [];
    this.menu = h("div", { class: "filters", role: "group", "aria-label": "Actions" });
    this.form = h("div", {});
    this.answer = h("p", { class: "notice", role: "status", hidden: true });
    this.next = new NextPairing(page, this.secret, (text, isWrong) => this.tell(text, isWrong));
    this.webhooks = new TournamentWebhooks(page.path, this.secret, (text, isWrong) => this.tell(text, isWrong));
    this.trail = h("ol", { class: "log short", tabindex: 0, "aria-label": "Steps of directors" });
    this.element = h(
      "section",
      { class: "panel director below", "aria-label": "Director's console" },
      h("h2", {}, "Direct"),
      this.answer,
      h(
        "div",
        { class: "grid two" },
        h("div", {}, this.menu, this.form, this.next.element),
        h("div", {}, h("h3", {}, "Audit"), this.trail, this.webhooks.element),
      ),
    );
  }

  /** The page has new data. A form that is being filled in stays, with lists as they are now. */
  update() {
    const possible = ACTIONS.filter((action) => action.possible(this.page.one, this.page.known));
    const ids = possible.map((action) => action.id).join();
    if (ids !== this.ids) {
      this.ids = ids;
      if (!possible.some((action) => action.id === this.chosen)) {
        this.closeForm();
      }
      this.showMenu(possible);
    }
    this.open?.update();
    const version = `${this.page.one.state} ${this.page.one.round} ${this.page.decidedTables()} ${this.steps.length}`;
    const hasNext = ["open", "running", "paused"].includes(this.page.one.state);
    this.next.element.hidden = !hasNext;
    if (hasNext && version !== this.version && !this.next.forced.length) {
      this.version = version;
      this.next.load();
    }
  }

  /** The focus stays on its button while the page is updated. */
  showMenu(possible) {
    const held = this.menu.contains(document.activeElement) ? document.activeElement.textContent : null;
    put(
      this.menu,
      possible.map((action) =>
        h(
          "button",
          {
            type: "button",
            "aria-pressed": String(action.id === this.chosen),
            onclick: () => {
              this.chosen = action.id === this.chosen ? null : action.id;
              this.showMenu(possible);
              this.showForm(action);
            },
          },
          action.label,
        ),
      ),
    );
    this.focusOn(held);
  }

  /** The button of an action, or the first one if the action is no longer possible. */
  focusOn(label) {
    const buttons = [...this.menu.querySelectorAll("button")];
    if (label !== null) {
      (buttons.find((button) => button.textContent === label) ?? buttons[0])?.focus();
    }
  }

  showForm(action) {
    if (this.chosen === null) {
      this.closeForm();
      return;
    }
    this.open = new ActionForm(action, this.page, (request) => this.carryOut(action, request));
    put(this.form, this.open.element);
    this.open.element.querySelector("input, select, button")?.focus();
  }

  closeForm() {
    this.chosen = null;
    this.open = null;
    put(this.form);
  }

  async carryOut(action, request) {
    const path = `${this.page.path}/${request.path}`;
    try {
      const post = action.isKeyed ? this.order : send; // what adds something must count once
      const { repeated } = request.method
        ? await ask(path, { method: request.method, secret: this.secret })
        : await post(path, request.body, this.secret);
      this.closeForm();
      this.ids = null;
      this.tell(repeated ? `${action.label}: it was so before, nothing has changed.` : `${action.label}: done.`);
      await this.page.load();
      this.focusOn(action.label);
    } catch (failure) {
      this.tell(sentenceOf(failure), true);
    }
  }

  tell(text, isWrong = false) {
    this.answer.hidden = false;
    this.answer.className = `notice ${isWrong ? "wrong" : "right"}`;
    say(this.answer, text);
  }

  /** A step of the tournament. */
  step(event) {
    if (isByPerson(event)) {
      this.steps.push(event);
      put(
        this.trail,
        this.steps
          .slice(-TRAIL_SHOWN)
          .reverse()
          .map((one) =>
            h(
              "li",
              {},
              h("time", { class: "ply", datetime: new Date(one.at).toISOString() }, moment(one.at)),
              h("span", {}, one.text, h("span", { class: "quiet" }, ` ${one.by}`)),
            ),
          ),
      );
    }
  }
}
