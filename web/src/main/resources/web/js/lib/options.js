// Fields for the options of a game, with its presets.
import { h, put } from "./dom.js";
import { optionName, optionValue, plain, sentence } from "./words.js";

/** The values of a preset become the usual ones; what is changed after that overrides them. */
function follow(ruleset, name, options) {
  const values = ruleset.presets.find((preset) => preset.name === name)?.values ?? {};
  for (const option of ruleset.options.filter((one) => one.name !== "preset")) {
    const field = options.querySelector(`[name="${option.name}"]`);
    field.dataset.usual = values[option.name] ?? option.default;
    showValue(field, field.dataset.usual);
  }
}

/** A field whose text may be a code, such as AUTO, is empty while it has that value. */
function showValue(field, value) {
  field.value = field.tagName === "INPUT" && isCode(value) && value === field.dataset.usual ? "" : value;
}

const isCode = (value) => /^[A-Z_]{2,}$/.test(value);

/** The values to choose from: an option that names a seat has the seats of the game. */
const choicesOf = (option, { maxSeats }) =>
  option.choices ??
  (option.name.endsWith("Seat") ? Array.from({ length: maxSeats }, (_, seat) => String(seat)) : undefined);

function optionField(option, choices, codes, prefix) {
  const id = `${prefix}-${option.name}`;
  const { name } = option;
  const field = choices
    ? h(
        "select",
        { id, name, "data-usual": option.default },
        choices.map((choice) =>
          h("option", { value: choice, selected: choice === option.default }, sentence(optionValue(name, choice))),
        ),
      )
    : h("input", {
        id,
        name,
        "data-usual": option.default,
        ...(isCode(option.default) ? { placeholder: plain(option.default) } : { value: option.default }),
      });
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, sentence(optionName(name))),
    field,
    h(
      "p",
      { class: "quiet" },
      option.text.replace(/[A-Z_]{2,}/g, (word) => (codes.has(word) ? plain(word) : word)),
    ),
  );
}

/** Values that the sentences of options name. */
const codesOf = (ruleset) =>
  new Set(ruleset.options.flatMap((option) => [...(option.choices ?? []), option.default]).filter(isCode));

/** Fills an element with the options of a ruleset; forms on one page have different prefixes. */
export function showOptions(element, ruleset, prefix = "option") {
  put(
    element,
    ruleset.options.map((option) => optionField(option, choicesOf(option, ruleset), codesOf(ruleset), prefix)),
  );
  const preset = element.querySelector("[name=preset]");
  preset?.addEventListener("change", () => follow(ruleset, preset.value, element));
}

/** Shows the values of a game. The preset comes first, because it decides what is usual. */
export function fillOptions(element, { preset, ...values }) {
  const field = (name) => element.querySelector(`[name="${name}"]`);
  if (preset && field("preset")) {
    field("preset").value = preset;
    field("preset").dispatchEvent(new Event("change"));
  }
  for (const [name, value] of Object.entries(values)) {
    if (field(name)) {
      showValue(field(name), value);
    }
  }
}

/** The options that differ from the usual ones. */
export const chosenOptions = (element) =>
  Object.fromEntries(
    [...element.querySelectorAll("[name]")]
      .filter((field) => field.value !== field.dataset.usual && field.value !== "")
      .map((field) => [field.name, field.value]),
  );
