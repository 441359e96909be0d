package org.apogee.engine.solis;

/**
 * Combats that a seat could have, and sectors that it could lose, in points.
 *
 * <p>Combats are foreseen by means and variances: so many dice, so much damage and shield for each.
 */
final class Hunt {
  private static final double NOW = 0.7;
  private static final double SOON = 0.45;
  private static final double SECOND = 0.6;
  private static final double STAR = 1.4;
  private static final double LOSSES = 0.5;
  private static final double THREAT = 0.5;
  private static final double SECTOR = 3;
  private static final double TILE = 0.8;
  private static final double RAID = 1.5;

  /** How likely a victory in the centre must be to count. */
  private static final double LIKELY = 0.25;

  /** How damage and shields spread, for each die. */
  private static final double SEAT_VARIANCE = 0.4;

  private static final double ENTITY_VARIANCE = 0.5;

  private Hunt() {}

  /** By what a seat's dice give on the average, and what an Entity ship destroyed is worth. */
  static double worth(SolisPosition p, int seat, double attack, double defence, double kill) {
    double best = p.options().seatsFight() ? raid(p, seat) : 0;
    double second = 0;
    double lost = 0;
    double entityAttack = entityPower(p, true);
    double entityDefence = entityPower(p, false);
    long ships = p.galaxy.active[seat];
    long near = ships | Hex.around(ships) | (p.galaxy.stations & p.galaxy.owned[seat]);
    for (long rest = p.galaxy.entityForces(); rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      int dice = Combat.localDice(p, Entity.SEAT, sector);
      int own = Combat.localDice(p, seat, sector);
      double danger = dice * entityAttack;
      if (Hex.has(near, sector)) {
        double block = dice * entityDefence;
        double now = 0;
        if (own > 0) {
          now = Math.max(0, reward(p, sector, own, own * attack - block, kill));
          now -= LOSSES * losses(own, danger - own * defence * 0.3) * (now > 0 ? 1 : 0);
          lost += LOSSES * losses(own, danger - own * defence * 0.4);
        }
        int all = own + brought(p, seat, sector);
        double soon = 0;
        if (all > own) {
          soon = reward(p, sector, all, all * attack - block, kill);
          soon -= LOSSES * losses(all, danger - all * defence * 0.3);
        }
        now = Math.max(0, now);
        double worth = NOW * now + SOON * Math.max(0, soon - now);
        second = Math.max(second, Math.min(best, worth));
        best = Math.max(best, worth);
      }
      if (p.galaxy.owner(sector) == seat) {
        double strength = danger - own * (attack + defence) * 0.6;
        double share = Math.min(1, Math.max(0, 0.5 + strength * 0.4));
        lost += THREAT * share * (SECTOR + p.galaxy.value(sector) + TILE * tiles(p, sector));
      }
    }
    return best + SECOND * second - lost;
  }

  /** R 11.4: a sector that its owner does not defend falls to the first ship. */
  private static double raid(SolisPosition p, int seat) {
    long prey = 0;
    for (int other = 0; other < p.seats(); other++) {
      prey |= other == seat ? 0 : p.galaxy.owned[other] & ~p.galaxy.forces(other);
    }
    prey &= ~(p.plan.homes | p.galaxy.entityForces());
    long ships = p.galaxy.active[seat];
    if ((prey & ships) != 0) {
      return NOW * RAID;
    }
    return (prey & Hex.around(ships)) != 0 ? SOON * RAID : 0;
  }

  private static int tiles(SolisPosition p, int sector) {
    int tiles = 0;
    for (int slot = p.galaxy.tile(sector).slotCount() - 1; slot >= 0; slot--) {
      tiles += p.galaxy.slot(sector, slot) >= 0 ? 1 : 0;
    }
    return tiles;
  }

  private static double losses(int own, double damage) {
    return WarOutlook.LOST_SHIP * Math.min(own, Math.max(0, damage));
  }

  /** What an attack brings, when so much damage is expected to come through. */
  private static double reward(SolisPosition p, int sector, int own, double damage, double kill) {
    int units = p.galaxy.entityShipsIn(sector) + p.galaxy.entityStations(sector);
    int dice = Combat.localDice(p, Entity.SEAT, sector);
    int armour = Panel.entityArmour(p.entity.get(Entity.POWER));
    double hits = damage / armour;
    double variance = (own * SEAT_VARIANCE + dice * ENTITY_VARIANCE) / (armour * armour);
    // The mean of what is above 0 of a normal distribution, nearly.
    double kills = Math.min(units, 0.5 * (hits + Math.sqrt(hits * hits + 0.64 * variance)));
    double margin = (hits - units + 0.5) / Math.sqrt(variance + 0.05);
    double clears = 0.5 + 0.5 * margin / (0.8 + Math.abs(margin));
    double stars = Math.max(0, kills / 2 - 0.2) + clears;
    double prize = WarOutlook.prize(p, sector) * Math.max(0, clears - LIKELY);
    return stars * STAR + kills * kill + prize;
  }

  /** Ships that one move could add: all those at a jump point next to it, or a few. */
  static int brought(SolisPosition p, int seat, int sector) {
    long jumps = Movement.jumpPoints(p, seat);
    int most = 0;
    int all = 0;
    long around = Hex.neighbours(sector) & p.galaxy.active[seat];
    for (long rest = around; rest != 0; rest &= rest - 1) {
      int from = Hex.first(rest);
      int ships = p.galaxy.ships(seat, from);
      all += ships;
      most = Hex.has(jumps, from) ? Math.max(most, ships) : most;
    }
    int capacity =
        Track.moves(p.wealth.level(seat, Track.FLEET)) + p.wealth.passive(seat, Passive.MOVE_CAP);
    return Hex.has(jumps, sector) ? all : Math.max(most, Math.min(all, capacity));
  }

  /** What a die of the Entity gives on the average. */
  private static double entityPower(SolisPosition p, boolean attack) {
    int power = p.entity.get(Entity.POWER);
    double sum = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      sum +=
          WarOutlook.power(
              attack ? Panel.entityAttack(power, face) : Panel.entityDefence(power, face));
    }
    return sum / Panel.FACES;
  }
}
