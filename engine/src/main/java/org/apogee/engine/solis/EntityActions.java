package org.apogee.engine.solis;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 14.12 to R 14.15: standard actions, presence and malice. */
final class EntityActions {
  private EntityActions() {}

  static void presence(SolisPosition p, Chronicle chronicle) {
    var entity = p.entity;
    for (int gate = 0; gate < Entity.GATES_COUNT; gate++) {
      if (entity.gate(gate) < 0) {
        entity.set(Entity.GATES + gate, Hex.CENTRAL);
        EntityFacts.gateOpened(chronicle, gate);
        break;
      }
    }
    entity.add(Entity.PRESENCE, 1);
    EntityFacts.presence(chronicle, p);
  }

  static void malice(SolisPosition p, ActionCard card, Chronicle chronicle) {
    if (card.names(p.seats())) {
      p.entity.add(Entity.MALICE, 1);
      EntityFacts.malice(chronicle, p);
    }
  }

  /** R 2.25: a seat alone meets one ship fewer. */
  static int printedShips(SolisPosition p, ActionCard card) {
    return p.seats() == 1 ? Math.max(1, card.second - 1) : card.second;
  }

  /** R 14.14. */
  static void standard(SolisPosition p, ActionCard card, Chance chance, Chronicle chronicle) {
    var entity = p.entity;
    int gate = entity.get(Entity.ACTIVE_GATE);
    EntityGates.wander(p, gate, card.first, chance, chronicle);
    int placements = printedShips(p, card) + entity.get(Entity.MALICE);
    int sector = entity.gate(gate);
    int placed = 0;
    for (int i = 0; i < placements; i++) {
      boolean guarded = sector == Hex.CENTRAL && p.galaxy.hasToken();
      if (guarded || p.galaxy.entityShipsIn(sector) >= Entity.limit(p.seats())) {
        break;
      }
      if (entity.get(Entity.RESERVE) == 0) {
        EntityFacts.placed(chronicle, p, sector, placed);
        Victory.end(
            p,
            p.options().isExploration() ? SolisEnding.END_OVERRUN : SolisEnding.DEFEAT_OVERRUN,
            chronicle);
        return;
      }
      entity.add(Entity.RESERVE, -1);
      entity.add(Entity.SHIPS_PLACED, 1);
      p.galaxy.addEntityShips(sector, 1);
      placed++;
    }
    EntityFacts.placed(chronicle, p, sector, placed);
    activateNext(p);
  }

  /** R 14.15. */
  private static void activateNext(SolisPosition p) {
    int gate = p.entity.get(Entity.ACTIVE_GATE);
    do {
      gate = (gate + 1) % Entity.GATES_COUNT;
    } while (p.entity.gate(gate) < 0);
    p.entity.set(Entity.ACTIVE_GATE, gate);
  }
}
