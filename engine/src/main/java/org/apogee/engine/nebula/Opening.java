package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.steps.Chapter;

/** R 9.1: before Conflict begins, the passive player may use techs. */
final class Opening extends Chapter<NebulaPosition> {
  @Override
  public int decider(NebulaPosition p) {
    return p.passive();
  }

  @Override
  public void legal(NebulaPosition p, MoveList into) {
    Windows.legal(p, p.passive(), Window.OPENING, into);
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (NebulaMoves.kind(move) == NebulaMoves.PASS) {
      p.frames.replace(Step.CONFLICT);
    } else {
      TechUse.begin(p, p.passive(), NebulaMoves.a(move));
    }
  }
}
