// Supernova: a table of cards. Each empire has a row: its planets with their cards and orbiting ships.
import { s } from "../lib/dom.js";
import { plain } from "../lib/words.js";
import { Board, sign, text } from "./draw.js";

const CARD = 196;
const GAP = 12;
const HEAD = 40;
const LINE = 15;
const STRENGTHS = [
  ["military", "M"],
  ["diplomatic", "D"],
  ["economic", "E"],
];

const short = (words, most) => (words.length > most ? `${words.slice(0, most - 1)}…` : words);

const power = ({ strengths }) =>
  STRENGTHS.filter(([key]) => strengths[key])
    .map(([key, letter]) => `${letter}${strengths[key]}`)
    .join(" ");

/** The lines of ships with all that they carry: what it is, its name and what stands beside it. */
const linesOfShips = (ships) =>
  ships.flatMap((ship) => [
    ["ship", ship.name, power(ship)],
    ...ship.modifiers.map((card) => ["modifier", card]),
    ...ship.population.map((card) => ["aboard", card]),
  ]);

/** The lines on a planet's card below its name: environments, civilisation, population, ships. */
const linesOf = (planet) => [
  ...planet.environments.map((card) => ["env", card]),
  ...planet.civilization.map((card) => ["civ", card]),
  ...planet.population.map((card) => ["pop", card]),
  ...linesOfShips(planet.orbit),
];

/** The fleet of an attack and the specials in force. */
const linesOfAttack = (attack) => [
  ...linesOfShips(attack.fleet),
  ...attack.attackerSpecials.map((card) => ["special", card, "attacker"]),
  ...attack.defenderSpecials.map((card) => ["special", card, "defender"]),
];

const heightOf = (planet) => 58 + linesOf(planet).length * LINE + 8;

/** For ships that are at no planet: in Deep Space or in an attack. */
const shipsCell = (name, words, explains, lines) => ({
  name,
  words,
  explains,
  lines,
  height: 40 + lines.length * LINE,
});

/** The attack of a seat whose fleet has left its orbit: until it has a target, its ships stay there. */
const attackOf = (view, number) => view.attack.find((attack) => attack.attacker === number && attack.target);

export function draw(view, context) {
  const columns = context.narrow ? 2 : 4;
  const width = columns * (CARD + GAP) + GAP;
  let y = 0;
  const rows = view.empires.map((empire) => {
    const cells = empire.planets.map((planet) => ({ planet, height: heightOf(planet) }));
    const attack = attackOf(view, empire.seat);
    if (attack) {
      cells.push(shipsCell(`A${empire.seat}`, `Attack${aimOf(attack)}`, attack.form, linesOfAttack(attack)));
    }
    if (empire.deepSpace.length) {
      cells.push(shipsCell(`S${empire.seat}`, "Deep Space", "Deep Space", linesOfShips(empire.deepSpace)));
    }
    const top = y;
    y += HEAD;
    for (let i = 0; i < cells.length; i += columns) {
      const line = cells.slice(i, i + columns);
      line.forEach((cell, column) => Object.assign(cell, { x: GAP + column * (CARD + GAP), y }));
      y += Math.max(...line.map((cell) => cell.height)) + GAP;
    }
    y += 14;
    return { empire, cells, top, bottom: y - 16 };
  });
  const table = Math.max(y + 56, 200);
  const board = new Board(
    `0 0 ${width} ${table}`,
    `The table in turn ${view.turn}: ${view.mainDeck} cards in the main deck.`,
    context,
  );
  rows.forEach((row) => drawRow(board, row, width, view, context));
  piles(board, view, y, width);
  return board.done();
}

