package org.apogee.engine.solis;

/** R 10.1 to R 10.4: how far ships and support go, in sets of sectors. */
final class Reach {
  private Reach() {}

  /** R 10.3: sectors that a seat's ships may enter. */
  static long open(SolisPosition p, int seat) {
    int home = p.empires.get(seat, Empires.HOME);
    return p.plan.board & (~p.plan.homes | Hex.bit(home));
  }

  /** R 10.2: sectors that they may go on from. */
  static long through(SolisPosition p, int seat, boolean passes) {
    return passes ? open(p, seat) : open(p, seat) & ~p.blocked(seat);
  }

  /** R 10.4: the sectors that some owned sector supports. */
  static long supported(SolisPosition p, int seat, int range) {
    int support = range + p.wealth.passive(seat, Passive.SUPPORT);
    long board = p.plan.board;
    return flood(p.galaxy.owned[seat], support, board, board, p.galaxy.wormholes);
  }

  /**
   * All sectors within a range of a set, the set included. A way may go on from the set and from
   * sectors of {@code through}; it stays within {@code open}; one step between two wormholes costs
   * nothing. A way back is as long as the way there.
   */
  static long flood(long from, int range, long through, long open, long wormholes) {
    long start = from | through;
    long plain = from;
    long hopped = (plain & wormholes) == 0 ? 0 : wormholes & open;
    for (int step = 0; step < range; step++) {
      plain |= Hex.around(plain & start) & open;
      hopped |= Hex.around(hopped & through) & open;
      if ((plain & start & wormholes) != 0) {
        hopped |= wormholes & open;
      }
    }
    return plain | hopped;
  }
}
