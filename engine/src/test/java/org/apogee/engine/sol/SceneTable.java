package org.apogee.engine.sol;

/** Sets up and reads the parts of a position that the sentences of a scene speak of. */
final class SceneTable {
  private static final int USUAL_SUIT = 1;

  private SceneTable() {}

  static int space(SolBoard board, String name) {
    for (int space = 0; space < board.spaces(); space++) {
      if (board.name(space).equals(name)) {
        return space;
      }
    }
    throw new IllegalArgumentException("no such space: " + name);
  }

  /** From the pool first, then from the reserve. */
  static void addDivers(SolPosition p, int seat, int count, int space) {
    for (int i = 0; i < count; i++) {
      if (p.holdings.pool[seat] > 0) {
        p.holdings.pool[seat]--;
      } else {
        p.holdings.reserve[seat]--;
      }
      p.pieces.addDivers(seat, space, 1);
    }
  }

  /** The held card is of suit 1, and suit 1 has the effect. */
  static void giveEffect(SolPosition p, int seat, SolEffect effect) {
    p.assign(effect, USUAL_SUIT);
    giveCard(p, seat, USUAL_SUIT);
  }

  /** Another card held goes back to the pile. */
  static void giveCard(SolPosition p, int seat, int suit) {
    int before = p.holdings.held[seat];
    if (before != SolHoldings.NO_CARD) {
      p.cards.left[before]++;
    }
    p.cards.left[suit]--;
    p.holdings.held[seat] = suit;
  }

  static int get(SolPosition p, String what, int seat) {
    var holdings = p.holdings;
    return switch (what) {
      case "pool" -> holdings.pool[seat];
      case "reserve" -> holdings.reserve[seat];
      case "lost" -> holdings.lost[seat];
      case "energy" -> holdings.energy[seat];
      case "momentum" -> holdings.momentum[seat];
      case "dock" -> holdings.dock[seat];
      case "track" -> p.track(seat);
      default -> throw new IllegalArgumentException(what);
    };
  }

  /** Sundivers that leave the reserve are lost; those that leave the pool go to the reserve. */
  static void set(SolPosition p, String what, int seat, int value) {
    var holdings = p.holdings;
    switch (what) {
      case "pool" -> {
        holdings.reserve[seat] += holdings.pool[seat] - value;
        holdings.pool[seat] = value;
      }
      case "reserve" -> {
        holdings.lost[seat] += holdings.reserve[seat] - value;
        holdings.reserve[seat] = value;
      }
      case "lost" -> {
        holdings.reserve[seat] -= value - holdings.lost[seat];
        holdings.lost[seat] = value;
      }
      case "energy" -> holdings.energy[seat] = value;
      case "momentum" -> holdings.momentum[seat] = value;
      case "dock" -> holdings.dock[seat] = value;
      default -> throw new IllegalArgumentException(what);
    }
  }

  static int getShared(SolPosition p, String what) {
    return switch (what) {
      case "countdown" -> p.countdown();
      case "round" -> p.round();
      case "quiet" -> p.quiet();
      case "pile" -> p.cards.inPile();
      case "points" -> p.turn.mp;
      case "owed" -> p.turn.owed;
      case "hurls" -> p.turn.hurls;
      case "uses" -> p.turn.uses;
      default -> throw new IllegalArgumentException(what);
    };
  }

  static void setShared(SolPosition p, String what, int value) {
    switch (what) {
      case "countdown" -> {
        int flares = p.countdown() - value;
        p.cards.left[SolTables.EXPLOSION] -= flares;
        p.cards.discarded[SolTables.EXPLOSION] += flares;
        p.setCountdown(value);
      }
      case "round" -> p.setRound(value);
      case "quiet" -> p.setQuiet(value);
      default -> throw new IllegalArgumentException(what);
    }
  }

  static String counted(SolPosition p, String label) {
    for (int i = 0; i < SolCounter.count(); i++) {
      if (SolCounter.of(i).label.equals(label)) {
        return "counted %d %s".formatted(p.count(SolCounter.of(i)), label);
      }
    }
    throw new IllegalArgumentException("no such counter: " + label);
  }
}
