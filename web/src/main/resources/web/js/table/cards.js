// What things mean: a card from the game's glossary on hover, focus and tap.
import { get } from "../lib/api.js";
import { h, put } from "../lib/dom.js";
import { plain } from "../lib/words.js";

/** A pointer that only passes by opens nothing. */
const OPENS_AFTER = 400;
const CLOSES_AFTER = 250;
const MOST = 6;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const formOf = (code) => new RegExp(`^${escaped(code).replaceAll("#", "[0-9]+").replaceAll("@", "[A-Z]")}$`);

/** The entries of a game, found by any text that stands for them. */
export class Glossary {
  constructor({ entries }) {
    this.byText = new Map();
    this.forms = [];
    for (const entry of entries) {
      for (const text of [...entry.codes, entry.name, entry.plural]) {
        if (/[#@]/.test(text)) {
          this.forms.push([formOf(text), entry]);
        } else {
          this.byText.set(text, [...(this.byText.get(text) ?? []), entry]);
        }
      }
    }
  }

  find(text) {
    return this.byText.get(text) ?? this.forms.filter(([form]) => form.test(text)).map(([, entry]) => entry);
  }
}

const loading = new Map();

/** Requested once per game: it never changes while a node runs. */
export function glossaryOf(game) {
  if (!loading.has(game)) {
    loading.set(
      game,
      get(`/rulesets/${encodeURIComponent(game)}/glossary`).then((json) => new Glossary(json)),
    );
  }
  return loading.get(game);
}

/** Where the rules page has a rule. */
export const ruleLink = (game, rule) =>
  `/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule.replaceAll(" ", "-"))}`;

export function cardOf(entry, game) {
  return h(
    "div",
    { class: `term term-${entry.kind.toLowerCase()}` },
    h("p", { class: "term-kind" }, plain(entry.kind)),
    h("p", { class: "term-name" }, entry.name),
    h("p", {}, entry.sentence),
    h("p", {}, h("a", { href: ruleLink(game, entry.rule) }, entry.rule)),
  );
}

/** Shows cards for everything with `data-names` inside an element. */
export class Cards {
  constructor(game, root) {
    this.game = game;
    this.element = h("aside", { class: "terms", id: "terms", "aria-label": "Meaning", hidden: true });
    this.closing = 0;
    this.opening = 0;
    root.addEventListener("pointerover", (event) => this.openSoon(event.target));
    root.addEventListener("pointerout", () => this.closeSoon());
    root.addEventListener("focusin", (event) => this.openSoon(event.target));
    root.addEventListener("focusout", () => this.closeSoon());
    root.addEventListener("click", (event) => this.tap(event.target));
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    this.element.addEventListener("pointerenter", () => clearTimeout(this.closing));
    this.element.addEventListener("pointerleave", () => this.closeSoon());
  }

  openSoon(target) {
    clearTimeout(this.opening);
    const holder = target.closest?.("[data-names]");
    if (holder) {
      clearTimeout(this.closing);
      this.opening = setTimeout(() => this.open(holder), OPENS_AFTER);
    }
  }

  /** A tap on something that can be picked picks it; on anything else it explains. */
  tap(target) {
    const holder = target.closest?.("[data-names]");
    clearTimeout(this.opening);
    if (!this.element.contains(target)) {
      this.close();
    }
    if (holder && !target.closest("button, [role=button]")) {
      this.open(holder);
    }
  }

  async open(holder) {
    clearTimeout(this.closing);
    this.holder = holder;
    const glossary = await glossaryOf(this.game);
    if (this.holder !== holder || !holder.isConnected) {
      return;
    }
    const entries = new Set(holder.dataset.names.split("|").flatMap((text) => glossary.find(text)));
    if (!entries.size) {
      this.close();
      return;
    }
    put(
      this.element,
      [...entries].slice(0, MOST).map((entry) => cardOf(entry, this.game)),
    );
    this.element.hidden = false;
    this.place(holder.getBoundingClientRect());
  }

  /** Beside what it explains, and within the window. */
  place(box) {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const right = box.right + 8 + width <= innerWidth;
    const x = right ? box.right + 8 : Math.max(8, box.left - width - 8);
    const y = Math.max(8, Math.min(box.top, innerHeight - height - 8));
    this.element.style.left = `${x}px`;
    this.element.style.top = `${y}px`;
  }

  closeSoon() {
    clearTimeout(this.opening);
    clearTimeout(this.closing);
    this.closing = setTimeout(() => this.close(), CLOSES_AFTER);
  }

  close() {
    this.holder = null;
    this.element.hidden = true;
  }
}
