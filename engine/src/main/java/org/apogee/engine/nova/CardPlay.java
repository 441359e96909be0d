package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.2, R 9.3 and R 17: cards for action points, events, developments. */
final class CardPlay {
  private CardPlay() {}

  static void list(NovaPosition p, MoveList into) {
    long kinds = Cards.kinds(p.decks.hand(p.active()));
    for (long left = kinds; left != 0; left &= left - 1) {
      into.add(NovaMoves.of(NovaMoves.PLAY_AP, Cards.kindAt(left)));
    }
    for (long left = kinds; left != 0; left &= left - 1) {
      int card = Cards.kindAt(left);
      if (isPlayable(p, Card.of(card))) {
        into.add(NovaMoves.of(NovaMoves.PLAY_EVENT, card));
      }
    }
  }

  private static boolean isPlayable(NovaPosition p, Card card) {
    return switch (card.kind) {
      case COMBAT -> false;
      case DEVELOPMENT -> !p.powers.has(p.active(), Development.ofCard(card.number));
      case EVENT -> card.effect.isPlayable(p);
    };
  }

  static void playForPoints(NovaPosition p, int card, Chronicle chronicle) {
    p.decks.discard(p.active(), card);
    p.impulse.points += Card.of(card).points;
    p.count(NovaCounter.CARDS);
    NovaFacts.cardForPoints(chronicle, p, Card.of(card));
  }

  static void playForEffect(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    var card = Card.of(NovaMoves.a(move));
    p.count(NovaCounter.CARDS);
    NovaFacts.cardForEffect(chronicle, p, card);
    if (card.kind == Card.Kind.DEVELOPMENT) {
      p.decks.takeFromHand(seat, card.number);
      p.powers.setLife(seat, Development.ofCard(card.number), Development.LIFE);
      return;
    }
    p.decks.discard(seat, card.number);
    if (card.effect.isChosen()) {
      CardChoice.begin(p, card);
    } else {
      card.effect.apply(p, move, chance, chronicle);
    }
  }
}
