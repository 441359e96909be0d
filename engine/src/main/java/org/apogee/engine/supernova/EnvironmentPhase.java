package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 5.3 and R 5.4: the environments that rivals and owners add to new planets. */
final class EnvironmentPhase extends SupernovaChapter {
  /** A seat without an open planet is not asked. */
  @Override
  public int decider(SupernovaPosition p) {
    return open(p) == 0 ? Position.NOBODY : p.turn.asked;
  }

  @Override
  public void run(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    Turns.next(p, chance, chronicle);
  }

  /** The new planets on which the current seat may still play. */
  private static long open(SupernovaPosition p) {
    long own = p.turn.fresh & p.table.planets[p.current()];
    return p.frames.isAt(Step.OWN_ENVIRONMENT) ? own : p.turn.fresh & ~own & ~p.turn.used;
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    into.add(SupernovaMoves.PASS);
    var hand = p.piles.hands[p.turn.asked];
    int end = p.cards.end(CardType.ENVIRONMENT);
    for (long rest = open(p); rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      int card = hand.next(p.cards.first(CardType.ENVIRONMENT));
      while (card < end) {
        var kind = p.cards.kind(card);
        if (!p.table.has(planet, kind)) {
          into.add(SupernovaMoves.of(SupernovaMoves.PLAY_ENV, card, planet));
        }
        card = hand.next(p.cards.end(kind)); // R 0.5: one copy of a name
      }
    }
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.PASS) {
      p.turn.used = 0;
      Turns.next(p, chance, chronicle);
      return;
    }
    int planet = SupernovaMoves.b(move);
    put(p, SupernovaMoves.a(move), planet, chronicle);
    p.turn.used |= 1L << planet;
    if (p.frames.isAt(Step.OWN_ENVIRONMENT) || open(p) == 0) {
      p.turn.used = 0;
      Turns.next(p, chance, chronicle);
    }
  }

  private static void put(SupernovaPosition p, int card, int planet, Chronicle chronicle) {
    p.piles.takeFromHand(p.turn.asked, card);
    p.count(SupernovaCounter.ENVIRONMENTS, 1);
    var kind = p.cards.kind(card);
    var opposite = kind.opposite();
    boolean isCancelled = opposite != kind && p.table.has(planet, opposite);
    EmpireFacts.environmentPlayed(chronicle, p, card, planet, isCancelled);
    if (isCancelled) {
      cancel(p, card, opposite, planet, chronicle);
    } else {
      p.table.attach(card, planet);
    }
  }

  /** R 5.3: opposites negate each other. */
  private static void cancel(
      SupernovaPosition p, int card, CardKind opposite, int planet, Chronicle chronicle) {
    for (int other = p.cards.first(opposite); other < p.cards.end(opposite); other++) {
      if (p.table.inPlay.has(other) && p.table.on(other) == planet) {
        p.table.detach(other);
        p.scrap(other);
        p.scrap(card);
        EmpireFacts.environmentsCancelled(chronicle, p, card, other, planet);
        return;
      }
    }
    throw new IllegalStateException("no " + opposite + " on " + p.cards.label(planet));
  }
}
