package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 7: impulses go round. */
final class Turns {
  private Turns() {}

  /** R 7.1, R 7.2 and R 8; then the active power has its actions. */
  static void beginImpulse(NovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    p.impulse.clear();
    p.board.forgetBuilt();
    p.impulse.points = 1 + p.powers.base[seat] + bonus(p);
    p.impulse.freeExplore = p.powers.has(seat, Development.LONG_RANGE_SENSORS);
    p.countImpulse();
    p.count(NovaCounter.IMPULSES);
    NovaFacts.impulse(chronicle, p);
    Sieges.roll(p, chance, chronicle);
    if (!p.isOver()) {
      Sieges.reinforceAllies(p, chronicle);
      p.frames.push(Step.ACTIONS);
    }
  }

  /** R 9.1: in the first round, points for each power that has gone before. */
  private static int bonus(NovaPosition p) {
    boolean isFirstRound = p.impulses() < p.seats();
    return isFirstRound ? p.options().bonus(p.seats()) * p.impulses() : 0;
  }

  /** R 6.6: the next power that is alive. */
  static void endImpulse(NovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    do {
      seat = (seat + 1) % p.seats();
    } while (!p.powers.isAlive(seat));
    p.setActive(seat);
    p.frames.clear();
    beginImpulse(p, chance, chronicle);
  }

  /** R 14.1: the fleets of all powers become active. */
  static void wake(NovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
        if (p.units.exists(unit)) {
          p.units.wake(unit);
        }
      }
    }
  }
}
