package org.apogee.engine.supernova;

import java.util.ArrayList;
import java.util.List;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/**
 * R 8.8 and R 8.11, the table of results: what the loser of a battle keeps, and where the rest
 * goes. After an attack by force everything burns; by words the loser takes one asset back; by
 * money the winner keeps one and the loser takes the others back.
 */
final class Spoils extends SupernovaChapter {
  static void begin(SupernovaPosition p, boolean attackerLost, boolean inOrbit) {
    p.attack.lost = attackerLost;
    p.enter(inOrbit ? Step.ORBIT_PICK : Step.PLANET_PICK);
    p.turn.asked = picker(p);
  }

  /** Force leaves nothing to pick, and a pick needs an asset. */
  @Override
  public int decider(SupernovaPosition p) {
    boolean isPick = p.attack.form != Battle.MILITARY && nextAsset(p, 0) < CardSet.END;
    return isPick ? p.turn.asked : Position.NOBODY;
  }

  @Override
  public void run(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    if (p.attack.form == Battle.MILITARY) {
      burn(p, chronicle);
    }
    conclude(p, chance, chronicle);
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
  private static void burn(SupernovaPosition p, Chronicle chronicle) {
    if (p.attack.lost) {
      AttackFacts.fleetLost(chronicle, p);
      Losses.scrapFleet(p, p.attack.fleet);
      p.attack.fleet = 0;
    } else if (p.frames.isAt(Step.ORBIT_PICK)) {
      AttackFacts.shipsDestroyed(chronicle, p);
      Losses.scrapFleet(p, p.table.orbit(p.attack.target));
    } else {
      if (chronicle.listens()) {
        AttackFacts.assetsDestroyed(chronicle, p, assets(p, AttackRecord.NONE));
      }
      for (int card = nextAsset(p, 0); card < CardSet.END; card = nextAsset(p, card + 1)) {
        Losses.scrapCard(p, card);
      }
    }
  }

  @Override
  public void legal(SupernovaPosition p, MoveList into) {
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

  /** In words, for the chronicle; but for one that is picked. */
  private static List<String> assets(SupernovaPosition p, int picked) {
    var assets = new ArrayList<String>();
    for (int card = nextAsset(p, 0); card < CardSet.END; card = nextAsset(p, card + 1)) {
      if (card != picked) {
        assets.add(p.cards.label(card));
      }
    }
    return assets;
  }

  private static boolean isOnLoser(SupernovaPosition p, int host) {
    if (!p.table.isShip(host)) {
      return !p.attack.lost && p.frames.isAt(Step.PLANET_PICK) && host == p.attack.target;
    }
    long losers =
        p.attack.lost
            ? p.attack.fleet
            : p.frames.isAt(Step.ORBIT_PICK) ? p.table.orbit(p.attack.target) : 0;
    return (losers & p.table.bit(host)) != 0;
  }

  @Override
  public void play(SupernovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int picked = SupernovaMoves.a(move);
    int loser = loser(p);
    boolean isToHand = p.attack.form == Battle.DIPLOMATIC;
    if (chronicle.listens()) {
      var others = isToHand ? List.<String>of() : assets(p, picked);
      AttackFacts.picked(chronicle, p, picked, loser, isToHand, others);
    }
    if (isToHand) {
      Losses.toHand(p, picked, loser);
    } else {
      for (int card = nextAsset(p, 0); card < CardSet.END; card = nextAsset(p, card + 1)) {
        if (card != picked) {
          Losses.toHand(p, card, loser);
        }
      }
    }
    conclude(p, chance, chronicle);
  }

  /** What is left of the losing group goes to the winner. */
  private static void conclude(SupernovaPosition p, Chance chance, Chronicle chronicle) {
    if (p.attack.lost) {
      if (p.attack.fleet != 0) {
        AttackFacts.fleetLost(chronicle, p);
      }
      giveShips(p, p.attack.fleet, p.defender(), p.attack.target);
      ActionPhase.end(p, chance, chronicle);
    } else if (p.frames.isAt(Step.ORBIT_PICK)) {
      long joining = p.table.orbit(p.attack.target);
      AttackFacts.shipsJoin(chronicle, p, joining);
      giveShips(p, joining, p.current(), Table.IN_ATTACK);
      p.attack.fleet |= joining;
      p.attack.form = 0;
      p.enter(Step.PLANET_FORM);
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
