package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;

/** R 15.1, the steps: who decides in each, what may be decided, and what carries it out. */
final class NebulaSteps {
  private NebulaSteps() {}

  /** The seat that decides, or nobody where the rules go on by themselves. */
  static int decider(NebulaPosition p) {
    return switch (p.frames.top()) {
      case PROGRESS, AMOUNT, CONFLICT -> p.active();
      case OPENING -> p.passive();
      case TECH -> TechUse.decider(p);
      case FREEZE -> p.frames.get(1);
      case LOSS -> Loss.decider(p);
      case COMBAT -> Combat.decider(p);
      case KEEP -> p.frames.get(1);
      case RAY, ARRIVAL -> Position.NOBODY;
    };
  }

  /** In any order; the position sorts. */
  static void legal(NebulaPosition p, MoveList into) {
    switch (p.frames.top()) {
      case PROGRESS -> Progress.legal(p, into);
      case AMOUNT -> Exchange.legal(p, into);
      case OPENING -> Windows.legal(p, p.passive(), Window.OPENING, into);
      case CONFLICT -> Conflict.legal(p, into);
      case TECH -> TechUse.legal(p, into);
      case FREEZE -> ElectricCharge.legal(p, into);
      case LOSS -> Windows.legal(p, Loss.decider(p), Window.LOSS, into);
      case COMBAT -> Windows.legal(p, Combat.decider(p), Combat.window(p), into);
      case KEEP -> Control.legal(p, into);
      case RAY, ARRIVAL -> {}
    }
  }

  static void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (p.frames.top()) {
      case PROGRESS -> Progress.play(p, move, chronicle);
      case AMOUNT -> Exchange.play(p, move, chronicle);
      case OPENING -> playOpening(p, move);
      case CONFLICT -> Conflict.play(p, move, chance, chronicle);
      case TECH -> TechUse.choose(p, move);
      case FREEZE -> ElectricCharge.play(p, move, chronicle);
      case LOSS -> Loss.play(p, move);
      case COMBAT -> Combat.play(p, move);
      case KEEP -> Control.play(p, move, chronicle);
      case RAY, ARRIVAL -> throw new IllegalStateException("nobody decides: " + p);
    }
  }

  /** Carries on where nobody decides. */
  static void run(NebulaPosition p, Chance chance, Chronicle chronicle) {
    switch (p.frames.top()) {
      case TECH -> TechUse.run(p, chance, chronicle);
      case RAY -> RadioactiveRay.splash(p, chance, chronicle);
      case LOSS -> Loss.take(p, chronicle);
      case ARRIVAL -> Arrival.run(p, chronicle);
      case COMBAT -> Combat.run(p, chance, chronicle);
      default -> throw new IllegalStateException("somebody must decide: " + p);
    }
  }

  /** R 9.1. */
  private static void playOpening(NebulaPosition p, long move) {
    if (NebulaMoves.kind(move) == NebulaMoves.PASS) {
      p.frames.replace(Step.CONFLICT);
    } else {
      TechUse.begin(p, p.passive(), NebulaMoves.a(move));
    }
  }
}
