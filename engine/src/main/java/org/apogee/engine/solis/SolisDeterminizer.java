package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.solis.Objective.Tier;

/**
 * R 18: deals anew what a viewer cannot know: stored and scanned tiles of others, each within its
 * star colour, and secret objectives of others, each within its tier.
 */
final class SolisDeterminizer {
  private SolisDeterminizer() {}

  static void deal(SolisPosition p, int viewer, Chance chance) {
    if (p.isOver()) {
      return;
    }
    dealTiles(p, viewer, chance);
    dealObjectives(p, viewer, chance);
  }

  /** All hidden tiles go back into the bag first, so that each may end anywhere. */
  private static void dealTiles(SolisPosition p, int viewer, Chance chance) {
    var empires = p.empires;
    var turn = p.turn;
    boolean scans = p.asked() != viewer;
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < empires.storedCount(seat) && seat != viewer; i++) {
        p.piles.putBack(empires.stored(seat, i), 1);
      }
    }
    for (int i = 0; i < turn.get(TurnRecord.ROW_COUNT) && scans; i++) {
      p.piles.putBack(turn.get(TurnRecord.ROW + i), 1);
    }
    for (int i = 0; i < turn.get(TurnRecord.ASIDE_COUNT) && scans; i++) {
      p.piles.putBack(turn.get(TurnRecord.ASIDE + i), 1);
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < empires.storedCount(seat) && seat != viewer; i++) {
        empires.set(seat, Empires.STORED + i, another(p, empires.stored(seat, i), chance));
      }
    }
    for (int i = 0; i < turn.get(TurnRecord.ROW_COUNT) && scans; i++) {
      turn.set(TurnRecord.ROW + i, another(p, turn.get(TurnRecord.ROW + i), chance));
    }
    for (int i = 0; i < turn.get(TurnRecord.ASIDE_COUNT) && scans; i++) {
      turn.set(TurnRecord.ASIDE + i, another(p, turn.get(TurnRecord.ASIDE + i), chance));
    }
  }

  private static int another(SolisPosition p, int tile, Chance chance) {
    return p.piles.drawTileOfStar(Location.of(tile).star, chance);
  }

  private static void dealObjectives(SolisPosition p, int viewer, Chance chance) {
    int free = (1 << Objective.count()) - 1;
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < Empires.OBJECTIVES_MAX; i++) {
        int card = p.empires.get(seat, Empires.OBJECTIVES + i);
        boolean known = seat == viewer || p.empires.isRevealed(seat, i);
        free &= card >= 0 && known ? ~(1 << card) : -1;
      }
    }
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int i = 0; i < Empires.OBJECTIVES_MAX && seat != viewer; i++) {
        int card = p.empires.get(seat, Empires.OBJECTIVES + i);
        if (card >= 0 && !p.empires.isRevealed(seat, i)) {
          Tier tier = Objective.of(card).tier;
          int dealt = Dice.pick(free & Objective.ofTier(tier), chance);
          p.empires.set(seat, Empires.OBJECTIVES + i, Integer.numberOfTrailingZeros(dealt));
          free &= ~dealt;
        }
      }
    }
    if (p.frames.isAt(Step.SETUP_OBJECTIVE) && p.asked() != viewer) {
      SolisSetup.deal(p, free, chance);
    }
  }
}
