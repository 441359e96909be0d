package org.apogee.engine.solis;

import org.apogee.engine.solis.Location.Gives;

/** What a seat's empire will still bring, in points, by what the seat knows. */
final class Economy {
  /** In which Entity phase games tend to end. */
  static final double USUAL_LENGTH = 8.5;

  private static final double ENERGY = 0.95;
  private static final double TOKEN = 0.78;
  private static final double CROWDED = 0.2;
  private static final double RESET = 7.2;
  private static final double DEEP_CREDIT = 0.1;
  private static final double CREDIT = 0.58;
  private static final int CREDITS_WANTED = 12;
  private static final double[] SLOT = {2.6, 0.6, 0.55};
  private static final double STORED = 0.26;
  private static final double STORED_WITHOUT_SLOT = 0.25;
  private static final double ARTIFACT = 9;
  private static final double[] TRACK_BY_TIME = {0.4, 0.28, 0.1, 0.05};
  private static final double[] TRACK = {0, 0.5, 0.7, 0.3};
  private static final double RESOURCE = 1.15;
  private static final double MORE_RESOURCE = 0.35;
  private static final double TECH_BY_COST = 0.3;
  private static final double IDLE_TECH = 0.83;
  private static final double USELESS_TECH = 0.15;
  private static final double[] EXPECTED = {1.5, 2.2, 2.4};
  private static final double HELD = 0.9;
  private static final double COLONY_ROOM = 0.12;
  private static final double SETTLE_NOW = 0.5;
  private static final double SETTLE_SOON = 0.39;
  private static final double NEW_SECTOR = 1.65;

  private Economy() {}

  static double timeLeft(SolisPosition p) {
    return Math.max(1, USUAL_LENGTH - p.entity.get(Entity.PHASES));
  }

  static double worth(SolisPosition p, int seat) {
    return openWorth(p, seat) + secretWorth(p, seat);
  }

  /** What everybody sees. */
  static double openWorth(SolisPosition p, int seat) {
    return energy(p, seat)
        + tracks(p, seat)
        + stocks(p, seat)
        + technologies(p, seat)
        + slots(p, seat)
        + settling(p, seat);
  }

  /** What only the seat itself knows: tiles in its store and in its scan, and objectives. */
  static double secretWorth(SolisPosition p, int seat) {
    double worth = tiles(p, seat) + objectives(p, seat);
    return worth + scanWorth(p, seat);
  }

  /** A reset costs time, so it is dear until the energy is used up. */
  private static double energy(SolisPosition p, int seat) {
    double worth = ENERGY * Energy.of(p, seat);
    for (int space = 0; space < Empires.SPACES; space++) {
      int tokens = Energy.tokens(p, seat, space);
      worth += TOKEN * tokens - CROWDED * Math.max(0, tokens - 1);
    }
    return worth - RESET * p.empires.tally(seat, SolisCounter.LOGISTICS);
  }

  private static boolean scans(SolisPosition p, int seat) {
    return p.asked() == seat && (p.frames.isAt(Step.SCAN_ASIDE) || p.frames.isAt(Step.SCAN_KEEP));
  }

  /** Of a scan that is going on, else nothing. */
  static double scanWorth(SolisPosition p, int seat) {
    return scans(p, seat) ? scan(p, seat) : 0;
  }

  /** The scan is paid at its end; until then its best tile counts as kept. */
  private static double scan(SolisPosition p, int seat) {
    int kept = Math.max(1, p.turn.get(TurnRecord.COUNT));
    double worth = TOKEN - ENERGY * Energy.cost(p, seat, Energy.EXPLORE, Scan.cost(p, seat, kept));
    double best = 0;
    for (int i = 0; i < p.turn.get(TurnRecord.ROW_COUNT); i++) {
      best = Math.max(best, STORED * tile(p, seat, p.turn.get(TurnRecord.ROW + i)));
    }
    return p.turn.get(TurnRecord.COUNT) == 0 ? worth + best : worth;
  }

  private static double tracks(SolisPosition p, int seat) {
    double time = timeLeft(p);
    double worth = 0;
    for (int track = 0; track < Track.COUNT; track++) {
      worth += p.wealth.level(seat, track) * (TRACK[track] + time * TRACK_BY_TIME[track]);
    }
    return worth;
  }

  private static double stocks(SolisPosition p, int seat) {
    int credits = p.empires.get(seat, Empires.CREDITS);
    double worth =
        CREDIT * Math.min(credits, CREDITS_WANTED)
            + DEEP_CREDIT * Math.max(0, credits - CREDITS_WANTED);
    for (int good = 0; good <= Good.OMEGA; good++) {
      int stock = Logistics.stock(p, seat, good);
      worth += stock > 0 ? RESOURCE + MORE_RESOURCE * Math.min(2, stock - 1) : 0;
    }
    return worth + (p.empires.get(seat, Empires.DISCOVERY) != 0 ? 0.4 : 0);
  }