function drawRow(board, { empire, cells, top, bottom }, width, view, context) {
  const number = empire.seat;
  const acting = view.seatToAct === number ? " acting" : "";
  board.add(
    s("rect", {
      x: 2,
      y: top + 2,
      width: width - 4,
      height: bottom - top,
      rx: 12,
      class: `empire seat${number}${acting}`,
    }),
  );
  const shown = Math.min(empire.cardsInHand, 12);
  const known = knownOf(view, empire);
  board.place(
    [`E${number}`, "~potential", "~hand", ...known.map((card) => `~${card}`)],
    [width - 60, top + 21],
    [112, 26],
    [empire.potential, empire.cardsInHand],
    `${context.seats[number]}: potential ${empire.potential}, ${empire.cardsInHand} cards in hand` +
      (known.length ? `, among them ${known.join(", ")}` : ""),
    () => [
      s("circle", { cx: 24, cy: top + 22, r: 11, class: `piece-of seat${number}` }),
      text(24, top + 26.5, number + 1, "inside"),
      text(42, top + 27, short(context.seats[number], 18), "empire-name"),
      text(width - 34 - shown * 9, top + 26, `${empire.potential} of ${view.threshold}`, "potential"),
      Array.from({ length: shown }, (_, i) =>
        s("rect", { x: width - 36 - i * 9, y: top + 9, width: 17, height: 24, rx: 3, class: `back seat${number}` }),
      ),
    ],
  );
  for (const cell of cells) {
    if (cell.planet) {
      planetCard(board, cell, view);
    } else {
      shipsCard(board, cell);
    }
  }
}

function planetCard(board, { planet, x, y, height }, view) {
  const attacked = view.attack.some((attack) => attack.target === planet.name);
  const lines = linesOf(planet);
  const names = lines.map(([, name]) => name);
  const said = [`${planet.name}, ${planet.kind}, potential ${planet.potential}`, names.join(", ")];
  if (attacked) {
    said.push("under attack");
  }
  const draw = () => [
    s("rect", { x, y, width: CARD, height, rx: 9, class: `card card-${planet.kind}${attacked ? " attacked" : ""}` }),
    text(x + 11, y + 20, short(planet.name, 17), "card-name"),
    s("circle", { cx: x + CARD - 19, cy: y + 19, r: 12, class: "card-potential" }),
    text(x + CARD - 19, y + 23.6, planet.potential, "card-number"),
    text(x + 11, y + 35, planet.kind + (planet.declared ? ", declared" : ""), "card-kind"),
    STRENGTHS.map(([name, letter], i) =>
      text(x + 11 + i * 42, y + 51, `${letter} ${planet.strengths[name]}`, `strength strength-${letter}`),
    ),
    lines.map(([sort, name, ship], i) => cardLine(x, y + 66 + i * LINE, sort, name, ship)),
  ];
  board.place(
    [planet.name, `~${planet.kind}`, ...names],
    [x + CARD / 2, y + height / 2],
    [CARD, height],
    planet,
    said.join("; "),
    draw,
  );
}

function cardLine(x, y, sort, name, beside) {
  const inset = sort === "modifier" || sort === "aboard" ? 10 : 0;
  return [
    s("circle", { cx: x + 15 + inset, cy: y - 4, r: 3.6, class: `sort sort-${sort}` }),
    text(x + 24 + inset, y, short(name, beside ? 17 : 24), "card-line"),
    beside ? text(x + CARD - 9, y, beside, "card-power") : null,
  ];
}

function shipsCard(board, { name, words, explains, lines, x, y, height }) {
  const names = lines.map(([, card]) => card);
  board.place(
    [name, explains && `~${explains}`, ...names],
    [x + CARD / 2, y + height / 2],
    [CARD, height],
    lines,
    `${words}: ${names.join(", ")}`,
    () => [
      s("rect", { x, y, width: CARD, height, rx: 9, class: "card card-deep" }),
      text(x + 11, y + 20, short(words, 24), "card-name"),
      lines.map((line, i) => cardLine(x, y + 36 + i * LINE, ...line)),
    ],
  );
}

