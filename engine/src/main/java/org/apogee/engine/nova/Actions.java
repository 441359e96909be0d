package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 9, cards and actions of the active power, one after the other until END. */
final class Actions extends Chapter<NovaPosition> {
  /** R 2.3: asked even if there is one move only. */
  @Override
  public boolean isMain() {
    return true;
  }

  /** Nobody if the active power has brought its own end about. */
  @Override
  public int decider(NovaPosition p) {
    return p.powers.isAlive(p.active()) ? p.active() : Position.NOBODY;
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
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

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int a = NovaMoves.a(move);
    switch (NovaMoves.kind(move)) {
      case NovaMoves.END -> p.frames.replace(Step.BATTLES);
      case NovaMoves.PLAY_AP -> CardPlay.playForPoints(p, a, chronicle);
      case NovaMoves.PLAY_EVENT -> CardPlay.playForEffect(p, move, chance, chronicle);
      case NovaMoves.MOVE_FROM -> Movement.begin(p, a);
      case NovaMoves.EXPLORE -> Exploration.play(p, a, chance, chronicle);
      case NovaMoves.ATTACK -> Attacks.declare(p, a, NovaMoves.b(move), chronicle);
      case NovaMoves.ELIMINATE -> Elimination.begin(p);
      default -> Construction.play(p, move, chronicle);
    }
  }

  /** R 18.2: nothing more is done. */
  @Override
  public void run(NovaPosition p, Chance chance, Chronicle chronicle) {
    Turns.wake(p);
    Turns.endImpulse(p, chance, chronicle);
  }

  static void pay(NovaPosition p, int points) {
    p.impulse.points -= points;
  }
}
