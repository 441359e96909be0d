// NOVA: three or four sectors of seven systems around one centre.
import { s } from "../lib/dom.js";
import { count, plain } from "../lib/words.js";
import { Board, polar, sign, text } from "./draw.js";

// Radius and angle (in shares of a sector) of each system of a sector.
const PLACES = { H: [222, 0], A: [148, 0], B: [222, -0.27], C: [222, 0.27], D: [298, 0], K: [78, 0], M: [196, 0.5] };
const INSIDE = ["HA", "HB", "HC", "HD", "AB", "AC", "BD", "CD", "AK", "CM"];
/** The letter of each installation; a colony and a capital begin alike. */
const MARKERS = { outpost: "O", factory: "F", settlement: "S", colony: "C", capital: "★" };
const UNITS = { L: "line", E: "escort", F: "fortress", M: "mixed", T: "transport" };
const DEVELOPMENTS = {
  E10: "Fusion Industry",
  E11: "Long-Range Sensors",
  E12: "Orbital Habitats",
  W9: "Combined Arms",
  W10: "Heavy Batteries",
  W11: "Fleet Yards",
  W12: "Assault Troops",
};
const RELATIONS = ["", "treaty with", "ally of"];
/** X cards of a deck that bring the Interphase. */
const CROSSES = 3;

const partyClass = (owner) => (owner[0] === "P" ? `seat${owner[1]}` : "independent");

export function draw(view, context) {
  const sectors = Math.max(...view.systems.map((system) => Number(system.name[1] ?? 0))) + 1;
  const board = new Board(
    sectors === 3 ? "-330 -346 660 590" : "-346 -346 692 692",
    `The galaxy in turn ${view.turn}, ${view.systems.length} systems.`,
    context,
  );
  const spots = new Map(view.systems.map((system) => [system.name, spot(system.name, sectors)]));
  for (let sector = 0; sector < sectors; sector++) {
    const next = (sector + 1) % sectors;
    const pairs = INSIDE.map(([a, b]) => [`${a}${sector}`, `${b}${sector}`]).concat([
      [`M${sector}`, `B${next}`],
      [`M${sector}`, `K${sector}`],
      [`M${sector}`, `K${next}`],
      [`K${sector}`, `K${next}`],
      [`K${sector}`, "Z"],
    ]);
    board.still(`lanes ${sector}`, () => pairs.map(([a, b]) => lane(spots.get(a), spots.get(b))));
  }
  view.systems.forEach((system) => drawSystem(board, system, spots.get(system.name), view, context));
  return board.done();
}

function spot(name, sectors) {
  if (name === "Z") {
    return [0, 0];
  }
  const [radius, share] = PLACES[name[0]];
  return polar(0, 0, radius, ((Number(name[1]) + share) / sectors) * 2 * Math.PI - Math.PI / 2);
}

