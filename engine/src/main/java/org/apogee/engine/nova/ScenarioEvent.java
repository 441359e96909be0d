package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 19: what happens when an X card is drawn, by scenario and number of powers. */
enum ScenarioEvent {
  V1("Nova flare", "Each fleet in the space of one system of the Core loses a step.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      int core = p.map().systemsOfRegion(p.map().core());
      int skip = Dice.pick(chance, Integer.bitCount(core));
      for (; skip > 0; skip--) {
        core &= core - 1;
      }
      burn(p, Integer.numberOfTrailingZeros(core), chronicle);
    }
  },
  V2("Mutiny", "The first full escort fleet of each power is reduced.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      boolean isAny = false;
      for (int seat = 0; seat < p.seats(); seat++) {
        int unit = firstFullEscort(p, seat);
        if (unit != Units.NONE) {
          Losses.takeStep(p, unit, chronicle);
          isAny = true;
        }
      }
      tellIfNot(isAny, chronicle);
    }
  },
  V3("Border friction", "All tensions rise by 1.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      tellIfNot(Tension.changeAll(p, 1, chronicle), chronicle);
    }
  },
  V4("Peace congress", "All tensions fall by 1.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      tellIfNot(Tension.changeAll(p, -1, chronicle), chronicle);
    }
  },
  V5("Trade winds", "Each power with a treaty or an alliance gains 1 naval power.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      boolean isAny = false;
      for (int seat = 0; seat < p.seats(); seat++) {
        if (hasFriends(p, seat)) {
          p.powers.addNaval(seat, 1);
          NovaFacts.naval(chronicle, p, seat);
          isAny = true;
        }
      }
      tellIfNot(isAny, chronicle);
    }
  },
  V6(
      "Corsairs",
      "The Corsairs receive a mixed fleet, or appear in an explored system without markers and"
          + " fleets.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      if (p.independents.isInPlay(Party.CORSAIRS)) {
        tellIfNot(Activation.recruit(p, Party.CORSAIRS, chronicle), chronicle);
        return;
      }
      int lairs = lairs(p);
      tellIfNot(lairs != 0, chronicle);
      if (lairs != 0) {
        for (int skip = Dice.pick(chance, Integer.bitCount(lairs)); skip > 0; skip--) {
          lairs &= lairs - 1;
        }
        settle(p, Integer.numberOfTrailingZeros(lairs), chronicle);
      }
    }
  },
  V7("Accelerated age", "The next advance of the turn is 2 instead of 1.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      p.accelerate(true);
      GalaxyFacts.accelerated(chronicle);
    }
  },
  V8("Mobilisation", "Each minor in play receives a mixed fleet.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      boolean isAny = false;
      for (int minor = 0; minor < Party.MINORS; minor++) {
        isAny |= p.independents.isInPlay(minor) && Activation.recruit(p, minor, chronicle);
      }
      tellIfNot(isAny, chronicle);
    }
  },
  V9(
      "Refugee convoy",
      "Each power with the fewest VP receives an escort fleet in a system that it holds.") {
    @Override
    void happen(NovaPosition p, Chance chance, Chronicle chronicle) {
      int least = NovaScoring.leastPoints(p);
      boolean isAny = false;
      for (int seat = 0; seat < p.seats(); seat++) {
        int room = Control.held(p, seat) & ~p.units.crowded(seat);
        boolean isLast = p.powers.isAlive(seat) && p.powers.points[seat] == least;
        if (isLast && room != 0 && p.units.pool(seat, UnitType.ESCORT) > 0) {
          int system = Integer.numberOfTrailingZeros(room);
          Construction.buildUnit(p, seat, UnitType.ESCORT, system, Units.SPACE);
          ActionFacts.unitsBuilt(chronicle, p, seat, UnitType.ESCORT, system, 1, 0);
          isAny = true;
        }
      }
      tellIfNot(isAny, chronicle);
    }
  };

  private static final ScenarioEvent[] ARMED_PEACE = {V1, V3, V3, V6, V8, V9};

  /** The Age of Discovery, for two, three and four powers. */
  private static final ScenarioEvent[][] DISCOVERY = {
    {V1, V3, V4, V5, V6, V8}, {V1, V3, V4, V6, V8, V9}, {V1, V2, V3, V6, V7, V8}
  };

  final String title;

  /** What it does, for people. */
  final String sentence;

  ScenarioEvent(String title, String sentence) {
    this.title = title;
    this.sentence = sentence;
  }

  abstract void happen(NovaPosition p, Chance chance, Chronicle chronicle);

  /** So that nobody waits for what an event does. */
  void tellIfNot(boolean happened, Chronicle chronicle) {
    if (!happened) {
      GalaxyFacts.withoutEffect(chronicle, this);
    }
  }

  static void roll(NovaPosition p, Chance chance, Chronicle chronicle) {
    int die = Dice.die(chance);
    var event = of(p, die);
    p.count(NovaCounter.EVENTS);
    GalaxyFacts.event(chronicle, event, die);
    event.happen(p, chance, chronicle);
    Housekeeping.run(p, chronicle);
  }

  static ScenarioEvent of(NovaPosition p, int die) {
    boolean isArmed = p.options().scenario() == NovaOptions.ARMED_PEACE;
    return (isArmed ? ARMED_PEACE : DISCOVERY[p.seats() - 2])[die - 1];
  }

  private static void burn(NovaPosition p, int system, Chronicle chronicle) {
    GalaxyFacts.flare(chronicle, p, system);
    for (int seat = 0; seat < p.seats(); seat++) {
      Losses.takeStepOfEach(p, seat, system, chronicle);
    }
  }

  private static int firstFullEscort(NovaPosition p, int seat) {
    int found = Units.NONE;
    int end = Units.end(seat, UnitType.ESCORT);
    for (int unit = Units.first(seat, UnitType.ESCORT); unit < end; unit++) {
      if (p.units.exists(unit)
          && p.units.side(unit) == UnitType.FULL
          && (found == Units.NONE || p.units.system(unit) < p.units.system(found))) {
        found = unit;
      }
    }
    return found;
  }

  private static boolean hasFriends(NovaPosition p, int seat) {
    for (int minor = 0; minor < Party.MINORS; minor++) {
      if (p.independents.relation(minor, seat) != Independents.STRANGER) {
        return true;
      }
    }
    return false;
  }

  /** Explored systems with planets, without markers and fleets. */
  private static int lairs(NovaPosition p) {
    int full = Galaxy.systemsOf(p.board.taken());
    return Galaxy.systemsOf(p.board.planets()) & ~full & ~Control.foreignFleets(p, Party.NOBODY);
  }

  private static void settle(NovaPosition p, int system, Chronicle chronicle) {
    int corsairs = Party.ofIndependent(Party.CORSAIRS);
    p.board.put(2 * system, corsairs, Marker.OUTPOST.level);
    p.independents.enter(Party.CORSAIRS, 0, 2, 0);
    IndependentFacts.appeared(chronicle, p, Party.CORSAIRS, system);
  }
}
