// SOL: five rings around the core of the Sun, motherships outside, bridges across the membranes.
import { s } from "../lib/dom.js";
import { count, plain } from "../lib/words.js";
import { Board, polar, ship, sign, square, text, wedge } from "./draw.js";

// The middle of each space in quarters of a space of the orbits, rings from outside to inside.
const SIDES = {
  13: [
    [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50],
    [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50],
    [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48],
    [2, 10, 16, 22, 28, 34, 42, 47],
    [6, 19, 25, 38, 45],
  ],
  16: [
    [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62],
    [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62],
    [4, 8, 12, 16, 20, 28, 32, 36, 40, 48, 52, 56, 60],
    [6, 14, 21, 30, 36, 44, 54, 59],
    [10, 26, 33, 49, 56],
  ],
};
const RADII = [
  [262, 322],
  [204, 262],
  [150, 204],
  [98, 150],
  [38, 98],
];

export function draw(view, context) {
  const board = new Board("-360 -360 720 720", label(view), context);
  const middles = SIDES[view.rings[0].size];
  const around = 4 * view.rings[0].size;
  const angle = (quarters) => (quarters / around) * 2 * Math.PI - Math.PI / 2;
  const stands = new Map(view.spaces.map((space) => [space.name, space]));
  view.rings.forEach((ring, depth) => {
    middles[depth].forEach((middle, number) => {
      const before = middles[depth].at(number - 1) - (number === 0 ? around : 0);
      const after = number + 1 < middles[depth].length ? middles[depth][number + 1] : middles[depth][0] + around;
      space(
        board,
        ring,
        depth,
        `${ring.letter}${number}`,
        angle(middle),
        angle((before + middle) / 2),
        angle((middle + after) / 2),
        stands,
        context,
      );
    });
  });
  board.add(
    s("circle", { r: 36, class: "sun-heart" }),
    text(0, -2, view.countdown, "countdown"),
    text(0, 18, "to nova", "countdown-word"),
  );
  view.bridges.forEach((bridge) => bridgeOf(board, bridge));
  view.seats.forEach((seat) => mothership(board, seat, angle(4 * seat.dock), context));
  return board.done();
}

const label = (view) => `The Sun and its rings, round ${view.round}: ${view.countdown} red cards until the nova.`;

function space(board, ring, depth, name, middle, from, to, stands, context) {
  const [inner, outer] = RADII[depth];
  const here = stands.get(name);
  const at = polar(0, 0, (inner + outer) / 2, middle);
  const words = [`${ring.name}, space ${name}`];
  if (here && here.station !== "none") {
    words.push(`${here.station} of ${context.seats[here.owner]}`);
  }
  here?.sundivers.forEach((some, seat) => some && words.push(`${count(some, "sundiver")} of ${context.seats[seat]}`));
  const draw = () => [
    s("path", { d: wedge(0, 0, inner, outer, from, to), class: `space ring-${ring.letter}` }),
    text(...polar(0, 0, outer - 10, middle), name, "space-name"),
    here && here.station !== "none" && station(here.station, at, here.owner),
    here && divers(here, at, (inner + outer) / 2 - 17, middle),
  ];
  const things = here ? [here.station !== "none" && `~${here.station}`, "~sundiver"] : [];
  board.place([name, ...things], at, 24, here ?? null, words.join("; "), draw);
}

function station(type, [x, y], owner) {
  const kind = `piece-of seat${owner}`;
  const shapes = {
    node: () => s("circle", { cx: x, cy: y, r: 12, class: kind }),
    foundry: () => square(x, y, 11, kind),
    tower: () => s("polygon", { points: `${x},${y - 14} ${x + 13},${y + 10} ${x - 13},${y + 10}`, class: kind }),
  };
  return [shapes[type](), text(x, y + 4.5, type[0].toUpperCase(), "inside")];
}

