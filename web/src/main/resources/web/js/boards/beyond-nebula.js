// Beyond Nebula: two adjoining fields of 10 by 20 blocks, with mapped blocks and paths.
import { s } from "../lib/dom.js";
import { count, plain, sentence } from "../lib/words.js";
import { Board, ship, sign, text } from "./draw.js";

const FIELD = [
  "o..o.o.o.....x...ox.",
  "........x.o....o....",
  ".....o.....oo....o..",
  ".o.x..o.o.....o....o",
  ".uo.o..oo.o....o..o.",
  "............u....o..",
  "x..o.oo....xo.....x.",
  ".........o....o..u..",
  ".uo...o..o...o.oo...",
  "....o.....u.......u.",
];
const LINKS =
  `A1-A4 A1-D2 A4-C6 A4-D4 A6-A8 A6-C6 A8-B9 A8-D7 A14-B16 A14-C13 A18-A19 A18-C18 A18-D20 A19-D20 B9-B11 B9-D9
 B11-C12 B16-D15 C6-D7 C12-C13 C12-D9 C12-E9 C13-E16 C18-D15 C18-D20 C18-F18 D2-D4 D2-E2 D4-E3 D4-E5 D9-E8 D20-E19
 E2-E3 E3-E5 E5-E8 E8-G6 E8-G7 E9-E11 E9-H10 E11-F13 E11-G12 E16-F18 E16-H15 E19-F18 F13-G13 G1-G4 G1-I2 G4-G6 G6-J5
 G7-H10 G7-I7 G12-G13 G12-J11 G19-H18 G19-J19 H10-I10 H15-H18 H15-I16 H15-I17 H18-I17 I2-I3 I3-J5 I7-I10 I7-J5
 I14-I16 I14-J11 I17-J19`.split(/\s+/);
const BORDER = "0A1-1A19 0A6-1B16 0A19-1A1 0B9-1B11 0B11-1B9 0B16-1A6".split(" ");
const STEP = 36;
const NONE = [];

function at(name) {
  const field = Number(name[0]);
  const letter = name.charCodeAt(1) - 65;
  const number = Number(name.slice(2));
  const [row, column] = field === 0 ? [10 + letter, number - 1] : [9 - letter, 20 - number];
  return [(column + 0.5) * STEP, (row + 0.5) * STEP];
}

function eachBlock(use) {
  for (let field = 0; field < 2; field++) {
    FIELD.forEach((row, letter) =>
      [...row].forEach((sort, number) => use(`${field}${String.fromCharCode(65 + letter)}${number + 1}`, sort)),
    );
  }
}

