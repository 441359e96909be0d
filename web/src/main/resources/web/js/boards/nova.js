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
    system.siege && s("circle", { cx: x, cy: y, r: 36, class: "siege" }),
  ];
  board.place(
    [system.name, ...system.planets.map((planet) => planet.name), ...things(system)],
    [x, y],
    36,
    [system.tile, system.planets, system.units.map((unit) => [unit.owner, unit.unit, unit.place, unit.count])],
    wordsOf(system, context) + (fought ? "; a battle" : ""),
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
    const all = byOwner.get(owner).reduce((sum, unit) => sum + unit.count, 0);
    const fx = x + (i - (owners.length - 1) / 2) * 23;
    return s(
      "g",
      { class: partyClass(owner) },
      s("rect", { x: fx - 10.5, y: y + 9.5, width: 21, height: 15, rx: 4, class: "piece" }),
      text(fx, y + 21.2, all, "inside"),
    );
  });
}

function nameOf(owner, context) {
  return owner[0] === "P" ? context.seats[Number(owner[1])] : `independent ${owner.slice(1)}`;
}

function wordsOf(system, context) {
  const words = [`system ${system.name}, ${system.region}`];
  system.planets.forEach((planet) =>
    words.push(
      planet.owner === "-"
        ? "a free planet"
        : `${planet.marker} of ${nameOf(planet.owner, context)}${planet.damage ? `, damage ${planet.damage}` : ""}`,
    ),
  );
  for (const { count: many, unit, owner } of system.units) {
    const reduced = unit === unit.toLowerCase() ? "reduced " : "";
    const kind = `${reduced}${UNITS[unit.toUpperCase()] ?? unit} unit`;
    words.push(`${count(many, kind)} of ${nameOf(owner, context)}`);
  }
  if (system.siege) {
    words.push("under siege");
  }
  return words.join("; ");
}

export const status = (view) => [
  ["Turn", `${view.turn} of ${view.lastTurn}${view.accelerated ? ", accelerated" : ""}`],
  ["Now", plain(view.decision) + (view.about ? ` (${view.about})` : "")],
  ["Action points", view.points],
  ["Battles declared", view.battles.length],
  ...view.decks.map((deck) => [`Deck ${deck.name}`, `${deck.left} cards`]),
];

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
    lines: [
      ["Planets", planets],
      ["Units", fleet],
      ["Income", it.income],
      ["Cards", it.handSizes.reduce((sum, size) => sum + size, 0)],
      ["Developments", it.developments.length],
      ...(it.eliminated ? [["Eliminated", `as number ${it.eliminated}`]] : []),
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
  sign(s("circle", { r: 9, class: "siege" }), "siege"),
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
