package org.apogee.engine.supernova;

import static org.apogee.engine.supernova.SupernovaSnapshot.require;

/** What must hold between the parts of a position that was read. */
final class SupernovaSnapshotCheck {
  private SupernovaSnapshotCheck() {}

  static void check(SupernovaPosition p) {
    checkTurn(p);
    checkFleet(p);
    if (!p.isOver() && p.step().isOfAttack()) {
      checkAttack(p);
    } else {
      require(p.attack.origin == AttackRecord.NONE, "the origin of an attack");
      require(p.attack.fleet == 0, "a fleet");
      require(!p.attack.lost && p.attack.form == 0 && p.attack.passes == 0, "an attack");
    }
    require(p.isUnderWay() == (p.attack.target != AttackRecord.NONE), "the target of an attack");
    require(
        p.attack.fledUpTo == AttackRecord.NONE
            || (p.frames.isAt(Step.FLEE) && p.table.isShip(p.attack.fledUpTo)),
        "the flight");
    checkMods(p);
    checkTrade(p);
    checkAsked(p);
    require(p.isSettled(), "a position without a move");
  }

  private static void checkTurn(SupernovaPosition p) {
    long planets = 0;
    for (long own : p.table.planets) {
      planets |= own;
    }
    require((p.turn.fresh & ~planets) == 0, "a new planet");
    require((p.turn.used & ~p.turn.fresh) == 0, "an environment played");
    require(p.turn.jettisoned > 0 == p.frames.isAt(Step.JETTISON), "what is jettisoned");
  }

  /** The ships chosen are at the origin; once they are under way, they are the fleet. */
  private static void checkFleet(SupernovaPosition p) {
    long away = 0;
    for (long ships : p.table.ships) {
      for (long rest = ships; rest != 0; rest &= rest - 1) {
        int ship = p.table.ship(rest);
        away |= p.table.on(ship) == Table.IN_ATTACK ? p.table.bit(ship) : 0;
      }
    }
    require(away == (p.isUnderWay() ? p.attack.fleet : 0), "a ship in the attack");
    require((away & ~p.table.ships[p.current()]) == 0, "the owner of a ship in the attack");
  }

  private static void checkAttack(SupernovaPosition p) {
    int seat = p.current();
    int origin = p.attack.origin;
    require(
        origin != AttackRecord.NONE
            && p.table.isPlanet(origin)
            && p.table.inPlay.has(origin)
            && p.table.owner(origin) == seat,
        "the origin of an attack");
    int target = p.attack.target;
    if (p.isUnderWay()) {
      require(
          target != AttackRecord.NONE
              && p.table.isPlanet(target)
              && p.table.inPlay.has(target)
              && p.table.owner(target) != seat,
          "the target of an attack");
      require(p.attack.fleet != 0, "a fleet");
    } else {
      require((p.attack.fleet & ~p.table.orbit(origin)) == 0, "a fleet");
      require(p.attack.fleet != 0 || p.frames.isAt(Step.FLEET), "a fleet");
    }
  }

  private static void checkMods(SupernovaPosition p) {
    var attacker = p.attack.attackerMods;
    var defender = p.attack.defenderMods;
    for (int card = 0; card < p.cards.size(); card++) {
      if (attacker.has(card) || defender.has(card)) {
        require(!attacker.has(card) || !defender.has(card), "the side of a special");
        require(p.cards.kind(card).effect == Effect.MOD, "a special in force");
        require(p.piles.scrap.has(card), "a special in force");
      }
    }
  }

  private static void checkTrade(SupernovaPosition p) {
    var trade = p.trade;
    int others = ((1 << p.seats()) - 1) & ~(1 << p.current());
    require((trade.addressed & ~others) == 0, "who is addressed");
    require((trade.toAsk & ~trade.addressed) == 0, "who is to bid");
    require((trade.bidders & ~trade.addressed) == 0, "who has bid");
    for (byte promise : trade.promises) {
      require(promise >= 0 && promise < TradeRecord.PROMISES, "a promise");
    }
    for (byte turn : trade.keptUntil) {
      require(turn >= 0 && turn <= SupernovaOptions.TURNS_MAX + 1, "a promise");
    }
    if (!p.isOver() && p.step().isOfTrade()) {
      require(
          trade.offered >= 0 && p.piles.hands[p.current()].has(trade.offered), "what is offered");
    } else {
      require(
          trade.offered == TradeRecord.NO_CARD && trade.addressed == 0 && trade.bid.isEmpty(),
          "a trade");
    }
    for (int card = trade.bid.next(0); card < CardSet.END; card = trade.bid.next(card + 1)) {
      boolean held = false;
      for (int seat = 0; seat < p.seats(); seat++) {
        held |= (trade.addressed >>> seat & 1) != 0 && p.piles.hands[seat].has(card);
      }
      require(held, "a bid");
    }
  }

  private static void checkAsked(SupernovaPosition p) {
    boolean isRight =
        p.isOver()
            ? p.turn.asked == p.current()
            : switch (p.step()) {
              case FLEE -> p.turn.asked == p.defender();
              case TRADE_BID -> (p.trade.addressed >>> p.turn.asked & 1) != 0;
              case ORBIT_WINDOW, PLANET_WINDOW -> true;
              case ORBIT_PICK, PLANET_PICK -> p.turn.asked == Spoils.picker(p);
              default -> p.turn.asked == p.current();
            };
    require(isRight, "the seat to act");
  }
}
