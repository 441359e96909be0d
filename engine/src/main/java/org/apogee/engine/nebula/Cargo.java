package org.apogee.engine.nebula;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.7 and 9.8: regiments go on and off a ship. */
final class Cargo {
  private Cargo() {}

  static void legal(NebulaPosition p, int ship, MoveList into) {
    int planet = p.planets.at(p.ships.blocks[ship]);
    if (planet == Planets.NOBODY) {
      return;
    }
    int loads = loads(p, ship, planet);
    int unloads = unloads(p, ship, planet);
    int slot = Ships.slot(ship);
    for (int n = 1; n <= Math.max(loads, unloads); n++) {
      if (n <= loads) {
        into.add(NebulaMoves.of(NebulaMoves.LOAD, slot, n));
      }
      if (n <= unloads) {
        into.add(NebulaMoves.of(NebulaMoves.UNLOAD, slot, n));
      }
    }
  }

  /** R 9.7: how many regiments may be loaded. */
  private static int loads(NebulaPosition p, int ship, int planet) {
    int seat = Ships.owner(ship);
    if (p.ships.has(ship, Ships.LOADED) || !p.planets.isControlledBy(planet, seat)) {
      return 0;
    }
    return Math.min(p.ships.room(ship), mayLeave(p, seat, planet));
  }

  /** R 9.7: regiments that may leave a planet; nobody gives up his last planet by leaving it. */
  static int mayLeave(NebulaPosition p, int seat, int planet) {
    int regiments = p.planets.regiments[planet];
    int old = regiments - p.planets.fresh[planet];
    if (p.planets.isRoot(planet) || p.planets.controlled(seat) > 1) {
      return old;
    }
    return Math.min(old, regiments - Planets.GARRISON);
  }

  /** R 9.8: how many regiments may be unloaded. */
  private static int unloads(NebulaPosition p, int ship, int planet) {
    int enemy = 1 - Ships.owner(ship);
    if (p.ships.has(ship, Ships.UNLOADED)
        || p.planets.isControlledBy(planet, enemy)
        || p.ships.anyAt(p.ships.blocks[ship], enemy)) {
      return 0;
    }
    return Math.min(p.ships.regiments[ship], Planets.REGIMENTS_MAX - p.planets.regiments[planet]);
  }

  static void load(NebulaPosition p, int ship, int count, Chronicle chronicle) {
    int planet = p.planets.at(p.ships.blocks[ship]);
    p.planets.leave(planet, count);
    p.ships.regiments[ship] += count;
    p.ships.mark(ship, Ships.LOADED);
    NebulaFacts.cargo(chronicle, p, "loaded", ship, planet, count);
    Control.checkGarrison(p, planet, chronicle);
  }

  /** R 9.8: five take an unowned planet, one takes a neutral Root Planet, fewer are a pool. */
  static void unload(NebulaPosition p, int ship, int count, Chronicle chronicle) {
    int planet = p.planets.at(p.ships.blocks[ship]);
    p.ships.regiments[ship] -= count;
    p.ships.mark(ship, Ships.UNLOADED);
    p.planets.arrive(planet, count);
    NebulaFacts.cargo(chronicle, p, "unloaded", ship, planet, count);
    boolean isTaken =
        p.planets.regiments[planet] >= Planets.GARRISON
            || (p.planets.isRoot(planet) && p.planets.isNeutral(planet));
    if (p.planets.controllers[planet] == Planets.NOBODY && isTaken) {
      Control.gain(p, Ships.owner(ship), planet, chronicle);
    }
  }
}
