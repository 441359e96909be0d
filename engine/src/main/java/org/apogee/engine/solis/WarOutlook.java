package org.apogee.engine.solis;

/**
 * What ships, combat panels and the Entity's forces mean to a seat, in points.
 *
 * <p>Combats are foreseen by means: so many dice, so much damage and shield for each. A combat that
 * goes on is judged by the dice as they lie.
 */
final class WarOutlook {
  private static final double SHIP = 1.15;
  private static final double MORE_SHIP = 0.46;
  private static final int SHIPS_WANTED = 6;
  private static final double STATION = 0.8;
  private static final double GATE = 0.5;
  private static final double ATTACK = 0.35;
  private static final double DEFENCE = 0.32;
  private static final double HULL = 4.1;
  private static final double ENTITY_SHIP = 0.4;
  private static final double DANGER = 1.3;
  private static final double ENTITY_STATION = 1.6;
  private static final double PLACED_A_PHASE = 1.8;
  private static final double CHANCE_OF_FIGHT = 0.45;
  private static final double LOST_SHIP = 1.03;
  private static final double THREAT = 0.5;
  private static final double[] POWER = {1, 2, 3, 1.5, 2, 2, 1, 2, 3, 1.5, 1, 1.6, 0.6};

  private WarOutlook() {}

  static double worth(SolisPosition p, int seat) {
    int ships = p.galaxy.shipsOf(seat);
    double worth =
        SHIP * Math.min(ships, SHIPS_WANTED) + MORE_SHIP * Math.max(0, ships - SHIPS_WANTED);
    worth += STATION * Math.min(3, p.galaxy.stationsOf(seat)) + GATE * p.galaxy.gatesOf(seat);
    worth += HULL * p.wealth.passive(seat, Passive.HULL);
    double attack = 0;
    double defence = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      attack += power(p.empires.attackPlace(seat, face));
      defence += power(p.empires.defencePlace(seat, face));
    }
    worth += ATTACK * attack + DEFENCE * defence;
    double kill = worthOfKill(p);
    worth -= kill * entityShips(p);
    worth -= ENTITY_STATION * p.galaxy.entityStations(Hex.CENTRAL);
    worth += sectors(p, seat, attack / Panel.FACES, defence / Panel.FACES, kill);
    return p.fight.isOn() ? worth + fight(p, seat, kill) : worth;
  }

  private static double power(int kind) {
    return kind < 0 ? 0 : POWER[kind];
  }

  private static int entityShips(SolisPosition p) {
    int ships = 0;
    for (long rest = p.galaxy.entityShips | p.galaxy.entityDisabled; rest != 0; rest &= rest - 1) {
      ships += p.galaxy.entityShipsIn(Hex.first(rest));
    }
    return ships;
  }

  /** The nearer the reserve is to running out before the star explodes, the more a ship counts. */
  private static double worthOfKill(SolisPosition p) {
    int reserve = p.entity.get(Entity.RESERVE) + p.entity.get(Entity.CAPTURED_SHIPS);
    double used = (PLACED_A_PHASE + p.entity.get(Entity.MALICE)) * Economy.timeLeft(p);
    double danger = Math.max(0, Math.min(1.5, 1.4 - reserve / Math.max(1, used)));
    return ENTITY_SHIP + DANGER * danger;
  }

  private static double entityAttack(SolisPosition p) {
    double attack = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      attack += power(Panel.entityAttack(p.entity.get(Entity.POWER), face));
    }
    return attack / Panel.FACES;
  }

  private static double entityDefence(SolisPosition p) {
    double defence = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      defence += power(Panel.entityDefence(p.entity.get(Entity.POWER), face));
    }
    return defence / Panel.FACES;
  }

  /** Where the Entity is: combats that could be had, and sectors that could be lost. */
  private static double sectors(
      SolisPosition p, int seat, double attack, double defence, double kill) {
    double worth = 0;
    double entityAttack = entityAttack(p);
    double entityDefence = entityDefence(p);
    int armour = Panel.entityArmour(p.entity.get(Entity.POWER));
    int hull = Panel.SEAT_ARMOUR + p.wealth.passive(seat, Passive.HULL);
    long ships = p.galaxy.active[seat];
    for (long rest = p.galaxy.entityForces(); rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      int units = p.galaxy.entityShipsIn(sector) + p.galaxy.entityStations(sector);
      int dice = Combat.localDice(p, Entity.SEAT, sector);
      int own = Combat.localDice(p, seat, sector);
      boolean home = p.galaxy.owner(sector) == seat;
      if (own > 0) {
        double kills = Math.min(units, Math.max(0, own * attack - dice * entityDefence) / armour);
        double losses =
            Math.min(own, Math.max(0, dice * entityAttack - own * defence * 0.4) / hull);
        double stars = kills / 2 + (kills >= units - 0.3 ? 1 : 0);
        worth += CHANCE_OF_FIGHT * (stars * 1.4 + kills * kill) - LOST_SHIP * 0.5 * losses;
      } else if (Hex.has(Hex.around(ships), sector) && units <= 3) {
        worth += 0.1 * units;
      }
      if (home) {
        double strength = dice * entityAttack - own * (attack + defence) * 0.6;
        worth -= THREAT * Math.min(1, Math.max(0, 0.5 + strength * 0.4)) * loss(p, sector);
      }
    }
    return worth;
  }

  private static double loss(SolisPosition p, int sector) {
    return 3 + p.galaxy.value(sector);
  }

  /** A combat that goes on: what would come of it if all dice left became attacks. */
  private static double fight(SolisPosition p, int seat, double kill) {
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
            Math.floor(Math.max(0, enemy - ownShield * 0.8) / hull));
    double stars = Math.floor(kills / 2) + (kills >= units && units > 0 ? 1 : 0);
    double killed = fight.isEntity(other) ? kill : 0.3;
    return stars * 1.4 + kills * killed - LOST_SHIP * losses;
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
        sum += POWER[kind] * fight.allocated(side, kind);
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
        sum += dice * power(kind);
      }
    }
    return sum;
  }
}
