package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 17.1, the events of deck W, by the name of the card. */
enum WarEvent implements CardEffect {
  WAR_LEVY {
    @Override
    public long targets(NovaPosition p) {
      int seat = p.active();
      return p.units.pool(seat, UnitType.ESCORT) > 0
          ? Control.held(p, seat) & ~p.units.crowded(seat)
          : 0;
    }

    @Override
    public int choice() {
      return NovaMoves.PICK_SYSTEM;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      int seat = p.active();
      int system = NovaMoves.a(move);
      int built = 0;
      while (built < 2
          && p.units.pool(seat, UnitType.ESCORT) > 0
          && p.units.fleets(seat, system) < Units.STACK_LIMIT) {
        Construction.buildUnit(p, seat, UnitType.ESCORT, system, Units.SPACE);
        built++;
      }
      ActionFacts.unitsBuilt(chronicle, p, seat, UnitType.ESCORT, system, built, 0);
    }
  },

  SHIPYARD_SURGE {
    @Override
    public long targets(NovaPosition p) {
      return 0;
    }

    @Override
    public boolean isChosen() {
      return false;
    }

    @Override
    public boolean isPlayable(NovaPosition p) {
      return p.powers.naval[p.active()] < Powers.NAVAL_MAX;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      p.powers.addNaval(p.active(), 2);
      NovaFacts.naval(chronicle, p, p.active());
    }
  },

  BORDER_INCIDENT {
    @Override
    public long targets(NovaPosition p) {
      int found = 0;
      for (int other = 0; other < p.seats(); other++) {
        boolean canRise = p.powers.tension(p.active(), other) < Powers.TENSION_MAX;
        found |= ExpansionEvent.isRival(p, other) && canRise ? 1 << other : 0;
      }
      return found;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      Tension.change(p, p.active(), NovaMoves.a(move), 2, chronicle);
    }
  },

  CORSAIR_CONTRACT {
    @Override
    public long targets(NovaPosition p) {
      int found = 0;
      for (int left = p.independents.inPlay(); left != 0; left &= left - 1) {
        int independent = Integer.numberOfTrailingZeros(left);
        if (p.independents.relation(independent, p.active()) == Independents.STRANGER) {
          found |= 1 << independent;
        }
      }
      return found;
    }

    @Override
    public int choice() {
      return NovaMoves.PICK_INDEPENDENT;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      p.frames.push(Step.ACTIVATION, NovaMoves.a(move), CONTRACT, p.active() + 1);
    }
  },

  SABOTAGE {
    @Override
    public long targets(NovaPosition p) {
      int powers = 0;
      for (int seat = 0; seat < p.seats(); seat++) {
        powers |= victims(p, seat) == 0 ? 0 : 1 << seat;
      }
      return powers;
    }

    // A power and the system in which it suffers.
    @Override
    public void list(NovaPosition p, MoveList into) {
      for (int seat = 0; seat < p.seats(); seat++) {
        for (int left = victims(p, seat); left != 0; left &= left - 1) {
          int system = Integer.numberOfTrailingZeros(left);
          into.add(NovaMoves.of(NovaMoves.PICK_GROUP, seat, system));
        }
      }
    }

    // In the order F, f, L, l, E, e.
    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      int victim = NovaMoves.a(move);
      int system = NovaMoves.b(move);
      int unit = Losses.firstBySide(p, victim, system, UnitType.FORTRESS);
      unit = unit == Units.NONE ? Losses.firstBySide(p, victim, system, UnitType.LINE) : unit;
      unit = unit == Units.NONE ? Losses.firstBySide(p, victim, system, UnitType.ESCORT) : unit;
      Losses.takeStep(p, unit, chronicle);
      p.impulse.provoked |= 1 << victim;
      Housekeeping.run(p, chronicle);
    }
  },

  FORCED_MARCH {
    @Override
    public long targets(NovaPosition p) {
      return p.units.idle(p.active());
    }

    @Override
    public int choice() {
      return NovaMoves.PICK_SYSTEM;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      int seat = p.active();
      int system = NovaMoves.a(move);
      for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
        if (p.units.system(unit) == system) {
          p.units.activate(unit, true);
        }
      }
      ActionFacts.marched(chronicle, p, seat, system);
    }
  };

  /** What a contract adds to the die of R 15.2. */
  private static final int CONTRACT = 2;

  /** Systems in or beside the control zones of the active power in which another has units. */
  private static int victims(NovaPosition p, int seat) {
    if (seat == p.active()) {
      return 0;
    }
    int held = Control.held(p, p.active());
    return (held | p.map().linksOf(held)) & p.units.anywhere(seat);
  }
}