function piles(board, view, y, width) {
  const discards = view.discards.toReversed();
  const words = `${discards.length} discarded${discards.length ? `, ${short(discards[0], 20)} on top` : ""}`;
  board.add(
    s("rect", { x: GAP, y: y + 2, width: 34, height: 46, rx: 5, class: "back pile" }),
    text(GAP + 44, y + 22, `${view.mainDeck} in the deck`, "card-line"),
    text(width - GAP, y + 22, view.finalTurn ? "last turn" : "", "card-line end"),
  );
  board.place(
    ["discards", ...discards.map((card) => `~${card}`)],
    [GAP + 44 + CARD / 2, y + 36],
    [CARD, 20],
    view.discards,
    discards.length ? `Discard pile from the top: ${discards.join(", ")}` : "Discard pile: empty",
    () => text(GAP + 44, y + 40, words, "card-line"),
  );
}

const aimOf = ({ target, form }) => `${target ? ` on ${target}` : ""}${form ? `, ${form}` : ""}`;

/** Cards of a rival's hand that the viewer has seen; those of its own are among its holdings. */
const knownOf = (view, { seat, knownHand }) => (seat === view.viewer ? [] : knownHand);

export const status = (view) => [
  ["Turn", `${view.turn} of ${view.turnLimit}`],
  ["Now", plain(view.phase)],
  ["Potential that ends the game", view.threshold],
  ["Main deck", view.mainDeck],
  ["Scrapyard", view.scrapyard.length],
  ...view.attack.map((attack) => ["Attack", `seat ${attack.attacker + 1} from ${attack.origin}${aimOf(attack)}`]),
  ...view.attack.flatMap(({ attackerSpecials, defenderSpecials }) =>
    [
      ["For the attacker", attackerSpecials.join(", ")],
      ["For the defender", defenderSpecials.join(", ")],
    ].filter(([, cards]) => cards),
  ),
  ...view.trade.map((trade) => ["Trade", `seat ${trade.offerer + 1} offers ${trade.card || "a card"}`]),
  ...view.promises.map(({ by, to, promise, untilTurn }) => [
    "Promise",
    `seat ${by + 1} to seat ${to + 1}: ${promise} until the end of turn ${untilTurn}`,
  ]),
];

export function seat(view, number) {
  const it = view.empires[number];
  const away = it.deepSpace.length + (attackOf(view, number)?.fleet.length ?? 0);
  const ships = it.planets.reduce((sum, planet) => sum + planet.orbit.length, away);
  return {
    score: it.potential,
    lines: [
      ["Potential", it.potential],
      ["Planets", it.planets.length],
      ["Ships", ships],
      ["Cards in hand", it.cardsInHand],
      ["Known cards", knownOf(view, it).join(", ")],
    ],
  };
}

export const gauges = (view) =>
  view.empires.map((empire) => ({
    name: `Potential of seat ${empire.seat + 1}`,
    value: empire.potential,
    most: view.threshold,
    kind: "good",
    seat: empire.seat,
  }));

export const legend = () => [
  sign(s("circle", { r: 4, class: "sort sort-env" }), "environment"),
  sign(s("circle", { r: 4, class: "sort sort-civ" }), "civilisation"),
  sign(s("circle", { r: 4, class: "sort sort-pop" }), "population"),
  sign(s("circle", { r: 4, class: "sort sort-ship" }), "ship, with military M, diplomatic D, economic E"),
  sign(s("circle", { r: 4, class: "sort sort-modifier" }), "modifier of a ship"),
  sign(s("circle", { r: 4, class: "sort sort-aboard" }), "population aboard"),
  sign(s("circle", { r: 4, class: "sort sort-special" }), "special in force"),
];

export function owned(view, number) {
  const { knownHand } = view.empires[number];
  const bid = view.trade.flatMap((trade) => trade.bids).find((one) => one.seat === number);
  return [
    { name: "Hand", large: true, items: knownHand.map((text) => ({ text, label: text })) },
    { name: "Your bid", items: (bid?.knownCards ?? []).map((text) => ({ text, name: "", label: text })) },
  ];
}
