package org.apogee.engine.solis;

/**
 * What ships, combat panels and the Entity's forces mean to a seat, in points.
 *
 * <p>An Entity ship that is destroyed goes back to the reserve and puts off the overrun for all, so
 * bots hunt: {@link Hunt} foresees combats, and forces are worth more where there is something to
 * hunt, because a way to it takes several turns and a plan ends with each of them.
 */
final class WarOutlook {
  static final double LOST_SHIP = 1.03;

  private static final double SHIP = 1.15;
  private static final double MORE_SHIP = 0.46;
  private static final int SHIPS_WANTED = 6;
  private static final double STATION = 0.8;
  private static final int STATIONS_WANTED = 3;
  private static final double GATE = 0.5;
  private static final double ATTACK = 0.35;
  private static final double DEFENCE = 0.32;
  private static final double HULL = 4.1;
  private static final double ENTITY_STATION = 1.6;
  private static final double KILL = 2;
  private static final double DANGER = 4;
  private static final double SHORTAGE = 1.3;
  private static final double MORE_DRAWS = 0.3;
  private static final double STANDARD_CARDS = 0.5;
  private static final double PRINTED_SHIPS = 2.5;
  private static final double CENTRAL = 12; // of the 25 points that the token brings
  private static final int DRAWS = 2;
  private static final int LAST_CARDS = 9; // of the stage that has the supernova
  private static final double READY = 0.6;
  private static final double READY_SOON = 0.5;
  private static final double SLOW = 0.4;
  private static final double GATE_NEAR = 1.5;
  private static final double GATES_WANTED = 2;
  private static final double[] POWER = {1, 2, 3, 1.5, 2, 2, 1, 2, 3, 1.5, 1, 1.6, 0.6};

  private WarOutlook() {}

  static double worth(SolisPosition p, int seat) {
    int ships = p.galaxy.shipsOf(seat);
    double worth =
        SHIP * Math.min(ships, SHIPS_WANTED) + MORE_SHIP * Math.max(0, ships - SHIPS_WANTED);
    worth += STATION * Math.min(STATIONS_WANTED, p.galaxy.stationsOf(seat));
    worth += GATE * p.galaxy.gatesOf(seat) + HULL * p.wealth.passive(seat, Passive.HULL);
    double attack = 0;
    double defence = 0;
    for (int face = 1; face <= Panel.FACES; face++) {
      attack += power(p.empires.attackPlace(seat, face));
      defence += power(p.empires.defencePlace(seat, face));
    }
    worth += ATTACK * attack + DEFENCE * defence;
    double kill = worthOfKill(p);
    worth -= kill * entityShips(p) + ENTITY_STATION * p.galaxy.entityStations(Hex.CENTRAL);
    worth += Hunt.worth(p, seat, attack / Panel.FACES, defence / Panel.FACES, kill);
    worth += readiness(p, seat);
    return p.fight.isOn() ? worth + FightOutlook.worth(p, seat, kill) : worth;
  }

  /** What a combat tile of a kind is worth in a combat; nothing where there is none. */
  static double power(int kind) {
    return kind < 0 ? 0 : POWER[kind];
  }

  static int entityShips(SolisPosition p) {
    int ships = 0;
    for (long rest = p.galaxy.entityShips | p.galaxy.entityDisabled; rest != 0; rest &= rest - 1) {
      ships += p.galaxy.entityShipsIn(Hex.first(rest));
    }
    return ships;
  }

  /** The nearer the reserve is to running out before the star explodes, the more a ship counts. */
  static double worthOfKill(SolisPosition p) {
    return KILL + DANGER * overrun(p);
  }

  /** From 0 to 1, how likely it is that the reserve runs out before the star explodes. */
  static double overrun(SolisPosition p) {
    int reserve = p.entity.get(Entity.RESERVE) + p.entity.get(Entity.CAPTURED_SHIPS);
    double drawn = (draws(p) + MORE_DRAWS) * Economy.timeLeft(p);
    double cards = Math.min(Integer.bitCount(p.entity.deck), drawn);
    double used = cards * STANDARD_CARDS * (PRINTED_SHIPS + p.entity.get(Entity.MALICE));
    double danger = SHORTAGE - reserve / Math.max(1, used);
    return Math.max(0, Math.min(1, danger));
  }

  /** The same for the next phase alone. */
  static double overrunNext(SolisPosition p) {
    int cards = Math.min(Integer.bitCount(p.entity.deck), draws(p));
    double used = cards * STANDARD_CARDS * (PRINTED_SHIPS + p.entity.get(Entity.MALICE));
    double missing = used - p.entity.get(Entity.RESERVE) - 0.5;
    double danger = 0.5 + missing / (2 * Math.max(1, used));
    return Math.max(0, Math.min(1, danger));
  }

  /** How likely it is that the next phase draws the supernova; nothing in stages before its own. */
  static double supernova(SolisPosition p) {
    int cards = Integer.bitCount(p.entity.deck);
    return cards <= LAST_CARDS ? Math.min(1, draws(p) / (double) Math.max(1, cards)) : 0;
  }

  private static int draws(SolisPosition p) {
    return DRAWS + p.entity.get(Entity.PRESENCE);
  }

  /** R 4.9: what a victory over the Entity in this sector is worth beside the ships: the token. */
  static double prize(SolisPosition p, int sector) {
    return sector == Hex.CENTRAL && p.galaxy.hasToken() ? CENTRAL : 0;
  }

  /** Ships and jump points where the Entity is, or may soon be. */
  static double readiness(SolisPosition p, int seat) {
    long entity =
        p.galaxy.entityShips | p.galaxy.entityDisabled | (p.entity.gates() & ~Hex.bit(Hex.CENTRAL));
    long near = entity | Hex.around(entity);
    long far = near | Hex.around(near);
    long jumps = Movement.jumpPoints(p, seat);
    double ready = 0;
    for (long rest = p.galaxy.active[seat] & far; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      double soon = Hex.has(near, sector) ? 1 : READY_SOON;
      double fast = Hex.has(jumps | entity, sector) ? 1 : SLOW;
      ready += soon * fast * p.galaxy.ships(seat, sector);
    }
    double gates = Long.bitCount(jumps & near) + READY_SOON * Long.bitCount(jumps & far & ~near);
    return READY * ready + GATE_NEAR * Math.min(GATES_WANTED, gates);
  }
}