/** Sundivers in the middle of their space, or beside its station. */
function divers({ sundivers, station }, at, radius, angle) {
  const beside = station !== "none";
  const [cx, cy] = beside ? polar(0, 0, radius, angle) : at;
  const shown = sundivers.flatMap((count, seat) => Array(count).fill(seat)).slice(0, 9);
  const columns = Math.min(shown.length, beside ? 5 : 3);
  const rows = Math.ceil(shown.length / columns);
  return shown.map((seat, i) =>
    s("circle", {
      cx: (cx + ((i % columns) - (Math.min(columns, shown.length) - 1) / 2) * 13).toFixed(1),
      cy: (cy + (Math.floor(i / columns) - (rows - 1) / 2) * 13 + (beside ? 0 : 4)).toFixed(1),
      r: beside ? 5 : 6.2,
      class: `diver seat${seat}`,
    }),
  );
}

function bridgeOf(board, { outer, inner, owner }) {
  const [a, b] = [board.centres.get(outer), board.centres.get(inner)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const cut = (share) => [a[0] + dx * share, a[1] + dy * share];
  const [[x1, y1], [x2, y2]] = [cut(0.36), cut(0.64)];
  board.add(
    s("line", { x1, y1, x2, y2, class: "bridge-edge" }),
    s(
      "line",
      { x1, y1, x2, y2, class: `bridge seat${owner}` },
      s("title", {}, `bridge ${outer} to ${inner} of seat ${owner + 1}`),
    ),
  );
}

function mothership(board, seat, angle, context) {
  const [x, y] = polar(0, 0, 341, angle);
  const turned = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI - 90).toFixed(1)})`;
  board.place(
    [`M${seat.seat}`, "~mothership", "~sundiver"],
    [x, y],
    20,
    [seat.dock, seat.pool],
    `mothership of ${context.seats[seat.seat]} with ${count(seat.pool, "sundiver")}`,
    () => [s("g", { transform: turned }, ship(0, 0, 16, `seat${seat.seat}`)), text(x, y + 4, seat.pool, "inside")],
  );
}

export function status(view) {
  return [
    ["Round", `${view.round} of ${view.maxRounds}`],
    ["Now", plain(view.phase)],
    ["Nova in", `${view.countdown} red cards`],
    ...(view.quietTurnsMax ? [["Quiet turns", `${view.quietTurns} of ${view.quietTurnsMax}`]] : []),
    ...view.suits.map((suit) => [`${suit.name}: ${suit.effect}`, `${suit.left} left`, suit.sentence]),
  ];
}

export function seat(view, number) {
  const it = view.seats[number];
  return {
    score: it.momentum,
    lines: [
      ["Momentum", it.momentum],
      ["Energy", it.energy],
      ["In the mothership", it.pool],
      ["On the board", it.onBoard],
      ["Reserve", it.reserve],
      ["Hurled into the Sun", it.lost],
      ["Card", it.held === "none" ? "none" : it.held],
    ],
  };
}

export const gauges = (view) => [
  { name: "Until the nova", value: view.countdown, most: 13, kind: "bad" },
  { name: "Rounds played", value: view.round, most: view.maxRounds, kind: "good" },
];

export const legend = () => [
  sign(ship(0, 0, 9, "seat0"), "mothership with its sundivers"),
  sign(s("circle", { r: 5.4, class: "diver seat0" }), "sundiver"),
  sign(s("circle", { r: 8, class: "piece-of seat0" }), "node"),
  sign(square(0, 0, 7, "piece-of seat0"), "foundry"),
  sign(s("polygon", { points: "0,-8 8,7 -8,7", class: "piece-of seat0" }), "tower"),
  sign(s("line", { x1: -8, y1: 0, x2: 8, y2: 0, class: "bridge seat0" }), "bridge"),
];

export function owned(view, number) {
  const it = view.seats[number];
  const card = view.suits.find((suit) => suit.name === it.held);
  const pieces = ["bridges", "nodes", "foundries", "towers"].map((name) => ({ text: name, count: it[name] }));
  return [
    {
      name: "Card",
      large: true,
      items: card ? [{ text: card.name, label: `${card.name}: ${card.effect}`, name: card.effect }] : [],
    },
    {
      name: "Stock",
      items: [
        { text: "energy", count: it.energy },
        { text: "momentum", count: it.momentum },
        { text: "sundivers", label: "Sundivers to launch", count: it.pool },
        { text: "sundiver", label: "Sundivers in reserve", count: it.reserve },
        ...pieces,
      ],
    },
  ];
}
