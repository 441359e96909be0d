package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 9.7 and R 9.8: who may be attacked where, and who takes part. */
final class Attacks {
  static final int SKIRMISH = 3;
  static final int WAR = 5;

  private static final int COST = 1;

  private Attacks() {}

  static void list(NovaPosition p, int held, MoveList into) {
    int seat = p.active();
    int fleets = p.units.active(seat) | (p.units.anywhere(seat) & ~p.units.space(seat));
    if (p.impulse.points < COST || fleets == 0) {
      return;
    }
    int near = Control.adjacent(p, held) | (p.units.anywhere(seat) & ~held);
    int targets = near & p.board.explored() & ~p.impulse.battleSystems & Control.foreign(p, seat);
    for (int left = targets; left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      if (canTakePart(p, seat, system, held)) {
        listParties(p, seat, system, into);
      }
    }
  }

  /** R 9.7 (d). */
  private static boolean canTakePart(NovaPosition p, int seat, int system, int held) {
    boolean hasRoom = p.units.fleets(seat, system) < Units.STACK_LIMIT;
    int from = Control.zonesBeside(p, system, held) & p.units.active(seat);
    return (hasRoom && from != 0) || hasActiveAt(p, seat, system);
  }

  private static boolean hasActiveAt(NovaPosition p, int seat, int system) {
    if ((p.units.anywhere(seat) >>> system & 1) != 0) {
      for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
        if (p.units.system(unit) == system && p.units.isActive(unit)) {
          return true;
        }
      }
    }
    return false;
  }

  private static void listParties(NovaPosition p, int seat, int system, MoveList into) {
    int withFleets = 0;
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && (p.units.space(other) >>> system & 1) != 0) {
        withFleets |= 1 << other;
      }
    }
    for (int party = 0; party < Party.COUNT; party++) {
      boolean isThere =
          withFleets == 0 ? p.board.hasMarkerAt(party, system) : (withFleets >>> party & 1) != 0;
      if (party != seat && isThere && isAllowed(p, seat, system, party)) {
        into.add(NovaMoves.of(NovaMoves.ATTACK, system, party));
      }
    }
  }

  /** R 9.7 (a) to (c). */
  static boolean isAllowed(NovaPosition p, int seat, int system, int party) {
    if (!Party.isPower(party)) {
      return p.independents.relation(Party.independent(party), seat) != Independents.ALLY;
    }
    boolean hasFleets = (p.units.space(party) >>> system & 1) != 0;
    if (hasFleets && p.board.hasMarkerAt(seat, system)) {
      return true;
    }
    if (hasFleets && !p.board.hasMarkerAt(party, system)) {
      return false;
    }
    int tension = p.powers.tension(seat, party);
    return tension >= WAR
        || (tension >= SKIRMISH && p.board.highestLevel(party, system) <= Marker.FACTORY.level);
  }

  /** R 9.8. */
  static void declare(NovaPosition p, int system, int party) {
    Actions.pay(p, COST);
    int seat = p.active();
    p.impulse.addBattle(system, party);
    p.count(NovaCounter.ATTACKS);
    NovaFacts.attacked(p, seat, system, party);
    if (Party.isPower(party)) {
      p.impulse.attacked |= 1 << party;
      makeReady(p, party, system);
    } else {
      breakTreaty(p, seat, Party.independent(party));
    }
    int joined = 0;
    for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
      if (p.units.system(unit) == system && p.units.isActive(unit)) {
        p.units.move(unit, system, Units.SPACE);
        p.units.activate(unit, false);
        joined++;
      }
    }
    p.frames.push(Step.ATTACK_UNITS, system, joined);
  }

  private static void breakTreaty(NovaPosition p, int seat, int independent) {
    if (p.independents.relation(independent, seat) == Independents.TREATY) {
      p.independents.relate(independent, seat, Independents.STRANGER);
      p.powers.points[seat]--;
      GalaxyFacts.treatyEnds(p, independent, seat);
    }
  }

  /** The active units of who is attacked may fire better, R 11.7. */
  static void makeReady(NovaPosition p, int seat, int system) {
    for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
      if (p.units.system(unit) == system) {
        p.units.ready(unit, p.units.isActive(unit));
      }
    }
  }

  static void legalUnits(NovaPosition p, MoveList into) {
    int system = p.frames.get(1);
    if (p.frames.get(2) > 0) {
      into.add(NovaMoves.of(NovaMoves.DONE));
    }
    if (p.units.fleets(p.active(), system) < Units.STACK_LIMIT) {
      int held = Control.held(p, p.active());
      Movement.listUnits(p, Control.zonesBeside(p, system, held), into);
    }
  }

  static void playUnit(NovaPosition p, long move) {
    if (NovaMoves.kind(move) == NovaMoves.DONE) {
      p.frames.pop();
    } else {
      Movement.send(p, move, p.frames.get(1));
      p.frames.set(2, p.frames.get(2) + 1);
    }
  }
}
