package org.apogee.engine.solis;

import org.apogee.engine.Chronicle;

/** R 8.5 and R 8.6: what it costs to reveal stored tiles, how many, and where they may go. */
final class Reveal {
  private static final int RED_BASE = 2;
  private static final int BASE = 1;
  private static final int[] COUNTS = {1, 1, 2};
  private static final Passive[] MORE = {
    Passive.REVEAL_RED, Passive.REVEAL_YELLOW, Passive.REVEAL_BLUE
  };

  private Reveal() {}

  /** R 8.5. */
  static int base(SolisPosition p, int seat, int colour) {
    return colour == Star.RED ? Energy.reduced(p, seat, RED_BASE, Passive.CHEAP_REVEAL_RED) : BASE;
  }

  static int count(SolisPosition p, int seat, int colour) {
    return COUNTS[colour] + p.wealth.passive(seat, MORE[colour]);
  }

  static boolean isAllowed(SolisPosition p, int seat, int colour) {
    return Energy.affords(p, seat, Energy.EXPLORE, base(p, seat, colour))
        && hasPlaceable(p, seat, colour);
  }

  static boolean hasPlaceable(SolisPosition p, int seat, int colour) {
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      int tile = p.empires.stored(seat, i);
      if (Location.of(tile).star == colour && hasPlace(p, seat, tile)) {
        return true;
      }
    }
    return false;
  }

  static boolean hasPlace(SolisPosition p, int seat, int tile) {
    var location = Location.of(tile);
    for (long rest = sites(p, seat, location); rest != 0; rest &= rest - 1) {
      for (int colour = 0; colour <= location.star; colour++) {
        if (p.galaxy.emptySlot(Hex.first(rest), colour) >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** R 8.6: the sectors that a tile may go to, if they have a slot. */
  static long sites(SolisPosition p, int seat, Location location) {
    long owned = p.galaxy.owned[seat];
    return location.isWormhole() ? owned & ~(p.galaxy.gates | p.galaxy.wormholes) : owned;
  }

  static void begin(SolisPosition p, int seat, int colour, Chronicle chronicle) {
    int cost = Energy.pay(p, seat, Energy.EXPLORE, base(p, seat, colour));
    ExploreFacts.begun(chronicle, p, seat, colour, cost);
    p.turn.reset();
    p.turn.set(TurnRecord.COLOUR, colour);
    p.turn.set(TurnRecord.LEFT, count(p, seat, colour));
    p.ask(Step.REVEAL_TILE, seat);
  }
}
