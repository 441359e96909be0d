package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 5: planets, and the environments that rivals and owners add to them. */
final class DiscoverPhase {
  private DiscoverPhase() {}

  /** R 5.1, R 5.2, and R 6.7 for scouts. */
  static void legalPlanets(SupernovaPosition p, MoveList into) {
    int seat = p.turn.asked;
    boolean mayDeclare = !p.table.hasHomeworld(seat);
    var hand = p.piles.hands[seat];
    int end = p.cards.end(CardType.PLANET);
    for (int card = hand.next(0); card < end; card = hand.next(card + 1)) {
      into.add(SupernovaMoves.of(SupernovaMoves.PLAY_PLANET, card, 0));
      if (mayDeclare && !p.cards.kind(card).isPermanentHomeworld()) {
        into.add(SupernovaMoves.of(SupernovaMoves.PLAY_PLANET, card, 1));
      }
    }
    into.add(SupernovaMoves.PASS);
  }

  static void playPlanet(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    boolean scouting = p.phase() == SupernovaPhase.SCOUT;
    if (SupernovaMoves.kind(move) == SupernovaMoves.PLAY_PLANET) {
      int planet = SupernovaMoves.a(move);
      discover(p, planet, SupernovaMoves.b(move) == 1, chronicle);
      if (!scouting) {
        p.turn.fresh |= 1L << planet;
      }
    }
    if (scouting) {
      p.enter(SupernovaPhase.BUILD);
    } else {
      Turns.next(p, chance, chronicle);
    }
  }

  private static void discover(
      SupernovaPosition p, int planet, boolean declared, Chronicle chronicle) {
    int seat = p.turn.asked;
    p.piles.takeFromHand(seat, planet);
    p.table.putPlanet(planet, seat);
    if (declared) {
      p.table.declared |= 1L << planet;
    }
    p.count(SupernovaCounter.PLANETS_DISCOVERED, 1);
    SupernovaFacts.discovered(chronicle, p, seat, planet);
  }

  /** R 5.3: a seat without an open planet is not asked. */
  static boolean beginOnRivals(SupernovaPosition p) {
    p.turn.used = 0;
    return open(p) != 0;
  }

  /** R 5.3, R 5.4: the new planets on which the current seat may still play. */
  static long open(SupernovaPosition p) {
    long own = p.turn.fresh & p.table.planets[p.current()];
    return p.phase() == SupernovaPhase.OWN_ENVIRONMENT ? own : p.turn.fresh & ~own & ~p.turn.used;
  }

  static void legalEnvironments(SupernovaPosition p, MoveList into) {
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

  static void playEnvironment(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.PASS) {
      p.turn.used = 0;
      Turns.next(p, chance, chronicle);
      return;
    }
    int planet = SupernovaMoves.b(move);
    put(p, SupernovaMoves.a(move), planet, chronicle);
    p.turn.used |= 1L << planet;
    if (p.phase() == SupernovaPhase.OWN_ENVIRONMENT || open(p) == 0) {
      p.turn.used = 0;
      Turns.next(p, chance, chronicle);
    }
  }

  private static void put(SupernovaPosition p, int card, int planet, Chronicle chronicle) {
    p.piles.takeFromHand(p.turn.asked, card);
    p.count(SupernovaCounter.ENVIRONMENTS, 1);
    SupernovaFacts.environmentPlayed(chronicle, p, card, planet);
    var kind = p.cards.kind(card);
    var opposite = kind.opposite();
    if (opposite != kind && p.table.has(planet, opposite)) {
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
        SupernovaFacts.environmentsCancelled(chronicle, p, card, other, planet);
        return;
      }
    }
    throw new IllegalStateException("no " + opposite + " on " + p.cards.label(planet));
  }
}
