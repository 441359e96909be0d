// The stages of a competition in a form: each of any format, with groups and who advances.
import { h, put } from "../lib/dom.js";
import { choice, text, whole } from "./fields.js";

export const FORMATS = [
  ["swiss", "Swiss"],
  ["round-robin", "Round robin"],
  ["knock-out", "Knock-out"],
  ["double-knock-out", "Double knock-out"],
  ["arena", "Arena"],
  ["gauntlet", "Gauntlet"],
];
const DISTRIBUTIONS = [
  ["snake", "Groups of equal strength"],
  ["bands", "The best in the first group"],
];
const CARRIES = [
  ["none", "None"],
  ["all", "All"],
  ["between", "From tables that entrants of the same new group shared"],
];
const NAMES = ["Groups", "Semifinals", "Final"];
const STAGES_MAX = 6;

export class Stages {
  /** Calls `changed` after a stage was added or removed. */
  constructor(changed) {
    this.changed = changed;
    this.next = 1;
    this.list = h("div", { class: "grid" });
    this.more = h("button", { type: "button", onclick: () => this.add() }, "Add a stage");
    this.element = h("div", { class: "grid" }, this.list, h("div", {}, this.more));
    this.stages = [];
    this.add();
    this.add();
  }

  add() {
    const id = this.next++;
    const name = (field) => `stage${id}-${field}`;
    const only = (part, ...fields) => h("div", { "data-part": part }, fields);
    const title = this.stages.length ? "Final" : NAMES[0];
    const element = h(
      "fieldset",
      { class: "panel", "data-stage": id },
      h("legend", {}, `Stage ${this.stages.length + 1}`),
      text(name("name"), "Name", null, { maxlength: 40, required: true, value: title, autocomplete: "off" }),
      choice(name("format"), "Format", FORMATS),
      whole(name("tableSize"), "Seats at a table", "Empty: as few as the game allows.", { min: 2, max: 8 }),
      only("rounds", whole(name("rounds"), "Rounds", "Empty: as many as the format needs.", { min: 1, max: 100 })),
      only("minutes", whole(name("minutes"), "Minutes", null, { min: 1, max: 10_080, value: 30 })),
      whole(name("groups"), "Groups", null, { min: 1, max: 64, value: this.stages.length ? 1 : 2 }),
      choice(name("distribution"), "Seeding into groups", DISTRIBUTIONS),
      only(
        "advance",
        whole(name("advance"), "Advance from each group", null, { min: 0, max: 100, value: 2 }),
        whole(name("best"), "And the best of those on the next place", null, { min: 0, max: 64, value: 0 }),
      ),
      only("carry", choice(name("carry"), "Points carried over from the stage before", CARRIES)),
      h("button", { type: "button", "data-remove": "", onclick: () => this.remove(id) }, "Remove this stage"),
    );
    this.stages.push({ id, element });
    put(
      this.list,
      this.stages.map((stage) => stage.element),
    );
    this.arrange();
    this.changed();
  }

  remove(id) {
    this.stages = this.stages.filter((stage) => stage.id !== id);
    put(
      this.list,
      this.stages.map((stage) => stage.element),
    );
    this.arrange();
    this.changed();
    this.more.focus();
  }

  /** Shows the fields that belong to the place and the format of each stage. */
  arrange() {
    this.stages.forEach(({ element }, i) => {
      const format = element.querySelector("[name$=-format]").value;
      const isLast = i === this.stages.length - 1;
      const shown = {
        rounds: format === "swiss" || format === "round-robin",
        minutes: format === "arena",
        advance: !isLast,
        carry: i > 0,
      };
      element.querySelector("legend").textContent = `Stage ${i + 1}`;
      element.querySelectorAll("[data-part]").forEach((part) => (part.hidden = !shown[part.dataset.part]));
      element.querySelector("[data-remove]").hidden = this.stages.length === 1;
    });
    this.more.hidden = this.stages.length === STAGES_MAX;
  }

  /** As the API takes them; `more` belongs to each stage. */
  read(more) {
    return this.stages.map(({ element }, i) => {
      const value = (name) => {
        const control = element.querySelector(`[name$="-${name}"]`);
        return control.closest("[data-part]")?.hidden ? "" : control.value.trim();
      };
      const stage = { ...more, name: value("name") || `Stage ${i + 1}`, format: value("format") };
      for (const name of ["tableSize", "rounds", "minutes", "groups", "advance", "best"]) {
        if (value(name) !== "") {
          stage[name] = Number(value(name));
        }
      }
      for (const name of ["distribution", "carry"]) {
        if (value(name) !== "") {
          stage[name] = value(name);
        }
      }
      return stage;
    });
  }
}
