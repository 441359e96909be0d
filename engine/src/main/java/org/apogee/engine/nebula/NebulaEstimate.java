package org.apogee.engine.nebula;

/**
 * What a player's position is worth by hand-written rules: expand, fight, defend. One regiment is
 * worth about five. Bots go by a learned evaluation that begins with it ({@link NebulaFeatures}).
 *
 * <p>A player's research is hidden from the other (R 14.1): the other's tokens count by colour and
 * tier only, which everybody sees.
 */
final class NebulaEstimate {
  private static final double MEAN_D6 = 3.5;
  private static final double MEAN_D10 = 5.5;
  private static final int SPECIALISED_YIELD = 10;
  private static final int KICK = 10;

  /** Of one resource in a Harvest: metal makes regiments, crystal hardly anything. */
  private static final double[] INCOME = {2.8, 1.6, 1.2};

  private static final double[] BUILDINGS = {45, 40, 5};
  private static final double UNDER_CONSTRUCTION = 0.95;
  private static final double[] RESERVES = {0.6, 0.45, 0.4};
  private static final int RESERVE_WANTED = 24;
  private static final double BASIC_TECH = 6;
  private static final double ADVANCED_TECH = 10;
  private static final double READY = 3;
  private static final double INDICATOR = 1;

  /** R 11.4, Clone: what each order of a regiment is worth more while it lasts. */
  private static final double CLONE = 4.5;

  private static final double REGIMENT = 5.4;
  private static final double REGIMENT_SURPLUS = 3;
  private static final int REGIMENTS_WANTED = 24;
  private static final double SHIP = 3;
  private static final double MANNED = 4;
  private static final double LADEN = 6;
  private static final double LOADABLE = 2;
  private static final double STRANDED = 3;
  private static final double DAMAGE = 7;
  private static final double PLANET = 70;
  private static final double ROOT = 30;
  private static final double FOREIGN = 20;
  private static final double NEAR_ENEMY = 15;
  private static final double NEAR_WIN = 20;
  private static final double NEAR_COLONY = 13;
  private static final double NEAR_ZONE = 8;

  /** By what a planet means, {@link Stakes}. */
  private static final double[] STRIKES = {0, 25, 40, 90};

  private static final double[] MENACES = {0, 5, 10, 15};
  private static final double PREY = 2.5;
  private static final double FIGHT = 4;

  private NebulaEstimate() {}

  /**
   * What a seat has.
   *
   * @param due whether the seat's Maintenance and Harvest come before anything else that it does;
   *     they are counted as if they were over. Otherwise a plan that ends the own turn would look
   *     worse than one that stops before, only because the enemy has harvested meanwhile.
   */
  static double worth(NebulaPosition p, int seat, boolean due, Muster muster, Raids raids) {
    return economy(p, seat, due)
        + CLONE * clonedOrders(p, seat)
        + techs(p.techs, seat, due)
        + forces(p, seat, muster)
        + planets(p, seat)
        + prospects(muster, raids);
  }

  /** R 7.2, what a seat has of a resource, or what it will have on average after its Harvest. */
  static double reserve(NebulaPosition p, int seat, int resource, boolean due) {
    double reserve = p.players.reserve(seat, resource);
    if (!due) {
      return reserve;
    }
    if (p.players.turnsTaken[seat] == 0) {
      reserve = KICK;
    }
    return Math.min(Players.RESERVE_MAX, reserve + income(p.players, seat, resource, true));
  }

  /** R 7.2, the mean of a Harvest. */
  static double income(Players players, int seat, int resource, boolean punished) {
    int index = Players.of(seat, resource);
    if (punished && players.penalties[index] == 1) {
      return MEAN_D6;
    }
    return switch (players.extractors[index]) {
      case Players.BASE_EXTRACTOR -> MEAN_D6 + MEAN_D10;
      case Players.SPECIALISED_EXTRACTOR -> MEAN_D6 + SPECIALISED_YIELD;
      default -> MEAN_D6;
    };
  }

  private static double economy(NebulaPosition p, int seat, boolean due) {
    double worth = 0;
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      worth += RESERVES[resource] * Math.min(RESERVE_WANTED, reserve(p, seat, resource, due));
      worth += INCOME[resource] * income(p.players, seat, resource, false);
      double lost = income(p.players, seat, resource, false);
      worth -= due ? 0 : RESERVES[resource] * (lost - income(p.players, seat, resource, true));
      worth +=
          switch (p.players.buildings[Players.of(seat, resource)]) {
            case Players.UNDER_CONSTRUCTION -> BUILDINGS[resource] * (due ? 1 : UNDER_CONSTRUCTION);
            case Players.OWNED -> BUILDINGS[resource];
            default -> 0;
          };
    }
    return worth;
  }

  /** R 11.4, Clone: how many orders can be doubled as long as it lasts. */
  static int clonedOrders(NebulaPosition p, int seat) {
    boolean lasts =
        !p.isOver()
            && p.frames.at(0) == Step.PROGRESS
            && p.players.has(seat, Players.CLONE_ACTIVE)
            && p.players.owns(seat, 0);
    return lasts ? p.players.reserve(seat, 0) / Progress.REGIMENT_PRICE : 0;
  }

  /** By colour and tier alone, so that nothing hidden is used. */
  private static double techs(TechStates techs, int seat, boolean due) {
    double worth = READY * Integer.bitCount(techs.ready[seat]);
    for (int left = techs.known(seat); left != 0; left &= left - 1) {
      int tech = Integer.numberOfTrailingZeros(left);
      worth += Tech.of(tech).tier() == Tech.Tier.BASIC ? BASIC_TECH : ADVANCED_TECH;
      worth -= INDICATOR * Math.max(0, techs.indicator(seat, tech) - (due ? 1 : 0));
    }
    return worth;
  }

  private static double forces(NebulaPosition p, int seat, Muster muster) {
    int regiments = NebulaScoring.regiments(p, seat);
    return REGIMENT * Math.min(regiments, REGIMENTS_WANTED)
        + REGIMENT_SURPLUS * Math.max(0, regiments - REGIMENTS_WANTED)
        + SHIP * muster.ships
        + MANNED * muster.manned
        + LADEN * muster.laden
        + LOADABLE * muster.loadable
        - STRANDED * muster.stranded
        - DAMAGE * muster.damaged;
  }

  private static double planets(NebulaPosition p, int seat) {
    return PLANET * p.planets.controlled(seat)
        + ROOT * NebulaScoring.ownRoots(p, seat)
        + FOREIGN * NebulaScoring.foreignPlanets(p, seat);
  }

  private static double prospects(Muster muster, Raids raids) {
    double worth =
        NEAR_ENEMY * muster.nearEnemy
            + NEAR_WIN * muster.nearWin
            + NEAR_COLONY * muster.nearColony
            + NEAR_ZONE * muster.nearZone
            + FIGHT * muster.fight
            + PREY * raids.prey;
    for (int stake = 0; stake < Stakes.COUNT; stake++) {
      worth += STRIKES[stake] * raids.strikes[stake] + MENACES[stake] * raids.menaces[stake];
    }
    return worth;
  }
}
