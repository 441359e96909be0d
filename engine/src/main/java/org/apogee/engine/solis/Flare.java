package org.apogee.engine.solis;

import org.apogee.engine.Chronicle;

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
  static boolean ask(SolisPosition p, Chronicle chronicle) {
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
    EntityFacts.power(chronicle, p);
    return false;
  }
}
