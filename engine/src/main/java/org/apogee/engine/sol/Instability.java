package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolTables.EXPLOSION;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.jspecify.annotations.Nullable;

/** R 9.1 to 9.3 and 11.6: drawing the instability cards that a turn, or a quiet Sun, owes. */
final class Instability {
  private static final int MOMENTUM_OF_PILLAR = 2;

  private Instability() {}

  /**
   * Draws until nothing is owed, a flare asks an owner, or the Sun goes nova. After a flare's
   * question it goes on from here.
   */
  static void drawOwed(SolPosition p, Chance chance, Chronicle chronicle) {
    var drawn = chronicle.listens() ? new ArrayList<Integer>() : null;
    int pillar = 0;
    while (p.turn.owed > 0) {
      p.turn.owed--;
      int suit = p.cards.draw(chance);
      p.count(SolCounter.CARDS, 1);
      if (drawn != null) {
        drawn.add(suit);
      }
      if (suit == p.turn.pillar) {
        p.gainMomentum(p.active(), MOMENTUM_OF_PILLAR, SolCounter.MOMENTUM_OF_EFFECTS);
        pillar += MOMENTUM_OF_PILLAR;
      }
      if (suit == EXPLOSION) {
        report(p, drawn, pillar, chronicle);
        pillar = 0;
        if (!Flare.resolve(p, chronicle)) {
          return;
        }
      }
    }
    report(p, drawn, pillar, chronicle);
    finish(p, chance, chronicle);
  }

  /** Tells of a run of cards before the flare that ends it; nothing if nobody listens. */
  private static void report(
      SolPosition p, @Nullable List<Integer> drawn, int pillar, Chronicle chronicle) {
    if (drawn != null) {
      SolSunFacts.cardsDrawn(chronicle, p, drawn);
      drawn.clear();
      SolEffectFacts.momentumGained(chronicle, p, SolEffect.PILLAR, pillar);
    }
  }

  private static void finish(SolPosition p, Chance chance, Chronicle chronicle) {
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
