package org.apogee.engine.solis;

import java.util.ArrayList;
import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;

/** R 14.13: random steps of the Entity's gates. */
final class EntityGates {
  private EntityGates() {}

  static void wander(SolisPosition p, int gate, int steps, Chance chance, Chronicle chronicle) {
    if (!chronicle.listens()) {
      for (int i = 0; i < steps; i++) {
        step(p, gate, chance);
      }
      return;
    }
    var way = new ArrayList<Integer>();
    for (int i = 0; i < steps; i++) {
      step(p, gate, chance);
      way.add(p.entity.gate(gate));
    }
    EntityFacts.gateMoved(chronicle, gate, way);
  }

  private static void step(SolisPosition p, int gate, Chance chance) {
    int to = Hex.step(p.entity.gate(gate), Dice.d6(chance));
    boolean lost = to == Hex.OFF || !Hex.has(p.plan.board & ~p.plan.homes, to);
    p.entity.set(Entity.GATES + gate, lost ? Hex.CENTRAL : to);
  }
}
