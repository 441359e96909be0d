package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.1 to R 7.3: one action for each seat, and the plainest of them. */
final class ActionPhase extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    int seat = p.turn.asked;
    into.add(SupernovaMoves.PASS);
    Attack.legalOrigins(p, into);
    var hand = p.piles.hands[seat];
    for (int card = hand.next(0); card < CardSet.END; card = nextName(p, hand, card)) {
      if (!p.turn.traded) {
        into.add(SupernovaMoves.of(SupernovaMoves.TRADE_OFFER, card));
      }
      into.add(SupernovaMoves.of(SupernovaMoves.JETTISON, card));
    }
    Specials.legal(p, Effect.ACTION, into);
  }

  /** R 0.5: one copy of a name. */
  static int nextName(SupernovaPosition p, CardSet hand, int card) {
    return hand.next(p.cards.end(p.cards.kind(card)));
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.PASS -> {
        EmpireFacts.passed(chronicle, p);
        end(p, chance, chronicle);
      }
      case SupernovaMoves.PLAY_SPECIAL -> Specials.play(p, move, chronicle);
      case SupernovaMoves.ATTACK_ORIGIN -> Attack.begin(p, SupernovaMoves.a(move));
      case SupernovaMoves.TRADE_OFFER -> TradeOffer.begin(p, SupernovaMoves.a(move), chronicle);
      case SupernovaMoves.JETTISON ->
          Jettison.jettison(p, SupernovaMoves.a(move), chance, chronicle);
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  /** R 7.2: what a seat's Action phase leaves behind, and whether it has another one. */
  static void end(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    p.attack.clear();
    p.attack.clearMods();
    p.trade.clear();
    p.turn.jettisoned = 0;
    p.enter(Step.ACTION);
    if (p.turn.extraAction) {
      p.turn.extraAction = false;
      EmpireFacts.extraAction(chronicle, p);
    } else {
      p.turn.traded = false;
      Turns.next(p, chance, chronicle);
    }
  }
}
