package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.6: a system turns out to be something, perhaps the home of a minor. */
final class Exploration {
  static final int COST = 1;

  private Exploration() {}

  static int cost(NovaPosition p) {
    return p.impulse.freeExplore ? 0 : COST;
  }

  /** Unexplored systems adjacent to a control zone. */
  static int targets(NovaPosition p, int held) {
    return Control.adjacent(p, held) & ~p.board.explored();
  }

  static void list(NovaPosition p, int held, MoveList into) {
    if (p.impulse.points >= cost(p)) {
      Construction.addSystems(into, NovaMoves.EXPLORE, targets(p, held));
    }
  }

  static void play(NovaPosition p, int system, Chance chance, Chronicle chronicle) {
    int cost = cost(p);
    Actions.pay(p, cost);
    p.impulse.freeExplore = false;
    explore(p, p.active(), cost, system, chance, chronicle);
  }

  /** Turns the tile up for a party; gives the minor that has come into play, or -1. */
  static int explore(
      NovaPosition p, int party, int cost, int system, Chance chance, Chronicle chronicle) {
    int region = p.map().region(system);
    var tile = deal(p.board.hiddenTiles(region, p.seats()), chance);
    p.board.turnUp(system, tile);
    p.count(NovaCounter.EXPLORED);
    GalaxyFacts.explored(chronicle, p, party, cost, system, tile);
    if (tile.minor() >= 0) {
      found(p, tile.minor(), system, region, chronicle);
    }
    return tile.minor();
  }

  /** R 6.1: any of the tiles that are left. */
  private static Tile deal(int tiles, Chance chance) {
    int left = tiles;
    for (int skip = Dice.pick(chance, Integer.bitCount(tiles)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Tile.of(Integer.numberOfTrailingZeros(left));
  }

  private static void found(
      NovaPosition p, int minor, int system, int region, Chronicle chronicle) {
    boolean isStrong = minor == Tile.MINOR_2.minor();
    int party = Party.ofIndependent(minor);
    p.board.put(2 * system, party, isStrong ? Marker.COLONY.level : Marker.SETTLEMENT.level);
    p.board.put(2 * system + 1, party, Marker.OUTPOST.level);
    p.independents.enter(minor, region, isStrong ? 2 : 1, 1);
    IndependentFacts.appeared(chronicle, p, minor, system);
  }
}
