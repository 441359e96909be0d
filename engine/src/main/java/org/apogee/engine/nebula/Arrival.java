package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.steps.AutomaticChapter;

/** R 9.5, what happens when a ship has stepped or jumped onto a block. */
final class Arrival extends AutomaticChapter<NebulaPosition> {
  private static final int BURNS_UP_TO = 3;

  static void arrive(NebulaPosition p, int ship, int block, Chance chance, Chronicle chronicle) {
    NebulaFacts.arrived(chronicle, ship, p.ships.blocks[ship], block);
    p.ships.blocks[ship] = block;
    p.ships.arrivals[ship] = p.nextArrival();
    if (GalacticMap.isRadioactive(block)) {
      radiate(p, ship, chance, chronicle);
    }
    p.frames.push(Step.ARRIVAL, ship);
    Exploration.begin(p, ship, chronicle);
    if (!p.ships.has(ship, Ships.RING_TOUCHED)
        && p.planets.isInRingAgainst(Ships.owner(ship), block)) {
      p.ships.mark(ship, Ships.RING_TOUCHED);
      NebulaFacts.slowed(chronicle, ship);
    }
  }

  /** R 9.5.1. */
  private static void radiate(NebulaPosition p, int ship, Chance chance, Chronicle chronicle) {
    int die = Dice.d6(chance);
    if (die <= BURNS_UP_TO) {
      p.ships.regiments[ship]--;
    }
    NebulaFacts.radiated(chronicle, ship, die, die <= BURNS_UP_TO);
  }

  /** R 9.5.3: one combat after the other, then the planet. */
  @Override
  public void run(NebulaPosition p, Chance chance, Chronicle chronicle) {
    int ship = p.frames.get(1);
    int opponent = p.ships.exists(ship) ? opponent(p, ship) : Ships.NOWHERE;
    if (opponent != Ships.NOWHERE) {
      Combat.begin(p, ship, opponent, chronicle);
      return;
    }
    p.frames.pop();
    if (p.ships.exists(ship)) {
      capture(p, ship, chronicle);
    }
  }

  /** R 10.2: of the adjacent enemy ships that one may fight, the one that arrived first. */
  private static int opponent(NebulaPosition p, int ship) {
    int enemy = 1 - Ships.owner(ship);
    int found = Ships.NOWHERE;
    for (int other = Ships.first(enemy); other < Ships.end(enemy); other++) {
      if (p.ships.exists(other)
          && GalacticMap.isAdjacent(p.ships.blocks[ship], p.ships.blocks[other])
          && !p.isExempt(ship, other)
          && (found == Ships.NOWHERE || p.ships.arrivals[other] < p.ships.arrivals[found])) {
        found = other;
      }
    }
    return found;
  }

  /** R 9.5.4. */
  private static void capture(NebulaPosition p, int ship, Chronicle chronicle) {
    int seat = Ships.owner(ship);
    int block = p.ships.blocks[ship];
    int planet = p.planets.at(block);
    if (planet == Planets.NOBODY || p.ships.anyAt(block, 1 - seat)) {
      return;
    }
    boolean isEnemy = p.planets.isControlledBy(planet, 1 - seat);
    if (isEnemy || (p.planets.isRoot(planet) && p.planets.isNeutral(planet))) {
      Control.gain(p, seat, planet, chronicle);
    }
  }
}
