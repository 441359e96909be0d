package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 8: scan for location tiles, and reveal them in owned sectors. */
final class Explore {
  private static final int SCAN_BASE = 1;
  private static final int SCAN_DRAWS = 3;
  private static final int FREE_KEEPS = 1;
  private static final int STORAGE = 6;
  private static final int REVEAL_RED_BASE = 2;
  private static final int REVEAL_BASE = 1;
  private static final int[] REVEALS = {1, 1, 2};
  private static final Passive[] MORE_REVEALS = {
    Passive.REVEAL_RED, Passive.REVEAL_YELLOW, Passive.REVEAL_BLUE
  };

  private Explore() {}

  static void scan(SolisPosition p, int seat) {
    p.flow.reset();
    p.ask(Step.SCAN_ASIDE, seat);
  }

  /** R 8.3. */
  static int storage(SolisPosition p, int seat) {
    return STORAGE + p.wealth.passive(seat, Passive.STORE);
  }

  /** R 8.2: with so many tiles kept. */
  static int scanCost(SolisPosition p, int seat, int kept) {
    int free = FREE_KEEPS + p.wealth.passive(seat, Passive.SCAN_KEEP);
    return SCAN_BASE + Math.max(0, kept - free);
  }

  /** R 8.5. */
  static int revealBase(SolisPosition p, int seat, int colour) {
    return colour == Star.RED
        ? Energy.reduced(p, seat, REVEAL_RED_BASE, Passive.CHEAP_REVEAL_RED)
        : REVEAL_BASE;
  }

  static int revealCount(SolisPosition p, int seat, int colour) {
    return REVEALS[colour] + p.wealth.passive(seat, MORE_REVEALS[colour]);
  }

  static boolean mayReveal(SolisPosition p, int seat, int colour) {
    return Energy.affords(p, seat, Energy.EXPLORE, revealBase(p, seat, colour))
        && hasPlaceable(p, seat, colour);
  }

