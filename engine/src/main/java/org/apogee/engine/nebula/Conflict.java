package org.apogee.engine.nebula;

import static org.apogee.engine.nebula.NebulaMoves.END_PHASE;
import static org.apogee.engine.nebula.NebulaMoves.LOAD;
import static org.apogee.engine.nebula.NebulaMoves.MOVE;
import static org.apogee.engine.nebula.NebulaMoves.UNLOAD;
import static org.apogee.engine.nebula.NebulaMoves.USE_TECH;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 9.2, Conflict: what the active player may do with ships and techs, in any order. */
final class Conflict extends Chapter<NebulaPosition> {
  @Override
  public int decider(NebulaPosition p) {
    return p.active();
  }

  /** R 1.6: a main decision. */
  @Override
  public boolean isMain() {
    return true;
  }

  @Override
  public void legal(NebulaPosition p, MoveList into) {
    int seat = p.active();
    into.add(NebulaMoves.of(END_PHASE, 0, 0));
    for (int left = Windows.usable(p, seat, Window.CONFLICT); left != 0; left &= left - 1) {
      into.add(NebulaMoves.of(USE_TECH, Integer.numberOfTrailingZeros(left), 0));
    }
    for (int ship = Ships.first(seat); ship < Ships.end(seat); ship++) {
      if (p.ships.exists(ship)) {
        Cargo.legal(p, ship, into);
        Movement.legal(p, ship, into);
      }
    }
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    int seat = p.active();
    int a = NebulaMoves.a(move);
    int b = NebulaMoves.b(move);
    switch (NebulaMoves.kind(move)) {
      case END_PHASE -> Turns.end(p, chance, chronicle);
      case USE_TECH -> TechUse.begin(p, seat, a);
      case MOVE -> Movement.step(p, Ships.of(seat, a), b, chance, chronicle);
      case LOAD -> Cargo.load(p, Ships.of(seat, a), b, chronicle);
      case UNLOAD -> Cargo.unload(p, Ships.of(seat, a), b, chronicle);
      default -> throw new IllegalStateException("move " + move + " in Conflict");
    }
  }
}
