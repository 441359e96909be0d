package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 17.1, the events of deck E, by the name of the card. */
enum ExpansionEvent implements CardEffect {
  SURVEY_FLOTILLA(NovaMoves.PICK_SYSTEM, true) {
    @Override
    public long targets(NovaPosition p) {
      return Exploration.targets(p, Control.held(p, p.active()));
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      Exploration.explore(p, p.active(), 0, NovaMoves.a(move), chance, chronicle);
    }
  },

  COLONY_CONVOY {
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
      return !p.impulse.discount;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      p.impulse.discount = true;
    }
  },

  TRADE_MISSION(NovaMoves.PICK_INDEPENDENT) {
    @Override
    public long targets(NovaPosition p) {
      return minors(p, Independents.STRANGER);
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      int minor = NovaMoves.a(move);
      p.independents.relate(minor, p.active(), Independents.TREATY);
      p.count(NovaCounter.TREATIES);
      IndependentFacts.related(chronicle, p, minor, p.active());
      Housekeeping.run(p, chronicle); // D-27: a siege is lifted
    }
  },

  EMBASSY(NovaMoves.PICK_INDEPENDENT) {
    @Override
    public long targets(NovaPosition p) {
      return minors(p, Independents.TREATY);
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      int minor = NovaMoves.a(move);
      p.independents.relate(minor, p.active(), Independents.ALLY);
      IndependentFacts.related(chronicle, p, minor, p.active());
      for (int other = 0; other < p.seats(); other++) {
        if (p.independents.relation(minor, other) == Independents.TREATY) {
          Treaty.end(p, minor, other, chronicle);
        }
      }
    }
  },

  INDUSTRIAL_BOOM(NovaMoves.PICK_PLANET) {
    @Override
    public long targets(NovaPosition p) {
      return Construction.factorySites(p, Control.held(p, p.active()));
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      Construction.found(p, NovaMoves.a(move), Marker.FACTORY.level, 0, chronicle);
    }
  },

  PIONEER_WAVE(NovaMoves.PICK_PLANET, true) {
    @Override
    public long targets(NovaPosition p) {
      return Construction.outpostSites(p, Control.held(p, p.active()));
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      Construction.found(p, NovaMoves.a(move), Marker.OUTPOST.level, 0, chronicle);
    }
  },

  DETENTE {
    @Override
    public long targets(NovaPosition p) {
      int found = 0;
      for (int other = 0; other < p.seats(); other++) {
        found |= isRival(p, other) && p.powers.tension(p.active(), other) > 0 ? 1 << other : 0;
      }
      return found;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      Tension.change(p, p.active(), NovaMoves.a(move), -2, chronicle);
    }
  },

  MARKET_CRASH {
    @Override
    public long targets(NovaPosition p) {
      int found = 0;
      for (int other = 0; other < p.seats(); other++) {
        found |= isRival(p, other) && p.powers.base[other] > 0 ? 1 << other : 0;
      }
      return found;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      p.powers.base[NovaMoves.a(move)]--;
      GalaxyFacts.crash(chronicle, p, NovaMoves.a(move));
    }
  },

  TERRAFORMING(NovaMoves.PICK_PLANET) {
    @Override
    public long targets(NovaPosition p) {
      long held = Galaxy.planetsOf(Control.held(p, p.active()));
      return p.board.owned(p.active()) & ~p.board.terran() & p.board.planets() & held;
    }

    @Override
    public void apply(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      p.board.makeTerran(NovaMoves.a(move));
      GalaxyFacts.terraformed(chronicle, p, NovaMoves.a(move));
    }
  };

  private final int choice;
  private final boolean isTwice;

  ExpansionEvent() {
    this(NovaMoves.PICK_POWER);
  }

  ExpansionEvent(int choice) {
    this(choice, false);
  }

  ExpansionEvent(int choice, boolean isTwice) {
    this.choice = choice;
    this.isTwice = isTwice;
  }

  @Override
  public int choice() {
    return choice;
  }

  @Override
  public boolean isTwice() {
    return isTwice;
  }

  static boolean isRival(NovaPosition p, int other) {
    return other != p.active() && p.powers.isAlive(other);
  }

  /** Minors in play with a relation to the active power, allied with nobody. */
  private static long minors(NovaPosition p, int relation) {
    int found = 0;
    for (int minor = 0; minor < Party.MINORS; minor++) {
      if (p.independents.isInPlay(minor)
          && p.independents.relation(minor, p.active()) == relation
          && p.independents.ally(minor) == Party.NOBODY) {
        found |= 1 << minor;
      }
    }
    return found;
  }
}
