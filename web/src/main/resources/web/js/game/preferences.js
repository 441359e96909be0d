// What a viewer may choose: replay of turns, sounds, notifications.
import { h } from "../lib/dom.js";
import { mayNotify } from "./notice.js";
import { wish, wishes } from "./wishes.js";

export function preferences(isSeated, changed) {
  const box = (name, words, use) => {
    const input = h("input", {
      type: "checkbox",
      checked: wishes[name],
      onchange: async () => {
        wish(name, input.checked && (await use?.()) !== false);
        input.checked = wishes[name];
        changed();
      },
    });
    return h("label", { class: "check" }, input, words);
  };
  return h(
    "details",
    { class: "panel preferences" },
    h("summary", {}, "How to watch"),
    box("steps", "Replay turns step by step"),
    box("sound", "Sounds"),
    isSeated ? box("notify", "Notify me when it is my turn", mayNotify) : null,
  );
}
