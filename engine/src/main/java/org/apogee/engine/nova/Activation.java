package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.steps.AutomaticChapter;

/** R 15.2 to 15.4: an independent acts, by a die and the first row of the table that it can. */
final class Activation extends AutomaticChapter<NovaPosition> {
  // Registers.
  private static final int INDEPENDENT = 1;
  private static final int MODIFIER = 2;
  private static final int CONTRACTOR = 3;
  private static final int ACTED = 4;

  private static final int ROWS = 8;
  private static final int FLIPS = 2;

  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    if (p.frames.get(ACTED) == 1) {
      p.frames.pop();
      Housekeeping.run(p, chronicle);
      return;
    }
    p.frames.set(ACTED, 1);
    int independent = p.frames.get(INDEPENDENT);
    int die = Dice.die(chance);
    int contract = p.frames.get(MODIFIER);
    int fleets = p.independents.count(independent, UnitType.FULL) / 2;
    int ally = p.independents.ally(independent) == Party.NOBODY ? 0 : -1;
    int result = die + contract + fleets + ally;
    p.count(NovaCounter.ACTIVATIONS);
    IndependentFacts.activated(chronicle, independent, die, contract, fleets, ally);
    int contractor = p.frames.get(CONTRACTOR) - 1;
    for (int row = Math.min(result, ROWS); row > 0; row--) {
      if (act(p, independent, row, result, contractor, chance, chronicle)) {
        return;
      }
    }
    IndependentFacts.idle(chronicle, independent);
  }

  /** Says whether the condition of the row was met. */
  private static boolean act(
      NovaPosition p,
      int independent,
      int row,
      int result,
      int contractor,
      Chance chance,
      Chronicle chronicle) {
    return switch (row) {
      case 1 -> recruit(p, independent, chronicle);
      case 2 -> spread(p, independent, chance, chronicle);
      case 3 -> refit(p, independent, chronicle);
      case 4 -> grow(p, independent, chronicle);
      case 5 -> Treaty.question(p, independent, chance);
      default ->
          Raid.launch(
              p, independent, row, Math.max(0, result - ROWS), contractor, chance, chronicle);
    };
  }

  /** One more reduced fleet, if there is one left; says whether. */
  static boolean recruit(NovaPosition p, int independent, Chronicle chronicle) {
    boolean isDone = p.independents.add(independent, UnitType.REDUCED);
    if (isDone) {
      IndependentFacts.recruited(chronicle, p, independent);
    }
    return isDone;
  }

  private static boolean spread(
      NovaPosition p, int independent, Chance chance, Chronicle chronicle) {
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
    for (int skip = Dice.pick(chance, Integer.bitCount(sites)); skip > 0; skip--) {
      sites &= sites - 1;
    }
    int system = Integer.numberOfTrailingZeros(sites);
    int found =
        p.board.isExplored(system)
            ? -1
            : Exploration.explore(p, party, 0, system, chance, chronicle);
    if (found >= 0) {
      if (independent != Party.CORSAIRS) {
        recruit(p, found, chronicle);
      }
      return true;
    }
    alarm(p, independent, system, chronicle);
    long free = p.board.planets() & Galaxy.planetsAt(system);
    if (free != 0) {
      int planet = Long.numberOfTrailingZeros(free);
      p.board.put(planet, party, Marker.OUTPOST.level);
      ActionFacts.markerBuilt(chronicle, p, party, planet, 0, Marker.OUTPOST.level, 0);
    }
    return true;
  }

  /** Note (1): a minor whose region is entered by another one arms. */
  private static void alarm(NovaPosition p, int independent, int system, Chronicle chronicle) {
    int region = p.map().region(system);
    if (independent == Party.CORSAIRS || p.independents.region(independent) == region) {
      return;
    }
    for (int other = 0; other < Party.MINORS; other++) {
      if (other != independent
          && p.independents.isInPlay(other)
          && p.independents.region(other) == region) {
        recruit(p, other, chronicle);
        return;
      }
    }
  }

  private static boolean refit(NovaPosition p, int independent, Chronicle chronicle) {
    int flipped = 0;
    while (flipped < FLIPS && p.independents.flipUp(independent)) {
      flipped++;
    }
    if (flipped > 0) {
      IndependentFacts.refitted(chronicle, p, independent, flipped);
    }
    return flipped > 0;
  }

  /** The lowest marker that can be raised, the first one of equals. */
  private static boolean grow(NovaPosition p, int independent, Chronicle chronicle) {
    int party = Party.ofIndependent(independent);
    for (int level = 1; level < Marker.HIGHEST; level++) {
      long own = p.board.owned(party) & p.board.atLevel(level);
      for (long left = own; left != 0; left &= left - 1) {
        int planet = Long.numberOfTrailingZeros(left);
        int higher = nextLevel(p, party, planet, level);
        if (higher > 0) {
          p.board.put(planet, party, higher);
          ActionFacts.markerBuilt(chronicle, p, party, planet, level, higher, 0);
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
