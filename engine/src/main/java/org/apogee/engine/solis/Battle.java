package org.apogee.engine.solis;

import static org.apogee.engine.solis.Fight.ATTACKER;
import static org.apogee.engine.solis.Fight.DEFENDER;

/** R 11.12 to R 11.18: damage, casualties, points, and who holds the sector. */
final class Battle {
  private static final int MISSILE_DAMAGE = 2;
  private static final int[] STANDARD = {
    TileKind.A3.number(), TileKind.A2.number(), Fight.STRONG_A1, TileKind.A1.number()
  };
  private static final int[] STANDARD_VALUE = {3, 2, 2, 1};
  private static final TileKind[] SHIELDS = {TileKind.S3, TileKind.S2, TileKind.S1};
  private static final int[] SHIELD_VALUE = {3, 2, 1};
  private static final int ENTITY_GATE_STEPS = 2;

  private Battle() {}

  static void resolve(SolisPosition p) {
    var fight = p.fight;
    int onDefender = hits(p, ATTACKER);
    int onAttacker = hits(p, DEFENDER);
    int sector = fight.sector();
    FightFacts.hits(p, onDefender, onAttacker);
    countHits(p, ATTACKER, onDefender);
    countHits(p, DEFENDER, onAttacker);
    int killsOfAttacker = lose(p, DEFENDER, onDefender);
    int killsOfDefender = lose(p, ATTACKER, onAttacker);
    int gatesOfAttacker = killsOfAttacker >> 8;
    int gatesOfDefender = killsOfDefender >> 8;
    gatesOfAttacker += take(p, ATTACKER);
    gatesOfDefender += take(p, DEFENDER);
    score(p, ATTACKER, killsOfAttacker & 0xff, gatesOfAttacker);
    score(p, DEFENDER, killsOfDefender & 0xff, gatesOfDefender);
    FightFacts.ended(p, sector);
    Stars.claimToken(p, fight.who(ATTACKER));
  }

  private static void countHits(SolisPosition p, int side, int hits) {
    if (!p.fight.isEntity(side)) {
      p.empires.count(p.fight.who(side), Tally.HITS, hits);
    }
  }

  /** R 11.12: the hits that a side scores on the other. */
  static int hits(SolisPosition p, int side) {
    var fight = p.fight;
    int other = Fight.other(side);
    int reflected = fight.allocated(other, TileKind.RFL);
    int own = standardPower(p, side, reflected, true);
    int taken = standardPower(p, other, fight.allocated(side, TileKind.RFL), false);
    int missiles =
        Math.max(0, fight.allocated(side, TileKind.MIS) - fight.allocated(other, TileKind.PD));
    int power = own + taken + fight.allocated(side, TileKind.ION) + MISSILE_DAMAGE * missiles;
    int tachyons = fight.allocated(side, TileKind.TAC);
    int damage = Math.max(0, power - shields(p, other, tachyons)) + tachyons;
    return damage / armour(p, other);
  }

  /** The standard attacks of a side that it keeps, or those that are turned round. */
  private static int standardPower(SolisPosition p, int side, int reflected, boolean kept) {
    int turned = reflected;
    int power = 0;
    for (int i = 0; i < STANDARD.length; i++) {
      int count = p.fight.allocated(side, STANDARD[i]);
      int lost = Math.min(turned, count);
      turned -= lost;
      power += STANDARD_VALUE[i] * (kept ? count - lost : lost);
    }
    return power;
  }

  /** What is left of a side's shields when tachyons have removed the strongest. */
  private static int shields(SolisPosition p, int side, int tachyons) {
    int removed = tachyons;
    int strength = 0;
    for (int i = 0; i < SHIELDS.length; i++) {
      int count = p.fight.allocated(side, SHIELDS[i]);
      int gone = Math.min(removed, count);
      removed -= gone;
      strength += SHIELD_VALUE[i] * (count - gone);
    }
    return strength;
  }

  private static int armour(SolisPosition p, int side) {
    int segments =
        p.fight.allocated(side, TileKind.AR1) + 2 * p.fight.allocated(side, TileKind.AR2);
    int base =
        p.fight.isEntity(side)
            ? Panel.entityArmour(p.entity.get(Entity.POWER))
            : Panel.SEAT_ARMOUR + p.wealth.passive(p.fight.who(side), Passive.HULL);
    return base + segments;
  }

