// A form for a new season: events by date in divisions with promotion and relegation.
import { rulesets } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { ContestForm } from "../event/contestform.js";
import { field, folded, group, text, whole } from "../event/fields.js";
import { localZone, tomorrowEvening, zones } from "../event/zone.js";

const DIVISIONS_MAX = 20;

/** The divisions, the highest first; the lowest exchanges with nobody. */
class Divisions {
  constructor() {
    this.rows = [];
    this.next = 1;
    this.list = h("div", { class: "grid" });
    this.more = h("button", { type: "button", onclick: () => this.add() }, "Add a division");
    this.element = group("Divisions", this.list, h("div", {}, this.more));
    this.add();
    this.add();
  }

  add() {
    const id = this.next++;
    const name = (part) => `division${id}-${part}`;
    const number = this.rows.length + 1;
    this.rows.push({
      id,
      element: h(
        "div",
        { class: "panel" },
        text(name("name"), "Name", null, { maxlength: 20, value: `Division ${number}`, autocomplete: "off" }),
        whole(name("size"), "Members", null, { min: 2, max: 500, value: 12 }),
        h(
          "div",
          { "data-exchange": "" },
          whole(name("exchange"), "Relegated, and as many promoted from below", null, { min: 0, value: 2 }),
        ),
        h("button", { type: "button", "data-remove": "", onclick: () => this.remove(id) }, "Remove this division"),
      ),
    });
    this.draw();
  }

  remove(id) {
    this.rows = this.rows.filter((row) => row.id !== id);
    this.draw();
    this.more.focus();
  }

  draw() {
    put(
      this.list,
      this.rows.map((row) => row.element),
    );
    this.rows.forEach(({ element }, i) => {
      element.querySelector("[data-exchange]").hidden = i === this.rows.length - 1;
      element.querySelector("[data-remove]").hidden = this.rows.length === 1;
    });
    this.more.hidden = this.rows.length === DIVISIONS_MAX;
  }

  read() {
    return this.rows.map(({ element }, i) => {
      const value = (part) => element.querySelector(`[name$="-${part}"]`).value.trim();
      return {
        name: value("name") || `Division ${i + 1}`,
        size: Number(value("size")),
        exchange: i === this.rows.length - 1 ? 0 : Number(value("exchange")),
      };
    });
  }
}

const TIE_BREAKS = [
  ["wins", "events won"],
  ["best", "best place in any event"],
  ["played", "events played"],
  ["latest", "place in the latest event"],
];
const USUAL = ["wins", "best", "latest"];
const ORDINALS = ["First", "Second", "Third", "Fourth"];

/** As many as there are, each compared only if all before it are equal. */
function tieBreakFields() {
  return ORDINALS.map((ordinal, i) =>
    field(
      `tieBreak${i}`,
      `${ordinal} tie-break`,
      h(
        "select",
        {},
        i ? h("option", { value: "" }, "none") : null,
        TIE_BREAKS.map(([value, words]) => h("option", { value, selected: value === USUAL[i] }, words)),
      ),
    ),
  );
}

const tieBreaksOf = (form) => [...new Set(ORDINALS.map((_, i) => form.value(`tieBreak${i}`)).filter(Boolean))];

const numbers = (words) =>
  words
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);

export async function show(main) {
  const divisions = new Divisions();
  new ContestForm(main, await rulesets(), {
    kind: "seasons",
    heading: "New season",
    above: [text("name", "Name", null, { maxlength: 40, required: true, autocomplete: "off" })],
    below: [
      group(
        "Events",
        whole("events", "How many events", null, { min: 1, max: 60, value: 4 }),
        field("first", "The first one", h("input", { type: "datetime-local", value: tomorrowEvening() })),
        field(
          "zone",
          "Time zone",
          h(
            "select",
            {},
            zones().map((zone) => h("option", { value: zone, selected: zone === localZone() }, zone)),
          ),
        ),
        whole("everyDays", "Days from one to the next", null, { min: 1, max: 365, value: 7 }),
        text("points", "Points by place in an event", "Empty: 25, 18, 15, 12, 10, 8, 6, 4, 2, 1."),
        whole("bestOf", "Only so many of the best events count", "Empty: all.", { min: 1, max: 60 }),
      ),
      folded("Ties in the table", ...tieBreakFields()),
      divisions.element,
    ],
    entrants: () => Math.max(...divisions.read().map((division) => division.size)),
    body: (form) => {
      const points = numbers(form.value("points"));
      return {
        name: form.value("name"),
        divisions: divisions.read(),
        events: form.number("events"),
        first: form.value("first"),
        zone: form.value("zone"),
        everyDays: form.number("everyDays"),
        tieBreaks: tieBreaksOf(form),
        ...(points.length ? { points } : {}),
        ...(form.number("bestOf") ? { bestOf: form.number("bestOf") } : {}),
      };
    },
  });
}
