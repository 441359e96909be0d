package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 10.3, the effects that belong to no action. */
final class AnyTimeEffects {
  private AnyTimeEffects() {}

  static void legal(SolPosition p, SolEffect effect, MoveList into) {
    switch (effect) {
      case PROCREATE -> {
        int births = Long.bitCount(nurseries(p));
        if (births > 0 && p.holdings.reserve[p.active()] >= births) {
          Effects.offer(effect, into);
        }
      }
      case TRIBUTE -> {
        if (tributeIsDue(p)) {
          Effects.offer(effect, into);
        }
      }
      case PILLAR -> {
        if (!p.frames.isAt(Step.KEEP)) {
          for (int suit = 0; suit < p.cards.suits(); suit++) {
            Effects.offer(effect, suit, into);
          }
        }
      }
      case CHANNEL -> {
        if (p.holdings.energy[p.active()] >= p.cards.drawnThisTurn()) {
          Effects.offer(effect, into);
        }
      }
      default -> throw Effects.unknown(effect);
    }
  }

  static void play(SolPosition p, SolEffect effect, int b, Chronicle chronicle) {
    switch (effect) {
      case PROCREATE -> procreate(p, chronicle);
      case TRIBUTE -> collectTribute(p, chronicle);
      case PILLAR -> {
        p.turn.pillar = b;
        SolEffectFacts.suitNamed(chronicle, p, b);
      }
      case CHANNEL -> channel(p, chronicle);
      default -> throw Effects.unknown(effect);
    }
  }

  /** The spaces with two, three or four sundivers of the active seat. */
  private static long nurseries(SolPosition p) {
    int seat = p.active();
    long some = p.pieces.present(seat) & ~p.pieces.full(seat);
    long found = 0;
    for (; some != 0; some = withoutLowest(some)) {
      if (p.pieces.divers(seat, lowest(some)) >= 2) {
        found |= Long.lowestOneBit(some);
      }
    }
    return found;
  }

  private static void procreate(SolPosition p, Chronicle chronicle) {
    int seat = p.active();
    for (long left = nurseries(p); left != 0; left = withoutLowest(left)) {
      p.holdings.reserve[seat]--;
      p.pieces.addDivers(seat, lowest(left), 1);
      SolEffectFacts.procreated(chronicle, p, lowest(left));
    }
  }

  /** TRIBUTE: one energy for each sundiver at a station of the active seat, as far as it goes. */
  private static int tribute(SolPosition p, int payer) {
    int divers = 0;
    long guests = p.pieces.present(payer) & p.pieces.stationsOf(p.active());
    for (; guests != 0; guests = withoutLowest(guests)) {
      divers += p.pieces.divers(payer, lowest(guests));
    }
    return Math.min(divers, p.holdings.energy[payer]);
  }

  private static boolean tributeIsDue(SolPosition p) {
    for (int payer = 0; payer < p.seats(); payer++) {
      if (payer != p.active() && tribute(p, payer) > 0) {
        return true;
      }
    }
    return false;
  }

  private static void collectTribute(SolPosition p, Chronicle chronicle) {
    for (int payer = 0; payer < p.seats(); payer++) {
      int due = payer == p.active() ? 0 : tribute(p, payer);
      if (due > 0) {
        p.holdings.energy[payer] -= due;
        p.holdings.energy[p.active()] += due;
        SolEffectFacts.tributePaid(chronicle, p, payer, due);
      }
    }
  }

  /** CHANNEL. In KEEP at least one card was drawn. */
  private static void channel(SolPosition p, Chronicle chronicle) {
    int cards = p.cards.drawnThisTurn();
    p.holdings.energy[p.active()] -= cards;
    p.gainMomentum(p.active(), cards, SolCounter.MOMENTUM_OF_EFFECTS);
    SolEffectFacts.momentumGained(chronicle, p, SolEffect.CHANNEL, cards);
  }
}
