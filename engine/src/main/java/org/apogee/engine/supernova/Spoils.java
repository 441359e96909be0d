package org.apogee.engine.supernova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/**
 * R 8.8 and R 8.11, the table of results: what the loser of a battle keeps, and where the rest
 * goes. After an attack by force everything burns; by words the loser takes one asset back; by
 * money the winner keeps one and the loser takes the others back.
 */
final class Spoils {
  private Spoils() {}

  static void begin(
      SupernovaPosition p,
      boolean attackerLost,
      boolean inOrbit,
      Chance chance,
      Chronicle chronicle) {
    p.attack.lost = attackerLost;
    p.enter(inOrbit ? SupernovaPhase.ORBIT_PICK : SupernovaPhase.PLANET_PICK);
    if (p.attack.form == Battle.MILITARY) {
      burn(p, inOrbit);
      settle(p, chance, chronicle);
    } else if (nextAsset(p, 0) == CardSet.END) {
      settle(p, chance, chronicle);
    } else {
      p.turn.asked = picker(p);
    }
  }

  static int picker(SupernovaPosition p) {
    return p.attack.form == Battle.DIPLOMATIC ? loser(p) : winner(p);
  }

  private static int loser(SupernovaPosition p) {
    return p.attack.lost ? p.current() : p.defender();
  }

  private static int winner(SupernovaPosition p) {
    return p.attack.lost ? p.defender() : p.current();
  }

  /** The M row. */
  private static void burn(SupernovaPosition p, boolean inOrbit) {
    if (p.attack.lost) {
      Losses.scrapFleet(p, p.attack.fleet);
      p.attack.fleet = 0;
    } else if (inOrbit) {
      Losses.scrapFleet(p, p.table.orbit(p.attack.target));
    } else {
      for (int card = nextAsset(p, 0); card < CardSet.END; card = nextAsset(p, card + 1)) {
        Losses.scrapCard(p, card);
      }
    }
  }

  static void legal(SupernovaPosition p, MoveList into) {
    for (int card = nextAsset(p, 0); card < CardSet.END; card = nextAsset(p, card + 1)) {
      into.add(SupernovaMoves.of(SupernovaMoves.PICK_ASSET, card));
    }
  }

  /** The assets of the losing group (R 0.4); environments are part of the planet. */
  private static int nextAsset(SupernovaPosition p, int from) {
    int card = p.table.inPlay.next(Math.max(from, p.cards.first(CardType.CIVILIZATION)));
    while (card < CardSet.END && (p.table.isShip(card) || !isOnLoser(p, p.table.on(card)))) {
      card = p.table.inPlay.next(card + 1);
    }
    return card;
  }

  private static boolean isOnLoser(SupernovaPosition p, int host) {
    if (!p.table.isShip(host)) {
      return !p.attack.lost && p.phase() == SupernovaPhase.PLANET_PICK && host == p.attack.target;
    }
    long losers =
        p.attack.lost
            ? p.attack.fleet
            : p.phase() == SupernovaPhase.ORBIT_PICK ? p.table.orbit(p.attack.target) : 0;
    return (losers & p.table.bit(host)) != 0;
  }

  static void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int picked = SupernovaMoves.a(move);
    int loser = loser(p);
    AttackFacts.picked(chronicle, p, picked, p.attack.form == Battle.DIPLOMATIC);
    if (p.attack.form == Battle.DIPLOMATIC) {
      Losses.toHand(p, picked, loser);
    } else {
      for (int card = nextAsset(p, 0); card < CardSet.END; card = nextAsset(p, card + 1)) {
        if (card != picked) {
          Losses.toHand(p, card, loser);
        }
      }
    }
    settle(p, chance, chronicle);
  }

  /** What is left of the losing group goes to the winner. */
  private static void settle(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    if (p.attack.lost) {
      giveShips(p, p.attack.fleet, p.defender(), p.attack.target);
      AttackFacts.fleetLost(chronicle, p);
      ActionPhase.end(p, chance, chronicle);
    } else if (p.phase() == SupernovaPhase.ORBIT_PICK) {
      long joining = p.table.orbit(p.attack.target);
      giveShips(p, joining, p.current(), Table.IN_ATTACK);
      p.attack.fleet |= joining;
      p.attack.form = 0;
      p.enter(SupernovaPhase.PLANET_FORM);
    } else {
      Battle.capture(p, chance, chronicle);
    }
  }

  private static void giveShips(SupernovaPosition p, long ships, int seat, int place) {
    for (long rest = ships; rest != 0; rest &= rest - 1) {
      int ship = p.table.ship(rest);
      p.table.giveShip(ship, seat);
      p.table.place(ship, place);
    }
  }
}
