package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolTables.EXPLOSION;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 9.1 to 9.3 and 11.6: drawing the instability cards that a turn, or a quiet Sun, owes. */
final class Instability {
  private static final int MOMENTUM_OF_PILLAR = 2;

  private Instability() {}

  /**
   * Draws until nothing is owed, a flare asks an owner, or the Sun goes nova. After a flare's
   * question it goes on from here.
   */
  static void drawOwed(SolPosition p, Chance chance, Chronicle chronicle) {
    while (p.turn.owed > 0) {
      p.turn.owed--;
      int suit = p.cards.draw(chance);
      p.count(SolCounter.CARDS, 1);
      SolSunFacts.cardDrawn(chronicle, p, suit);
      if (suit == p.turn.pillar) {
        p.gainMomentum(p.active(), MOMENTUM_OF_PILLAR, SolCounter.MOMENTUM_OF_EFFECTS);
        SolEffectFacts.momentumGained(chronicle, p, SolEffect.PILLAR, MOMENTUM_OF_PILLAR);
      }
      if (suit == EXPLOSION && !Flare.resolve(p, chronicle)) {
        return;
      }
    }
    drawn(p, chance, chronicle);
  }

  private static void drawn(SolPosition p, Chance chance, Chronicle chronicle) {
    if (p.isQuietDraw()) {
      p.cards.discardDrawn();
      p.setQuietDraw(false);
      Turns.next(p, chronicle);
    } else if (p.cards.drawnThisTurn() > 0) {
      p.frames.replace(Step.KEEP); // R 9.7
    } else {
      Turns.end(p, false, chance, chronicle); // R 9.1
    }
  }

  /** R 11.6: too long without a card, and the Sun draws by itself. */
  static void quietDraw(SolPosition p, Chance chance, Chronicle chronicle) {
    p.setQuiet((p.quietRounds() - 1) * p.seats());
    p.setQuietDraw(true);
    p.count(SolCounter.QUIET_DRAWS, 1);
    SolSunFacts.quietDraw(chronicle, p);
    p.turn.clear();
    p.turn.owed = p.seats();
    drawOwed(p, chance, chronicle);
  }
}
