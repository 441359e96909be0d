package org.apogee.engine.nova;

/** R 7: impulses go round. */
final class Turns {
  private static final int BONUS_OF_TWO = 2;

  private Turns() {}

  /** R 7.1, R 7.2 and R 8; then the active power has its actions. */
  static void beginImpulse(NovaPosition p) {
    int seat = p.active();
    p.impulse.clear();
    p.board.forgetBuilt();
    p.impulse.points = 1 + p.powers.base[seat] + bonus(p);
    p.impulse.freeExplore = p.powers.has(seat, Development.LONG_RANGE_SENSORS);
    p.countImpulse();
    p.count(NovaCounter.IMPULSES);
    NovaFacts.impulse(p);
    Sieges.roll(p);
    if (!p.isOver()) {
      Sieges.reinforceAllies(p);
      p.frames.push(Step.ACTIONS);
    }
  }

  /** R 9.1: in the first round, a point for each power that has gone before; of two, two. */
  private static int bonus(NovaPosition p) {
    boolean isFirstRound = p.impulses() < p.seats();
    int points = p.seats() == 2 ? BONUS_OF_TWO : 1;
    return isFirstRound && p.options().orderBonus() ? points * p.impulses() : 0;
  }

  /** R 6.6: the next power that is alive. */
  static void endImpulse(NovaPosition p) {
    int seat = p.active();
    do {
      seat = (seat + 1) % p.seats();
    } while (!p.powers.isAlive(seat));
    p.setActive(seat);
    p.frames.clear();
    beginImpulse(p);
  }

  /** The active power has brought its own end about, R 18.2: nothing more is done. */
  static void breakOff(NovaPosition p) {
    FinalImpulse.wake(p);
    endImpulse(p);
  }
}
