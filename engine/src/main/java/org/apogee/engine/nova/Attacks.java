package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.7 and R 9.8: who may be attacked where, and who takes part. */
final class Attacks extends ActiveChapter {
  static final int SKIRMISH = 3;
  static final int WAR = 5;

  static final int COST = 1;

  // Registers.
  private static final int SYSTEM = 1;
  private static final int JOINED = 2;

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
  static void declare(NovaPosition p, int system, int party, Chronicle chronicle) {
    Actions.pay(p, COST);
    int seat = p.active();
    p.impulse.addBattle(system, party);
    p.count(NovaCounter.ATTACKS);
    ActionFacts.attacked(chronicle, p, system, party, COST);
    if (Party.isPower(party)) {
      p.impulse.attacked |= 1 << party;
      makeReady(p, party, system);
    } else {
      breakTreaty(p, seat, Party.independent(party), chronicle);
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

  private static void breakTreaty(NovaPosition p, int seat, int independent, Chronicle chronicle) {
    if (p.independents.relation(independent, seat) == Independents.TREATY) {
      p.independents.relate(independent, seat, Independents.STRANGER);
      p.powers.points[seat]--;
      IndependentFacts.treatyEnds(chronicle, independent, seat, 1);
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

  @Override
  public void legal(NovaPosition p, MoveList into) {
    int system = p.frames.get(SYSTEM);
    if (p.frames.get(JOINED) > 0) {
      into.add(NovaMoves.of(NovaMoves.DONE));
    }
    if (p.units.fleets(p.active(), system) < Units.STACK_LIMIT) {
      int held = Control.held(p, p.active());
      Movement.listUnits(p, Control.zonesBeside(p, system, held), into);
    }
  }

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (NovaMoves.kind(move) == NovaMoves.DONE) {
      p.frames.pop();
    } else {
      Movement.send(p, move, p.frames.get(SYSTEM));
      p.frames.set(JOINED, p.frames.get(JOINED) + 1);
    }
  }
}
