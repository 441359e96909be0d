package org.apogee.engine.solis;

/** R 14.13: random steps of the Entity's gates. */
final class EntityGates {
  private EntityGates() {}

  static void wander(SolisPosition p, int gate, int steps) {
    for (int i = 0; i < steps; i++) {
      int to = Hex.step(p.entity.gate(gate), p.d6());
      boolean lost = to == Hex.OFF || !Hex.has(p.plan.board & ~p.plan.homes, to);
      p.entity.set(Entity.GATES + gate, lost ? Hex.CENTRAL : to);
      EntityFacts.gateMoved(p, gate);
    }
  }
}
