package org.apogee.engine.nova;

/** R 19: what happens when an X card is drawn, by scenario and number of powers. */
enum ScenarioEvent {
  V1("Nova flare") {
    @Override
    void happen(NovaPosition p) {
      int core = p.map().systemsOfRegion(p.map().core());
      int skip = Dice.pick(p.chance(), Integer.bitCount(core));
      for (; skip > 0; skip--) {
        core &= core - 1;
      }
      burn(p, Integer.numberOfTrailingZeros(core));
    }
  },
  V2("Mutiny") {
    @Override
    void happen(NovaPosition p) {
      for (int seat = 0; seat < p.seats(); seat++) {
        int unit = firstFullEscort(p, seat);
        if (unit != Units.NONE) {
          Losses.takeStep(p, unit);
        }
      }
    }
  },
  V3("Border friction") {
    @Override
    void happen(NovaPosition p) {
      Tension.changeAll(p, 1);
    }
  },
  V4("Peace congress") {
    @Override
    void happen(NovaPosition p) {
      Tension.changeAll(p, -1);
    }
  },
  V5("Trade winds") {
    @Override
    void happen(NovaPosition p) {
      for (int seat = 0; seat < p.seats(); seat++) {
        if (hasFriends(p, seat)) {
          p.powers.addNaval(seat, 1);
        }
      }
    }
  },
  V6("Corsairs") {
    @Override
    void happen(NovaPosition p) {
      if (p.independents.isInPlay(Party.CORSAIRS)) {
        p.independents.add(Party.CORSAIRS, UnitType.REDUCED);
        return;
      }
      int lairs = lairs(p);
      if (lairs != 0) {
        for (int skip = Dice.pick(p.chance(), Integer.bitCount(lairs)); skip > 0; skip--) {
          lairs &= lairs - 1;
        }
        settle(p, Integer.numberOfTrailingZeros(lairs));
      }
    }
  },
  V7("Accelerated age") {
    @Override
    void happen(NovaPosition p) {
      p.accelerate(true);
    }
  },
  V8("Mobilisation") {
    @Override
    void happen(NovaPosition p) {
      for (int minor = 0; minor < Party.MINORS; minor++) {
        if (p.independents.isInPlay(minor)) {
          p.independents.add(minor, UnitType.REDUCED);
        }
      }
    }
  },
  V9("Refugee convoy") {
    @Override
    void happen(NovaPosition p) {
      int least = NovaScoring.leastPoints(p);
      for (int seat = 0; seat < p.seats(); seat++) {
        int room = Control.held(p, seat) & ~p.units.crowded(seat);
        boolean isLast = p.powers.isAlive(seat) && p.powers.points[seat] == least;
        if (isLast && room != 0 && p.units.pool(seat, UnitType.ESCORT) > 0) {
          int system = Integer.numberOfTrailingZeros(room);
          Construction.buildUnit(p, seat, UnitType.ESCORT, system, Units.SPACE);
        }
      }
    }
  };

  private static final ScenarioEvent[] ARMED_PEACE = {V1, V3, V3, V6, V8, V9};

  /** The Age of Discovery, for two, three and four powers. */
  private static final ScenarioEvent[][] DISCOVERY = {
    {V1, V3, V4, V5, V6, V8}, {V1, V3, V4, V6, V8, V9}, {V1, V2, V3, V6, V7, V8}
  };

  final String title;

  ScenarioEvent(String title) {
    this.title = title;
  }

  abstract void happen(NovaPosition p);

  static void roll(NovaPosition p) {
    var event = of(p, Dice.die(p.chance()));
    p.count(NovaCounter.EVENTS);
    GalaxyFacts.event(p, event);
    event.happen(p);
    Housekeeping.run(p);
  }

  static ScenarioEvent of(NovaPosition p, int die) {
    boolean isArmed = p.options().scenario() == NovaOptions.ARMED_PEACE;
    return (isArmed ? ARMED_PEACE : DISCOVERY[p.seats() - 2])[die - 1];
  }

  private static void burn(NovaPosition p, int system) {
    GalaxyFacts.flare(p, system);
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int unit = Units.first(seat); unit < Units.endOfFleets(seat); unit++) {
        if (p.units.isInSpaceAt(unit, system)) {
          Losses.takeStep(p, unit);
        }
      }
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

  private static void settle(NovaPosition p, int system) {
    int corsairs = Party.ofIndependent(Party.CORSAIRS);
    p.board.put(2 * system, corsairs, Marker.OUTPOST.level);
    p.independents.enter(Party.CORSAIRS, 0, 2, 0);
    GalaxyFacts.appeared(p, Party.CORSAIRS, system);
  }
}
