package org.apogee.engine.nova;

/** R 1.2 and R 16.1: income, upkeep, and the economic base that follows from them. */
final class Economy {
  private static final int INCOME_STEP = 2;
  private static final int UPKEEP_STEP = 5;
  private static final int[][] BASE = {
    {0, 0, 0, 0, 0, 0},
    {1, 0, 0, 0, 0, 0},
    {1, 1, 0, 0, 0, 0},
    {2, 1, 1, 0, 0, 0},
    {2, 2, 1, 1, 0, 0},
    {3, 2, 2, 1, 1, 0},
  };

  private Economy() {}

  static int base(int income, int upkeep) {
    int row = Math.min(income / INCOME_STEP, BASE.length - 1);
    int column = Math.min(upkeep / UPKEEP_STEP, BASE[0].length - 1);
    return BASE[row][column];
  }

  static int sumOfTable() {
    int sum = 0;
    for (var row : BASE) {
      for (int cell : row) {
        sum += cell;
      }
    }
    return sum;
  }

  static int income(NovaPosition p, int seat) {
    return income(p, seat, Control.held(p, seat));
  }

  /** If a power held these systems. */
  static int income(NovaPosition p, int seat, int held) {
    long planets = Galaxy.planetsOf(held) & p.board.owned(seat);
    int income = p.powers.has(seat, Development.FUSION_INDUSTRY) ? 2 : 0;
    for (int level = Marker.FACTORY.level; level <= Marker.HIGHEST; level++) {
      income += Marker.of(level).income * Long.bitCount(planets & p.board.atLevel(level));
    }
    for (int minor = 0; minor < Party.MINORS; minor++) {
      income += p.independents.relation(minor, seat) != Independents.STRANGER ? 1 : 0;
    }
    return income;
  }

  /** Units and outposts. */
  static int upkeep(NovaPosition p, int seat) {
    long outposts = p.board.owned(seat) & p.board.atLevel(Marker.OUTPOST.level);
    return p.units.count(seat) + Long.bitCount(outposts);
  }

  static int base(NovaPosition p, int seat) {
    return base(income(p, seat), upkeep(p, seat));
  }
}