  private static double technologies(SolisPosition p, int seat) {
    double worth = 0;
    for (long rest = p.empires.known[seat]; rest != 0; rest &= rest - 1) {
      int number = Long.numberOfTrailingZeros(rest);
      var tech = p.empires.tech(seat, number);
      if (p.empires.isActive(seat, number)) {
        worth += TECH_BY_COST * tech.cost;
      } else {
        double full = tech.points + 2 * TECH_BY_COST * tech.cost;
        boolean supplied = Logistics.isSupplied(p, seat, 1L << number);
        worth += full * (supplied ? IDLE_TECH : USELESS_TECH);
      }
    }
    return worth;
  }

  /** What a location tile is worth where it is revealed. */
  static double tile(SolisPosition p, int seat, int number) {
    var location = Location.of(number);
    double worth = location.value;
    return switch (location.gives) {
      case Gives.ARTIFACT -> ARTIFACT;
      case Gives.ENERGY -> worth + location.amount * track(p, Track.ENERGY);
      case Gives.RESEARCH -> worth + location.amount * track(p, Track.RESEARCH);
      case Gives.POPULATION -> worth + location.amount * track(p, Track.POPULATION);
      case Gives.FLEET -> worth + location.amount * track(p, Track.FLEET);
      case Gives.WORMHOLE -> worth + 0.8;
      case Gives.NOTHING -> worth;
      default ->
          worth
              + (Logistics.stock(p, seat, location.gives) == 0 ? RESOURCE : MORE_RESOURCE)
                  * location.amount;
    };
  }

  private static double track(SolisPosition p, int track) {
    return TRACK[track] + timeLeft(p) * TRACK_BY_TIME[track];
  }

  static int emptySlots(SolisPosition p, int seat, int colour) {
    int empty = 0;
    for (long rest = p.galaxy.owned[seat]; rest != 0; rest &= rest - 1) {
      int sector = Hex.first(rest);
      var tile = p.galaxy.tile(sector);
      for (int slot = 0; slot < tile.slotCount(); slot++) {
        empty += tile.slotColour(slot) == colour && p.galaxy.slot(sector, slot) < 0 ? 1 : 0;
      }
    }
    return empty;
  }

  private static double slots(SolisPosition p, int seat) {
    double worth = 0;
    for (int colour = 0; colour < Star.COUNT; colour++) {
      worth += SLOT[colour] * emptySlots(p, seat, colour);
    }
    return worth;
  }

  /** Stored tiles; one without a slot has to wait. */
  private static double tiles(SolisPosition p, int seat) {
    int red = emptySlots(p, seat, Star.RED);
    int yellow = emptySlots(p, seat, Star.YELLOW);
    int blue = emptySlots(p, seat, Star.BLUE);
    double worth = 0;
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      int number = p.empires.stored(seat, i);
      int star = Location.of(number).star;
      boolean fits;
      if (star == Star.BLUE && blue > 0) {
        blue--;
        fits = true;
      } else if (star != Star.RED && yellow > 0) {
        yellow--;
        fits = true;
      } else {
        fits = red > 0;
        red--;
      }
      worth += tile(p, seat, number) * (fits ? STORED : STORED_WITHOUT_SLOT);
    }
    return worth;
  }

  /** Those not shown yet, by how often their tier succeeds, or nearly in full when they hold. */
  static double objectives(SolisPosition p, int seat) {
    double worth = 0;
    for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
      int card = p.empires.get(seat, Empires.OBJECTIVES + i);
      if (card >= 0 && !p.empires.isRevealed(seat, i)) {
        var objective = Objective.of(card);
        boolean holds = !p.frames.top().isSetup() && objective.holds(p, seat);
        worth += holds ? HELD * objective.tier.points : EXPECTED[objective.tier.number()];
      }
    }
    return worth;
  }

  /** Room for colonies, and sectors that ships are in or next to. */
  static double settling(SolisPosition p, int seat) {
    int room = Settle.coloniesAvailable(p, seat);
    long owned = p.galaxy.owned[seat];
    long taken = 0;
    for (long sectors : p.galaxy.owned) {
      taken |= sectors;
    }
    long ships = p.galaxy.active[seat];
    long near = ships | Hex.around(ships);
    long free =
        Hex.around(owned) & p.plan.board & ~(taken | p.plan.homes | p.contested(seat)) & near;
    double best = 0;
    double second = 0;
    for (; free != 0; free &= free - 1) {
      int sector = Hex.first(free);
      var tile = p.galaxy.tile(sector);
      if (tile.colonies <= room) {
        double worth = NEW_SECTOR + tile.value - ENERGY * 0.5 * tile.colonies;
        for (int slot = 0; slot < tile.slotCount(); slot++) {
          worth += SLOT[tile.slotColour(slot)];
        }
        worth *= Hex.has(ships, sector) ? SETTLE_NOW : SETTLE_SOON;
        second = Math.max(second, Math.min(best, worth));
        best = Math.max(best, worth);
      }
    }
    return COLONY_ROOM * Math.min(4, Math.max(0, room)) + best + 0.6 * second;
  }
}
