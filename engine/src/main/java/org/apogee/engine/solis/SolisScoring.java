package org.apogee.engine.solis;

import org.apogee.engine.solis.Effect.PointsPer;

/** R 15.2 and R 15.5 to R 15.10: the victory track, totals and places. */
final class SolisScoring {
  private static final int ARTIFACT = 5;
  private static final int SQUARES_FROM = 6;
  private static final int SQUARES_TO = 10;

  private SolisScoring() {}

  /** R 15.9. */
  static int ofArtifacts(int count) {
    if (count < SQUARES_FROM) {
      return ARTIFACT * count;
    }
    return count <= SQUARES_TO ? count * count : SQUARES_TO * count;
  }

  static int artifacts(SolisPosition p) {
    int artifacts = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      artifacts += p.wealth.artifacts(seat);
    }
    return artifacts;
  }

  /** R 15.2. */
  static int victoryTrack(SolisPosition p) {
    int track = ofArtifacts(artifacts(p));
    for (int seat = 0; seat < p.seats(); seat++) {
      track += p.empires.get(seat, Empires.STAR_C) + p.wealth.sectorPoints(seat);
    }
    return track;
  }

  /** R 15.5. */
  static int total(SolisPosition p, int seat) {
    return p.empires.get(seat, Empires.STAR_C)
        + p.empires.get(seat, Empires.STAR_I)
        + objectives(p, seat)
        + p.wealth.sectorPoints(seat)
        + technology(p, seat)
        + ofArtifacts(p.wealth.individualArtifacts(seat));
  }

  static int objectives(SolisPosition p, int seat) {
    int points = 0;
    for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
      int objective = p.empires.get(seat, Empires.OBJECTIVES + i);
      if (objective >= 0 && p.empires.isRevealed(seat, i)) {
        points += Objective.of(objective).tier.points;
      }
    }
    return points;
  }

  /** R 15.8. */
  static int technology(SolisPosition p, int seat) {
    int points = 0;
    for (long rest = p.empires.active[seat]; rest != 0; rest &= rest - 1) {
      points += points(p, seat, p.empires.tech(seat, Long.numberOfTrailingZeros(rest)));
    }
    return points;
  }

  /** R 15.8: of one technology, if it is active. */
  static int points(SolisPosition p, int seat, Tech tech) {
    var per = tech.pointsPer;
    return tech.points + (per == null ? 0 : per.points() * metric(p, seat, per));
  }

  private static int metric(SolisPosition p, int seat, PointsPer per) {
    return switch (per.metric()) {
      case RES_N -> Logistics.stock(p, seat, Good.of('N'));
      case RES_P -> Logistics.stock(p, seat, Good.of('P'));
      case RES_H -> Logistics.stock(p, seat, Good.of('H'));
      case RES_B -> Logistics.stock(p, seat, Good.of('B'));
      case RES_A -> Logistics.stock(p, seat, Good.of('A'));
      case SECTORS -> Long.bitCount(p.galaxy.owned[seat] & ~p.plan.homes);
      case ARTIFACTS -> p.wealth.artifacts(seat);
      case ACTIVE_BASICS -> Long.bitCount(p.empires.active[seat] & Techs.BASIC_SET);
    };
  }

  /** R 15.10: total, individual artifacts, sectors, Entity units destroyed; the first decides. */
  private static long standing(SolisPosition p, int seat) {
    long sectors = Long.bitCount(p.galaxy.owned[seat]);
    long standing = total(p, seat);
    standing = (standing << 10) | p.wealth.individualArtifacts(seat);
    standing = (standing << 10) | sectors;
    return (standing << 14) | p.empires.get(seat, Empires.ENTITY_KILLS);
  }

  /** R 15.4 and R 16.2: in a defeat the Entity is first; in COOP the seats share a place. */
  static int place(SolisPosition p, int seat) {
    int place = p.ending().isDefeat() && !p.options().isExploration() ? 2 : 1;
    if (p.options().isCoop()) {
      return place;
    }
    long own = standing(p, seat);
    for (int other = 0; other < p.seats(); other++) {
      place += other != seat && standing(p, other) > own ? 1 : 0;
    }
    return place;
  }
}
