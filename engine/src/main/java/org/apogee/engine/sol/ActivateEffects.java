package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.3, the effects of the activate action. */
final class ActivateEffects {
  private ActivateEffects() {}

  static void legal(SolPosition p, SolEffect effect, MoveList into) {
    switch (effect) {
      case SQUEEZE -> squeezes(p, into);
      case PERSIST, SYNCHRONIZE -> Effects.offer(effect, into);
      case FESTIVAL, DUPLICATE -> {
        if (p.turn.activated == 0) {
          Effects.offer(effect, into);
        }
      }
      default -> throw Effects.unknown(effect);
    }
  }

  static void play(SolPosition p, SolEffect effect, int b, Chronicle chronicle) {
    switch (effect) {
      case SQUEEZE -> squeeze(p, b, chronicle);
      case SYNCHRONIZE -> synchronize(p, p.turn.activations, chronicle);
      case PERSIST, FESTIVAL, DUPLICATE -> {}
      default -> throw Effects.unknown(effect);
    }
  }

  private static void squeezes(SolPosition p, MoveList into) {
    long own = p.turn.activated & p.pieces.stationsOf(p.active());
    for (; own != 0; own = withoutLowest(own)) {
      int space = lowest(own);
      if (ActivateAction.canPayBase(p, space)) {
        Effects.offer(SolEffect.SQUEEZE, space, into);
      }
    }
  }

  private static void squeeze(SolPosition p, int space, Chronicle chronicle) {
    ActivateAction.yieldBase(p, space, chronicle);
    p.turn.owed += SolTables.cards(p.board.layer(space));
    Bonus.offer(p, space);
  }

  static void synchronize(SolPosition p, int activations, Chronicle chronicle) {
    p.gainMomentum(p.active(), activations, SolCounter.MOMENTUM_OF_EFFECTS);
    SolEffectFacts.momentumGained(chronicle, p, SolEffect.SYNCHRONIZE, activations);
  }
}
