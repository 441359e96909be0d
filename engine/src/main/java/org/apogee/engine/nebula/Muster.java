package org.apogee.engine.nebula;

/** What a player's ships and planets come to, counted in one go. */
final class Muster {
  private static final double FAR = 14; // steps
  private static final int ALL_ZONES = (1 << GalacticMap.ZONE_COUNT) - 1;

  int ships;
  int aboard;
  int manned;

  /** Ships that can found a colony alone. */
  int laden;

  /** Regiments on planets for which ships there have room. */
  int loadable;

  /** Ships with one regiment, which radiation can strand. */
  int lone;

  /** Empty ships away from the own planets, which cannot go anywhere. */
  int stranded;

  int damaged;

  /** Of the ship with the most regiments. */
  int strongest;

  /** Sum of squares: six aboard one ship are better than one aboard each of six. */
  int concentration;

  /** How near ships are to planets of the enemy, by their regiments. */
  double pressure;

  /** How near the nearest manned ship is to a planet of the enemy, and to one that would win. */
  double nearEnemy;

  double nearWin;

  /** How near ships are to a planet they could settle, by what they bring for it. */
  double nearColony;

  /** What the seat gains or loses on average in the combat that is going on, in regiments. */
  double fight;

  /** R 9.5.1 ZONE: how near the nearest manned ship is to an unexplored zone. */
  double nearZone;

  /** Ships and planets. */
  int fresh;

  /** What colonies have beyond what they need. */
  int garrison;

  int rings;

  /** Ships beside own planets or on them, and the most regiments of one. */
  int guards;

  int guardRegiments;

  /** Planets that no ship guards. */
  int open;

  void count(NebulaPosition p, int seat) {
    clear();
    int beside = 0; // a planet has at most six guards, bit s for a ship that is one
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (p.planets.isControlledBy(planet, seat)) {
        int regiments = p.planets.regiments[planet];
        garrison += p.planets.isRoot(planet) ? 0 : regiments - Planets.GARRISON;
        rings += Planets.reach(regiments);
        int here = beside(p, seat, p.planets.blocks[planet]);
        open += here == 0 ? 1 : 0;
        beside |= here;
        loadable += Math.min(regiments, room(p, seat, p.planets.blocks[planet]));
      }
    }
    guards = Integer.bitCount(beside);
    fight = fight(p, seat);
    int foreign = p.planets.controlledSet(1 - seat);
    int stakes = Stakes.of(p, seat);
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship)) {
        add(p, seat, ship, (beside >>> ship & 1) != 0);
        if (p.ships.regiments[ship] > 0) {
          approach(p, ship, stakes, foreign);
        }
      }
    }
  }

  private void clear() {
    ships = 0;
    aboard = 0;
    manned = 0;
    laden = 0;
    loadable = 0;
    lone = 0;
    stranded = 0;
    damaged = 0;
    strongest = 0;
    concentration = 0;
    pressure = 0;
    nearEnemy = 0;
    nearWin = 0;
    nearColony = 0;
    nearZone = 0;
    fresh = 0;
    garrison = 0;
    rings = 0;
    guards = 0;
    guardRegiments = 0;
    open = 0;
  }

  private static int beside(NebulaPosition p, int seat, int block) {
    int ships = 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      boolean isHere = p.ships.exists(ship) && GalacticMap.isAdjacent(block, p.ships.blocks[ship]);
      ships |= isHere ? 1 << ship : 0;
    }
    return ships;
  }

  private static int room(NebulaPosition p, int seat, int block) {
    int room = 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      room += p.ships.blocks[ship] == block ? p.ships.room(ship) : 0;
    }
    return room;
  }

  private void add(NebulaPosition p, int seat, int ship, boolean isGuard) {
    int regiments = p.ships.regiments[ship];
    ships++;
    aboard += regiments;
    damaged += Ships.DURABILITY - p.ships.durability[ship];
    fresh += p.ships.has(ship, Ships.NEW) ? 1 : 0;
    guardRegiments = isGuard ? Math.max(guardRegiments, regiments) : guardRegiments;
    strongest = Math.max(strongest, regiments);
    concentration += regiments * regiments;
    if (regiments > 0) {
      manned++;
      laden += regiments >= Planets.GARRISON ? 1 : 0;
      lone += regiments == 1 ? 1 : 0;
    } else {
      int planet = p.planets.at(p.ships.blocks[ship]);
      boolean isHome = planet != Planets.NOBODY && p.planets.isControlledBy(planet, seat);
      stranded += isHome ? 0 : 1;
    }
  }

  private void approach(NebulaPosition p, int ship, int stakes, int foreign) {
    int regiments = p.ships.regiments[ship];
    int block = p.ships.blocks[ship];
    double nearest = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      int stake = Stakes.at(stakes, planet);
      if (stake != 0) {
        int to = p.planets.blocks[planet];
        int steps = regiments == 1 ? Routes.clearSteps(block, to) : Routes.steps(block, to);
        double near = Math.max(0, FAR - steps) / FAR;
        if ((foreign >>> planet & 1) != 0) {
          nearest = Math.max(nearest, near);
        } else {
          int missing = Math.max(1, Planets.GARRISON - p.planets.regiments[planet]);
          near *= Math.min(1, regiments / (double) missing);
          nearColony = Math.max(nearColony, near);
        }
        nearWin = stake == Stakes.WIN ? Math.max(nearWin, near) : nearWin;
      }
    }
    for (int left = ALL_ZONES & ~p.explored(); left != 0; left &= left - 1) {
      int zone = GalacticMap.zoneBlock(Integer.numberOfTrailingZeros(left));
      nearZone = Math.max(nearZone, Math.max(0, FAR - Routes.steps(block, zone)) / FAR);
    }
    nearEnemy = Math.max(nearEnemy, nearest);
    pressure += regiments * nearest;
  }

  private static double fight(NebulaPosition p, int seat) {
    int own = p.isOver() ? Ships.NOWHERE : Combat.shipOf(p, seat);
    if (own == Ships.NOWHERE) {
      return 0;
    }
    int other = Combat.shipOf(p, 1 - seat);
    if (!p.ships.exists(own) || !p.ships.exists(other) || p.isExempt(own, other)) {
      return 0;
    }
    double fair = Duels.gain(p.ships, own, p.ships.regiments[own], other);
    boolean dies = (p.techs.ready[1 - seat] >>> Tech.SUICIDE.id & 1) != 0;
    return dies ? Math.min(p.ships.regiments[other] - p.ships.regiments[own], fair) : fair;
  }
}
