#!/usr/bin/env node
// A bot with a plan for each game, written from docs/reference alone.
//
//     apogee match nova --seats planner,random --games 20 --bot planner="node planner.js"
//
// A plan gives a move a number, from what the question shows; the bot takes the highest.
// Equal numbers are drawn by the dice of the game, so that a match can be repeated.
import { play } from "../src/bot.js"; // "apogee-client/bot" after: npm install clients/typescript

const INWARD = { U: 0, L: 1, C: 2, R: 3, K: 4 };
const layer = (space) => INWARD[space[0]];
const above = (space) => `U${space.slice(1)}`;

/** Where SOL wants sundivers next: for a bridge, for a tower behind it, for a node; or on a station to feed it. */
function wanted(view, mine) {
  const me = view.seats[view.viewer];
  const own = (type) => view.spaces.filter((one) => one.owner === view.viewer && one.station === type);
  const [tower] = own("tower");
  const [node] = own("node");
  const low = [...Object.keys(mine), ...me.launches].find((space) => space[0] === "L") ?? "L0";
  const way = view.bridges.find((bridge) => layer(bridge.outer) === 1);
  if (!tower) {
    return way ? [way.inner, way.outer, above(way.outer)] : [low, above(low)];
  }
  if (me.energy >= 3) {
    return [tower.name];
  }
  return node ? [node.name] : neighbours(low, view);
}

/** The two spaces beside one in its ring. */
function neighbours(space, view) {
  const { letter, size } = view.rings[layer(space)];
  const number = Number(space.slice(1));
  return [`${letter}${(number + 1) % size}`, `${letter}${(number + size - 1) % size}`];
}

/** The spaces beside a space: its ring, the other orbit, and over bridges. */
function beside(space, view) {
  const orbit = { U: `L${space.slice(1)}`, L: above(space) }[space[0]];
  const over = view.bridges.flatMap(({ outer, inner }) =>
    outer === space ? [inner] : inner === space ? [outer] : [],
  );
  return [...neighbours(space, view), ...(orbit ? [orbit] : []), ...over];
}

/** How far each space is from the nearest of some. */
function distances(targets, view) {
  const far = new Map(targets.map((target) => [target, 0]));
  for (const space of far.keys()) {
    for (const next of beside(space, view)) {
      if (!far.has(next)) {
        far.set(next, far.get(space) + 1);
      }
    }
  }
  return far;
}

/** SOL: a bridge, a tower behind it, a node for energy; then feed both. */
function sol(move, view) {
  const { kind, args } = move;
  const me = view.seats[view.viewer];
  const mine = Object.fromEntries(
    view.spaces.filter((one) => one.sundivers[view.viewer]).map((one) => [one.name, one.sundivers[view.viewer]]),
  );
  const fed = view.spaces.filter((one) => one.owner === view.viewer && mine[one.name]).map((one) => one.station);
  const places = wanted(view, mine);
  const missing = places.filter((space) => !mine[space]);
  const far = distances(missing, view);
  const farFrom = (space) => far.get(space) ?? 99;
  switch (kind) {
    case "choose":
      if (args.action === "activate") {
        return fed.includes("tower") && me.energy >= 2 ? 9 : fed.includes("node") ? 4 : 0;
      }
      return args.action === "convert" ? (missing.length === 0 ? 7 : 1) : 3;
    case "hurl":
    case "hurl-station":
      return 20;
    case "tower":
      return 20 + layer(args.space);
    case "bridge":
      return 12 + layer(args.inner);
    case "node":
      return 9;
    case "activate":
      return 6 + layer(args.space) * 2;
    case "bonus":
      return args.take ? 5 : 1;
    case "fly":
      if (places.includes(args.from) && mine[args.from] === 1) {
        return -1;
      }
      return farFrom(args.to) < farFrom(args.from) ? 9 - farFrom(args.to) / 10 : -1;
    case "launch":
      return me.onBoard < 6 ? 8 - farFrom(args.space) / 10 : -1;
    case "deconvert-station":
    case "deconvert-bridge":
      return -5;
    case "end":
      return 0;
    default:
      return 3;
  }
}

/** Supernova: planets and population first, no trade, attacks where the planet is weaker. */
function supernova(move, view) {
  const { kind, args } = move;
  const weight = {
    "keep-hand": 2,
    mulligan: 3,
    discover: 20,
    "play-environment": 8,
    build: 12,
    "attack-from": 6,
    "fleet-add": 5,
    "fleet-done": 2,
    attack: 5,
    "planet-form": 5,
    "orbit-form": 5,
    pick: 5,
    "play-special": 4,
    draw: 5,
    "move-ship": 2,
    load: 2,
    unload: 3,
    pass: 3,
    end: 1,
    jettison: 0,
    "trade-offer": -1,
    "trade-decline": 3,
    "trade-refuse": 3,
    withdraw: 0,
    discard: 1,
  };
  if (kind === "draw") {
    return args.pile === "main" ? 6 : 5;
  }
  const mine = view.empires[view.viewer];
  if (kind === "play-environment" || kind === "play-special") {
    const target = args.to ?? args.target ?? "";
    const isOwn = mine.planets.some((planet) => planet.name === target);
    const helps = /Abundant|Rich|Ruins|Terraforming/.test(args.card);
    return isOwn === helps ? 9 : -2;
  }
  if (kind === "discard") {
    return /Climate|Barren|Hostile/.test(args.card) ? 4 : 2;
  }
  return weight[kind] ?? 2;
}