const lane = (a, b) => s("line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: "path" });

function drawSystem(board, system, [x, y], view, context) {
  const isHome = system.tile === "h";
  const fought =
    view.battles.some((battle) => battle.startsWith(`${system.name} `)) ||
    view.combat.some((combat) => combat.place.startsWith(system.name));
  const unknown = system.tile === "unknown";
  const owners = new Set(system.planets.map((planet) => planet.owner).filter((owner) => owner !== "-"));
  const kind = owners.size === 1 ? ` owned ${partyClass([...owners][0])}` : "";
  const draw = () => [
    s("circle", {
      cx: x,
      cy: y,
      r: isHome ? 33 : 30,
      class: `system${unknown ? " unknown" : ""}${fought ? " fought" : ""}${kind}`,
    }),
    text(x, y - (isHome ? 21 : 18), system.name, "space-name"),
    worlds(system, x, y),
    fleets(system, x, y),
    system.siege && s("circle", { cx: x, cy: y, r: 36, class: `siege ${partyClass(system.siege)}` }),
  ];
  board.place(
    [system.name, ...system.planets.map((planet) => planet.name), ...things(system)],
    [x, y],
    36,
    [system.tile, system.planets, system.units.map((unit) => [unit.owner, unit.unit, unit.place, unit.count])],
    wordsOf(system, view, context) + (fought ? "; a battle" : ""),
    draw,
  );
}

/** The planets of a system, with the markers of those that hold them. */
function worlds(system, x, y) {
  return system.planets.map((planet, i) => {
    const px = x + (i - (system.planets.length - 1) / 2) * 23;
    return [
      s("circle", { cx: px, cy: y - 4, r: 9, class: `world ${planet.terran ? "terran" : "barren"}` }),
      planet.owner !== "-" && [
        s("circle", { cx: px, cy: y - 4, r: 10.5, class: `control ${partyClass(planet.owner)}` }),
        text(px, y - 0.2, MARKERS[planet.marker] ?? "", "marker"),
      ],
    ];
  });
}

/** What the cards explain: the tile, installations and units. */
const things = (system) =>
  [system.tile, ...system.planets.map((planet) => planet.marker), ...system.units.map((unit) => unit.unit)].map(
    (name) => `~${name}`,
  );

function fleets(system, x, y) {
  const byOwner = Map.groupBy(system.units, (unit) => unit.owner);
  const owners = [...byOwner.keys()];
  return owners.map((owner, i) => {
    const units = byOwner.get(owner);
    const all = units.reduce((sum, unit) => sum + unit.count, 0);
    const movable = units.filter(isFleet);
    const isSpent = movable.length > 0 && movable.every((unit) => !unit.active);
    const fx = x + (i - (owners.length - 1) / 2) * 23;
    return s(
      "g",
      { class: partyClass(owner) + (isSpent ? " disabled" : "") },
      s("rect", { x: fx - 10.5, y: y + 9.5, width: 21, height: 15, rx: 4, class: "piece" }),
      text(fx, y + 21.2, all, "inside"),
    );
  });
}

/** Fleets are active or not, and in space or withdrawn to a planet; fortresses have neither state. */
const isFleet = ({ unit }) => "LE".includes(unit.toUpperCase());

function nameOf(owner, view, context) {
  return owner[0] === "P"
    ? context.seats[Number(owner[1])]
    : (view.independents.find((one) => one.name === owner)?.title ?? owner);
}

function wordsOf(system, view, context) {
  const who = (owner) => nameOf(owner, view, context);
  const words = [`system ${system.name}, ${system.region}`];
  system.planets.forEach((planet) =>
    words.push(
      planet.owner === "-"
        ? "a free planet"
        : `${planet.marker} of ${who(planet.owner)}${planet.damage ? `, damage ${planet.damage}` : ""}`,
    ),
  );
  for (const one of system.units) {
    const reduced = one.unit === one.unit.toLowerCase() ? "reduced " : "";
    const kind = `${reduced}${UNITS[one.unit.toUpperCase()] ?? one.unit} unit`;
    words.push(`${count(one.count, kind)} of ${who(one.owner)}${stateOf(one, system)}`);
  }
  if (system.siege) {
    const [besieger, target] = system.siege.split(" ").map(who);
    words.push(`${besieger} besieges ${target}`);
  }
  return words.join("; ");
}

function stateOf(unit, system) {
  if (!isFleet(unit)) {
    return ` on ${system.name}.${unit.place}`;
  }
  const where = unit.place === "space" ? "in space" : `withdrawn to ${system.name}.${unit.place}`;
  return `, ${unit.active ? "active" : "inactive"}, ${where}`;
}

export const status = (view) => [
  ["Turn", `${view.turn} of ${view.lastTurn}${view.accelerated ? ", accelerated" : ""}`],
  ["Now", plain(view.decision) + (view.about ? ` (${view.about})` : "")],
  ["Action points", view.points],
  ["Battles declared", view.battles.length],
  ...view.decks.map((deck) => [
    `Deck ${deck.name}`,
    `${deck.left} left, X ${deck.crosses} of ${CROSSES}`,
    "The third X card of a deck brings the Interphase.",
  ]),
  ...tensions(view),
  ...view.independents.map((one) => [one.title, standing(one), `Home region: ${one.region}`]),
  ...view.powers
    .filter((power) => power.developments.length)
    .map((power) => [
      `Developments of seat ${power.seat + 1}`,
      power.developments.map(developed).join(", "),
      "In brackets: the Interphases that they last",
    ]),
];

/** A line for each pair of powers that are still in the game. */
function tensions({ powers }) {
  const alive = powers.filter((power) => !power.eliminated);
  return alive.flatMap((one, i) =>
    alive
      .slice(i + 1)
      .map((other) => [
        `Tension of seats ${one.seat + 1} and ${other.seat + 1}`,
        `${one.tensions[other.seat]}, ${permitted(one.tensions[other.seat])}`,
        "3 and 4 allow attacks on systems with nothing above a factory, 5 and 6 on all",
      ]),
  );
}

/** R 13.1. */
function permitted(tension) {
  if (tension < 3) {
    return "peace";
  }
  return tension < 5 ? "skirmish" : "war";
}

/** The fleets and relations of an independent: "2 full, 1 reduced on M0.0; ally of seat 2". */
function standing({ fleets, relations }) {
  const kinds = Map.groupBy(fleets, (fleet) => fleet.replace(/^M/, "full").replace(/^m/, "reduced"));
  const reserve = [...kinds].map(([kind, alike]) => `${alike.length} ${kind}`);
  const friends = relations.map((relation, seat) => relation && `${RELATIONS[relation]} seat ${seat + 1}`);
  return [reserve.join(", ") || "no fleets", ...friends.filter(Boolean)].join("; ");
}

/** "E10 2": the card, and how long it lasts. */
function developed(text) {
  const [card, life] = text.split(" ");
  return `${DEVELOPMENTS[card] ?? card} (${life})`;
}

export function seat(view, number) {
  const it = view.powers[number];
  const planets = view.systems
    .flatMap((system) => system.planets)
    .filter((planet) => planet.owner === `P${number}`).length;
  const fleet = view.systems
    .flatMap((system) => system.units)
    .filter((unit) => unit.owner === `P${number}`)
    .reduce((sum, unit) => sum + unit.count, 0);
  return {
    score: it.points,
    lines: it.eliminated
      ? [
          ["VP", it.points],
          ["Eliminated", `as number ${it.eliminated}`],
        ]
      : [
          ["VP", it.points],
          ["Naval power", it.naval],
          ["Economy", `income ${it.income}, base ${it.base}`],
          ["Cards", view.decks.map((deck, i) => `${deck.name} ${it.handSizes[i]}`).join(", ")],
          ["Planets", planets],
          ["Units", fleet],
        ],
  };
}

export const gauges = (view) => [{ name: "Turns", value: view.turn, most: view.lastTurn, kind: "good" }];

export const legend = () => [
  sign(s("circle", { r: 8, class: "world terran" }), "terran planet"),
  sign(s("circle", { r: 8, class: "world barren" }), "barren planet"),
  sign(
    [s("circle", { r: 9, class: "world barren" }), s("circle", { r: 10, class: "control seat0" })],
    "control marker: the ring shows the owner",
  ),
  ...Object.entries(MARKERS).map(([word, letter]) => sign(text(0, 5, letter, "letter"), word)),
  sign(s("rect", { x: -10, y: -7, width: 20, height: 14, rx: 4, class: "piece-of seat0" }), "units (their number)"),
  sign(
    s("g", { class: "seat0 disabled" }, s("rect", { x: -10, y: -7, width: 20, height: 14, rx: 4, class: "piece" })),
    "units without an active fleet",
  ),
  sign(s("circle", { r: 9, class: "siege seat0" }), "siege, in the colour of the besieger"),
];

export function owned(view, number) {
  const it = view.powers[number];
  return [
    { name: "Hand", large: true, items: it.hand.map((text) => ({ text })) },
    { name: "Developments", large: true, items: it.developments.map((text) => ({ text })) },
    {
      name: "Power",
      items: [
        { text: "VP", label: "Victory points", count: it.points },
        { text: "naval power", label: "Naval power", count: it.naval },
        { text: "economic base", label: "Economic base", count: it.base },
        { text: "income", label: "Income", count: it.income },
        { text: "AP", label: "Action points", count: view.active === number ? view.points : 0 },
      ],
    },
  ];
}
