package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 21.3, the steps: who decides in each, what may be decided, and what carries it out. */
final class NovaSteps {
  private NovaSteps() {}

  /** All of them, as the stack of steps wants it. */
  static final Chapter<NovaPosition> CHAPTER =
      new Chapter<>() {
        @Override
        public int decider(NovaPosition p) {
          return NovaSteps.decider(p);
        }

        @Override
        public void legal(NovaPosition p, MoveList into) {
          NovaSteps.legal(p, into);
        }

        @Override
        public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
          NovaSteps.play(p, move);
        }
      };

  /** The seat that decides, or nobody where the rules go on by themselves. */
  static int decider(NovaPosition p) {
    return switch (p.frames.top()) {
      case ACTIONS -> p.powers.isAlive(p.active()) ? p.active() : Position.NOBODY;
      case MOVE_TO, MOVE_UNITS, ATTACK_UNITS, PICK, ADJUST, DRAW, DISCARD -> p.active();
      case ELIMINATE -> p.frames.get(1);
      case COMBAT -> Combat.decider(p);
      case PLANETARY -> Planetary.decider(p);
      case RETREAT -> Retreat.decider(p);
      case TREATY -> p.frames.get(2);
      case BATTLES, X_CARD, ACTIVATION, RAID, INTERPHASE -> Position.NOBODY;
    };
  }

  /** R 2.3: asked even if there is one move only. */
  static boolean isAlwaysAsked(NovaPosition p) {
    return switch (p.frames.top()) {
      case ACTIONS -> true;
      case COMBAT -> p.combat.stage <= CombatStage.CARD_OF_DEFENDER;
      default -> false;
    };
  }

  /** In any order; the position sorts. */
  static void legal(NovaPosition p, MoveList into) {
    switch (p.frames.top()) {
      case ACTIONS -> Actions.legal(p, into);
      case MOVE_TO -> Movement.legalTargets(p, into);
      case MOVE_UNITS -> Movement.legalUnits(p, into);
      case ATTACK_UNITS -> Attacks.legalUnits(p, into);
      case PICK -> CardTargets.legal(p, into);
      case ELIMINATE -> Elimination.legal(p, into);
      case COMBAT -> Combat.legal(p, into);
      case PLANETARY -> Planetary.legal(p, into);
      case RETREAT -> Retreat.legal(p, into);
      case ADJUST -> Tension.legal(p, into);
      case DRAW -> FinalImpulse.legalDraws(into);
      case DISCARD -> FinalImpulse.legalDiscards(p, into);
      case TREATY -> Treaty.legal(p, into);
      case BATTLES, X_CARD, ACTIVATION, RAID, INTERPHASE -> {}
    }
  }

  static void play(NovaPosition p, long move) {
    switch (p.frames.top()) {
      case ACTIONS -> Actions.play(p, move);
      case MOVE_TO -> Movement.playTarget(p, move);
      case MOVE_UNITS -> Movement.playUnit(p, move);
      case ATTACK_UNITS -> Attacks.playUnit(p, move);
      case PICK -> CardTargets.play(p, move);
      case ELIMINATE -> Elimination.play(p, move);
      case COMBAT -> Combat.play(p, move);
      case PLANETARY -> Planetary.play(p, move);
      case RETREAT -> Retreat.play(p, move);
      case ADJUST -> Tension.play(p, move);
      case DRAW -> FinalImpulse.draw(p, NovaMoves.a(move));
      case DISCARD -> FinalImpulse.discard(p, NovaMoves.a(move));
      case TREATY -> Treaty.play(p, move);
      case BATTLES, X_CARD, ACTIVATION, RAID, INTERPHASE ->
          throw new IllegalStateException("nobody decides: " + p);
    }
  }

  /** Carries on where nobody decides. */
  static void run(NovaPosition p) {
    switch (p.frames.top()) {
      case ACTIONS -> Turns.breakOff(p);
      case BATTLES -> Battles.run(p);
      case COMBAT -> Combat.run(p);
      case PLANETARY -> Planetary.finish(p);
      case RETREAT -> Retreat.perish(p);
      case X_CARD -> FinalImpulse.resolveX(p);
      case ACTIVATION -> Activation.run(p);
      case RAID -> Raid.run(p);
      case INTERPHASE -> Interphase.run(p);
      default -> throw new IllegalStateException("somebody must decide: " + p);
    }
  }
}
