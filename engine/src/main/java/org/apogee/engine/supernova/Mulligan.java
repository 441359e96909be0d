package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 4.2: before the first turn a hand without a planet may be dealt again. */
final class Mulligan extends SupernovaChapter {
  private static final int DECK_MIN = 20;

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    if (isAllowed(p, p.turn.asked)) {
      into.add(SupernovaMoves.MULLIGAN);
    }
    into.add(SupernovaMoves.KEEP_HAND);
  }

  private static boolean isAllowed(SupernovaPosition p, int seat) {
    return p.turn.mulligans[seat] < p.options().mulligansMax()
        && p.piles.main.size() >= DECK_MIN
        && !p.piles.hands[seat].hasAny(
            p.cards.first(CardType.PLANET), p.cards.end(CardType.PLANET));
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.turn.asked;
    if (SupernovaMoves.kind(move) == SupernovaMoves.KEEP_HAND) {
      SupernovaFacts.handKept(chronicle, seat);
      Turns.next(p, chance, chronicle);
      return;
    }
    SupernovaFacts.mulligan(chronicle, p, seat);
    var hand = p.piles.hands[seat];
    for (int card = hand.next(0); card < CardSet.END; card = hand.next(card + 1)) {
      p.piles.takeFromHand(seat, card);
      p.piles.discard(card);
    }
    p.turn.mulligans[seat]++;
    p.count(SupernovaCounter.MULLIGANS, 1);
    DrawPhase.fromMain(p, seat, DrawPhase.HAND_SIZE, chance, chronicle);
  }
}
