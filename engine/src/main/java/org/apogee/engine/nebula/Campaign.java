package org.apogee.engine.nebula;

/**
 * What planets and the way to them are worth to a player: planets held, less what threatens them,
 * and for each ship the best planet it could take. A planet falls to whoever reaches it unopposed,
 * so ships, not regiments, defend it.
 */
final class Campaign {
  private static final double PLANET = 85;
  private static final double FOREIGN = 15;
  private static final double DECISIVE = 300;
  private static final double GARRISON_ENOUGH = 1;

  /** How much of a planet's worth a ship has that could take it at once. */
  private static final double NEAR = 0.45;

  /** How much of it an enemy ship takes away that could take it at once. */
  private static final double THREAT = 0.55;

  private static final int REACH = 4;
  private static final int FAR = 18;

  /** After so many turns an attack is worth twice as much: a stalemate helps nobody. */
  private static final double PATIENCE = 20;

  private static final double EVEN = 0.35;
  private static final double EDGE = 0.045;

  private Campaign() {}

  static double worth(NebulaPosition p, int seat) {
    double worth = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (p.planets.isControlledBy(planet, seat)) {
        worth += PLANET;
        worth += Planets.field(planet) == seat ? 0 : FOREIGN;
        worth -= THREAT * stake(p, 1 - seat, planet) * danger(p, seat, planet);
      }
    }
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship)) {
        worth += errand(p, seat, ship);
      }
    }
    return worth;
  }

  /** What it means for a player to gain a planet. */
  private static double stake(NebulaPosition p, int seat, int planet) {
    boolean isEnemys = p.planets.isControlledBy(planet, 1 - seat);
    if (isEnemys && p.planets.controlled(1 - seat) == 1) {
      return DECISIVE;
    }
    if (p.planets.isControlledBy(Planets.twin(planet), seat)) {
      return isEnemys ? PLANET : 0;
    }
    boolean isThird = p.planets.controlled(seat) == 2;
    boolean isForeign = Planets.field(planet) != seat || NebulaScoring.foreignPlanets(p, seat) > 0;
    if (isThird && isForeign && NebulaScoring.ownRoots(p, seat) > 0) {
      return DECISIVE;
    }
    return isEnemys ? 2 * PLANET : PLANET;
  }

  /** The best thing a ship is on its way to, the nearer the better. */
  private static double errand(NebulaPosition p, int seat, int ship) {
    int regiments = p.ships.regiments[ship];
    double near = NEAR * (1 + p.players.turnsTaken[seat] / PATIENCE);
    double best = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (p.planets.isControlledBy(planet, seat)) {
        continue;
      }
      double chance =
          p.planets.isControlledBy(planet, 1 - seat)
              ? regiments == 0 ? 0.1 : odds(force(p, ship, planet), guards(p, 1 - seat, planet))
              : settling(p, planet, regiments);
      double worth =
          near * stake(p, seat, planet) * chance * nearness(p, ship, p.planets.blocks[planet]);
      best = Math.max(best, worth);
    }
    return best;
  }

  /** How far a ship's regiments go towards taking an unowned planet. */
  private static double settling(NebulaPosition p, int planet, int regiments) {
    if (p.planets.isRoot(planet)) {
      return regiments > 0 ? GARRISON_ENOUGH : 0.1;
    }
    int missing = Planets.GARRISON - p.planets.regiments[planet];
    return 0.1 + 0.9 * Math.min(GARRISON_ENOUGH, regiments / (double) missing);
  }

  /** 1 on the spot, less with every step; within one turn's reach it hardly matters. */
  private static double nearness(NebulaPosition p, int ship, int block) {
    int steps = Routes.steps(p.ships.blocks[ship], block);
    if (steps >= FAR) {
      return 0;
    }
    return steps <= REACH ? 1 - 0.05 * steps : 0.8 * (FAR - steps) / (FAR - REACH);
  }

  /** The chance that an enemy ship takes a planet, if nothing is done. */
  private static double danger(NebulaPosition p, int seat, int planet) {
    int enemy = 1 - seat;
    double worst = 0;
    int guards = guards(p, seat, planet);
    for (int ship = Ships.first(enemy); ship < Ships.end(enemy); ship++) {
      if (p.ships.exists(ship) && p.ships.regiments[ship] > 0) {
        double near = nearness(p, ship, p.planets.blocks[planet]);
        double slowed = Planets.reach(p.planets.regiments[planet]) > 0 ? 0.7 : 1;
        worst = Math.max(worst, near * slowed * odds(force(p, ship, planet), guards));
      }
    }
    return worst;
  }

  /** The strength of the ships that would fight whoever comes to a planet. */
  private static int guards(NebulaPosition p, int seat, int planet) {
    int strength = 0;
    int block = p.planets.blocks[planet];
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship) && GalacticMap.isAdjacent(block, p.ships.blocks[ship])) {
        strength += strength(p.ships, ship);
      }
    }
    return strength;
  }

  /** A ship together with the manned ships of its owner that can reach the planet as well. */
  private static int force(NebulaPosition p, int leader, int planet) {
    int seat = Ships.owner(leader);
    int force = 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      boolean joins =
          ship == leader
              || (p.ships.regiments[ship] > 0
                  && Routes.steps(p.ships.blocks[ship], p.planets.blocks[planet]) <= REACH);
      force += joins && p.ships.exists(ship) ? strength(p.ships, ship) : 0;
    }
    return force;
  }

  private static int strength(Ships ships, int ship) {
    return ships.regiments[ship] + 2 * ships.durability[ship] - 1;
  }

  /** The odds of a force against guards; certain where there are none. */
  private static double odds(int force, int guards) {
    return guards == 0 ? 1 : Math.clamp(EVEN + EDGE * (force - guards), 0.05, 0.9);
  }
}
