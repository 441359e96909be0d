package org.apogee.engine.nova;

import org.apogee.engine.MoveList;

/** R 9, cards and actions of the active power, one after the other until END. */
final class Actions {
  private Actions() {}

  static void legal(NovaPosition p, MoveList into) {
    into.add(NovaMoves.of(NovaMoves.END));
    CardPlay.list(p, into);
    int held = Control.held(p, p.active());
    Construction.listUnits(p, held, into);
    Movement.list(p, held, into);
    Exploration.list(p, held, into);
    Attacks.list(p, held, into);
    Construction.listMarkers(p, held, into);
    if (Elimination.isOffered(p)) {
      into.add(NovaMoves.of(NovaMoves.ELIMINATE));
    }
  }

  static void play(NovaPosition p, long move) {
    int a = NovaMoves.a(move);
    switch (NovaMoves.kind(move)) {
      case NovaMoves.END -> end(p);
      case NovaMoves.PLAY_AP -> CardPlay.playForPoints(p, a);
      case NovaMoves.PLAY_EVENT -> CardPlay.playForEffect(p, a);
      case NovaMoves.MOVE_FROM -> {
        pay(p, Movement.COST);
        p.frames.push(Step.MOVE_TO, a);
      }
      case NovaMoves.EXPLORE -> Exploration.play(p, a);
      case NovaMoves.ATTACK -> Attacks.declare(p, a, NovaMoves.b(move));
      case NovaMoves.ELIMINATE -> {
        pay(p, Elimination.COST);
        p.frames.push(Step.ELIMINATE, p.active(), 0);
      }
      default -> Construction.play(p, move);
    }
  }

  static void pay(NovaPosition p, int points) {
    p.impulse.points -= points;
  }

  private static void end(NovaPosition p) {
    p.frames.replace(Step.BATTLES);
  }
}