  private static boolean hasPlaceable(SolisPosition p, int seat, int colour) {
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      int tile = p.empires.stored(seat, i);
      if (Location.of(tile).star == colour && hasPlace(p, seat, tile)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasPlace(SolisPosition p, int seat, int tile) {
    var location = Location.of(tile);
    for (long rest = sites(p, seat, location); rest != 0; rest &= rest - 1) {
      for (int colour = 0; colour <= location.star; colour++) {
        if (p.galaxy.emptySlot(Hex.first(rest), colour) >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** R 8.6: the sectors that a tile may go to, if they have a slot. */
  private static long sites(SolisPosition p, int seat, Location location) {
    long owned = p.galaxy.owned[seat];
    return location.isWormhole() ? owned & ~(p.galaxy.gates | p.galaxy.wormholes) : owned;
  }

  static void reveal(SolisPosition p, int seat, int colour) {
    Energy.pay(p, seat, Energy.EXPLORE, revealBase(p, seat, colour));
    p.flow.reset();
    p.flow.set(Flow.COLOUR, colour);
    p.flow.set(Flow.LEFT, revealCount(p, seat, colour));
    p.ask(Step.REVEAL_TILE, seat);
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    switch (p.step()) {
      case SCAN_ASIDE -> {
        distinct(p, seat, SolisMoves.SCAN_SET_ASIDE, into);
        into.add(SolisMoves.of(SolisMoves.SCAN_DRAW, seat));
      }
      case SCAN_KEEP -> legalKeeps(p, seat, into);
      case REVEAL_TILE -> legalTiles(p, seat, into);
      default -> legalPlaces(p, seat, into);
    }
  }

  /** Equal tiles are offered once, at the lowest position. */
  private static void distinct(SolisPosition p, int seat, int kind, MoveList into) {
    long seen = 0;
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      int tile = p.empires.stored(seat, i);
      if ((seen >>> tile & 1) == 0) {
        seen |= 1L << tile;
        into.add(SolisMoves.of(kind, seat, i));
      }
    }
  }

  private static void legalKeeps(SolisPosition p, int seat, MoveList into) {
    int cost = scanCost(p, seat, p.flow.get(Flow.COUNT) + 1);
    if (p.flow.get(Flow.ROW_COUNT) > 0 && Energy.affords(p, seat, Energy.EXPLORE, cost)) {
      if (p.empires.storedCount(seat) >= storage(p, seat)) {
        distinct(p, seat, SolisMoves.SCAN_DROP, into);
      } else {
        long seen = 0;
        for (int i = 0; i < p.flow.get(Flow.ROW_COUNT); i++) {
          int tile = p.flow.get(Flow.ROW + i);
          if ((seen >>> tile & 1) == 0) {
            seen |= 1L << tile;
            into.add(SolisMoves.of(SolisMoves.SCAN_KEEP, seat, i));
          }
        }
      }
    }
    into.add(SolisMoves.of(SolisMoves.DONE, seat));
  }

  private static void legalTiles(SolisPosition p, int seat, MoveList into) {
    long seen = 0;
    for (int i = 0; i < p.empires.storedCount(seat); i++) {
      int tile = p.empires.stored(seat, i);
      if ((seen >>> tile & 1) == 0
          && Location.of(tile).star == p.flow.get(Flow.COLOUR)
          && hasPlace(p, seat, tile)) {
        seen |= 1L << tile;
        into.add(SolisMoves.of(SolisMoves.REVEAL_TILE, seat, i));
      }
    }
    if (p.flow.get(Flow.COUNT) > 0) {
      into.add(SolisMoves.of(SolisMoves.DONE, seat));
    }
  }

  private static void legalPlaces(SolisPosition p, int seat, MoveList into) {
    var location = Location.of(p.flow.get(Flow.TILE));
    for (int colour = 0; colour <= location.star; colour++) {
      for (long rest = sites(p, seat, location); rest != 0; rest &= rest - 1) {
        int sector = Hex.first(rest);
        if (p.galaxy.emptySlot(sector, colour) >= 0) {
          into.add(SolisMoves.of(SolisMoves.REVEAL_AT, seat, sector, colour, 0));
        }
      }
    }
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int a = SolisMoves.a(move);
    switch (SolisMoves.kind(move)) {
      case SolisMoves.SCAN_SET_ASIDE -> {
        int tile = p.empires.unstore(seat, a);
        p.flow.append(Flow.ASIDE, Flow.ASIDE_COUNT, tile);
        SolisFacts.tileGone(p, seat, tile, "sets aside");
      }
      case SolisMoves.SCAN_DRAW -> draw(p, seat);
      case SolisMoves.SCAN_KEEP -> {
        int tile = p.flow.remove(Flow.ROW, Flow.ROW_COUNT, a);
        p.empires.store(seat, tile);
        p.flow.add(Flow.COUNT, 1);
        SolisFacts.kept(p, seat, tile);
      }
      case SolisMoves.SCAN_DROP -> {
        int tile = p.empires.unstore(seat, a);
        p.flow.append(Flow.ASIDE, Flow.ASIDE_COUNT, tile);
        SolisFacts.tileGone(p, seat, tile, "drops");
      }
      case SolisMoves.REVEAL_TILE -> {
        p.flow.set(Flow.TILE, p.empires.unstore(seat, a));
        p.ask(Step.REVEAL_AT, seat);
      }
      case SolisMoves.REVEAL_AT -> place(p, seat, a, SolisMoves.b(move));
      default -> finish(p, seat);
    }
  }

  /** R 8.1: as many as were set aside come on top. */
  private static void draw(SolisPosition p, int seat) {
    int draws =
        SCAN_DRAWS + p.wealth.passive(seat, Passive.SCAN_DRAW) + p.flow.get(Flow.ASIDE_COUNT);
    for (int i = 0; i < draws && p.piles.bagSize() > 0; i++) {
      p.flow.append(Flow.ROW, Flow.ROW_COUNT, p.piles.drawTile(p.chance()));
    }
    SolisFacts.scanned(p, seat);
    p.ask(Step.SCAN_KEEP, seat);
  }

  private static void place(SolisPosition p, int seat, int sector, int colour) {
    int tile = p.flow.get(Flow.TILE);
    p.galaxy.reveal(sector, p.galaxy.emptySlot(sector, colour), tile);
    p.wealth.countSectors(p, seat);
    if (Location.of(tile).isArtifact()) {
      p.empires.count(seat, Tally.ARTIFACTS, 1);
    }
    SolisFacts.revealed(p, seat, sector, tile);
    p.flow.set(Flow.TILE, Flow.NONE);
    p.flow.add(Flow.COUNT, 1);
    p.flow.add(Flow.LEFT, -1);
    if (p.flow.get(Flow.LEFT) > 0 && hasPlaceable(p, seat, p.flow.get(Flow.COLOUR))) {
      p.ask(Step.REVEAL_TILE, seat);
    } else {
      Turn.goOn(p);
    }
  }

  /** R 8.4: what is left goes back; the scan is paid now that the number of tiles is known. */
  private static void finish(SolisPosition p, int seat) {
    if (p.step() == Step.SCAN_KEEP) {
      int kept = p.flow.get(Flow.COUNT);
      Energy.pay(p, seat, Energy.EXPLORE, scanCost(p, seat, kept));
      for (int i = 0; i < p.flow.get(Flow.ROW_COUNT); i++) {
        p.piles.putBack(p.flow.get(Flow.ROW + i), 1);
      }
      for (int i = 0; i < p.flow.get(Flow.ASIDE_COUNT); i++) {
        p.piles.putBack(p.flow.get(Flow.ASIDE + i), 1);
      }
      SolisFacts.scanEnded(p, seat, kept);
    }
    Turn.goOn(p);
  }
}
