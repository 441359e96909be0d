package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.AutomaticChapter;

/** R 14.2 and 14.3: a card is drawn, and an X card lets the galaxy act. */
final class FinalImpulse {
  static final int HAND_MAX = 7;

  private FinalImpulse() {}

  /** From which deck. */
  static final class Draw extends ActiveChapter {
    @Override
    public void legal(NovaPosition p, MoveList into) {
      for (int deck = 0; deck < Cards.DECKS; deck++) {
        into.add(NovaMoves.of(NovaMoves.DRAW, deck));
      }
    }

    @Override
    public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      draw(p, NovaMoves.a(move), chance, chronicle);
    }
  }

  private static void draw(NovaPosition p, int deck, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    int card = p.decks.draw(seat, deck, chance);
    NovaFacts.drew(chronicle, p, seat, deck, card);
    if (card == Cards.X) {
      p.frames.replace(Step.X_CARD);
      p.frames.set(XCard.DECK, deck);
    } else if (Cards.size(p.decks.hand(seat)) > HAND_MAX) {
      p.frames.replace(Step.DISCARD);
    } else {
      Turns.endImpulse(p, chance, chronicle);
    }
  }

  /** The hand was full before. */
  static final class Discard extends ActiveChapter {
    @Override
    public void legal(NovaPosition p, MoveList into) {
      for (long left = Cards.kinds(p.decks.hand(p.active())); left != 0; left &= left - 1) {
        into.add(NovaMoves.of(NovaMoves.DISCARD, Cards.kindAt(left)));
      }
    }

    @Override
    public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
      int card = NovaMoves.a(move);
      p.decks.discard(p.active(), card);
      NovaFacts.discarded(chronicle, p.active(), Card.of(card));
      Turns.endImpulse(p, chance, chronicle);
    }
  }

  /** The event, then each independent, then the Interphase or another card. */
  static final class XCard extends AutomaticChapter<NovaPosition> {
    // Registers.
    private static final int DECK = 1;
    private static final int NEXT = 2;

    private static final int EVENT = 0;

    @Override
    public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
      int deck = p.frames.get(DECK);
      int next = p.frames.get(NEXT);
      p.frames.set(NEXT, next + 1);
      if (next == EVENT) {
        ScenarioEvent.roll(p, chance, chronicle);
      } else if (next <= Party.INDEPENDENTS) {
        if (p.independents.isInPlay(next - 1)) {
          p.frames.push(Step.ACTIVATION, next - 1);
        }
      } else if (p.decks.crosses(deck) == Cards.X_FOR_INTERPHASE) {
        Interphase.begin(p, deck);
      } else if (p.powers.isAlive(p.active())) {
        draw(p, deck, chance, chronicle);
      } else {
        Turns.endImpulse(p, chance, chronicle);
      }
    }
  }
}