/** Beyond Nebula: buildings, ships and regiments, then the planets that are weakly held. */
function beyondNebula(move, view) {
  const { kind, args } = move;
  const me = view.players[view.viewer];
  const planet = view.planets.find((one) => one.name === args.planet);
  const ship = view.ships.find((one) => one.name === args.ship);
  switch (kind) {
    case "construct":
      return { academy: 30, hangar: 29, laboratory: 12 }[args.building];
    case "extractor":
      return 25;
    case "specialise":
      return 20;
    case "regiment":
      return planet.regiments < 8 ? 16 : 4;
    case "ship":
      return view.ships.filter((one) => one.owner === view.viewer).length < 4 ? 18 : 3;
    case "research":
      return me.techs.length < 2 ? 5 : 1;
    case "load": {
      const home = view.planets.find((one) => one.block === ship?.block);
      return home && home.regiments - args.regiments >= 1 ? 6 + args.regiments : -1;
    }
    case "unload": {
      const below = view.planets.find((one) => one.block === ship?.block);
      return below && below.controller !== view.viewer ? 30 + args.regiments : -3;
    }
    case "move": {
      const target = view.planets.find((one) => one.block === args.block);
      if (target && target.controller !== view.viewer && ship.regiments > 0) {
        return 25;
      }
      return ship.regiments > 0 ? 3 : -1;
    }
    case "use":
      return { balance: 2, "battle-speed": 4, clone: 4, "supernova-cannon": 9 }[args.tech] ?? 3;
    case "exchange":
      return -2;
    case "amount":
      return args.regiments / 100;
    case "keep":
      return planet.regiments;
    case "pass":
    case "end":
      return 0;
    default:
      return 1;
  }
}

/** NOVA: markers for income and victory points, no giving up, attacks on weak planets. */
function nova(move, view) {
  const { kind, args } = move;
  const value = { capital: 30, colony: 26, settlement: 24, factory: 20, outpost: 10, fortress: 6, escort: 5, line: 5 };
  switch (kind) {
    case "build":
      return value[args.what] ?? 1;
    case "explore":
      return 18;
    case "spend":
      return 14;
    case "play":
      return 13;
    case "use":
      return 5;
    case "attack": {
      const system = view.systems.find((one) => one.name === args.system);
      const strength = (owner) =>
        system.units.filter((unit) => unit.owner === owner).reduce((sum, unit) => sum + unit.count, 0);
      return strength(`P${view.viewer}`) > 2 * strength(args.party) ? 12 : -4;
    }
    case "move":
      return 2;
    case "send":
      return 4;
    case "done":
      return 3;
    case "fire":
      return args.line + args.escort + args.fortress + args.mixed;
    case "assault":
      return 6;
    case "fight":
      return 4;
    case "lower":
      return 2;
    case "raise":
      return -2;
    case "abandon":
    case "eliminate":
    case "scrap":
      return -9;
    case "end":
      return 0;
    default:
      return 1;
  }
}

/** Nova Solis: grow first, research, then score; defend, seldom attack. */
function novaSolis(move, view) {
  const { kind, args } = move;
  const me = view.empires[view.viewer];
  const sector = view.sectors.find((one) => one.name === args.sector);
  switch (kind) {
    case "declare-victory":
      return 100;
    case "complete-objective":
      return 90;
    case "colonize":
      return 30 + (sector?.value ?? 0);
    case "improve":
      return 26;
    case "claim":
    case "claim-archived":
      return 25;
    case "reveal":
      return 24;
    case "research":
      return me.credits < 9 ? 20 : 4;
    case "discover":
      return me.credits >= 4 ? 22 : 2;
    case "scan":
      return me.stored.length < 4 ? 16 : 3;
    case "keep":
      return 8;
    case "synthesize":
      return 14;
    case "build-ships":
      return 13;
    case "place-ship":
      return 6;
    case "move":
      return sector && sector.owner === -1 && sector.entityShips === 0 ? 17 : 3;
    case "fly":
      return args.ships === "all" ? 4 : 5;
    case "warp-in":
    case "warp-out":
      return 3;
    case "build-station":
    case "build-gate":
      return 5;
    case "attack":
      return sector && sector.entityShips === 1 ? 15 : 2;
    case "allocate":
      return { both: 5, attack: 4, defend: 3, waste: 0 }[args.as];
    case "activate":
    case "turn-card":
    case "lay-tile":
      return 9;
    case "logistics":
      return me.energy <= 2 ? 10 : 1;
    case "abandon":
    case "remove":
    case "give-up":
      return -5;
    case "done":
      return 0;
    default:
      return 2;
  }
}

const PLANS = { sol, supernova, nova, "beyond-nebula": beyondNebula, "nova-solis": novaSolis };

/** Mulberry32: small, and the same everywhere. */
function diceOf(seed) {
  let state = Number(BigInt(seed) & 0xffffffffn);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function choose({ moves, view }, { plan, dice }) {
  let best = [];
  let most = -Infinity;
  for (const move of moves) {
    const worth = plan(move, view);
    if (worth > most) {
      [most, best] = [worth, []];
    }
    if (worth === most) {
      best.push(move);
    }
  }
  return best[Math.floor(dice() * best.length)];
}

/** The player of one game: its plan, and dice of its own. */
function newPlayer(start) {
  const plan = PLANS[start.ruleset.split("/")[0]] ?? (() => 0);
  const dice = diceOf(start.seed);
  return (question) => choose(question, { plan, dice });
}

await play(newPlayer, { name: "planner" });
