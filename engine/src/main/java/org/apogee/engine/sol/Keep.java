package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolHoldings.NO_CARD;
import static org.apogee.engine.sol.SolMoves.KEEP;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9.7 to 9.9: one of the cards drawn, or the one held so far, is kept. */
final class Keep extends SolChapter {
  @Override
  public void legal(SolPosition p, MoveList into) {
    int held = p.holdings.held[p.active()];
    for (int suit = 0; suit < p.cards.suits(); suit++) {
      if (p.cards.drawn[suit] > 0 || suit == held) {
        into.add(SolMoves.of(KEEP, suit));
      }
    }
    Effects.legal(p, into);
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SolMoves.kind(move)) {
      case KEEP -> keep(p, SolMoves.a(move), chance, chronicle);
      case SolMoves.PLAY_EFFECT -> Effects.play(p, move, chronicle);
      default -> throw SolMoves.notOffered(p, move);
    }
  }

  /** Cards of one suit are alike: if the held one is of the suit, it is the one that stays. */
  private static void keep(SolPosition p, int suit, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    int held = p.holdings.held[seat];
    if (held != suit) {
      if (held != NO_CARD) {
        p.cards.discarded[held]++;
      }
      p.cards.drawn[suit]--;
      p.holdings.held[seat] = suit;
    }
    p.cards.discardDrawn();
    SolSunFacts.cardKept(chronicle, p, suit);
    Turns.end(p, true, chance, chronicle);
  }
}
