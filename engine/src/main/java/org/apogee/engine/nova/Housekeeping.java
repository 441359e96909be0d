package org.apogee.engine.nova;

import org.apogee.engine.Chronicle;

/** R 7.3: what follows by itself after something has happened. */
final class Housekeeping {
  private Housekeeping() {}

  static void run(NovaPosition p, Chronicle chronicle) {
    if (p.isOver()) {
      return;
    }
    endSieges(p, chronicle);
    returnToSpace(p);
    leave(p, chronicle);
    eliminate(p, chronicle);
    healPlanets(p);
  }

  private static void endSieges(NovaPosition p, Chronicle chronicle) {
    for (int left = p.board.besieged(); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      int besieger = p.board.besieger(system);
      int target = p.board.target(system);
      boolean stands =
          (p.units.space(besieger) >>> system & 1) != 0
              && p.board.hasMarkerAt(target, system)
              && !p.independents.isFriend(target, besieger); // D-27
      if (!stands) {
        SiegeFacts.ended(chronicle, p, system);
        p.board.lift(system);
      }
    }
  }

  private static void returnToSpace(NovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      int hidden = p.units.anywhere(seat) & ~Control.foreignFleets(p, seat);
      for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
        if (p.units.exists(unit)
            && p.units.place(unit) != Units.SPACE
            && (hidden >>> p.units.system(unit) & 1) != 0) {
          p.units.move(unit, p.units.system(unit), Units.SPACE);
        }
      }
    }
  }

  private static void leave(NovaPosition p, Chronicle chronicle) {
    for (int left = p.independents.inPlay(); left != 0; left &= left - 1) {
      int independent = Integer.numberOfTrailingZeros(left);
      if (p.board.owned(Party.ofIndependent(independent)) == 0) {
        p.independents.leave(independent);
        IndependentFacts.left(chronicle, independent);
      }
    }
  }

  /** R 18.2. */
  private static void eliminate(NovaPosition p, Chronicle chronicle) {
    int number = 0;
    int alive = 0;
    for (int seat = 0; seat < p.seats(); seat++) {
      if (p.powers.isAlive(seat) && p.board.owned(seat) == 0) {
        number = number == 0 ? p.nextElimination() : number;
        remove(p, seat, number, chronicle);
      }
      alive += p.powers.isAlive(seat) ? 1 : 0;
    }
    if (number != 0) {
      endSieges(p, chronicle);
      if (alive <= 1) {
        p.end(NovaEnding.LAST_POWER, chronicle);
      }
    }
  }

  private static void remove(NovaPosition p, int seat, int number, Chronicle chronicle) {
    p.powers.fallen[seat] = number;
    for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
      p.units.remove(unit);
    }
    p.decks.discardHand(seat);
    for (int i = 0; i < Development.COUNT; i++) {
      var development = Development.of(i);
      if (p.powers.has(seat, development)) {
        p.powers.setLife(seat, development, 0);
        p.decks.toDiscards(development.card.number);
      }
    }
    for (int minor = 0; minor < Party.MINORS; minor++) {
      p.independents.relate(minor, seat, Independents.STRANGER);
    }
    NovaFacts.fallen(chronicle, seat);
  }

  private static void healPlanets(NovaPosition p) {
    for (int planet = 0; planet < 2 * p.map().systems; planet++) {
      if (p.board.damage(planet) != 0) {
        int owner = p.board.owner(planet);
        if ((Control.foreignFleets(p, owner) >>> (planet / 2) & 1) == 0) {
          p.board.heal(planet);
        }
      }
    }
  }
}
