// What the seat that looks owns: its hand, technologies, objectives, stock and dice.
import { h, put } from "../lib/dom.js";
import { plain, sentence } from "../lib/words.js";
import { glossaryOf } from "./cards.js";

/** The colour of a card: its kind in the glossary, or what its sentence begins with. */
function sortOf(entry) {
  const [first] = /planet|environment|civilization|aliens|mercenaries|ship|modifier/i.exec(
    entry?.kind === "CARD" ? entry.sentence.split(":")[0] : "",
  ) ?? [entry?.kind ?? "card"];
  return first.toLowerCase();
}

export class Panel {
  constructor(game, module) {
    this.game = game;
    this.module = module;
    this.glossary = null;
    this.groups = [];
    this.choice = null;
    this.body = h("div", {});
    /** On a phone the panel is far below the board: what can be picked in it also stands among the moves. */
    this.near = h("ul", { class: "near", "aria-label": "Your pieces" });
    this.element = h("section", { class: "panel owned", "aria-label": "Your holdings", hidden: true }, [
      h("h2", {}, "Your holdings"),
      this.body,
    ]);
    if (module.owned) {
      glossaryOf(game).then((glossary) => {
        this.glossary = glossary;
        this.show(this.choice);
      });
    }
  }

  /** Reads what a seat owns in a view. */
  read(view, seat) {
    this.groups = this.module.owned?.(view, seat).filter(({ items }) => items.length) ?? [];
  }

  /** The names of all that can be picked here. */
  get names() {
    return this.groups.flatMap(({ items }) => items.flatMap((item) => item.name ?? item.text));
  }

  /** @param choice what can be picked and the action, or null */
  show(choice) {
    this.choice = choice;
    this.element.hidden = !this.groups.length;
    const focused = this.body.contains(document.activeElement) ? document.activeElement.dataset.names : null;
    put(
      this.body,
      this.groups.map(({ name, items, large }) =>
        h(
          "div",
          { class: "holding" },
          h("h3", {}, name),
          h(
            "ul",
            { class: large ? "hand" : "tokens" },
            items.map((item) => h("li", {}, this.item(item, large, choice))),
          ),
        ),
      ),
    );
    const pickable = this.groups.flatMap(({ items, large }) =>
      items.filter((item) => this.isPickable(item, choice)).map((item) => h("li", {}, this.item(item, large, choice))),
    );
    this.near.hidden = !pickable.length;
    put(this.near, pickable);
    if (focused) {
      this.body.querySelector(`[data-names="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  isPickable(item, choice) {
    const name = item.name ?? item.text;
    return [choice?.lit, choice?.starts, choice?.chosen].some((names) => names?.has(name));
  }

  item(item, large, choice) {
    const names = [item.name ?? item.text];
    const entry = this.glossary?.find(names[0])[0];
    const legal = names.filter((name) => choice?.lit.has(name) || choice?.starts.has(name));
    const state = [
      large ? `playing-card sort-of-${sortOf(entry)}` : "token",
      names.some((name) => choice?.lit.has(name)) ? "legal" : "",
      names.some((name) => choice?.chosen.has(name)) ? "chosen" : "",
    ];
    const words = [
      h("span", { class: "card-title" }, item.label ?? sentence(entry?.name ?? plain(item.text))),
      item.count === undefined ? null : h("b", {}, ` ${item.count}`),
      item.state ? h("span", { class: "card-state" }, ` ${item.state}`) : null,
      large && entry ? h("span", { class: "card-text" }, entry.sentence) : null,
    ];
    const all = [...new Set([item.text, ...names])].join("|");
    return legal.length
      ? h(
          "button",
          {
            type: "button",
            class: state.join(" "),
            "data-names": all,
            "data-piece": names[0],
            "aria-pressed": String(names.some((name) => choice.chosen.has(name))),
            onclick: () => choice.pick(names[0], legal),
          },
          words,
        )
      : h("span", { class: state.join(" "), "data-names": all, tabindex: 0 }, words);
  }
}
