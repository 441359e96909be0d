package org.apogee.engine.solis;

/** How a combat that goes on would end if all dice left became attacks, in points for a seat. */
final class FightOutlook {
  private static final double STAR = 1.4;
  private static final double TAKEN = 0.7;
  private static final double SEAT_UNIT = 0.3;
  private static final double SHIELDS_USED = 0.8;

  private FightOutlook() {}

  static double worth(SolisPosition p, int seat, double kill) {
    var fight = p.fight;
    if (fight.who(Fight.ATTACKER) != seat && fight.who(Fight.DEFENDER) != seat) {
      return 0;
    }
    int side = fight.sideOf(seat);
    int other = Fight.other(side);
    double own = foreseen(p, side, true);
    double ownShield = foreseen(p, side, false);
    double enemy = foreseen(p, other, true);
    double enemyShield = foreseen(p, other, false);
    int armour = armour(p, other);
    int hull = armour(p, side);
    int units = units(p, fight.who(other), fight.sector());
    double kills = Math.min(units, Math.floor(Math.max(0, own - enemyShield) / armour));
    double losses =
        Math.min(
            units(p, seat, fight.sector()),
            Math.floor(Math.max(0, enemy - ownShield * SHIELDS_USED) / hull));
    boolean wins = kills >= units && units > 0;
    double stars = Math.floor(kills / 2) + (wins ? 1 : 0);
    double killed = fight.isEntity(other) ? kill : SEAT_UNIT;
    double prize = wins ? prize(p, other) : 0;
    return prize + stars * STAR + kills * killed - WarOutlook.LOST_SHIP * losses;
  }

  /** R 4.9: the token of the centre; in EXPLORATION, what a rival loses with a sector. */
  private static double prize(SolisPosition p, int other) {
    int sector = p.fight.sector();
    if (p.fight.isEntity(other)) {
      return WarOutlook.prize(p, sector);
    }
    boolean taken = p.options().isExploration() && p.galaxy.owner(sector) == p.fight.who(other);
    return taken ? TAKEN * (2 + p.galaxy.value(sector)) : 0;
  }

  private static int armour(SolisPosition p, int side) {
    return p.fight.isEntity(side)
        ? Panel.entityArmour(p.entity.get(Entity.POWER))
        : Panel.SEAT_ARMOUR + p.wealth.passive(p.fight.who(side), Passive.HULL);
  }

  private static int units(SolisPosition p, int who, int sector) {
    if (who == Entity.SEAT) {
      return p.galaxy.entityShipsIn(sector) + p.galaxy.entityStations(sector);
    }
    int stations = p.galaxy.owner(sector) == who ? p.galaxy.stations(sector) : 0;
    return p.galaxy.shipsIn(who, sector) + stations;
  }

  /** Power or shields that a side has allocated, and what its dice can still give. */
  private static double foreseen(SolisPosition p, int side, boolean attack) {
    var fight = p.fight;
    double sum = attack ? 2 * fight.allocated(side, Fight.STRONG_A1) : 0;
    for (int kind = 0; kind < TileKind.count(); kind++) {
      if (TileKind.of(kind).attack == attack) {
        sum += WarOutlook.power(kind) * fight.allocated(side, kind);
      }
    }
    boolean entity = fight.isEntity(side);
    if (!entity && !attack) {
      return sum;
    }
    int power = p.entity.get(Entity.POWER);
    for (int face = 1; face <= Panel.FACES; face++) {
      int dice = fight.dice(side, face);
      if (dice > 0) {
        int kind;
        if (entity) {
          kind = attack ? Panel.entityAttack(power, face) : Panel.entityDefence(power, face);
        } else {
          kind = p.empires.attackPlace(fight.who(side), face);
        }
        sum += dice * WarOutlook.power(kind);
      }
    }
    return sum;
  }
}
