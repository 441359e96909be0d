package org.apogee.engine.nebula;

/**
 * What planets and the way to them are worth to a player: planets held, less what threatens them,
 * and for each ship the best planet it could take. A player who reaches a planet unopposed takes
 * it, so ships, not regiments, defend it.
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

  private static final int ALL = (1 << Planets.COUNT) - 1;
  private static final int ALL_ZONES = (1 << GalacticMap.ZONE_COUNT) - 1;
  private static final int STAKE_BITS = 2;
  private static final int STAKE_MASK = 3;
  private static final double[] STAKES = {0, PLANET, 2 * PLANET, DECISIVE};

  /** By steps: 1 on the spot, less with each; within one turn's reach it hardly matters. */
  private static final double[] NEARNESS = new double[Routes.UNREACHABLE + 1];

  static {
    for (int steps = 0; steps < FAR; steps++) {
      NEARNESS[steps] = steps <= REACH ? 1 - 0.05 * steps : 0.8 * (FAR - steps) / (FAR - REACH);
    }
  }

  private Campaign() {}

  static double worth(NebulaPosition p, int seat) {
    int own = p.planets.controlledSet(seat);
    int foreign = p.planets.controlledSet(1 - seat);
    double worth = 0;
    int losses = own == 0 ? 0 : stakes(p, 1 - seat, foreign, own);
    for (int left = own; left != 0; left &= left - 1) {
      int planet = Integer.numberOfTrailingZeros(left);
      worth += PLANET;
      worth += Planets.field(planet) == seat ? 0 : FOREIGN;
      worth -= THREAT * stake(losses, planet) * danger(p, seat, planet);
    }
    int gains = stakes(p, seat, own, foreign);
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship)) {
        worth += errand(p, seat, ship, foreign, gains);
      }
    }
    return worth;
  }

  private static double stake(int stakes, int planet) {
    return STAKES[(stakes >>> (STAKE_BITS * planet)) & STAKE_MASK];
  }

  /** What it means for a player to gain each planet, as numbers of {@link #STAKES}. */
  private static int stakes(NebulaPosition p, int seat, int own, int foreign) {
    boolean isLast = Integer.bitCount(foreign) == 1;
    boolean isThird = Integer.bitCount(own) == 2 && NebulaScoring.ownRoots(p, seat) > 0;
    boolean hasForeign = NebulaScoring.foreignPlanets(p, seat) > 0;
    int stakes = 0;
    for (int left = ALL & ~own; left != 0; left &= left - 1) {
      int planet = Integer.numberOfTrailingZeros(left);
      boolean isEnemys = (foreign >>> planet & 1) != 0;
      int stake;
      if (isEnemys && isLast) {
        stake = 3;
      } else if ((own >>> Planets.twin(planet) & 1) != 0) {
        stake = isEnemys ? 1 : 0;
      } else if (isThird && (hasForeign || Planets.field(planet) != seat)) {
        stake = 3;
      } else {
        stake = isEnemys ? 2 : 1;
      }
      stakes |= stake << (STAKE_BITS * planet);
    }
    return stakes;
  }

  /** The best thing a ship is on its way to, the nearer the better; a zero stake is none. */
  private static double errand(NebulaPosition p, int seat, int ship, int foreign, int stakes) {
    int regiments = p.ships.regiments[ship];
    double near = NEAR * (1 + p.players.turnsTaken[seat] / PATIENCE);
    double best = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      double stake = near * stake(stakes, planet);
      double nearness = nearness(p, ship, p.planets.blocks[planet]);
      if (stake * nearness <= best) {
        continue; // even a certain success is no better
      }
      double chance =
          (foreign >>> planet & 1) != 0
              ? regiments == 0 ? 0.1 : odds(force(p, ship, planet), guards(p, 1 - seat, planet))
              : settling(p, planet, regiments);
      best = Math.max(best, stake * chance * nearness);
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

  /** R 9.5.1 ZONE: how near a seat's manned ships are to an unexplored zone; 0 without either. */
  static double nearestZone(NebulaPosition p, int seat) {
    int unexplored = ALL_ZONES & ~p.explored();
    int steps = Routes.UNREACHABLE;
    for (int ship = Ships.first(seat); ship < Ships.end(seat) && unexplored != 0; ship++) {
      if (p.ships.regiments[ship] > 0) {
        for (int left = unexplored; left != 0; left &= left - 1) {
          int block = GalacticMap.zoneBlock(Integer.numberOfTrailingZeros(left));
          steps = Math.min(steps, Routes.steps(p.ships.blocks[ship], block));
        }
      }
    }
    return NEARNESS[steps];
  }

  private static double nearness(NebulaPosition p, int ship, int block) {
    return NEARNESS[Routes.steps(p.ships.blocks[ship], block)];
  }

  /** The chance that an enemy ship takes a planet, if nothing is done. */
  private static double danger(NebulaPosition p, int seat, int planet) {
    int enemy = 1 - seat;
    double worst = 0;
    int guards = guards(p, seat, planet);
    double slowed = Planets.reach(p.planets.regiments[planet]) > 0 ? 0.7 : 1;
    for (int ship = Ships.first(enemy); ship < Ships.end(enemy); ship++) {
      if (p.ships.exists(ship) && p.ships.regiments[ship] > 0) {
        double near = nearness(p, ship, p.planets.blocks[planet]) * slowed;
        if (near > worst) {
          worst = Math.max(worst, near * odds(force(p, ship, planet), guards));
        }
      }
    }
    return worst;
  }

  /** The strength of the ships that would fight a newcomer at a planet. */
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
