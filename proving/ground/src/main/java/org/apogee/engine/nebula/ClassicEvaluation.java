package org.apogee.engine.nebula;

import org.apogee.engine.Evaluation;
import org.apogee.engine.Position;

/**
 * What bots go by: expand, fight, defend. Worth is counted in resources.
 *
 * <p>An economy is worth what it will still yield; a planet what it means for victory; a ship what
 * it carries and how near it is to a planet it could take ({@link ClassicCampaign}). The value is a
 * share of the difference, so that it never leaves 0 to 1.
 *
 * <p>A player's research is hidden from the other (R 14.1): the other's tokens count by colour and
 * tier only, which everybody sees.
 */
public final class ClassicEvaluation implements Evaluation {
  /** The lead that makes a game three quarters won. */
  private static final double SCALE = 160;

  private static final double BASE_EXTRACTOR = 16;
  private static final double SPECIALISED_EXTRACTOR = 30;
  private static final double[] BUILDINGS = {62, 60, 34};
  private static final double UNDER_CONSTRUCTION = 0.9;
  private static final double REGIMENT = 4.8;
  private static final double REGIMENT_SURPLUS = 2;
  private static final int REGIMENTS_WANTED = 18;
  private static final double SHIP = 11;
  private static final double SHIP_MORE = 5.5;
  private static final double DAMAGE = 4;
  private static final double RESERVE_FULL = 18;
  private static final double RESERVE_SURPLUS = 0.25;
  private static final double BASIC_TECH = 18;
  private static final double ADVANCED_TECH = 27;
  private static final double INDICATOR = 2;
  private static final int TECHS_WANTED = 5;
  private static final double TECH_SURPLUS = 0.5;

  /** The middle of a basic and an advanced tech, as a colour has as many of each. */
  private static final double DRAWN_TECH = (BASIC_TECH + ADVANCED_TECH) / 2;

  /** How much of a tech's worth lies in a ship on its way to an unexplored zone. */
  private static final double ZONE = 0.3;

  @Override
  public double value(Position position, int seat) {
    var p = (NebulaPosition) position;
    if (p.isOver()) {
      return Evaluation.ofEnd(p, seat);
    }
    double lead = worth(p, seat) - worth(p, 1 - seat);
    return 0.5 + 0.5 * lead / (Math.abs(lead) + SCALE);
  }

  /** Others answer in the middle of a turn, so plans are no measure of time. */
  @Override
  public int turn(Position position) {
    var turnsTaken = ((NebulaPosition) position).players.turnsTaken;
    return turnsTaken[0] + turnsTaken[1];
  }

  private static double worth(NebulaPosition p, int seat) {
    return economy(p.players, seat)
        + techs(p.techs, seat)
        + forces(p, seat)
        + exploration(p, seat)
        + ClassicCampaign.worth(p, seat);
  }

  private static double economy(Players players, int seat) {
    double worth = 0;
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      int index = Players.of(seat, resource);
      int reserve = players.reserves[index];
      worth += Math.min(reserve, RESERVE_FULL);
      worth += RESERVE_SURPLUS * Math.max(0, reserve - RESERVE_FULL);
      worth -= 4 * players.penalties[index];
      worth +=
          switch (players.extractors[index]) {
            case Players.BASE_EXTRACTOR -> BASE_EXTRACTOR;
            case Players.SPECIALISED_EXTRACTOR -> SPECIALISED_EXTRACTOR;
            default -> 0;
          };
      worth +=
          switch (players.buildings[index]) {
            case Players.UNDER_CONSTRUCTION -> BUILDINGS[resource] * UNDER_CONSTRUCTION;
            case Players.OWNED -> BUILDINGS[resource];
            default -> 0;
          };
    }
    return worth;
  }

  /** By colour and tier alone, so that nothing hidden is used. */
  private static double techs(TechStates techs, int seat) {
    int known = techs.known(seat);
    int count = 0;
    double worth = 0;
    for (int left = known; left != 0; left &= left - 1) {
      int tech = Integer.numberOfTrailingZeros(left);
      double full = Tech.of(tech).tier() == Tech.Tier.BASIC ? BASIC_TECH : ADVANCED_TECH;
      worth += full - INDICATOR * techs.indicator(seat, tech);
      count++;
    }
    return count <= TECHS_WANTED
        ? worth
        : worth * (TECHS_WANTED + TECH_SURPLUS * (count - TECHS_WANTED)) / count;
  }

  /** R 9.5.1 ZONE: a tech about to be drawn is as good as one; a zone nearby is a hope of one. */
  private static double exploration(NebulaPosition p, int seat) {
    int owned = Integer.bitCount(p.techs.owned(seat));
    if (owned == Tech.COUNT) {
      return 0;
    }
    double tech = owned < TECHS_WANTED ? DRAWN_TECH : DRAWN_TECH * TECH_SURPLUS;
    double worth = ClassicCampaign.nearestZone(p, seat) * ZONE * tech;
    return p.frames.isAt(Step.EXPLORE) && seat == p.active() ? worth + tech : worth;
  }

  private static double forces(NebulaPosition p, int seat) {
    int regiments = NebulaScoring.regiments(p, seat);
    double worth = REGIMENT * Math.min(regiments, REGIMENTS_WANTED);
    worth += REGIMENT_SURPLUS * Math.max(0, regiments - REGIMENTS_WANTED);
    int count = 0;
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship)) {
        worth += count++ < 3 ? SHIP : SHIP_MORE;
        worth -= DAMAGE * (Ships.DURABILITY - p.ships.durability[ship]);
      }
    }
    return worth;
  }
}
