package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 5.1 and R 5.2: each seat may discover a planet. */
final class DiscoverPhase extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    addPlanets(p, into);
    into.add(SupernovaMoves.PASS);
  }

  static void addPlanets(SupernovaPosition p, MoveList into) {
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
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (SupernovaMoves.kind(move) == SupernovaMoves.PLAY_PLANET) {
      discover(p, move, chronicle);
      p.turn.fresh |= 1L << SupernovaMoves.a(move);
    }
    Turns.next(p, chance, chronicle);
  }

  static void discover(SupernovaPosition p, long move, Chronicle chronicle) {
    int seat = p.turn.asked;
    int planet = SupernovaMoves.a(move);
    p.piles.takeFromHand(seat, planet);
    p.table.putPlanet(planet, seat);
    if (SupernovaMoves.b(move) == 1) {
      p.table.declared |= 1L << planet;
    }
    p.count(SupernovaCounter.PLANETS_DISCOVERED, 1);
    EmpireFacts.discovered(chronicle, p, seat, planet);
  }
}
