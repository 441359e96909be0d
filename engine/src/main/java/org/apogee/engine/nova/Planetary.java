package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 12.1: who has taken the space chooses what to assault, and besieges the rest. */
final class Planetary extends Chapter<NovaPosition> {
  private static final int BOTH = 3;

  // Registers.
  private static final int BATTLE = 1;
  private static final int DONE = 2;

  @Override
  public int decider(NovaPosition p) {
    return targets(p) == 0 ? Position.NOBODY : p.active();
  }

  private static long targets(NovaPosition p) {
    int system = p.impulse.system(p.frames.get(BATTLE));
    if ((p.units.space(p.active()) >>> system & 1) == 0) {
      return 0;
    }
    long done = (long) p.frames.get(DONE) << (2 * system);
    long own = p.board.owned(p.impulse.party(p.frames.get(BATTLE)));
    return own & Galaxy.planetsAt(system) & ~done;
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
    Construction.addPlanets(into, NovaMoves.ASSAULT, targets(p));
    into.add(NovaMoves.of(NovaMoves.SIEGE));
  }

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (NovaMoves.kind(move) == NovaMoves.SIEGE) {
      p.frames.set(DONE, BOTH);
    } else {
      int planet = NovaMoves.a(move);
      p.frames.set(DONE, p.frames.get(DONE) | 1 << planet % 2);
      Combat.beginOnPlanet(p, p.active(), p.impulse.party(p.frames.get(BATTLE)), planet, chronicle);
    }
  }

  /** R 10.2. */
  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    int system = p.impulse.system(p.frames.get(BATTLE));
    int party = p.impulse.party(p.frames.get(BATTLE));
    p.frames.pop();
    boolean isIn = (p.units.space(p.active()) >>> system & 1) != 0;
    if (isIn && p.board.hasMarkerAt(party, system)) {
      boolean another = p.board.isBesiegedBy(system, p.active()) && p.board.target(system) != party;
      if (another) {
        SiegeFacts.ended(chronicle, p, system);
      }
      p.board.lay(system, p.active(), party);
      SiegeFacts.laid(chronicle, p, system);
    }
  }
}
