package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 14: fleets wake, a card is drawn, and an X card lets the galaxy act. */
final class FinalImpulse {
  static final int HAND_MAX = 7;

  private static final int EVENT = 0;

  private FinalImpulse() {}

  static void begin(NovaPosition p) {
    wake(p);
    p.frames.replace(Step.DRAW);
  }

  /** R 14.1. */
  static void wake(NovaPosition p) {
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int unit = Units.first(seat); unit < Units.end(seat); unit++) {
        if (p.units.exists(unit)) {
          p.units.wake(unit);
        }
      }
    }
  }

  static void legalDraws(MoveList into) {
    for (int deck = 0; deck < Cards.DECKS; deck++) {
      into.add(NovaMoves.of(NovaMoves.DRAW, deck));
    }
  }

  static void draw(NovaPosition p, int deck) {
    int seat = p.active();
    int card = p.decks.draw(seat, deck, p.chance());
    NovaFacts.drew(p, seat, deck, card);
    if (card == Cards.X) {
      p.frames.replace(Step.X_CARD);
      p.frames.set(1, deck);
    } else if (Cards.size(p.decks.hand(seat)) > HAND_MAX) {
      p.frames.replace(Step.DISCARD);
    } else {
      Turns.endImpulse(p);
    }
  }

  static void legalDiscards(NovaPosition p, MoveList into) {
    for (long left = Cards.kinds(p.decks.hand(p.active())); left != 0; left &= left - 1) {
      into.add(NovaMoves.of(NovaMoves.DISCARD, Cards.kindAt(left)));
    }
  }

  static void discard(NovaPosition p, int card) {
    p.decks.discard(p.active(), card);
    NovaFacts.discarded(p, p.active(), card);
    Turns.endImpulse(p);
  }

  /** R 14.3: the event, then each independent, then the Interphase or another card. */
  static void resolveX(NovaPosition p) {
    int deck = p.frames.get(1);
    int next = p.frames.get(2);
    p.frames.set(2, next + 1);
    if (next == EVENT) {
      ScenarioEvent.roll(p);
    } else if (next <= Party.INDEPENDENTS) {
      if (p.independents.isInPlay(next - 1)) {
        p.frames.push(Step.ACTIVATION, next - 1);
      }
    } else if (p.decks.crosses(deck) == Cards.X_FOR_INTERPHASE) {
      p.frames.replace(Step.INTERPHASE);
      p.frames.set(1, deck);
    } else if (p.powers.isAlive(p.active())) {
      draw(p, deck);
    } else {
      Turns.endImpulse(p);
    }
  }
}
