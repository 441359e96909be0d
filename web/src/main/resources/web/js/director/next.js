// The next pairing before it is published: what it costs, and what other tables would cost.
import { get, send, sentenceOf } from "../lib/api.js";
import { h, put, say } from "../lib/dom.js";
import { count, sentence } from "../lib/words.js";

/** Elsewhere the others cannot be paired around a table, so that its entrants cannot change places. */
const canSwap = ({ format, tableSize }) => format === "swiss" || (format === "round-robin" && tableSize > 2);

export class NextPairing {
  constructor(page, secret, changed) {
    this.page = page;
    this.secret = secret;
    this.changed = changed;
    this.forced = [];
    this.held = null;
    this.status = h("p", { class: "notice", role: "status" });
    this.tables = h("ol", { class: "director-tables" });
    this.byes = h("p", { class: "quiet" });
    this.buttons = h("div", { class: "filters" });
    this.reason = h("input", { id: "director-publish-reason", maxlength: 200, autocomplete: "off" });
    this.why = h(
      "div",
      { class: "field", hidden: true },
      h("label", { for: this.reason.id }, "Reason, if you want to give one"),
      this.reason,
    );
    this.element = h(
      "section",
      { class: "director-next", "aria-label": "Next pairing" },
      h("h3", {}, "Next pairing"),
      this.status,
      this.tables,
      this.byes,
      this.why,
      this.buttons,
    );
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.drop());
  }

  /** Takes back the choice of an entrant. */
  drop() {
    if (this.held) {
      const held = this.held;
      this.held = null;
      this.show();
      this.focus(held);
    }
  }

  async load() {
    try {
      this.plan = this.forced.length
        ? await send(`${this.page.path}/next-pairing/try`, { tables: this.forced }, this.secret)
        : await get(`${this.page.path}/next-pairing`);
      this.show();
    } catch (failure) {
      this.plan = null;
      this.forced = [];
      say(this.status, sentenceOf(failure));
      put(this.tables);
      put(this.byes);
      put(this.buttons);
    }
  }

  costWords(cost) {
    return [
      count(cost.rematches, "rematch", "rematches"),
      count(cost.forbidden, "forbidden pair"),
      `score distance ${cost.spread}`,
    ].join(", ");
  }

  show() {
    const plan = this.plan;
    put(
      this.status,
      `Round ${plan.round}: ${this.costWords(plan.cost)}.`,
      plan.unforced ? ` Without the forced tables: ${this.costWords(plan.unforced)}.` : "",
      plan.provisional ? " The running round will change this plan." : "",
      plan.manual ? " Paired by a director." : "",
      plan.relaxed.map((rule) => h("span", { class: "director-rule" }, ` ${sentence(rule.sentence)}.`)),
    );
    const focused = this.focused();
    put(
      this.tables,
      plan.tables.map((table, i) => this.tableItem(table, i)),
    );
    if (focused) {
      this.focus(focused);
    }
    put(this.byes, plan.byes.length ? `Byes: ${plan.byes.map((who) => this.page.nameOf(who)).join(", ")}` : "");
    this.why.hidden = !this.forced.length;
    put(
      this.buttons,
      this.forced.length
        ? [
            h("button", { type: "button", class: "main", onclick: () => this.publish() }, "Publish this pairing"),
            h("button", { type: "button", onclick: () => this.reset() }, "Back to the system's pairing"),
          ]
        : h("button", { type: "button", onclick: () => this.load() }, "Compute again"),
    );
  }

  tableItem(table, index) {
    const isForced = this.forced.some((seats) => seats.join() === table.seats.join());
    const costs = [
      ...table.rematches.map(
        (pair) =>
          `${this.page.nameOf(pair.one)} and ${this.page.nameOf(pair.other)} have met ${count(pair.times, "time")}`,
      ),
      ...table.forbidden.map(
        (pair) => `${this.page.nameOf(pair.one)} and ${this.page.nameOf(pair.other)} are kept apart`,
      ),
    ];
    return h(
      "li",
      { class: isForced ? "forced" : null },
      h(
        "div",
        { class: "director-seats" },
        canSwap(this.page.one)
          ? table.seats.map((who, seat) => this.seat(who, index, seat))
          : table.seats.map((who) => this.page.nameOf(who)).join(", "),
      ),
      h("span", { class: "quiet" }, [sentence(table.reason), ...costs].join(" · ")),
    );
  }

  /** Dragged onto another entrant, or chosen one after the other, two entrants change places. */
  seat(who, table, seat) {
    const here = { table, seat };
    return h(
      "button",
      {
        type: "button",
        draggable: "true",
        "aria-pressed": String(this.held?.table === table && this.held?.seat === seat),
        onclick: () => this.choose(here),
        ondragstart: () => (this.held = here),
        ondragend: () => (this.held = null),
        ondragover: (event) => event.preventDefault(),
        ondrop: (event) => {
          event.preventDefault();
          this.swap(this.held, here);
        },
      },
      this.page.nameOf(who),
    );
  }

  choose(here) {
    const held = this.held;
    if (held === null) {
      this.held = here;
      this.show();
      this.focus(here);
    } else {
      this.swap(held, here);
    }
  }

  /** The place of the seat that has the focus, which must not be lost when the plan is shown again. */
  focused() {
    const table = [...this.tables.children].findIndex((item) => item.contains(document.activeElement));
    const seats = table < 0 ? [] : [...this.tables.children[table].querySelectorAll("button")];
    return table < 0 ? null : { table, seat: seats.indexOf(document.activeElement) };
  }

  focus({ table, seat }) {
    this.tables.children[table]?.querySelectorAll("button")[seat]?.focus();
  }

  async swap(one, other) {
    this.held = null;
    if (!one || (one.table === other.table && one.seat === other.seat)) {
      this.show();
      return;
    }
    const tables = this.plan.tables.map((table) => [...table.seats]);
    const kept = new Set(this.forced.map((seats) => seats.join()));
    const forced = tables.map((seats) => kept.has(seats.join()));
    [tables[one.table][one.seat], tables[other.table][other.seat]] = [
      tables[other.table][other.seat],
      tables[one.table][one.seat],
    ];
    forced[one.table] = true;
    forced[other.table] = true;
    this.forced = tables.filter((_, i) => forced[i]);
    await this.load();
    this.focus(other);
  }

  reset() {
    this.forced = [];
    this.load();
  }

  async publish() {
    const { tables, byes, version } = this.plan;
    try {
      await send(
        `${this.page.path}/pairing`,
        {
          tables: tables.map((table) => table.seats),
          byes,
          version,
          ...(this.reason.value.trim() ? { reason: this.reason.value.trim() } : {}),
        },
        this.secret,
      );
      this.forced = [];
      this.reason.value = "";
      await this.load();
      this.changed("The next round will be played as shown.");
    } catch (failure) {
      this.changed(sentenceOf(failure), true);
    }
  }
}
