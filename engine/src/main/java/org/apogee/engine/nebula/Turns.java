package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 6 and 7: a turn begins with Maintenance and Harvest, and it ends. */
final class Turns {
  private static final int KICK = 10;
  private static final int BASE_SIDES = 10;
  private static final int SPECIALISED_YIELD = 10;

  private Turns() {}

  /** R 6.1: the first turn has no Maintenance. */
  static void begin(NebulaPosition p, Chance chance, Chronicle chronicle) {
    NebulaFacts.turn(chronicle, p);
    if (p.players.turnsTaken[p.active()] > 0) {
      maintain(p, chronicle);
    }
    harvest(p, chance, chronicle);
    p.frames.push(Step.PROGRESS);
  }

  /** R 7.1. */
  static void maintain(NebulaPosition p, Chronicle chronicle) {
    int seat = p.active();
    int lowered = (p.techs.researching[seat] | p.techs.cooling[seat]) & ~p.techs.frozen[seat];
    for (int left = lowered; left != 0; left &= left - 1) {
      int tech = Integer.numberOfTrailingZeros(left);
      if (p.techs.lower(seat, tech)) {
        TechFacts.ready(chronicle, seat, tech, true);
      }
    }
    p.techs.frozen[seat] = 0;
    for (int building = 0; building < Resource.COUNT; building++) {
      int index = Players.of(seat, building);
      if (p.players.buildings[index] == Players.UNDER_CONSTRUCTION) {
        p.players.buildings[index] = Players.OWNED;
        NebulaFacts.buildingFinished(chronicle, seat, building);
      }
    }
  }

  /** R 7.2. */
  static void harvest(NebulaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    boolean isFirst = p.players.turnsTaken[seat] == 0;
    int kick = KICK + (seat == p.secondSeat() ? p.options().secondKick() : 0);
    if (isFirst) {
      for (int resource = 0; resource < Resource.COUNT; resource++) {
        p.players.reserves[Players.of(seat, resource)] = kick;
      }
    }
    var before = chronicle.listens() ? new int[Resource.COUNT] : null;
    var dice = chronicle.listens() ? new int[2 * Resource.COUNT] : null;
    for (int resource = 0; resource < Resource.COUNT; resource++) {
      int basic = Dice.d6(chance);
      int more = extracted(p, Players.of(seat, resource), chance);
      if (before != null && dice != null) {
        before[resource] = p.players.reserve(seat, resource);
        dice[2 * resource] = basic;
        dice[2 * resource + 1] = more;
      }
      p.players.gain(seat, resource, basic + more);
    }
    p.players.forgetPenalties(seat);
    if (before != null && dice != null) {
      NebulaFacts.harvest(chronicle, p, before, dice);
    }
  }

  /** What an extractor adds to the d6. */
  private static int extracted(NebulaPosition p, int index, Chance chance) {
    if (p.players.penalties[index] == 1) {
      return 0;
    }
    return switch (p.players.extractors[index]) {
      case Players.BASE_EXTRACTOR -> Dice.die(chance, BASE_SIDES);
      case Players.SPECIALISED_EXTRACTOR -> SPECIALISED_YIELD;
      default -> 0;
    };
  }

  /** R 6.3. */
  static void end(NebulaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    p.players.marks[seat] = 0;
    p.techs.jammed[seat] = 0;
    p.ships.endTurn(seat);
    p.planets.endTurn();
    p.forgetExemptions();
    p.players.turnsTaken[seat]++;
    Victory.checkTurnLimit(p, chronicle);
    if (!p.isOver()) {
      p.setActive(p.passive());
      p.frames.pop();
      begin(p, chance, chronicle);
    }
  }
}
