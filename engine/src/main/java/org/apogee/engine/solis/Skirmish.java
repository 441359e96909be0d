package org.apogee.engine.solis;

/** Combats between seats: what a seat could win by one, and what it could lose. */
final class Skirmish {
  private static final double SEAT_VARIANCE = 0.4;
  private static final double SOON = 0.5;

  /** What a rival's loss of a point is worth. */
  private static final double DENIED = 0.4;

  double gain;
  double danger;

  /** R 11.16 and R 11.17 for the best combat that a seat could have now or after a move. */
  void foresee(SolisPosition p, int seat) {
    gain = 0;
    danger = 0;
    if (!p.options().seatsFight()) {
      return;
    }
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat) {
        gain = Math.max(gain, best(p, seat, other));
        danger = Math.max(danger, best(p, other, seat));
      }
    }
  }

  private static double best(SolisPosition p, int seat, int other) {
    long ships = p.galaxy.active[seat];
    long here = ships | (p.galaxy.stations & p.galaxy.owned[seat]);
    long near = here | Hex.around(ships);
    long prey = (p.galaxy.forces(other) | p.galaxy.owned[other]) & ~p.plan.homes & near;
    double best = 0;
    for (; prey != 0; prey &= prey - 1) {
      int sector = Hex.first(prey);
      int own = Combat.localDice(p, seat, sector);
      double now = own > 0 ? reward(p, seat, other, sector, own) : 0;
      int all = own + Hunt.brought(p, seat, sector);
      double soon = all > own ? SOON * reward(p, seat, other, sector, all) : 0;
      best = Math.max(best, Math.max(now, soon));
    }
    return best;
  }

  private static double reward(SolisPosition p, int seat, int other, int sector, int own) {
    boolean owner = p.galaxy.owner(sector) == other;
    double taken = owner ? p.galaxy.value(sector) : 0;
    int units = p.galaxy.shipsIn(other, sector) + (owner ? p.galaxy.stations(sector) : 0);
    if (units == 0) {
      return DENIED * (2 + taken);
    }
    int dice = Combat.localDice(p, other, sector);
    double armour = Panel.SEAT_ARMOUR + p.wealth.passive(other, Passive.HULL);
    double hits = (own * power(p, seat, true) - dice * power(p, other, false) * 0.6) / armour;
    double variance = (own + dice) * SEAT_VARIANCE / (armour * armour);
    double kills = Math.min(units, 0.5 * (hits + Math.sqrt(hits * hits + 0.64 * variance)));
    double margin = (hits - units + 0.5) / Math.sqrt(variance + 0.05);
    double clears = 0.5 + 0.5 * margin / (0.8 + Math.abs(margin));
    double back = dice * power(p, other, true) - own * power(p, seat, false) * 0.4;
    double lost = WarOutlook.LOST_SHIP * Math.min(own, Math.max(0, back));
    double won =
        Math.max(0, kills / 2 - 0.2) + clears * (1 + DENIED * (2 * (owner ? 1 : 0) + taken));
    return Math.max(0, won + DENIED * kills - 0.7 * lost);
  }

  /** What a die gives on the average. */
  private static double power(SolisPosition p, int seat, boolean attack) {
    double sum = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      sum +=
          WarOutlook.power(
              attack ? p.empires.attackPlace(seat, face) : p.empires.defencePlace(seat, face));
    }
    return sum / Panel.FACES;
  }
}
