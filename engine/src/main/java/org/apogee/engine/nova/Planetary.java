package org.apogee.engine.nova;

import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 12.1: who has taken the space chooses what to assault, and besieges the rest. */
final class Planetary {
  private static final int BOTH = 3;

  private Planetary() {}

  static int decider(NovaPosition p) {
    return targets(p) == 0 ? Position.NOBODY : p.active();
  }

  private static long targets(NovaPosition p) {
    int system = p.impulse.system(p.frames.get(1));
    if ((p.units.space(p.active()) >>> system & 1) == 0) {
      return 0;
    }
    long done = (long) p.frames.get(2) << (2 * system);
    long own = p.board.owned(p.impulse.party(p.frames.get(1)));
    return own & Galaxy.planetsAt(system) & ~done;
  }

  static void legal(NovaPosition p, MoveList into) {
    Construction.addPlanets(into, NovaMoves.ASSAULT, targets(p));
    into.add(NovaMoves.of(NovaMoves.SIEGE));
  }

  static void play(NovaPosition p, long move) {
    if (NovaMoves.kind(move) == NovaMoves.SIEGE) {
      p.frames.set(2, BOTH);
    } else {
      int planet = NovaMoves.a(move);
      p.frames.set(2, p.frames.get(2) | 1 << planet % 2);
      Combat.beginOnPlanet(p, p.active(), p.impulse.party(p.frames.get(1)), planet);
    }
  }

  /** R 10.2. */
  static void finish(NovaPosition p) {
    int system = p.impulse.system(p.frames.get(1));
    int party = p.impulse.party(p.frames.get(1));
    p.frames.pop();
    if ((p.units.space(p.active()) >>> system & 1) != 0 && p.board.hasMarkerAt(party, system)) {
      p.board.lay(system, p.active(), party);
      SiegeFacts.laid(p, system);
    }
  }
}
