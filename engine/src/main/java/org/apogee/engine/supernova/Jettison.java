package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.3: one to three cards of the hand go to the Discard pile. */
final class Jettison extends SupernovaChapter {
  static final int CARDS_MAX = 3;

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    into.add(SupernovaMoves.END);
    var hand = p.piles.hands[p.turn.asked];
    for (int card = hand.next(0); card < CardSet.END; card = ActionPhase.nextName(p, hand, card)) {
      into.add(SupernovaMoves.of(SupernovaMoves.JETTISON, card));
    }
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.END) {
      ActionPhase.end(p, chance, chronicle);
    } else {
      jettison(p, SupernovaMoves.a(move), chance, chronicle);
    }
  }

  static void jettison(SupernovaPosition p, int card, Chance chance, Chronicle chronicle) {
    int seat = p.turn.asked;
    p.piles.takeFromHand(seat, card);
    p.piles.discard(card);
    p.turn.jettisoned++;
    p.count(SupernovaCounter.JETTISONED, 1);
    EmpireFacts.jettisoned(chronicle, p, card);
    if (p.turn.jettisoned == CARDS_MAX || p.piles.hands[seat].isEmpty()) {
      ActionPhase.end(p, chance, chronicle);
    } else {
      p.enter(Step.JETTISON);
    }
  }
}
