package org.apogee.engine.solis;

import org.apogee.engine.MoveList;

/** R 14.11: each seat in player order loses ships, then has ships disabled; the power rises. */
final class Flare {
  private Flare() {}

  private static ActionCard card(SolisPosition p) {
    return ActionCard.of(p.entity.get(Entity.DRAWN + p.entity.get(Entity.CARD) - 1));
  }

  static void begin(SolisPosition p) {
    p.entity.set(Entity.STAGE, Entity.FLARE);
    p.entity.set(Entity.FLARE_ORDER, -1);
    nextSeat(p);
  }

  private static void nextSeat(SolisPosition p) {
    p.entity.add(Entity.FLARE_ORDER, 1);
    boolean hit = p.entity.get(Entity.FLARE_ORDER) < p.seats();
    p.entity.set(Entity.FLARE_LOSE, hit ? card(p).first : 0);
    p.entity.set(Entity.FLARE_DISABLE, hit ? card(p).second : 0);
  }

  /** Whether a seat must choose; when all have, the card is done. */
  static boolean ask(SolisPosition p) {
    var entity = p.entity;
    while (entity.get(Entity.FLARE_ORDER) < p.seats()) {
      int seat = p.inOrder(entity.get(Entity.FLARE_ORDER));
      if (entity.get(Entity.FLARE_LOSE) > 0
          && (p.galaxy.active[seat] | p.galaxy.disabled[seat]) != 0) {
        p.ask(Step.FLARE_LOSE, seat);
        return true;
      }
      if (entity.get(Entity.FLARE_DISABLE) > 0 && p.galaxy.active[seat] != 0) {
        p.ask(Step.FLARE_DISABLE, seat);
        return true;
      }
      nextSeat(p);
    }
    entity.set(Entity.FLARE_ORDER, 0);
    entity.set(Entity.STAGE, Entity.CARDS);
    if (entity.get(Entity.POWER) < Panel.POWER_MAX) {
      entity.add(Entity.POWER, 1);
      entity.add(Entity.POWER_RISES, 1);
    }
    EntityFacts.power(p);
    return false;
  }

  static void legal(SolisPosition p, MoveList into) {
    int seat = p.asked();
    boolean lose = p.step() == Step.FLARE_LOSE;
    int kind = lose ? SolisMoves.FLARE_LOSE : SolisMoves.FLARE_DISABLE;
    for (long rest = p.galaxy.active[seat]; rest != 0; rest &= rest - 1) {
      into.add(SolisMoves.of(kind, seat, Hex.first(rest)));
    }
    for (long rest = lose ? p.galaxy.disabled[seat] : 0; rest != 0; rest &= rest - 1) {
      into.add(SolisMoves.of(kind, seat, Hex.first(rest), 1, 0));
    }
  }

  static void play(SolisPosition p, long move) {
    int seat = p.asked();
    int sector = SolisMoves.a(move);
    if (p.step() == Step.FLARE_DISABLE) {
      p.galaxy.addShips(seat, sector, -1);
      p.galaxy.addDisabled(seat, sector, 1);
      p.entity.add(Entity.FLARE_DISABLE, -1);
      EntityFacts.flareHit(p, seat, sector, false);
    } else {
      boolean disabled = SolisMoves.b(move) == 1;
      p.galaxy.addShips(seat, sector, disabled ? 0 : -1);
      p.galaxy.addDisabled(seat, sector, disabled ? -1 : 0);
      p.empires.count(seat, Tally.SHIPS_LOST, 1);
      p.entity.add(Entity.FLARE_LOSE, -1);
      EntityFacts.flareHit(p, seat, sector, true);
    }
    Turn.goOn(p);
  }
}