function path(pair) {
  const [a, b] = pair.split("-").map(at);
  return s("line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: "path" });
}

export function draw(view, context) {
  const side = 20 * STEP;
  const board = new Board(
    `-18 -18 ${side + 36} ${side + 36}`,
    `Galactic map with ${view.ships.length} ships and ${view.planets.length} planets.`,
    context,
  );
  board.add(
    s("rect", { x: 0, y: side / 2, width: side, height: side / 2, class: "field seat0" }),
    s("rect", { x: 0, y: 0, width: side, height: side / 2, class: "field seat1" }),
  );
  board.add(s("line", { x1: 0, y1: side / 2, x2: side, y2: side / 2, class: "border-line" }));
  board.still("paths", () => [
    [0, 1].flatMap((field) => LINKS.map((pair) => path(`${field}${pair.replace("-", `-${field}`)}`))),
    BORDER.map(path),
  ]);
  board.still("coordinates", () => coordinates(side));
  board.add(view.planets.map(ring));
  const ships = Map.groupBy(view.ships, (one) => one.block);
  const planets = new Map(view.planets.map((planet) => [planet.block, planet]));
  eachBlock((name, sort) => block(board, name, sort, planets.get(name), ships.get(name) ?? NONE, view, context));
  return board.done();
}

/** How far the defensive ring of a planet reaches, as a square of a distance in blocks; 0 is no ring. */
const reach = (regiments) => (regiments < 10 ? 0 : Math.floor(regiments / 5) - 1);

function ring(planet) {
  if (planet.controller < 0 || !reach(planet.regiments)) {
    return null;
  }
  const [x, y] = at(planet.block);
  const r = (Math.sqrt(reach(planet.regiments)) + 0.5) * STEP;
  return s("circle", { cx: x, cy: y, r, class: `defence seat${planet.controller}` });
}

/** The letters of rows and the numbers of columns: those of the south below, those of the north above. */
function coordinates(side) {
  return Array.from({ length: 20 }, (_, i) => {
    const middle = (i + 0.5) * STEP;
    const letter = String.fromCharCode(65 + (i < 10 ? 9 - i : i - 10));
    return [
      text(-9, middle + 4, letter, "space-name"),
      text(middle, side + 13, i + 1, "space-name"),
      text(middle, -6, 20 - i, "space-name"),
    ];
  }).flat();
}

function block(board, name, sort, planet, ships, view, context) {
  const [x, y] = at(name);
  const secret = view.unexplored.includes(name);
  const groups = [...Map.groupBy(ships, (one) => one.owner).values()].sort((a, b) => a[0].owner - b[0].owner);
  const fighting = (group) => view.combat.length > 0 && group.some((one) => view.combat.includes(one.name));
  const words = [`block ${name}`];
  if (sort !== ".") {
    words.push(zone(sort, secret)[2]);
  }
  if (planet) {
    const holder = planet.controller >= 0 ? ` of ${context.seats[planet.controller]}` : "";
    words.push(`planet ${title(planet)} (${planet.name})${holder}, ${count(planet.regiments, "regiment")}`);
  }
  for (const group of groups) {
    const all = group.map(shipWords).join(", ");
    words.push(`${all} of ${context.seats[group[0].owner]}${fighting(group) ? ", in combat" : ""}`);
  }
  const draw = () => [
    s("rect", { x: x - STEP / 2, y: y - STEP / 2, width: STEP, height: STEP, class: "block" }),
    sort !== "." && zoneAt(x, y, sort, secret),
    planet && planetAt(x, y, planet),
    groups.map((group, i) => {
      const aside = planet ? 10 : 0;
      const gx = x + (groups.length === 2 ? 18 * i - 9 : aside);
      return squadron(group, gx, y + (planet ? 9 : 0), fighting(group));
    }),
  ];
  board.place(
    [
      name,
      ...(planet ? [planet.name] : []),
      ...ships.map((one) => one.name),
      planet?.root >= 0 && "~root-planet",
      planet?.regiments > 0 && "~regiment",
      planet && reach(planet.regiments) > 0 && "~defensive-ring",
      sort === "x" && "~radioactive-block",
      secret && "~unexplored-zone",
    ],
    [x, y],
    15,
    [planet, secret, ships.map((one) => [one.name, one.durability])],
    words.join("; "),
    draw,
  );
}

/** The ships of one player on a block; those of the north point down. */
function squadron(group, x, y, isFighting) {
  const { owner, name } = group[0];
  const turned = owner === 1 ? { transform: `rotate(180 ${x} ${y})` } : {};
  return [
    s("g", turned, ship(x, y, 12.5, `seat${owner}${isFighting ? " fighting" : ""}`)),
    group.length > 1 ? text(x, y + 4.5, group.length, "inside") : text(x, y + (owner === 1 ? 1 : 5), name, "ship-name"),
  ];
}

function zoneAt(x, y, sort, secret) {
  const [kind, r] = zone(sort, secret);
  return secret
    ? [
        s("rect", { x: x - 10, y: y - 10, width: 20, height: 20, rx: 4, class: kind }),
        text(x, y + 4, "?", "unexplored-mark"),
      ]
    : s("circle", { cx: x, cy: y, r, class: kind });
}

/** The class, the radius and the label of a mapped block. */
function zone(sort, secret) {
  if (sort === "x") {
    return ["mapped radioactive", 7, "radioactive"];
  }
  if (secret) {
    return ["mapped unexplored", 8, "unexplored zone"];
  }
  return ["mapped", 5.5, sort === "u" ? "explored" : "mapped"];
}

/** As the log calls a planet. */
const title = (planet) => `${planet.block[0] === "0" ? "South" : "North"} ${planet.colour}`;

function shipWords(one) {
  const cargo = one.regiments ? `, ${count(one.regiments, "regiment")}` : "";
  return `${one.name} (durability ${one.durability}${cargo})`;
}

function planetAt(x, y, planet) {
  const parts = [s("circle", { cx: x, cy: y, r: 14, class: `planet planet-${planet.colour.toLowerCase()}` })];
  if (planet.controller >= 0) {
    parts.push(s("circle", { cx: x, cy: y, r: 17, class: `control seat${planet.controller}` }));
  }
  // On the lowest row the name stands above, or it would cover the numbers of the columns.
  const below = y + STEP < 20 * STEP ? 27 : -20;
  parts.push(text(x, y + below, title(planet) + (planet.root >= 0 ? " (root)" : ""), "planet-name"));
  if (planet.regiments) {
    parts.push(text(x - 12, y - 10, planet.regiments, "amount"));
  }
  return parts;
}

const RESOURCES = ["metal", "gas", "crystal"];

export const status = (view) => [
  ["Now", plain(view.decision)],
  ["Turn", `${Math.max(...view.players.map((player) => player.turnsTaken)) + 1} of ${view.turnLimit}`],
  ...(view.using ? [["Using", plain(view.using)]] : []),
  ...(view.combat.length
    ? [["In combat", view.combat.map((ship, i) => withSpies(ship, view.spies?.[i])).join(" and ")]]
    : []),
  ...(view.ties ? [["Ties in a row", view.ties]] : []),
  ...(view.hit ? [["About to be hit", view.hit]] : []),
  ...(view.truces?.length
    ? [["Not fighting", view.truces.map(({ ship, other }) => `${ship} and ${other}`).join(", ")]]
    : []),
];

const withSpies = (ship, spies) => (spies ? `${ship} with ${spies} more by spies` : ship);

export function seat(view, number) {
  const it = view.players[number];
  const held = view.planets.filter((planet) => planet.controller === number).length;
  return {
    score: held,
    lines: [
      ["Planets", held],
      ["Ships", view.ships.filter((one) => one.owner === number).length],
      ...RESOURCES.map((name, i) => [sentence(name), it.reserves[i]]),
      ["Turns", it.turnsTaken],
      ["Techs", it.techs.map((tech) => (tech.name === "unknown" ? "secret" : plain(tech.name))).join(", ") || "none"],
    ],
  };
}

export const gauges = (view) =>
  view.players.map((player) => ({
    name: `Planets of seat ${player.seat + 1}`,
    value: view.planets.filter((planet) => planet.controller === player.seat).length,
    most: view.planets.length,
    kind: "good",
  }));

export const legend = () => [
  sign(ship(0, 0, 9, "seat0"), "a ship with its name, or several with their number"),
  sign(s("circle", { r: 7, class: "planet planet-green" }), "planet; a ring shows who controls it"),
  sign(s("circle", { r: 10, class: "defence seat0" }), "defensive ring, which slows enemy ships to 1 step"),
  sign(s("circle", { r: 5, class: "mapped" }), "mapped block"),
  sign(s("circle", { r: 6, class: "mapped radioactive" }), "radioactive"),
  sign(
    s("rect", { x: -8, y: -8, width: 16, height: 16, rx: 3, class: "mapped unexplored" }),
    "unexplored zone: the first ship there receives a tech",
  ),
  sign(s("line", { x1: -10, y1: 0, x2: 10, y2: 0, class: "path" }), "path: one step of a ship"),
];

const STATES = { ready: "ready", cooling: "cooling", research: "researching" };

export function owned(view, number) {
  const it = view.players[number];
  return [
    {
      name: "Reserves",
      items: RESOURCES.map((text, i) => ({
        text,
        count: it.reserves[i],
        state: ["no extractor", "extractor", "specialised extractor"][it.extractors[i]],
      })),
    },
    {
      name: "Buildings",
      items: ["academy", "hangar", "laboratory"]
        .map((text, i) => ({ text, state: ["", "under construction", "built"][it.buildings[i]] }))
        .filter((item) => item.state),
    },
    {
      name: "Techs",
      large: true,
      items: it.techs.map((tech) => ({
        text: tech.name,
        state: `${STATES[tech.state] ?? plain(tech.state)}${tech.indicator ? `, ${tech.indicator} to go` : ""}`,
      })),
    },
  ];
}
