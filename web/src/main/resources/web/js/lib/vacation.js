// Vacations of persons, in which clocks of games by days are paused: of others in words, and the panel of one's own.
import { ask, get, token } from "./api.js";
import { h, put } from "./dom.js";
import { panel } from "./page.js";
import { count, day } from "./words.js";

const PATH = "/me/vacation";

export function vacationWords(until) {
  return `on vacation until ${day(Date.parse(until))}`;
}

/** The same of a player by its ID; empty if it is not away. */
export async function vacationOf(player) {
  const { vacationUntil } = await get(`/players/${encodeURIComponent(player)}`).catch(() => ({}));
  return vacationUntil ? vacationWords(vacationUntil) : "";
}

export class Vacation {
  /** `act` runs a request and shows what went wrong. */
  constructor(act) {
    this.act = act;
    this.content = h("div", { "aria-live": "polite" });
    this.element = panel("Vacation", this.content);
  }

  async show() {
    this.put(await ask(PATH, { secret: token.get() }));
  }

  put(stock) {
    put(this.content, stock.ends ? this.current(stock) : this.form(stock));
  }

  send(method, body) {
    return this.act(async () => this.put(await ask(PATH, { method, body, secret: token.get() })));
  }

  current({ ends }) {
    return [
      h("p", {}, `You are on vacation until ${day(Date.parse(ends))}. Your clocks in games by days are paused.`),
      h("button", { type: "button", onclick: () => this.send("DELETE") }, "End it now"),
    ];
  }

  form({ daysLeft, daysPerYear }) {
    const days = `${daysLeft} of ${count(daysPerYear, "day")}`;
    const left = `A vacation pauses your clocks in games by days. This year you have ${days} left.`;
    if (daysLeft === 0) {
      return h("p", {}, left);
    }
    const usual = Math.min(7, daysLeft);
    const number = h("input", { id: "vacation-days", type: "number", min: 1, max: daysLeft, value: usual });
    return h(
      "form",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.send("PUT", { days: Number(number.value) });
        },
      },
      h("p", {}, left),
      h("div", { class: "field" }, h("label", { for: "vacation-days" }, "Days"), number),
      h("button", {}, "Begin a vacation"),
    );
  }
}
