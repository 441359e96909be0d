package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaMoves.PLAY_SPECIAL;

import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 9: which special may be played when and on what, and what it does. */
final class Specials {
  static final int ATTACKER = 0;
  static final int DEFENDER = 1;

  private Specials() {}

  /** R 9.2: what the seat to act may play in a moment of its turn or in a window. */
  static void legal(SupernovaPosition p, int moment, MoveList into) {
    var hand = p.piles.hands[p.turn.asked];
    int card = hand.next(p.cards.first(CardType.SPECIAL));
    while (card < CardSet.END) {
      var kind = p.cards.kind(card);
      if (kind.effect.isPlayableIn(moment)) {
        addTargets(p, card, kind.effect, into);
      }
      card = hand.next(p.cards.end(kind));
    }
  }

  /** R 9.3. */
  private static void addTargets(SupernovaPosition p, int card, Effect effect, MoveList into) {
    switch (effect) {
      case DESTROY_PLANET, COLLAPSE_PLANET -> addAll(p, card, CardType.PLANET, into);
      case REMOVE_ENV -> addAll(p, card, CardType.ENVIRONMENT, into);
      case BANISH_SHIP -> addShips(p, card, into);
      case KILL_POP -> addPopulation(p, card, into);
      case MOD -> {
        into.add(SupernovaMoves.of(PLAY_SPECIAL, card, ATTACKER));
        into.add(SupernovaMoves.of(PLAY_SPECIAL, card, DEFENDER));
      }
      case CANCEL -> {
        addSet(p.attack.attackerMods, card, into);
        addSet(p.attack.defenderMods, card, into);
      }
      case EXTRA_ACTION, END_ATTACK -> into.add(SupernovaMoves.of(PLAY_SPECIAL, card));
      case NONE -> throw new IllegalStateException("no special: " + p.cards.label(card));
    }
  }

  private static void addAll(SupernovaPosition p, int card, CardType type, MoveList into) {
    var inPlay = p.table.inPlay;
    int end = p.cards.end(type);
    for (int on = inPlay.next(p.cards.first(type)); on < end; on = inPlay.next(on + 1)) {
      into.add(SupernovaMoves.of(PLAY_SPECIAL, card, on));
    }
  }

  private static void addSet(CardSet targets, int card, MoveList into) {
    for (int on = targets.next(0); on < CardSet.END; on = targets.next(on + 1)) {
      into.add(SupernovaMoves.of(PLAY_SPECIAL, card, on));
    }
  }

  private static void addShips(SupernovaPosition p, int card, MoveList into) {
    for (long ships : p.table.ships) {
      for (long rest = ships; rest != 0; rest &= rest - 1) {
        int ship = p.table.ship(rest);
        if (p.table.on(ship) != Table.DEEP_SPACE) {
          into.add(SupernovaMoves.of(PLAY_SPECIAL, card, ship));
        }
      }
    }
  }

  private static void addPopulation(SupernovaPosition p, int card, MoveList into) {
    var inPlay = p.table.inPlay;
    int end = p.cards.end(CardType.MERC);
    for (int on = inPlay.next(p.cards.first(CardType.ALIEN)); on < end; on = inPlay.next(on + 1)) {
      if (p.table.isPlanet(p.table.on(on))) {
        into.add(SupernovaMoves.of(PLAY_SPECIAL, card, on));
      }
    }
  }

  /** R 9.1: the card is used up. What follows for an attack is the window's matter. */
  static void play(SupernovaPosition p, long move, Chronicle chronicle) {
    int card = SupernovaMoves.a(move);
    int target = SupernovaMoves.b(move);
    SpecialFacts.played(chronicle, p, card, target);
    p.piles.takeFromHand(p.turn.asked, card);
    p.scrap(card);
    p.count(SupernovaCounter.SPECIALS, 1);
    switch (p.cards.kind(card).effect) {
      case DESTROY_PLANET -> {
        SpecialFacts.destroyed(chronicle, p, target);
        Losses.scrapFleet(p, p.table.orbit(target));
        Losses.scrapPlanet(p, target);
        p.count(SupernovaCounter.PLANETS_DESTROYED, 1);
      }
      case COLLAPSE_PLANET -> {
        SpecialFacts.collapsed(chronicle, p, target);
        Losses.toDeepSpace(p, p.table.orbit(target));
        Losses.scrapPlanet(p, target);
        p.count(SupernovaCounter.PLANETS_DESTROYED, 1);
      }
      case BANISH_SHIP -> {
        SpecialFacts.banished(chronicle, p, target);
        p.attack.fleet &= ~p.table.bit(target);
        p.table.place(target, Table.DEEP_SPACE);
      }
      case EXTRA_ACTION -> p.turn.extraAction = true;
      case MOD -> (target == ATTACKER ? p.attack.attackerMods : p.attack.defenderMods).add(card);
      case KILL_POP, REMOVE_ENV -> {
        SpecialFacts.cardLost(chronicle, p, target);
        Losses.scrapCard(p, target);
      }
      case CANCEL -> {
        p.attack.attackerMods.remove(target);
        p.attack.defenderMods.remove(target);
      }
      case END_ATTACK -> {} // R 8.13: the window sends the fleet home
      case NONE -> throw SupernovaMoves.notOffered(p, move);
    }
  }

  /** R 3.6: what the specials in force add to a side. */
  static long sumOfMods(CardList cards, CardSet mods) {
    long sum = Strengths.NONE;
    for (int card = mods.next(0); card < CardSet.END; card = mods.next(card + 1)) {
      sum += cards.strengths(card);
    }
    return sum;
  }
}
