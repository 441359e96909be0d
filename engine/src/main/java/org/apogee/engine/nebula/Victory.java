package org.apogee.engine.nebula;

import org.apogee.engine.Chronicle;

/** R 12.1, 12.2 and 12.4: when the game is over. */
final class Victory {
  private static final int PLANETS_TO_WIN = 3;

  private Victory() {}

  /** After every change of control, the active seat first. */
  static void check(NebulaPosition p, Chronicle chronicle) {
    int active = p.active();
    int passive = p.passive();
    if (hasWon(p, active)) {
      end(p, NebulaEnding.THREE_PLANETS, active, chronicle);
    } else if (hasWon(p, passive)) {
      end(p, NebulaEnding.THREE_PLANETS, passive, chronicle);
    } else if (p.planets.controlled(active) == 0) {
      end(p, NebulaEnding.NO_PLANET, passive, chronicle);
    } else if (p.planets.controlled(passive) == 0) {
      end(p, NebulaEnding.NO_PLANET, active, chronicle);
    }
  }

  /** R 12.1: R 13.1 makes three planets one of each colour. */
  private static boolean hasWon(NebulaPosition p, int seat) {
    return p.planets.controlled(seat) >= PLANETS_TO_WIN
        && NebulaScoring.foreignPlanets(p, seat) > 0
        && NebulaScoring.ownRoots(p, seat) > 0;
  }

  /** R 12.4: both have had as many turns. */
  static void checkTurnLimit(NebulaPosition p, Chronicle chronicle) {
    int second = p.secondSeat();
    if (p.active() == second && p.players.turnsTaken[second] >= p.options().turnLimit()) {
      end(p, NebulaEnding.TURN_LIMIT, NebulaScoring.leader(p), chronicle);
    }
  }

  private static void end(NebulaPosition p, NebulaEnding how, int winner, Chronicle chronicle) {
    p.end(how, winner);
    NebulaFacts.over(chronicle, how, winner);
  }
}
