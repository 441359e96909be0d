package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 6: population, ships, civilization and modifiers for one's own empire. */
final class BuildPhase extends SupernovaChapter {
  @Override
  public void legal(SupernovaPosition p, MoveList into) {
    int seat = p.turn.asked;
    into.add(SupernovaMoves.END);
    var hand = p.piles.hands[seat];
    int end = p.cards.end(CardType.MODIFIER);
    int card = hand.next(p.cards.first(CardType.CIVILIZATION));
    while (card < end) {
      var kind = p.cards.kind(card);
      if (kind.type == CardType.MODIFIER) {
        addModifier(p, card, kind, into);
      } else {
        for (long rest = p.table.planets[seat]; rest != 0; rest &= rest - 1) {
          int planet = Long.numberOfTrailingZeros(rest);
          if (mayGoTo(p, kind, planet)) {
            into.add(SupernovaMoves.of(SupernovaMoves.BUILD, card, planet));
          }
        }
      }
      card = hand.next(p.cards.end(kind));
    }
    Specials.legal(p, Effect.BUILD, into);
  }

  /** R 6.5: not on ships in Deep Space. */
  private static void addModifier(SupernovaPosition p, int card, CardKind kind, MoveList into) {
    for (long rest = p.table.ships[p.turn.asked]; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      if (p.table.on(ship) >= 0 && !p.table.has(ship, kind)) {
        into.add(SupernovaMoves.of(SupernovaMoves.BUILD, card, ship));
      }
    }
  }

  private static boolean mayGoTo(SupernovaPosition p, CardKind kind, int planet) {
    return switch (kind.type) {
      case CIVILIZATION -> mayStandOn(p, kind, planet);
      case ALIEN -> p.table.hasRoomForPopulation(planet) && mayAliensBeBuilt(p, kind, planet);
      case MERC ->
          p.table.hasRoomForPopulation(planet)
              && (p.table.isHomeworld(planet) || p.table.isColony(planet));
      case SHIP -> p.table.hasRoomForShip(planet);
      default -> throw new IllegalArgumentException(kind + " is not built on planets");
    };
  }

  /** R 6.4. */
  private static boolean mayStandOn(SupernovaPosition p, CardKind kind, int planet) {
    return !p.table.has(planet, kind)
        && (!kind.has(Flags.NEEDS_POPULATION) || p.table.population(planet) > 0);
  }

  /** R 6.2. */
  private static boolean mayAliensBeBuilt(SupernovaPosition p, CardKind kind, int planet) {
    if (p.table.has(planet, CardKind.HOSTILE_NATIVES)) {
      return false;
    }
    var planetKind = p.cards.kind(planet);
    if (planetKind.isPermanentHomeworld()) {
      return planetKind.race == kind.race;
    }
    int ofRace = p.table.sum(planet, CardList.columnOf(kind.race));
    int mercs = p.table.sum(planet, CardList.MERCS);
    return p.table.isDeclared(planet)
        ? p.table.population(planet) == mercs + ofRace
        : mercs > 0 || ofRace > 0;
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SupernovaMoves.kind(move)) {
      case SupernovaMoves.END -> Turns.next(p, chance, chronicle);
      case SupernovaMoves.PLAY_SPECIAL -> Specials.play(p, move, chronicle);
      case SupernovaMoves.BUILD ->
          build(p, SupernovaMoves.a(move), SupernovaMoves.b(move), chronicle);
      default -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  private static void build(SupernovaPosition p, int card, int host, Chronicle chronicle) {
    int seat = p.turn.asked;
    p.piles.takeFromHand(seat, card);
    p.count(SupernovaCounter.CARDS_BUILT, 1);
    if (p.table.isShip(card)) {
      p.table.putShip(card, seat, host);
      if (p.cards.kind(card).has(Flags.SCOUT)) {
        p.enter(Step.SCOUT); // R 6.7
      }
    } else {
      p.table.attach(card, host);
    }
    EmpireFacts.built(chronicle, p, card, host);
  }
}
