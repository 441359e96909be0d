package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 4.5 and R 4.6. */
final class DrawPhase extends SupernovaChapter {
  static final int HAND_SIZE = 10;

  /** A seat that needs no card, or finds cards in one pile only, has nothing to choose. */
  @Override
  public int decider(SupernovaPosition p) {
    boolean isChoice =
        wanted(p, p.turn.asked) > 0 && !p.piles.main.isEmpty() && p.piles.discardSize() > 0;
    return isChoice ? p.turn.asked : Position.NOBODY;
  }

  @Override
  public void run(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    draw(p, p.turn.asked, p.piles.main.isEmpty(), chance, chronicle);
    Turns.next(p, chance, chronicle);
  }

  private static int wanted(SupernovaPosition p, int seat) {
    int missing = HAND_SIZE - p.piles.hands[seat].size();
    return p.turn.isPenalized(seat) ? Math.min(1, missing) : missing;
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    into.add(SupernovaMoves.of(SupernovaMoves.DRAW, SupernovaMoves.FROM_MAIN));
    into.add(SupernovaMoves.of(SupernovaMoves.DRAW, SupernovaMoves.FROM_DISCARD));
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
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
    p.piles.drawn.clear();
    for (int i = 0; i < drawn; i++) {
      p.piles.drawn.add(p.piles.drawMain(seat, chance));
    }
    SupernovaFacts.drew(chronicle, p, seat);
    p.count(SupernovaCounter.CARDS_DRAWN, drawn);
    if (p.piles.main.isEmpty()) {
      p.turn.finalTurn = true;
      SupernovaFacts.finalTurn(chronicle, p);
    }
    return drawn;
  }

  private static int fromDiscard(SupernovaPosition p, int seat, int wanted, Chronicle chronicle) {
    int drawn = Math.max(0, Math.min(wanted, p.piles.discardSize()));
    if (drawn == 0) {
      return 0;
    }
    p.piles.drawn.clear();
    for (int i = 0; i < drawn; i++) {
      p.piles.drawn.add(p.piles.drawDiscard(seat));
    }
    SupernovaFacts.drewDiscards(chronicle, p, seat);
    p.count(SupernovaCounter.CARDS_RECYCLED, drawn);
    return drawn;
  }
}
