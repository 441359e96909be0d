package org.apogee.engine.nebula;

/** What it would mean for a player to gain each planet, as two bits for each. */
final class Stakes {
  static final int NONE = 0;
  static final int COLONY = 1;
  static final int CAPTURE = 2;
  static final int WIN = 3;
  static final int COUNT = 4;

  private static final int ALL = (1 << Planets.COUNT) - 1;
  private static final int BITS = 2;
  private static final int MASK = 3;

  private Stakes() {}

  /** What a planet means, by the stakes of all. */
  static int at(int stakes, int planet) {
    return (stakes >>> (BITS * planet)) & MASK;
  }

  static int of(NebulaPosition p, int seat) {
    int own = p.planets.controlledSet(seat);
    int foreign = p.planets.controlledSet(1 - seat);
    boolean isLast = Integer.bitCount(foreign) == 1;
    boolean isThird = Integer.bitCount(own) == 2 && NebulaScoring.ownRoots(p, seat) > 0;
    boolean hasForeign = NebulaScoring.foreignPlanets(p, seat) > 0;
    int stakes = 0;
    for (int left = ALL & ~own; left != 0; left &= left - 1) {
      int planet = Integer.numberOfTrailingZeros(left);
      boolean isEnemys = (foreign >>> planet & 1) != 0;
      int stake;
      if (isEnemys && isLast) {
        stake = WIN;
      } else if ((own >>> Planets.twin(planet) & 1) != 0) {
        stake = isEnemys ? COLONY : NONE;
      } else if (isThird && (hasForeign || Planets.field(planet) != seat)) {
        stake = WIN;
      } else {
        stake = isEnemys ? CAPTURE : COLONY;
      }
      stakes |= stake << (BITS * planet);
    }
    return stakes;
  }
}
