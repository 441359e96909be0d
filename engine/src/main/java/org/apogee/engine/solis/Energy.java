package org.apogee.engine.solis;

/** R 6: what actions cost, and the action board. */
final class Energy {
  /** The action spaces. */
  static final int SETTLE = 0;

  static final int EXPLORE = 1;
  static final int BUILD = 2;
  static final int MOVE = 3;
  static final int COMBAT = 4;
  static final int SCIENCE = 5;

  private static final String[] NAMES = {"settle", "explore", "build", "move", "combat", "science"};

  private Energy() {}

  static String name(int space) {
    return NAMES[space];
  }

  static int of(SolisPosition p, int seat) {
    return p.empires.get(seat, Empires.ENERGY);
  }

  static int tokens(SolisPosition p, int seat, int space) {
    return p.empires.get(seat, Empires.SPENT + space);
  }

  /** R 6.2. */
  static int cost(SolisPosition p, int seat, int space, int baseAndExtras) {
    return Math.max(tokens(p, seat, space), baseAndExtras);
  }

  static boolean affords(SolisPosition p, int seat, int space, int baseAndExtras) {
    return cost(p, seat, space, baseAndExtras) <= of(p, seat);
  }

  /** R 6.5. */
  static int reduced(SolisPosition p, int seat, int base, Passive cheaper) {
    return Math.max(1, base - p.wealth.passive(seat, cheaper));
  }

  /** R 6.3: gives what was paid. */
  static int pay(SolisPosition p, int seat, int space, int baseAndExtras) {
    int cost = cost(p, seat, space, baseAndExtras);
    p.empires.add(seat, Empires.ENERGY, -cost);
    p.empires.add(seat, Empires.SPENT + space, 1);
    p.empires.count(seat, SolisCounter.of(space), 1);
    return cost;
  }

  /** R 6.7: outside of the action's cost. */
  static void spend(SolisPosition p, int seat, int energy) {
    p.empires.add(seat, Empires.ENERGY, -energy);
  }
}