  /** R 11.13: gives ships and stations destroyed, and gates in the higher byte. */
  private static int lose(SolisPosition p, int side, int hits) {
    int sector = p.fight.sector();
    int left = hits;
    if (p.fight.isEntity(side)) {
      int ships = Math.min(left, p.galaxy.entityShips(sector));
      p.galaxy.addEntityShips(sector, -ships);
      left -= ships;
      int stations = Math.min(left, p.galaxy.entityStations(sector));
      p.galaxy.addEntityStations(sector, -stations);
      left -= stations;
      int disabled = Math.min(left, p.galaxy.entityDisabled(sector));
      p.galaxy.addEntityDisabled(sector, -disabled);
      left -= disabled;
      p.entity.add(Entity.CAPTURED_SHIPS, ships + disabled);
      p.entity.add(Entity.CAPTURED_STATIONS, stations);
      FightFacts.lost(p, side, ships + disabled, stations);
      int other = p.fight.who(Fight.other(side));
      p.empires.count(other, Tally.ENTITY_STATIONS, stations);
      return (ships + stations + disabled) | (destroyEntityGates(p, sector, left) << 8);
    }
    int seat = p.fight.who(side);
    int ships = Math.min(left, p.galaxy.ships(seat, sector));
    p.galaxy.addShips(seat, sector, -ships);
    left -= ships;
    boolean owns = p.galaxy.owner(sector) == seat;
    int stations = owns ? Math.min(left, p.galaxy.stations(sector)) : 0;
    p.galaxy.addStations(sector, -stations);
    left -= stations;
    int disabled = Math.min(left, p.galaxy.disabled(seat, sector));
    p.galaxy.addDisabled(seat, sector, -disabled);
    left -= disabled;
    p.empires.add(seat, Empires.CAPTURED_SHIPS, ships + disabled);
    p.empires.add(seat, Empires.CAPTURED_STATIONS, stations);
    p.empires.count(seat, Tally.SHIPS_LOST, ships + disabled);
    FightFacts.lost(p, side, ships + disabled, stations);
    int gate = owns && left > 0 ? captureGate(p, seat, sector) : 0;
    return (ships + stations + disabled) | (gate << 8);
  }

  private static int captureGate(SolisPosition p, int seat, int sector) {
    if (!p.galaxy.hasGate(sector)) {
      return 0;
    }
    p.galaxy.setGate(sector, false);
    p.empires.add(seat, Empires.CAPTURED_GATES, 1);
    FightFacts.gateLost(p, seat, sector);
    return 1;
  }

  /** R 11.15: in the order A, B, C; each moves two random steps from here. */
  private static int destroyEntityGates(SolisPosition p, int sector, int most) {
    int destroyed = 0;
    int here = 0;
    for (int gate = 0; gate < Entity.GATES_COUNT; gate++) {
      here |= p.entity.gate(gate) == sector ? 1 << gate : 0;
    }
    for (int gate = 0; gate < Entity.GATES_COUNT && destroyed < most; gate++) {
      if ((here >>> gate & 1) != 0) {
        destroyed++;
        FightFacts.entityGateDestroyed(p, gate, sector);
        EntityGates.wander(p, gate, ENTITY_GATE_STEPS);
      }
    }
    return destroyed;
  }

  /** R 11.17: gives the gates that fall with the sector. */
  private static int take(SolisPosition p, int side) {
    int sector = p.fight.sector();
    int taker = p.fight.who(side);
    int other = p.fight.who(Fight.other(side));
    if (Combat.activeShips(p, taker, sector) == 0 || Combat.hasForces(p, other, sector)) {
      return 0;
    }
    if (other == Entity.SEAT) {
      return destroyEntityGates(p, sector, Entity.GATES_COUNT);
    }
    if (p.galaxy.owner(sector) != other) {
      return 0;
    }
    int gates = captureGate(p, other, sector);
    p.empires.add(other, Empires.CAPTURED_COLONIES, p.galaxy.colonies(sector));
    p.galaxy.giveUp(sector);
    p.wealth.countSectors(p, other);
    p.empires.count(other, Tally.SECTORS_LOST, 1);
    if (taker == Entity.SEAT) {
      p.empires.count(other, Tally.SECTORS_LOST_TO_ENTITY, 1);
    } else {
      p.empires.count(taker, Tally.SECTORS_TAKEN, 1);
    }
    FightFacts.sectorLost(p, other, taker, sector);
    return gates;
  }

  /** R 11.16. */
  private static void score(SolisPosition p, int side, int kills, int gates) {
    if (p.fight.isEntity(side)) {
      return;
    }
    int seat = p.fight.who(side);
    int other = Fight.other(side);
    boolean entity = p.fight.isEntity(other);
    boolean won =
        p.fight.get(Fight.HAD_FORCES + other) != 0
            && !Combat.hasForces(p, p.fight.who(other), p.fight.sector());
    p.empires.add(seat, entity ? Empires.ENTITY_KILLS : Empires.SEAT_KILLS, kills);
    p.empires.count(seat, entity ? Tally.ENTITY_DESTROYED : Tally.SEATS_DESTROYED, kills);
    if (entity) {
      p.empires.count(seat, Tally.ENTITY_GATES, gates);
    }
    int points = kills / 2 + gates + (won ? 1 : 0);
    if (entity) {
      Stars.earnCommon(p, seat, points, Tally.STARS_COMBAT, "combat");
    } else {
      Stars.earnOwn(p, seat, points, Tally.STARS_COMBAT, "combat");
    }
    if (kills >= 2) {
      Stars.reward(p, seat, Effect.Event.KILL2, entity);
    }
    if (won) {
      Stars.reward(p, seat, Effect.Event.WIN_SECTOR, entity);
    }
  }
}
