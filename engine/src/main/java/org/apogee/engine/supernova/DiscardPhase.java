package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 10.2 to R 10.4: what an empire cannot support is lost, then one card of the hand goes. */
final class DiscardPhase extends SupernovaChapter {
  private static final int NO_PLANET = -1;

  /** Marooned ships go first; then a seat without anything to discard is not asked. */
  @Override
  public int decider(SupernovaPosition p) {
    int seat = p.turn.asked;
    boolean isAsked =
        marooned(p, seat) == 0
            && (!p.piles.hands[seat].isEmpty()
                || overpopulated(p, seat) != NO_PLANET
                || overcrowded(p, seat) != NO_PLANET);
    return isAsked ? seat : Position.NOBODY;
  }

  @Override
  public void run(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    int seat = p.turn.asked;
    long marooned = marooned(p, seat);
    if (marooned == 0) {
      penalize(p, seat, chronicle);
      Turns.next(p, chance, chronicle);
      return;
    }
    for (long rest = marooned; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      int before = p.piles.discardSize();
      EmpireFacts.marooned(chronicle, p, seat, ship);
      Losses.discardShip(p, ship);
      p.count(SupernovaCounter.CARDS_LOST_IN_SPACE, p.piles.discardSize() - before);
    }
  }

  /** The ships in Deep Space that may not stay there. */
  private static long marooned(SupernovaPosition p, int seat) {
    long marooned = 0;
    for (long rest = p.table.ships[seat]; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      if (p.table.on(ship) == Table.DEEP_SPACE && p.table.sum(ship, CardList.LONG_RANGES) == 0) {
        marooned |= p.table.bit(ship);
      }
    }
    return marooned;
  }

  private static void penalize(SupernovaPosition p, int seat, Chronicle chronicle) {
    p.turn.penalties |= 1 << seat;
    p.count(SupernovaCounter.PENALTIES, 1);
    EmpireFacts.penalized(chronicle, seat);
  }

  private static int overpopulated(SupernovaPosition p, int seat) {
    for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      if (p.table.population(planet) > p.table.potential(planet)) {
        return planet;
      }
    }
    return NO_PLANET;
  }

  private static int overcrowded(SupernovaPosition p, int seat) {
    for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
      int planet = Long.numberOfTrailingZeros(rest);
      if (Long.bitCount(p.table.orbit(planet)) > p.table.support(planet)) {
        return planet;
      }
    }
    return NO_PLANET;
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    int seat = p.turn.asked;
    int planet = overpopulated(p, seat);
    if (planet != NO_PLANET) {
      addPopulation(p, planet, into);
      return;
    }
    planet = overcrowded(p, seat);
    if (planet != NO_PLANET) {
      for (long rest = p.table.orbit(planet); rest != 0; rest &= rest - 1) {
        into.add(SupernovaMoves.of(SupernovaMoves.DROP_SHIP, p.table.ship(rest)));
      }
      return;
    }
    var hand = p.piles.hands[seat];
    int card = hand.next(0);
    for (; card < CardSet.END; card = ActionPhase.nextName(p, hand, card)) {
      into.add(SupernovaMoves.of(SupernovaMoves.DISCARD, card));
    }
  }

  private static void addPopulation(SupernovaPosition p, int planet, MoveList into) {
    int end = p.cards.end(CardType.MERC);
    int card = p.table.nextOn(planet, p.cards.first(CardType.ALIEN));
    for (; card < end; card = p.table.nextOn(planet, card + 1)) {
      into.add(SupernovaMoves.of(SupernovaMoves.DROP_POP, card));
    }
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.turn.asked;
    int card = SupernovaMoves.a(move);
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.DROP_POP -> {
        EmpireFacts.populationDropped(chronicle, p, card);
        p.table.detach(card);
        p.piles.discard(card);
      }
      case SupernovaMoves.DROP_SHIP -> {
        EmpireFacts.shipDropped(chronicle, p, card);
        Losses.discardShip(p, card);
      }
      case SupernovaMoves.DISCARD -> {
        EmpireFacts.discarded(chronicle, p, card);
        p.piles.takeFromHand(seat, card);
        p.piles.discard(card);
        Turns.next(p, chance, chronicle);
      }
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }
}
