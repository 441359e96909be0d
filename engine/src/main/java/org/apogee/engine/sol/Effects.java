package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolHoldings.NO_CARD;
import static org.apogee.engine.sol.SolMoves.PLAY_EFFECT;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.1 and 10.2: when the held card may be played, and that it is then discarded. */
final class Effects {
  private Effects() {}

  static void legal(SolPosition p, MoveList into) {
    int held = p.holdings.held[p.active()];
    if (held == NO_CARD || p.isLastTransmission()) { // D-24
      return;
    }
    var effect = p.effectOf(held);
    if (!effect.timing.allows(p.frames.top())) {
      return;
    }
    switch (effect.timing) {
      case MOVE -> MoveEffects.legal(p, effect, into);
      case CONVERT -> ConvertEffects.legal(p, effect, into);
      case ACTIVATE -> ActivateEffects.legal(p, effect, into);
      case ANY_TIME, AFTER_DRAWING -> AnyTimeEffects.legal(p, effect, into);
    }
  }

  /** R 5.3: what INVADE and METAMORPHOSIS could do if CONVERT were chosen. */
  static void legalInConvert(SolPosition p, MoveList into) {
    int held = p.holdings.held[p.active()];
    if (held != NO_CARD) {
      var effect = p.effectOf(held);
      if (effect == SolEffect.INVADE || effect == SolEffect.METAMORPHOSIS) {
        ConvertEffects.legal(p, effect, into);
      }
    }
  }

  /** R 10.1: the card goes to the discards at once, before any cards are drawn. */
  static void play(SolPosition p, long move, Chronicle chronicle) {
    int seat = p.active();
    var effect = SolEffect.of(SolMoves.a(move));
    p.cards.discarded[p.holdings.held[seat]]++;
    p.holdings.held[seat] = NO_CARD;
    p.turn.effect = effect;
    p.count(SolCounter.EFFECTS, 1);
    SolEffectFacts.played(chronicle, p, effect);
    int b = SolMoves.b(move);
    int c = SolMoves.c(move);
    switch (effect.timing) {
      case MOVE -> MoveEffects.play(p, effect, b, c, chronicle);
      case CONVERT -> ConvertEffects.play(p, effect, b, c, chronicle);
      case ACTIVATE -> ActivateEffects.play(p, effect, b, chronicle);
      case ANY_TIME, AFTER_DRAWING -> AnyTimeEffects.play(p, effect, b, chronicle);
    }
  }

  static void offer(SolEffect effect, MoveList into) {
    into.add(SolMoves.of(PLAY_EFFECT, effect.id));
  }

  static void offer(SolEffect effect, int b, MoveList into) {
    into.add(SolMoves.of(PLAY_EFFECT, effect.id, b));
  }

  static void offer(SolEffect effect, int b, int c, MoveList into) {
    into.add(SolMoves.of(PLAY_EFFECT, effect.id, b, c));
  }

  static IllegalStateException unknown(SolEffect effect) {
    return new IllegalStateException(effect + " has the timing " + effect.timing);
  }
}
