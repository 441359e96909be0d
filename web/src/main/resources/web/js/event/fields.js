// The controls of the event form. Each field has a place for its error.
import { h, put } from "../lib/dom.js";

/** A labelled control; `hint` says what an empty field means. */
export function field(name, label, control, hint) {
  const id = `event-${name}`;
  control.id = id;
  control.name = name;
  const error = h("p", { class: "wrong-here", id: `${id}-error`, role: "alert", hidden: true });
  control.setAttribute("aria-describedby", `${id}-error`);
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, label),
    control,
    hint ? h("p", { class: "quiet" }, hint) : null,
    error,
  );
}

export const text = (name, label, hint, more = {}) => field(name, label, h("input", { type: "text", ...more }), hint);

export const whole = (name, label, hint, more = {}) =>
  field(name, label, h("input", { type: "number", inputmode: "numeric", ...more }), hint);

export const choice = (name, label, choices, hint) =>
  field(
    name,
    label,
    h(
      "select",
      {},
      choices.map(([value, words]) => h("option", { value }, words)),
    ),
    hint,
  );

export const check = (name, label, checked = false) =>
  h(
    "div",
    { class: "field" },
    h("label", { class: "box" }, h("input", { type: "checkbox", name, checked }), ` ${label}`),
  );

export const group = (legend, ...fields) => h("fieldset", { class: "panel" }, h("legend", {}, legend), fields);

/** A group that most events do not need. */
export const folded = (legend, ...fields) =>
  h("details", { class: "panel folded" }, h("summary", {}, legend), h("div", { class: "spaced-top" }, fields));

/** Forgets all errors. */
export function clear(form) {
  form.querySelectorAll(".wrong-here").forEach((error) => (error.hidden = true));
  form.querySelectorAll("[aria-invalid]").forEach((control) => control.removeAttribute("aria-invalid"));
}

/** Shows an error at its field; false if the form has no such field. */
export function mark(form, name, sentence, focuses) {
  const control = form.querySelector(`[id="event-${name}"]`);
  const error = form.querySelector(`[id="event-${name}-error"]`);
  if (!control || !error) {
    return false;
  }
  put(error, sentence);
  error.hidden = false;
  control.setAttribute("aria-invalid", "true");
  if (focuses) {
    control.closest("details")?.setAttribute("open", "");
    control.focus();
  }
  return true;
}
