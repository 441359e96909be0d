package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 17.1, what the card that was played does it to. */
final class CardChoice extends ActiveChapter {
  // Registers.
  private static final int CARD = 1;
  private static final int AGAIN = 2; // whether it is the second time

  static void begin(NovaPosition p, Card card) {
    p.frames.push(Step.PICK, card.number, 0);
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
    if (p.frames.get(AGAIN) == 1) {
      into.add(NovaMoves.of(NovaMoves.PASS));
    }
    Card.of(p.frames.get(CARD)).effect.list(p, into);
  }

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    var card = Card.of(p.frames.get(CARD));
    boolean isFirst = p.frames.get(AGAIN) == 0;
    p.frames.pop();
    if (NovaMoves.kind(move) == NovaMoves.PASS) {
      return;
    }
    card.effect.apply(p, move, chance, chronicle);
    if (card.effect.isTwice() && isFirst && card.effect.isPlayable(p)) {
      p.frames.push(Step.PICK, card.number, 1);
    }
  }
}
