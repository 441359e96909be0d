// What stands where, for each game: two positions differ by pieces that moved, came or left.

/** Adds a number of equal pieces at a place. */
function put(pieces, kind, seat, place, count = 1) {
  if (count > 0 && place) {
    const key = `${kind} ${seat}`;
    const of = pieces.get(key) ?? pieces.set(key, { kind, seat, at: new Map() }).get(key);
    of.at.set(place, (of.at.get(place) ?? 0) + count);
  }
}

const power = (owner) => (owner[0] === "P" ? Number(owner[1]) : "independent");

const PIECES = {
  sol(view, pieces) {
    for (const space of view.spaces) {
      space.sundivers.forEach((count, seat) => put(pieces, "sundiver", seat, space.name, count));
      if (space.station !== "none") {
        put(pieces, space.station, space.owner, space.name);
      }
    }
    view.seats.forEach((seat) => put(pieces, "sundiver", seat.seat, `M${seat.seat}`, seat.pool));
  },
  "nova-solis"(view, pieces) {
    for (const sector of view.sectors) {
      sector.fleets.forEach((fleet) => put(pieces, "ship", fleet.seat, sector.name, fleet.active + fleet.disabled));
      put(pieces, "station", sector.owner, sector.name, sector.stations);
      put(pieces, "colony", sector.owner, sector.name, sector.colonies);
      put(pieces, "ship", "entity", sector.name, sector.entityShips + sector.entityDisabled);
      put(pieces, "station", "entity", sector.name, sector.entityStations);
      [...(sector.entityGates ?? "")].forEach((gate) => put(pieces, `gate ${gate}`, "entity", sector.name));
    }
  },
  nova(view, pieces) {
    for (const system of view.systems) {
      system.units.forEach((unit) =>
        put(pieces, unit.unit.toUpperCase(), power(unit.owner), system.name, Number(unit.count)),
      );
      system.planets
        .filter((planet) => planet.owner !== "-")
        .forEach((planet) => put(pieces, "marker", power(planet.owner), planet.name));
    }
  },
  "beyond-nebula"(view, pieces) {
    view.ships.forEach((ship) => put(pieces, `ship ${ship.name}`, ship.owner, ship.block));
  },
  supernova(view, pieces) {
    for (const empire of view.empires) {
      for (const planet of empire.planets) {
        planet.orbit.forEach((ship) => put(pieces, `ship ${ship.name}`, empire.seat, planet.name));
        [...planet.environments, ...planet.civilization, ...planet.population].forEach((card) =>
          put(pieces, `card ${card}`, empire.seat, planet.name),
        );
      }
      empire.deepSpace.forEach((ship) => put(pieces, `ship ${ship.name}`, empire.seat, `S${empire.seat}`));
    }
    // A fleet stays in orbit until its attack has a target.
    view.attack
      .filter(({ target }) => target)
      .forEach(({ attacker, fleet }) =>
        fleet.forEach((ship) => put(pieces, `ship ${ship.name}`, attacker, `A${attacker}`)),
      );
  },
};

const OWNERS = {
  "nova-solis": (view) => view.sectors.map((sector) => [sector.name, sector.owner]),
  nova: (view) =>
    view.systems.flatMap((system) =>
      system.planets.map((planet) => [planet.name, planet.owner === "-" ? -1 : power(planet.owner)]),
    ),
  "beyond-nebula": (view) => view.planets.map((planet) => [planet.block, planet.controller]),
  supernova: (view) => view.empires.flatMap((empire) => empire.planets.map((planet) => [planet.name, empire.seat])),
};

export function piecesOf(game, view) {
  const pieces = new Map();
  PIECES[game]?.(view, pieces);
  return pieces;
}

/** Places that had an owner or have one now, and the new owner of those that changed; -1 stands for nobody. */
export function conquests(game, before, after) {
  const owners = new Map(OWNERS[game]?.(before) ?? []);
  return (OWNERS[game]?.(after) ?? [])
    .filter(([place, owner]) => owners.has(place) && owners.get(place) !== owner)
    .map(([place, owner]) => ({ place, seat: owner }));
}

const far = (centres, from, to) => {
  const [a, b] = [centres.get(from), centres.get(to)];
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Infinity;
};

/**
 * How the pieces of one position become those of the next: `{moves, came, gone}`. A piece that leaves a place
 * goes to the nearest place that gained an equal one.
 */
export function travels(before, after, centres) {
  const found = { moves: [], came: [], gone: [] };
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key)?.at ?? new Map(), after.get(key)?.at ?? new Map()];
    const { kind, seat } = after.get(key) ?? before.get(key);
    const change = (place) => (now.get(place) ?? 0) - (old.get(place) ?? 0);
    const places = [...new Set([...old.keys(), ...now.keys()])];
    const gains = new Map(places.filter((place) => change(place) > 0).map((place) => [place, change(place)]));
    for (const from of places.filter((place) => change(place) < 0)) {
      let left = -change(from);
      while (left > 0 && gains.size) {
        const to = [...gains.keys()].reduce((best, one) =>
          far(centres, from, one) < far(centres, from, best) ? one : best,
        );
        const count = Math.min(left, gains.get(to));
        found.moves.push({ kind, seat, from, to, count });
        left -= count;
        gains.set(to, gains.get(to) - count);
        if (gains.get(to) === 0) {
          gains.delete(to);
        }
      }
      if (left > 0) {
        found.gone.push({ kind, seat, place: from, count: left });
      }
    }
    gains.forEach((count, place) => found.came.push({ kind, seat, place, count }));
  }
  return found;
}
