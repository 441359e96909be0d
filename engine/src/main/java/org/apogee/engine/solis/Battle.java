package org.apogee.engine.solis;

import static org.apogee.engine.solis.Fight.ATTACKER;
import static org.apogee.engine.solis.Fight.DEFENDER;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

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

  /** What a side loses, in one number: units below, gates as bits above. */
  private static final int GATES_SHIFT = 8;

  /** The gate of a seat; the Entity's are the bits below. */
  private static final int SEAT_GATE = 1 << Entity.GATES_COUNT;

  private static final int KILLS = (1 << GATES_SHIFT) - 1;

  private Battle() {}

  static void resolve(SolisPosition p, Chance chance, Chronicle chronicle) {
    var fight = p.fight;
    int onDefender = hits(p, ATTACKER);
    int onAttacker = hits(p, DEFENDER);
    int sector = fight.sector();
    FightFacts.hits(chronicle, p, onDefender, onAttacker);
    countHits(p, ATTACKER, onDefender);
    countHits(p, DEFENDER, onAttacker);
    int standing = entityGates(p, sector);
    int killsOfAttacker = lose(p, DEFENDER, onDefender, standing, chance, chronicle);
    int killsOfDefender = lose(p, ATTACKER, onAttacker, standing, chance, chronicle);
    int gatesOfAttacker = killsOfAttacker >> GATES_SHIFT;
    int gatesOfDefender = killsOfDefender >> GATES_SHIFT;
    // R 11.15: a gate whose steps lead back has been destroyed already.
    standing &= ~(gatesOfAttacker | gatesOfDefender);
    gatesOfAttacker |= take(p, ATTACKER, standing, chance, chronicle);
    gatesOfDefender |= take(p, DEFENDER, standing, chance, chronicle);
    score(p, ATTACKER, killsOfAttacker & KILLS, Integer.bitCount(gatesOfAttacker), chronicle);
    score(p, DEFENDER, killsOfDefender & KILLS, Integer.bitCount(gatesOfDefender), chronicle);
    FightFacts.ended(chronicle, sector);
    Stars.claimToken(p, fight.who(ATTACKER), chronicle);
  }

  private static void countHits(SolisPosition p, int side, int hits) {
    if (!p.fight.isEntity(side)) {
      p.empires.count(p.fight.who(side), SolisCounter.HITS, hits);
    }
  }

  /** R 11.12: the hits that a side scores on the other. */
  static int hits(SolisPosition p, int side) {
    var fight = p.fight;
    int other = Fight.other(side);
    int tachyons = fight.allocated(side, TileKind.TAC);
    int damage = Math.max(0, power(p, side) - shields(p, other, tachyons)) + tachyons;
    return damage / armour(p, other);
  }

  /** R 11.12: what a side's attacks come to before shields; tachyons are beside it. */
  static int power(SolisPosition p, int side) {
    return standardPower(p, side)
        - turnedRound(p, Fight.other(side))
        + turnedRound(p, side)
        + p.fight.allocated(side, TileKind.ION)
        + missilePower(p, side);
  }

  /** The standard attacks of a side, with those that are turned round. */
  static int standardPower(SolisPosition p, int side) {
    return strongest(p, side, Integer.MAX_VALUE);
  }

  /** The standard attacks of the other side that a side's reflective shields turn round. */
  static int turnedRound(SolisPosition p, int side) {
    return strongest(p, Fight.other(side), p.fight.allocated(side, TileKind.RFL));
  }

  /** What some of a side's standard attacks come to, the strongest first. */
  private static int strongest(SolisPosition p, int side, int most) {
    int left = most;
    int power = 0;
    for (int i = 0; i < STANDARD.length; i++) {
      int taken = Math.min(left, p.fight.allocated(side, STANDARD[i]));
      left -= taken;
      power += STANDARD_VALUE[i] * taken;
    }
    return power;
  }

  /** Missiles that point defences have not cancelled. */
  static int missilePower(SolisPosition p, int side) {
    int cancelled = p.fight.allocated(Fight.other(side), TileKind.PD);
    return MISSILE_DAMAGE * Math.max(0, p.fight.allocated(side, TileKind.MIS) - cancelled);
  }

  /** What is left of a side's shields when tachyons have removed the strongest. */
  static int shields(SolisPosition p, int side, int tachyons) {
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

  static int armour(SolisPosition p, int side) {
    int segments =
        p.fight.allocated(side, TileKind.AR1) + 2 * p.fight.allocated(side, TileKind.AR2);
    int base =
        p.fight.isEntity(side)
            ? Panel.entityArmour(p.entity.get(Entity.POWER))
            : Panel.SEAT_ARMOUR + p.wealth.passive(p.fight.who(side), Passive.HULL);
    return base + segments;
  }

  /** R 11.13: gives ships and stations destroyed, and gates as bits above them. */
  private static int lose(
      SolisPosition p, int side, int hits, int standing, Chance chance, Chronicle chronicle) {
    return p.fight.isEntity(side)
        ? loseOfEntity(p, side, hits, standing, chance, chronicle)
        : loseOfSeat(p, side, hits, chronicle);
  }

  private static int loseOfEntity(
      SolisPosition p, int side, int hits, int standing, Chance chance, Chronicle chronicle) {
    int sector = p.fight.sector();
    int ships = Math.min(hits, p.galaxy.entityShips(sector));
    p.galaxy.addEntityShips(sector, -ships);
    int left = hits - ships;
    int stations = Math.min(left, p.galaxy.entityStations(sector));
    p.galaxy.addEntityStations(sector, -stations);
    left -= stations;
    int disabled = Math.min(left, p.galaxy.entityDisabled(sector));
    p.galaxy.addEntityDisabled(sector, -disabled);
    left -= disabled;
    p.entity.add(Entity.CAPTURED_SHIPS, ships + disabled);
    p.entity.add(Entity.CAPTURED_STATIONS, stations);
    FightFacts.lost(chronicle, p, side, ships + disabled, stations);
    int other = p.fight.who(Fight.other(side));
    p.empires.count(other, SolisCounter.ENTITY_STATIONS, stations);
    int gates = destroyEntityGates(p, sector, standing, left, chance, chronicle);
    return (ships + stations + disabled) | (gates << GATES_SHIFT);
  }

  private static int loseOfSeat(SolisPosition p, int side, int hits, Chronicle chronicle) {
    int sector = p.fight.sector();
    int seat = p.fight.who(side);
    int ships = Math.min(hits, p.galaxy.ships(seat, sector));
    p.galaxy.addShips(seat, sector, -ships);
    int left = hits - ships;
    boolean owns = p.galaxy.owner(sector) == seat;
    int stations = owns ? Math.min(left, p.galaxy.stations(sector)) : 0;
    p.galaxy.addStations(sector, -stations);
    left -= stations;
    int disabled = Math.min(left, p.galaxy.disabled(seat, sector));
    p.galaxy.addDisabled(seat, sector, -disabled);
    left -= disabled;
    p.empires.add(seat, Empires.CAPTURED_SHIPS, ships + disabled);
    p.empires.add(seat, Empires.CAPTURED_STATIONS, stations);
    p.empires.count(seat, SolisCounter.SHIPS_LOST, ships + disabled);
    FightFacts.lost(chronicle, p, side, ships + disabled, stations);
    int gate = owns && left > 0 ? captureGate(p, seat, sector, chronicle) : 0;
    return (ships + stations + disabled) | (gate << GATES_SHIFT);
  }

  /** A seat has one gate in a sector at most: gives its bit, or 0. */
  private static int captureGate(SolisPosition p, int seat, int sector, Chronicle chronicle) {
    if (!p.galaxy.hasGate(sector)) {
      return 0;
    }
    p.galaxy.setGate(sector, false);
    p.empires.add(seat, Empires.CAPTURED_GATES, 1);
    FightFacts.gateLost(chronicle, seat, sector);
    return SEAT_GATE;
  }

  /** The Entity's gates in a sector, as bits. */
  private static int entityGates(SolisPosition p, int sector) {
    int here = 0;
    for (int gate = 0; gate < Entity.GATES_COUNT; gate++) {
      here |= p.entity.gate(gate) == sector ? 1 << gate : 0;
    }
    return here;
  }

  /** R 11.15: in the order A, B, C; each moves two random steps from here. Gives them as bits. */
  private static int destroyEntityGates(
      SolisPosition p, int sector, int standing, int most, Chance chance, Chronicle chronicle) {
    int destroyed = 0;
    for (int gate = 0; gate < Entity.GATES_COUNT; gate++) {
      int bit = 1 << gate;
      if ((standing & bit) != 0 && Integer.bitCount(destroyed) < most) {
        destroyed |= bit;
        FightFacts.entityGateDestroyed(chronicle, gate, sector);
        EntityGates.wander(p, gate, ENTITY_GATE_STEPS, chance, chronicle);
      }
    }
    return destroyed;
  }

  /** R 11.17: gives the gates that fall with the sector, as bits. */
  private static int take(
      SolisPosition p, int side, int standing, Chance chance, Chronicle chronicle) {
    int sector = p.fight.sector();
    int taker = p.fight.who(side);
    int other = p.fight.who(Fight.other(side));
    if (Combat.activeShips(p, taker, sector) == 0 || Combat.hasForces(p, other, sector)) {
      return 0;
    }
    if (other == Entity.SEAT) {
      return destroyEntityGates(p, sector, standing, Entity.GATES_COUNT, chance, chronicle);
    }
    if (p.galaxy.owner(sector) != other) {
      return 0;
    }
    int gates = captureGate(p, other, sector, chronicle);
    p.empires.add(other, Empires.CAPTURED_COLONIES, p.galaxy.colonies(sector));
    p.galaxy.giveUp(sector);
    p.wealth.countSectors(p, other);
    p.empires.count(other, SolisCounter.SECTORS_LOST, 1);
    if (taker == Entity.SEAT) {
      p.empires.count(other, SolisCounter.SECTORS_LOST_TO_ENTITY, 1);
    } else {
      p.empires.count(taker, SolisCounter.SECTORS_TAKEN, 1);
    }
    FightFacts.sectorLost(chronicle, other, taker, sector);
    return gates;
  }

  /** R 11.16. */
  private static void score(SolisPosition p, int side, int kills, int gates, Chronicle chronicle) {
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
    p.empires.count(
        seat, entity ? SolisCounter.ENTITY_DESTROYED : SolisCounter.SEATS_DESTROYED, kills);
    if (entity) {
      p.empires.count(seat, SolisCounter.ENTITY_GATES, gates);
    }
    int points = kills / 2 + gates + (won ? 1 : 0);
    var why = chronicle.listens() ? "the combat in " + SolisWords.sector(p.fight.sector()) : "";
    if (entity) {
      Stars.earnCommon(p, seat, points, SolisCounter.STARS_COMBAT, why, chronicle);
    } else {
      Stars.earnOwn(p, seat, points, SolisCounter.STARS_COMBAT, why, chronicle);
    }
    if (kills >= 2) {
      Stars.reward(p, seat, Effect.Event.KILL2, entity, chronicle);
    }
    if (won) {
      Stars.reward(p, seat, Effect.Event.WIN_SECTOR, entity, chronicle);
    }
  }
}
