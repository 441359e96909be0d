package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 4.5 and R 4.6. */
final class DrawPhase {
  static final int HAND_SIZE = 10;

  private DrawPhase() {}

  /** Draws where there is no choice; whether the seat must choose a pile. */
  static boolean begin(SupernovaPosition p, int seat, Chance chance, Chronicle chronicle) {
    boolean main = !p.piles.main.isEmpty();
    boolean discards = p.piles.discardSize() > 0;
    if (wanted(p, seat) > 0 && main && discards) {
      return true;
    }
    draw(p, seat, !main, chance, chronicle);
    return false;
  }

  private static int wanted(SupernovaPosition p, int seat) {
    int missing = HAND_SIZE - p.piles.hands[seat].size();
    return p.turn.isPenalized(seat) ? Math.min(1, missing) : missing;
  }

  static void legal(MoveList into) {
    into.add(SupernovaMoves.of(SupernovaMoves.DRAW, SupernovaMoves.FROM_MAIN));
    into.add(SupernovaMoves.of(SupernovaMoves.DRAW, SupernovaMoves.FROM_DISCARD));
  }

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    boolean fromDiscard = SupernovaMoves.a(move) == SupernovaMoves.FROM_DISCARD;
    draw(p, p.turn.asked, fromDiscard, chance, chronicle);
    Turns.next(p, chance, chronicle);
  }

  private static void draw(
      SupernovaPosition p, int seat, boolean discardFirst, Chance chance, Chronicle chronicle) {
    int wanted = wanted(p, seat);
    if (discardFirst) {
      wanted -= fromDiscard(p, seat, wanted, chronicle);
      fromMain(p, seat, wanted, chance, chronicle);
    } else {
      wanted -= fromMain(p, seat, wanted, chance, chronicle);
      fromDiscard(p, seat, wanted, chronicle);
    }
    p.turn.penalties &= ~(1 << seat);
  }

  /** Draws as many cards as are wanted and there; says how many. */
  static int fromMain(
      SupernovaPosition p, int seat, int wanted, Chance chance, Chronicle chronicle) {
    int drawn = Math.min(wanted, p.piles.main.size());
    if (drawn <= 0) {
      return 0;
    }
    SupernovaFacts.drawsFromMain(chronicle, seat, drawn);
    for (int i = 0; i < drawn; i++) {
      SupernovaFacts.drewCard(chronicle, p, seat, p.piles.drawMain(seat, chance));
    }
    p.count(SupernovaCounter.CARDS_DRAWN, drawn);
    if (p.piles.main.isEmpty()) {
      p.turn.finalTurn = true;
      SupernovaFacts.finalTurn(chronicle, p);
    }
    return drawn;
  }

  private static int fromDiscard(SupernovaPosition p, int seat, int wanted, Chronicle chronicle) {
    int drawn = Math.max(0, Math.min(wanted, p.piles.discardSize()));
    for (int i = 0; i < drawn; i++) {
      SupernovaFacts.drewDiscard(chronicle, p, seat, p.piles.drawDiscard(seat));
    }
    p.count(SupernovaCounter.CARDS_RECYCLED, drawn);
    return drawn;
  }
}
