// Nova Solis: 37 hexes around the star, empires by colour, the Entity in red.
import { s } from "../lib/dom.js";
import { count, plain } from "../lib/words.js";
import { Board, ship, sign, square, text, thorn } from "./draw.js";

const SIZE = 50;
const WIDE = Math.sqrt(3) * SIZE;
const STARS = { red: "star-red", yellow: "star-yellow", blue: "star-blue" };

const centre = (q, r) => [WIDE * (q + r / 2), 1.5 * SIZE * r];

function corners([x, y], size) {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

function everyHex() {
  const all = [];
  for (let q = -3; q <= 3; q++) {
    for (let r = Math.max(-3, -q - 3); r <= Math.min(3, -q + 3); r++) {
      all.push([q, r]);
    }
  }
  return all;
}

export function draw(view, context) {
  const board = new Board("-318 -292 636 584", label(view), context);
  const known = new Set(view.sectors.map((sector) => `${sector.q},${sector.r}`));
  for (const [q, r] of everyHex()) {
    if (!known.has(`${q},${r}`)) {
      board.add(s("polygon", { points: corners(centre(q, r), SIZE - 3), class: "hex unknown" }));
    }
  }
  view.sectors.forEach((sector) => drawSector(board, sector, context));
  return board.done();
}

function label(view) {
  const entity = view.entity.presence === 0 ? "" : `the Entity has presence ${view.entity.presence}, `;
  return `Map of the sectors, turn ${view.turn}: ${entity}victory track ${view.track} of ${view.trackWanted}.`;
}

function words(sector, seats) {
  const said = [`Sector ${sector.name}`];
  if (sector.owner >= 0) {
    said.push(`held by ${seats[sector.owner]}`);
    said.push(...(sector.colonies ? [count(sector.colonies, "colony", "colonies")] : []));
    said.push(...(sector.stations ? [count(sector.stations, "station")] : []));
  }
  for (const fleet of sector.fleets) {
    const disabled = fleet.disabled ? ` (${fleet.disabled} disabled)` : "";
    said.push(`${count(fleet.active + fleet.disabled, "ship")} of ${seats[fleet.seat]}${disabled}`);
  }
  if (sector.entityShips + sector.entityDisabled) {
    said.push(`${count(sector.entityShips + sector.entityDisabled, "ship")} of the Entity`);
  }
  if (sector.entityStations) {
    said.push(`${count(sector.entityStations, "station")} of the Entity`);
  }
  if (sector.entityGates) {
    said.push(`Entity gate ${sector.entityGates}`);
  }
  const revealed = sector.locations.filter((slot) => slot.name).map((slot) => slot.name);
  return said.concat(revealed).join("; ");
}

function drawSector(board, sector, context) {
  const [x, y] = centre(sector.q, sector.r);
  const owner = sector.owner >= 0 ? ` owned seat${sector.owner}` : "";
  const hostile = sector.entityShips + sector.entityStations + (sector.entityGates ? 1 : 0) > 0 ? " hostile" : "";
  const draw = () => [
    s("polygon", {
      points: corners([x, y], SIZE - 3),
      class: `hex${owner}${hostile}${sector.name === "s0" ? " middle" : ""}`,
    }),
    text(x - 8, y - SIZE + 20, sector.name, "space-name"),
    text(x + 14, y - SIZE + 20, sector.value, "hex-value"),
    slots(sector, x, y),
    holdings(sector, x, y),
    fleets(sector, x, y),
    foes(sector, x, y),
  ];
  const mark = { ...sector, name: undefined };
  const names = [sector.name, ...things(sector).map((thing) => `~${thing}`)];
  board.place(names, [x, y], SIZE - 5, mark, words(sector, context.seats), draw);
}

/** What the cards explain. */
const things = (sector) =>
  [
    sector.colonies > 0 && "colony",
    sector.stations > 0 && "station",
    sector.gate && "gate",
    sector.fleets.length > 0 && "ship",
    sector.entityShips + sector.entityDisabled + sector.entityStations > 0 && "Entity",
    sector.entityGates && "gate of the Entity",
    ...sector.locations.map((slot) => slot.name || slot.star),
  ].filter(Boolean);

/** Location slots: a ring while hidden, filled once revealed. */
function slots(sector, x, y) {
  const first = x - (sector.locations.length - 1) * 6.5;
  return sector.locations.map((slot, i) =>
    s("circle", {
      cx: (first + i * 13).toFixed(1),
      cy: (y + SIZE - 22).toFixed(1),
      r: 4,
      class: `slot ${STARS[slot.star] ?? ""}${slot.tile ? " revealed" : ""}`,
    }),
  );
}

function holdings(sector, x, y) {
  const parts = [];
  if (sector.owner < 0) {
    return parts;
  }
  for (let i = 0; i < sector.colonies; i++) {
    parts.push(s("circle", { cx: x - 33, cy: y - 13 + i * 9, r: 3.6, class: `piece-of seat${sector.owner}` }));
  }
  for (let i = 0; i < sector.stations; i++) {
    parts.push(square(x + 33, y - 12 + i * 12, 4.6, `piece-of seat${sector.owner}`));
  }
  if (sector.gate) {
    parts.push(s("circle", { cx: x + 33, cy: y + 16, r: 5, class: `gate seat${sector.owner}` }));
  }
  return parts;
}

function fleets(sector, x, y) {
  const hasFoe = sector.entityShips + sector.entityDisabled + sector.entityStations > 0;
  const count = sector.fleets.length;
  return sector.fleets.map((fleet, i) => {
    const fx = x + (i - (count - 1) / 2) * 24 - (count === 1 ? 3 : 0);
    return ship(
      fx,
      y + (hasFoe ? 14 : 4),
      10,
      `seat${fleet.seat}${fleet.active ? "" : " disabled"}`,
      fleet.active + fleet.disabled,
    );
  });
}

function foes(sector, x, y) {
  const parts = [];
  const up = sector.fleets.length ? -13 : -2;
  if (sector.entityGates) {
    parts.push(
      s("circle", { cx: x, cy: y + up, r: 21, class: "entity-gate" }),
      text(x + 24, y + up - 14, sector.entityGates, "gate-name"),
    );
  }
  const both = sector.entityShips + sector.entityDisabled > 0 && sector.entityStations > 0;
  if (sector.entityShips + sector.entityDisabled) {
    parts.push(thorn(x - (both ? 13 : 0), y + up, 12, sector.entityShips + sector.entityDisabled));
  }
  if (sector.entityStations) {
    const sx = x + (both ? 14 : 0);
    parts.push(square(sx, y + up, 10, "entity-station"));
    if (sector.entityStations > 1) {
      parts.push(text(sx, y + up + 4.3, sector.entityStations, "inside"));
    }
  }
  return parts;
}

export function status(view) {
  return [
    ["Turn", view.turn],
    ["Now", plain(view.step)],
    ["Victory track", `${view.track} of ${view.trackWanted}`],
    ["Artifacts", `${view.artifacts} of ${view.artifactsWanted}`],
    ["Entity's power", view.entity.power],
    ["Malice", view.entity.malice],
    ["Presence", view.entity.presence],
    ["Entity phases", view.entity.phases],
  ];
}

export function seat(view, number) {
  const empire = view.empires[number];
  const ships = view.sectors
    .flatMap((sector) => sector.fleets)
    .filter((fleet) => fleet.seat === number)
    .reduce((sum, fleet) => sum + fleet.active + fleet.disabled, 0);
  return {
    score: empire.score,
    lines: [
      [empire.race ? "Race" : "", empire.race || "no race yet"],
      ["Colonies", empire.colonies],
      ["Ships", ships],
      ["Energy", empire.energy],
      ["Credits", empire.credits],
      ["Technologies", empire.technologies.length],
      ["Entity ships destroyed", empire.entityKills],
    ],
  };
}

export const gauges = (view) => [
  { name: "All empires together", value: view.track, most: view.trackWanted, kind: "good" },
  { name: "The Entity's power", value: view.entity.power, most: 12, kind: "bad" },
];

export const legend = () => [
  sign(ship(0, 0, 9, "seat0"), "ships (their number)"),
  sign(s("circle", { r: 4.5, class: "piece-of seat0" }), "colony"),
  sign(square(0, 0, 5, "piece-of seat0"), "station"),
  sign(thorn(0, 0, 10, 1), "Entity ships"),
  sign(square(0, 0, 7, "entity-station"), "Entity station"),
  sign(s("circle", { r: 8, class: "entity-gate" }), "Entity gate"),
  sign(s("circle", { r: 4.5, class: "slot star-yellow revealed" }), "location, revealed"),
  sign(s("circle", { r: 4.5, class: "slot star-blue" }), "location, hidden"),
  sign(text(0, 4, "3", "hex-value"), "value of the sector, after its name"),
  sign(s("circle", { r: 5, class: "gate seat0" }), "gate, a jump point"),
];

const GOODS = ["Neutronium ore", "Pteracnium crystal", "Hadron archeolith", "Boson condensate", "Antimatter"];

/** Tiles and cards that the running action shows. */
const shown = (names) => names.map((text) => ({ text, label: text }));

export function owned(view, number) {
  const it = view.empires[number];
  const action = view.seatToAct === number ? view.action : null;
  const fight = view.fight.find((one) => [one.attacker, one.defender].includes(`seat ${number}`));
  const isAttacker = fight?.attacker === `seat ${number}`;
  const dice = (isAttacker ? fight?.attackerDice : fight?.defenderDice) ?? [];
  return [
    { name: "Your dice", items: dice.map((face) => ({ text: `die ${face}`, label: `Die showing ${face}` })) },
    { name: "Drawn tiles", large: true, items: shown(action?.row ?? []) },
    { name: "Cards to claim", large: true, items: shown(action?.cards ?? []) },
    { name: "Objectives to choose from", large: true, items: shown(action?.dealt ?? []) },
    {
      name: "Secret objectives",
      large: true,
      items: it.objectives.map((text) => ({
        text,
        label: text,
        state: it.completed.includes(text) ? "completed" : "",
      })),
    },
    {
      name: "Technologies",
      large: true,
      items: it.technologies.map((text) => ({
        text,
        label: text,
        state: it.active.includes(text) ? "active" : "idle",
      })),
    },
    { name: "Archive", items: shown(it.archived) },
    { name: "Stored tiles", items: shown(it.stored) },
    {
      name: "Combat panel: attack",
      items: it.attack.map((text, i) => ({ text, label: `${i + 1}: ${text || "nothing"}`, name: "" })),
    },
    {
      name: "Combat panel: defence",
      items: it.defence.map((text, i) => ({ text, label: `${i + 1}: ${text || "nothing"}`, name: "" })),
    },
    {
      name: "Stock",
      items: [
        { text: "energy", label: "Energy", count: it.energy },
        { text: "credits", label: "Credits", count: it.credits },
        ...GOODS.map((text, i) => ({ text, label: text, count: it.stock[i] })).filter((item) => item.count),
      ],
    },
  ];
}
