package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 7.1 to R 7.3: one action for each seat, and the plainest of them. */
final class ActionPhase {
  static final int JETTISONED_MAX = 3;

  private ActionPhase() {}

  /** Every seat is asked. */
  static boolean begin(SupernovaPosition p) {
    p.turn.traded = false;
    return true;
  }

  static void legal(SupernovaPosition p, MoveList into) {
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

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.PASS -> {
        SupernovaFacts.passed(chronicle, p);
        end(p, chance, chronicle);
      }
      case SupernovaMoves.PLAY_SPECIAL -> Specials.play(p, move, chronicle);
      case SupernovaMoves.ATTACK_ORIGIN -> Attack.begin(p, SupernovaMoves.a(move));
      case SupernovaMoves.TRADE_OFFER -> Trade.begin(p, SupernovaMoves.a(move), chronicle);
      case SupernovaMoves.JETTISON -> playJettison(p, move, chance, chronicle);
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  /** R 7.3. */
  static void legalJettison(SupernovaPosition p, MoveList into) {
    into.add(SupernovaMoves.END);
    var hand = p.piles.hands[p.turn.asked];
    for (int card = hand.next(0); card < CardSet.END; card = nextName(p, hand, card)) {
      into.add(SupernovaMoves.of(SupernovaMoves.JETTISON, card));
    }
  }

  static void playJettison(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.END) {
      end(p, chance, chronicle);
      return;
    }
    int seat = p.turn.asked;
    int card = SupernovaMoves.a(move);
    p.piles.takeFromHand(seat, card);
    p.piles.discard(card);
    p.turn.jettisoned++;
    p.count(SupernovaCounter.JETTISONED, 1);
    SupernovaFacts.jettisoned(chronicle, p, card);
    if (p.turn.jettisoned == JETTISONED_MAX || p.piles.hands[seat].isEmpty()) {
      end(p, chance, chronicle);
    } else {
      p.enter(SupernovaPhase.JETTISON);
    }
  }

  /** R 7.2: what a seat's Action phase leaves behind, and whether it has another one. */
  static void end(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    p.attack.clear();
    p.attack.clearMods();
    p.trade.clear();
    p.turn.jettisoned = 0;
    p.enter(SupernovaPhase.ACTION);
    if (p.turn.extraAction) {
      p.turn.extraAction = false;
      SupernovaFacts.extraAction(chronicle, p);
    } else {
      p.turn.traded = false;
      Turns.next(p, chance, chronicle);
    }
  }
}
