// A form for one action: its fields, what it will do, and a second press to do it.
import { h, put, say } from "../lib/dom.js";
import { place } from "../lib/words.js";

/** What is paired: entrants, or teams. */
const sides = (one) => one.teams?.map((team) => ({ ...team, entrant: team.team })) ?? one.entrants;

const option = (value, text) => h("option", { value }, text);

/** The place of a seat by its result, or by its number if there is none. */
const placeAt = (table, seat) => table.places?.[seat] ?? seat + 1;

/** Kinds of fields whose lists follow the page. */
const LISTS = ["table", "entrant"];

/** Follows a list but keeps the choice. If it is gone, nothing is chosen: the next one is not what was meant. */
function refill(select, options) {
  const shown = [...select.options].filter((one) => one.value);
  if (shown.length === options.length && options.every((one, i) => one.isEqualNode(shown[i]))) {
    return;
  }
  const { value } = select;
  const isThere = options.some((one) => one.value === value);
  put(select, select.options.length && !isThere ? option("", "…") : null, options);
  if (isThere) {
    select.value = value;
  }
}

export class ActionForm {
  /** Calls `done` with the request once the director has confirmed the sentence. */
  constructor(action, page, done) {
    this.action = action;
    this.page = page;
    this.done = done;
    this.inputs = new Map();
    this.firsts = new Map();
    this.isPlaced = false;
    this.fields = h("div", { class: "director-fields" });
    this.sentence = h("p", { class: "notice", "aria-live": "polite" });
    this.button = h("button", { type: "submit", class: "main" }, action.label);
    this.element = h(
      "form",
      {
        class: "director-form",
        "aria-label": action.label,
        onsubmit: (event) => {
          event.preventDefault();
          this.submit();
        },
        oninput: () => this.tell(),
      },
      this.fields,
      this.sentence,
      h("div", { class: "filters" }, this.button),
    );
    put(
      this.fields,
      (action.fields ?? []).map((field) => this.field(field)),
    );
    this.tell();
  }

  /** The page has new data. What the director has chosen or typed stays. */
  update() {
    for (const field of this.action.fields ?? []) {
      const input = this.inputs.get(field.name);
      if (LISTS.includes(field.kind)) {
        refill(input, this.choices(field));
      } else if (field.kind === "places") {
        this.updatePlaces(field, input);
      } else if (field.kind === "number" && input.value === this.firsts.get(field.name)) {
        this.setFirst(field, input);
      }
    }
    this.tell();
  }

  field(field) {
    if (field.kind === "places") {
      const box = h("div", { class: "director-places", oninput: () => (this.isPlaced = true) });
      this.inputs.set(field.name, box);
      this.showPlaces(field, box);
      return h("fieldset", {}, h("legend", {}, field.label), box);
    }
    const id = `director-${this.action.id}-${field.name}`;
    const input = this.input(field, id);
    this.inputs.set(field.name, input);
    if (field.kind === "flag") {
      return h("div", { class: "field" }, h("label", { for: id }, input, " ", field.label));
    }
    return h("div", { class: "field" }, h("label", { for: id }, field.label), input);
  }

  input(field, id) {
    switch (field.kind) {
      case "entrant":
        return h("select", { id }, this.choices(field));
      case "table":
        return h("select", { id, onchange: () => this.tableChanged() }, this.choices(field));
      case "number":
        return this.setFirst(field, h("input", { id, type: "number", min: 1, max: 10000, required: true }));
      case "flag":
        return h("input", { id, type: "checkbox" });
      default:
        return h("input", { id, type: "text", maxlength: field.max, required: field.required, autocomplete: "off" });
    }
  }

  /** The value that the field has until somebody types another one. */
  setFirst(field, input) {
    input.value = field.first(this.page);
    this.firsts.set(field.name, input.value);
    return input;
  }

  choices(field) {
    return field.kind === "table"
      ? this.tables(field).map((one) => option(`${one.round}.${one.table}`, this.tableText(one)))
      : sides(this.page.one)
          .filter(field.only ?? (() => true))
          .map((who) => option(who.entrant, `${who.number} ${who.name}`));
  }

  /** The last round first: most decisions are about it. */
  tables(field) {
    return this.page.known
      .toReversed()
      .flatMap((round) => round.tables.map((one) => ({ ...one, round: round.round })))
      .filter((one) => field.only?.(one, this.page.one) ?? true);
  }

  tableText(one) {
    return `Round ${one.round}, table ${one.table}: ${one.seats.map((who) => this.page.nameOf(who)).join(" – ")}`;
  }

  table() {
    const field = this.action.fields.find((one) => one.kind === "table");
    const [round, table] = this.inputs.get("table").value.split(".").map(Number);
    return this.tables(field).find((one) => one.round === round && one.table === table);
  }

  tableChanged() {
    const field = this.action.fields.find((one) => one.kind === "places");
    if (field) {
      this.showPlaces(field, this.inputs.get(field.name));
    }
    this.tell();
  }

  /** A result that has come is shown unless the director has chosen places. */
  updatePlaces(field, box) {
    const chosen = this.inputs.get(field.of);
    if (box.dataset.of !== chosen.value) {
      this.showPlaces(field, box);
    } else if (chosen.value && !this.isPlaced) {
      const table = this.table();
      [...box.querySelectorAll("select")].forEach((select, i) => (select.value = placeAt(table, i)));
    }
  }

  showPlaces(field, box) {
    const chosen = this.inputs.get(field.of)?.value;
    const table = chosen ? this.table() : null;
    box.dataset.of = chosen ?? "";
    this.isPlaced = false;
    put(
      box,
      (table?.seats ?? []).map((who, i) =>
        h(
          "label",
          {},
          h("span", {}, this.page.nameOf(who)),
          h(
            "select",
            {},
            table.seats.map((_, k) => {
              const one = option(k + 1, place(k + 1));
              one.selected = placeAt(table, i) === k + 1;
              return one;
            }),
          ),
        ),
      ),
    );
  }

  values() {
    const values = {};
    for (const field of this.action.fields ?? []) {
      const input = this.inputs.get(field.name);
      switch (field.kind) {
        case "places":
          values[field.name] = [...input.querySelectorAll("select")].map((one) => Number(one.value));
          break;
        case "table":
          values[field.name] = input.value ? this.table() : null;
          break;
        case "flag":
          values[field.name] = input.checked;
          break;
        case "number":
          values[field.name] = Number(input.value);
          break;
        default:
          values[field.name] = input.value.trim();
      }
    }
    return values;
  }

  isReady(values) {
    return (this.action.fields ?? []).every((field) => {
      const needs = LISTS.includes(field.kind) || field.required;
      return !needs || Boolean(values[field.name]);
    });
  }

  tell() {
    const values = this.values();
    const lacking = (this.action.fields ?? []).find((field) => LISTS.includes(field.kind) && !values[field.name]);
    say(this.sentence, lacking ? this.whyLacking(lacking) : this.action.says(this.page, values));
    this.button.disabled = Boolean(lacking);
  }

  whyLacking({ name, kind }) {
    return this.inputs.get(name).options.length > 1 ? `Choose another ${kind}.` : `There is no such ${kind}.`;
  }

  submit() {
    const values = this.values();
    if (this.isReady(values)) {
      this.done(this.action.request(values, this.page));
    }
  }
}
