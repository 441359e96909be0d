// Dice and cards of the decision on the board: dice roll to what was drawn, cards are turned over.
import { h, put } from "../lib/dom.js";
import { withBadges } from "../lib/seats.js";
import { plain, sentence } from "../lib/words.js";
import { isCalm } from "./motion.js";

const ROLL = 480;
const SHOWN = 10;
const who = (name) => (/^\d$/.test(String(name)) ? `Seat ${name}` : String(name ?? ""));
/** A name stays as it is printed; a code becomes words. */
const title = (name) => (/[A-Z][a-z]/.test(name) ? name : sentence(plain(name)));
const faces = (values) => [values].flat().filter((value) => Number.isInteger(value));

/** Which facts have dice: whose they are and what they show. */
const DICE = {
  dice: ({ args }, before) => [
    { of: before.attacker ?? "attacker", values: faces(args.attacker) },
    { of: before.defender ?? "defender", values: faces(args.defender) },
  ],
  "combat-round": ({ args }) => [
    { of: `Ship ${args.initiator}`, values: faces(args.die), sum: args.total },
    { of: `Ship ${args.other}`, values: faces(args["die-of-other"]), sum: args["total-of-other"] },
  ],
};

/** Which facts have cards or tiles, and what is written on them. */
const CARDS = {
  "cards-drawn": ({ suits }) => suits,
  "card-kept": ({ suit }) => [suit],
  "effect-played": ({ effect }) => [effect],
  scanned: ({ stars }) => stars.map((star) => `${star} tile`),
  revealed: ({ sector }) => [`tile in ${sector}`],
  "artifact-revealed": () => ["artifact"],
  discovered: ({ cards }) => cards,
  claimed: ({ technology }) => [technology],
  "entity-drew": ({ cards }) => cards,
  "entity-acts": ({ card }) => [card],
  "objective-revealed": ({ objective }) => [objective],
  drew: ({ cards }) => [cards === 1 ? "1 card" : `${cards} cards`],
  discarded: ({ card }) => [card],
  "special-played": ({ card }) => [card],
  "environment-played": ({ card }) => [card],
  "planet-discovered": ({ planet }) => [planet],
  "card-drawn": ({ deck }) => [`deck ${deck}`],
  "card-discarded": ({ card }) => [card],
  "card-for-points": ({ points }) => [`${points} AP`],
  "card-for-effect": () => ["card"],
  "combat-card": () => ["card"],
  "x-card": () => ["X"],
  "system-explored": ({ system }) => [`tile of ${system}`],
  "tech-received": ({ tech }) => [tech],
};

/** Dice and cards among the facts of one decision. */
export function trayOf(facts) {
  const items = [];
  let fight = {};
  for (const fact of facts) {
    if (fact.args.attacker && fact.args.defender && typeof fact.args.attacker === "string") {
      fight = fact.args;
    }
    if (DICE[fact.kind]) {
      const groups = DICE[fact.kind](fact, fight).filter((group) => group.values.length);
      items.push({ kind: "dice", groups, text: fact.text });
    } else if (Number.isInteger(fact.args.die)) {
      const of = fact.args.seat ?? fact.args.party ?? fact.args.ship ?? fact.args.independent ?? "";
      items.push({ kind: "dice", groups: [{ of: plain(who(of)), values: [fact.args.die] }], text: fact.text });
    } else if (Array.isArray(fact.args.dice)) {
      items.push({
        kind: "dice",
        groups: [{ of: who(fact.args.seat), values: faces(fact.args.dice) }],
        text: fact.text,
      });
    } else if (fact.kind === "hits" || fact.kind === "impacts") {
      items.push({ kind: "result", text: fact.text, dice: dieLines(fact.detail) });
    } else if (CARDS[fact.kind]) {
      const names = [CARDS[fact.kind](fact.args)].flat().filter(Boolean);
      items.push({ kind: "card", names: names.map((name) => title(String(name))), text: fact.text });
    }
  }
  return items;
}

/** Dice that a fact has only in its detail: "line fleet rolls 2, 5 and 6". */
function dieLines(detail = []) {
  return detail
    .filter((line) => /\broll/.test(line))
    .map((line) => ({
      of: line.slice(0, line.search(/\brolls?\b/)).trim(),
      values: (line.slice(line.search(/\brolls?\b/)).match(/\b(10|[1-9])\b/g) ?? []).map(Number),
    }))
    .filter((group) => group.values.length);
}

export class Tray {
  constructor(game) {
    this.game = game;
    this.timers = [];
    this.element = h("div", { class: "tray", "aria-hidden": "true" });
    this.key = "";
  }

  /** Shows the dice and cards of these facts; returns how many milliseconds that takes. */
  show(facts, isMoving, speed = 1) {
    const items = trayOf(facts).slice(-SHOWN);
    const key = JSON.stringify(items);
    if (key === this.key) {
      return 0;
    }
    this.key = key;
    this.hasDice = items.some((item) => item.kind === "dice");
    this.timers.forEach(clearTimeout);
    this.timers = [];
    const rolls = isMoving && !isCalm() ? ROLL / speed : 0;
    put(
      this.element,
      items.map((item) => this.item(item, rolls)),
    );
    return items.some((item) => item.kind !== "card") ? rolls * 1.6 : rolls && items.length * 90;
  }

  item(item, rolls) {
    if (item.kind === "card") {
      return h(
        "span",
        { class: `tray-item${rolls ? " dealt" : ""}` },
        item.names.map((name) => h("span", { class: "small-card" }, name)),
        h("span", { class: "tray-words" }, withBadges(item.text, this.game)),
      );
    }
    const groups = item.groups ?? item.dice;
    return h(
      "span",
      { class: "tray-item" },
      groups.map((group) => this.group(group, rolls)),
      h("span", { class: "tray-words" }, withBadges(item.text, this.game)),
    );
  }

  group({ of, values, sum }, rolls) {
    return h(
      "span",
      { class: "dice" },
      of ? h("span", { class: "quiet" }, withBadges(who(of), this.game)) : null,
      values.slice(0, 12).map((value) => this.die(value, rolls)),
      sum === undefined ? null : h("b", {}, `= ${sum}`),
    );
  }

  die(value, rolls) {
    const die = h("span", { class: "die" }, String(value));
    if (rolls) {
      const highest = Math.max(6, value);
      const spin = setInterval(() => {
        die.textContent = String(1 + Math.floor(Math.random() * highest));
      }, 60);
      die.classList.add("rolling");
      const stop = setTimeout(() => {
        clearInterval(spin);
        die.classList.remove("rolling");
        die.textContent = String(value);
      }, rolls);
      this.timers.push(stop, spin);
    }
    return die;
  }
}
