// A form for a new competition: stages with groups, each of any format.
import { rulesets } from "../lib/api.js";
import { ContestForm } from "../event/contestform.js";
import { check, text } from "../event/fields.js";

export async function show(main) {
  new ContestForm(main, await rulesets(), {
    kind: "competitions",
    heading: "New competition",
    expected: { min: 2, max: 500, value: 8 },
    above: [
      text("name", "Name", null, { maxlength: 60, required: true, autocomplete: "off" }),
      check("manual", "I begin each stage by hand"),
    ],
    below: null,
    entrants: (form) => form.number("expected") ?? 2,
    body: (form) => ({ name: form.value("name"), manual: form.form.elements.manual.checked }),
  });
}
