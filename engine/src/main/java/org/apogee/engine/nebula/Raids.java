package org.apogee.engine.nebula;

/**
 * Which planets a player can gain soon, with what chance, and what that means: a strike comes
 * before the other player can answer, a menace after one answer.
 *
 * <p>The result depends on the viewer. It plans its own turn, so after that plan the enemy strikes
 * first.
 */
final class Raids {
  private static final int STEPS = 4;
  private static final int MORE = 1; // with Battle Speed

  /** By stake: for a win the best chance, else the sum of chances. */
  final double[] strikes = new double[Stakes.COUNT];

  final double[] menaces = new double[Stakes.COUNT];

  /** How many planets would win the game. */
  int decisive;

  /** What the enemy's ships in reach are worth as prey, in regiments: now and after one answer. */
  double prey;

  double laterPrey;

  private final Duels duels = new Duels();
  private final int[] force = new int[Ships.PER_SEAT]; // ships that reach a planet, strongest first
  private final int[] crews = new int[Ships.COUNT]; // with what they can load
  private final int[] strikeSteps = new int[Ships.COUNT];
  private final int[] menaceSteps = new int[Ships.COUNT];
  private int seat;
  private boolean isViewer;
  private boolean isActive;
  private int forces;
  private int settlers;

  void measure(NebulaPosition p, int attacker, int viewer) {
    seat = attacker;
    isViewer = attacker == viewer;
    isActive = p.active() == attacker;
    for (int stake = 0; stake < Stakes.COUNT; stake++) {
      strikes[stake] = 0;
      menaces[stake] = 0;
    }
    decisive = 0;
    prey = 0;
    laterPrey = 0;
    if (p.isOver()) {
      return;
    }
    man(p);
    measureSteps(p);
    int stakes = Stakes.of(p, seat);
    boolean strikesNow = isActive || !isViewer;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      int stake = Stakes.at(stakes, planet);
      decisive += stake == Stakes.WIN ? 1 : 0;
      if (stake != 0) {
        double strike = strikesNow ? chance(p, planet, true) : 0;
        add(strikes, stake, strike);
        add(menaces, stake, Math.max(strike, chance(p, planet, false)));
      }
    }
    hunt(p, strikesNow);
  }

  private void hunt(NebulaPosition p, boolean strikesNow) {
    for (int other = Ships.first(1 - seat); other < Ships.end(1 - seat); other++) {
      if (p.ships.exists(other)) {
        double now = strikesNow ? prey(p, other, true) : 0;
        prey += now;
        laterPrey += Math.max(now, prey(p, other, false));
      }
    }
  }

  /** The most that one of the ships gains on average by attacking another. */
  private double prey(NebulaPosition p, int other, boolean strike) {
    double best = 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship) && crews[ship] > 0) {
        int steps = strike ? strikeSteps[ship] : menaceSteps[ship];
        if (steps > 0 && distance(p, ship, p.ships.blocks[other]) <= steps + 1) {
          best = Math.max(best, Duels.gain(p.ships, ship, crews[ship], other));
        }
      }
    }
    return best;
  }

  private static void add(double[] sums, int stake, double chance) {
    sums[stake] = stake == Stakes.WIN ? Math.max(sums[stake], chance) : sums[stake] + chance;
  }

  /** Ships on own planets can load, and Mothership mans one ship anywhere. */
  private void man(NebulaPosition p) {
    int stock = 0;
    for (int planet = 0; planet < Planets.COUNT; planet++) {
      if (p.planets.isControlledBy(planet, seat)) {
        stock = Math.max(stock, available(p, planet));
      }
    }
    boolean mothership = has(p, Tech.MOTHERSHIP) && stock > 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      crews[ship] = p.ships.regiments[ship];
      if (p.ships.exists(ship) && (!isActive || !p.ships.has(ship, Ships.LOADED))) {
        int planet = p.planets.at(p.ships.blocks[ship]);
        if (planet != Planets.NOBODY && p.planets.isControlledBy(planet, seat)) {
          crews[ship] += Math.min(p.ships.room(ship), available(p, planet));
        }
      }
      if (mothership && p.ships.exists(ship) && crews[ship] == 0) {
        crews[ship] = Math.min(p.ships.capacity[ship], stock);
        mothership = false;
      }
    }
  }

  private int available(NebulaPosition p, int planet) {
    return p.planets.regiments[planet] - (isActive ? p.planets.fresh[planet] : 0);
  }

  private boolean has(NebulaPosition p, Tech tech) {
    boolean isReady = (p.techs.ready[seat] >>> tech.id & 1) != 0;
    return isReady && (p.techs.jammed[seat] >>> tech.id & 1) == 0;
  }

  private double chance(NebulaPosition p, int planet, boolean strike) {
    gather(p, planet, strike);
    if (forces == 0 || settlers < missing(p, planet)) {
      return 0;
    }
    return against(p, planet);
  }

  /** R 9.8 and 13: regiments that a planet still needs. */
  private int missing(NebulaPosition p, int planet) {
    boolean isFree = p.planets.controllers[planet] == Planets.NOBODY;
    return isFree && !p.planets.isRoot(planet) ? Planets.GARRISON - p.planets.regiments[planet] : 1;
  }

  private void gather(NebulaPosition p, int planet, boolean strike) {
    forces = 0;
    settlers = 0;
    boolean jumpgate = has(p, Tech.JUMPGATE);
    int reach =
        p.planets.isControlledBy(planet, 1 - seat) ? Planets.reach(p.planets.regiments[planet]) : 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship) && crews[ship] > 0) {
        int steps = strike ? strikeSteps[ship] : menaceSteps[ship];
        boolean comes = walks(p, ship, planet, steps, reach);
        if (!comes && jumpgate && jumps(p, ship, planet, strike, steps, reach)) {
          comes = true;
          jumpgate = false;
        }
        if (comes) {
          join(ship);
        }
      }
    }
  }

  private void join(int ship) {
    settlers += crews[ship];
    int at = forces++;
    while (at > 0 && crews[force[at - 1]] < crews[ship]) {
      force[at] = force[at - 1];
      at--;
    }
    force[at] = ship;
  }

  /** How far each ship goes before the strike, and before the menace, is over; R 9.3. */
  private void measureSteps(NebulaPosition p) {
    int full = STEPS + (has(p, Tech.BATTLE_SPEED) ? MORE : 0);
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship) && crews[ship] > 0) {
        boolean isInRing = p.planets.isInRingAgainst(seat, p.ships.blocks[ship]);
        int now = isActive ? left(p, ship, isInRing ? 1 : full) : 0;
        int coming = !isActive && p.ships.has(ship, Ships.EMP) ? 0 : isInRing ? 1 : full;
        strikeSteps[ship] = isActive ? now : coming;
        menaceSteps[ship] = isViewer ? coming : strikeSteps[ship] + STEPS;
      }
    }
  }

  private static int left(NebulaPosition p, int ship, int full) {
    if (p.ships.has(ship, Ships.NEW) || p.ships.has(ship, Ships.EMP)) {
      return 0;
    }
    int allowance = p.ships.has(ship, Ships.RING_TOUCHED) ? 1 : full;
    return Math.max(0, allowance - p.ships.stepsUsed[ship]);
  }

  /** R 9.6: a ring must be entered by the last step, unless the ship begins within it. */
  private boolean walks(NebulaPosition p, int ship, int planet, int steps, int reach) {
    int to = p.planets.blocks[planet];
    int distance = distance(p, ship, to);
    if (reach == 0 || distance <= 1 || steps > STEPS + MORE) {
      return distance <= steps;
    }
    if (distance > steps) {
      return false;
    }
    for (int before : GalacticMap.steps(to)) {
      if (GalacticMap.dsq(before, to) > reach && distance(p, ship, before) < steps) {
        return true;
      }
    }
    return false;
  }

  private int distance(NebulaPosition p, int ship, int to) {
    int from = p.ships.blocks[ship];
    return crews[ship] == 1 ? Routes.clearSteps(from, to) : Routes.steps(from, to);
  }

  private boolean jumps(
      NebulaPosition p, int ship, int planet, boolean strike, int steps, int reach) {
    if (strike && isActive && p.ships.has(ship, Ships.NEW)) {
      return false;
    }
    int after = Routes.afterJump(p.ships.blocks[ship], p.planets.blocks[planet]);
    return after <= (reach > 0 ? Math.min(1, steps) : steps);
  }

  /** R 10: all ships beside the planet and on it defend it. */
  private double against(NebulaPosition p, int planet) {
    int block = p.planets.blocks[planet];
    int enemy = 1 - seat;
    duels.clear();
    int guards = 0;
    boolean isManned = false;
    for (int ship = Ships.first(enemy); ship < Ships.end(enemy); ship++) {
      if (p.ships.exists(ship) && GalacticMap.isAdjacent(block, p.ships.blocks[ship])) {
        guards++;
        isManned |= p.ships.blocks[ship] == block;
        duels.guard(p.ships.regiments[ship], p.ships.durability[ship]);
      }
    }
    if (guards == 0) {
      return 1;
    }
    for (int i = 0; i < forces; i++) {
      duels.attack(crews[force[i]], p.ships.durability[force[i]]);
    }
    boolean isSuicidal = (p.techs.ready[enemy] >>> Tech.SUICIDE.id & 1) != 0;
    int lost = isSuicidal ? p.ships.durability[force[0]] : 0;
    double chance = duels.chance(lost, isSuicidal ? Ships.DURABILITY : 0);
    if (has(p, Tech.RADIOACTIVE_RAY)) {
      chance = Math.max(chance, duels.chance(lost, 1));
    }
    if (has(p, Tech.INVISIBILITY_FIELD) && !isManned) {
      chance = Math.max(chance, duels.chance(lost, Ships.DURABILITY));
    }
    return has(p, Tech.SUICIDE) && forces > 1 && !isSuicidal ? 1 : chance;
  }
}
