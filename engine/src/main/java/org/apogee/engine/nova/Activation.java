package org.apogee.engine.nova;

/** R 15.2 to 15.4: an independent acts, by a die and the first row of the table that it can. */
final class Activation {
  private static final int ROWS = 8;
  private static final int FLIPS = 2;

  private Activation() {}

  static void run(NovaPosition p) {
    if (p.frames.get(4) == 1) {
      p.frames.pop();
      Housekeeping.run(p);
      return;
    }
    p.frames.set(4, 1);
    int independent = p.frames.get(1);
    int result = Dice.die(p.chance()) + p.frames.get(2);
    result += p.independents.count(independent, UnitType.FULL) / 2;
    result -= p.independents.ally(independent) == Party.NOBODY ? 0 : 1;
    p.count(NovaCounter.ACTIVATIONS);
    GalaxyFacts.activated(p, independent, result);
    int contractor = p.frames.get(3) - 1;
    for (int row = Math.min(result, ROWS); row > 0; row--) {
      if (act(p, independent, row, result, contractor)) {
        return;
      }
    }
  }

  /** Says whether the condition of the row was met. */
  private static boolean act(NovaPosition p, int independent, int row, int result, int contractor) {
    return switch (row) {
      case 1 -> recruit(p, independent);
      case 2 -> spread(p, independent);
      case 3 -> refit(p, independent);
      case 4 -> grow(p, independent);
      case 5 -> Treaty.question(p, independent);
      default -> Raid.launch(p, independent, row, Math.max(0, result - ROWS), contractor);
    };
  }

  private static boolean recruit(NovaPosition p, int independent) {
    boolean isDone = p.independents.add(independent, UnitType.REDUCED);
    if (isDone) {
      GalaxyFacts.grown(p, independent);
    }
    return isDone;
  }

  private static boolean spread(NovaPosition p, int independent) {
    int party = Party.ofIndependent(independent);
    if (!p.board.isInPool(party, Marker.OUTPOST.level)) {
      return false;
    }
    int good = (p.map().all & ~p.board.explored()) | Galaxy.systemsOf(p.board.planets());
    int sites =
        p.map().linksOf(p.board.systemsOf(party))
            & good
            & ~Galaxy.systemsOf(p.board.taken())
            & ~Control.foreignFleets(p, Party.NOBODY);
    if (sites == 0) {
      return false;
    }
    for (int skip = Dice.pick(p.chance(), Integer.bitCount(sites)); skip > 0; skip--) {
      sites &= sites - 1;
    }
    int system = Integer.numberOfTrailingZeros(sites);
    int found = p.board.isExplored(system) ? -1 : Exploration.explore(p, system);
    if (found >= 0) {
      if (independent != Party.CORSAIRS) {
        p.independents.add(found, UnitType.REDUCED);
      }
      return true;
    }
    alarm(p, independent, system);
    long free = p.board.planets() & Galaxy.planetsAt(system);
    if (free != 0) {
      int planet = Long.numberOfTrailingZeros(free);
      p.board.put(planet, party, Marker.OUTPOST.level);
      NovaFacts.markerBuilt(p, party, planet, Marker.OUTPOST.level);
    }
    return true;
  }

  /** Note (1): a minor whose region is entered by another one arms. */
  private static void alarm(NovaPosition p, int independent, int system) {
    int region = p.map().region(system);
    if (independent == Party.CORSAIRS || p.independents.region(independent) == region) {
      return;
    }
    for (int other = 0; other < Party.MINORS; other++) {
      if (other != independent
          && p.independents.isInPlay(other)
          && p.independents.region(other) == region) {
        p.independents.add(other, UnitType.REDUCED);
        return;
      }
    }
  }

  private static boolean refit(NovaPosition p, int independent) {
    boolean isDone = false;
    for (int i = 0; i < FLIPS; i++) {
      isDone |= p.independents.flipUp(independent);
    }
    if (isDone) {
      GalaxyFacts.grown(p, independent);
    }
    return isDone;
  }

  /** The lowest marker that can be raised, the first one of equals. */
  private static boolean grow(NovaPosition p, int independent) {
    int party = Party.ofIndependent(independent);
    for (int level = 1; level < Marker.HIGHEST; level++) {
      long own = p.board.owned(party) & p.board.atLevel(level);
      for (long left = own; left != 0; left &= left - 1) {
        int planet = Long.numberOfTrailingZeros(left);
        int higher = nextLevel(p, party, planet, level);
        if (higher > 0) {
          p.board.put(planet, party, higher);
          NovaFacts.markerBuilt(p, party, planet, higher);
          return true;
        }
      }
    }
    return false;
  }

  private static int nextLevel(NovaPosition p, int party, int planet, int level) {
    boolean isTerran = (p.board.terran() >>> planet & 1) != 0;
    for (int higher = level + 1; higher <= Marker.HIGHEST; higher++) {
      if (p.board.isInPool(party, higher) && (isTerran || !Marker.of(higher).terranOnly)) {
        return higher;
      }
    }
    return 0;
  }
}
