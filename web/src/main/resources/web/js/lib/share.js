// What other sites can show of an event: a frame to copy, and the data for those who draw themselves.
import { ROOT } from "./api.js";
import { h, say } from "./dom.js";

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

/** A text to copy with one button. */
export function copyField(id, label, text) {
  const input = h("input", { id, readonly: true, value: text });
  const said = h("span", { class: "quiet", role: "status" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(said, "Copied.");
    } catch {
      input.select(); // the browser has no clipboard here
      say(said, "Selected: copy it with your keyboard.");
    }
  };
  return h(
    "div",
    { class: "field copy-field" },
    h("label", { for: id }, label),
    h("div", { class: "filters" }, input, h("button", { type: "button", onclick: copy }, "Copy"), said),
  );
}

export function shareTournament(path, name) {
  const address = `${location.origin}/embed${path}`;
  const frame =
    `<iframe src="${address}?theme=light" title="${escaped(name)}: standings" ` +
    `width="100%" height="480" loading="lazy" style="border:0"></iframe>`;
  return h(
    "details",
    { class: "quiet spaced-top" },
    h("summary", {}, "Show on another site"),
    copyField("embed-frame", "Live standings as a frame", frame),
    h("p", {}, "The theme can be light or dark; with rows=8 the frame shows the first eight."),
    copyField(
      "embed-data",
      "Standings as JSON, which every site may read",
      location.origin + ROOT + path + "/standings",
    ),
  );
}
