package org.apogee.engine.nova;

import org.apogee.engine.steps.Chapter;
import org.apogee.engine.steps.Frames;
import org.apogee.engine.steps.StepKind;

/**
 * What is going on: the decisions of R 21.3 with the automatic parts between. Steps lie on a stack;
 * the one on top says who decides, and what it needs to remember lies in its registers ({@link
 * Frames}).
 */
@SuppressWarnings("ImmutableEnumChecker") // chapters have no state
enum Step implements StepKind<NovaPosition> {
  /** R 9: cards and actions of the active power. */
  ACTIONS(0, new Actions()),
  /** R 9.5: where to. Register: from. */
  MOVE_TO(1, new Movement.Destination()),
  /** R 9.5: who goes. Registers: from, to, how many so far. */
  MOVE_UNITS(3, new Movement.Fleets()),
  /** R 9.8: who else attacks. Registers: system, how many so far. */
  ATTACK_UNITS(2, new Attacks()),
  /** R 17.1: what a card does it to. Registers: card, whether it is the second time. */
  PICK(2, new CardChoice()),
  /** R 9.9 and R 16.5. Registers: seat, whether it is free. */
  ELIMINATE(2, new Elimination()),
  /** R 10: the battles one after the other. Registers: stage, next battle. */
  BATTLES(2, new Battles()),
  /** R 11 and R 12.4: what is fought lies in {@link CombatRecord}. */
  COMBAT(0, new Combat()),
  /** R 12.1. Registers: battle, planets done with as bits. */
  PLANETARY(2, new Planetary()),
  /** R 11.10: where to. Registers: seat, from. */
  RETREAT(2, new Retreat()),
  /** R 13.2. */
  ADJUST(0, new Tension()),
  /** R 14.2. */
  DRAW(0, new FinalImpulse.Draw()),
  /** R 14.2. */
  DISCARD(0, new FinalImpulse.Discard()),
  /** R 14.3. Registers: deck, what is next: 0 the event, then independents by number + 1. */
  X_CARD(2, new FinalImpulse.XCard()),
  /** R 15.2. Registers: independent, modifier, contractor + 1, whether it has acted. */
  ACTIVATION(4, new Activation()),
  /** R 15.4. Registers: independent, seat. */
  TREATY(2, new Treaty()),
  /** R 15.6. Registers: independent, planet, stage. */
  RAID(3, new Raid()),
  /** R 16. Registers: deck, how far: 0 the economy, then powers asked + 1. */
  INTERPHASE(2, new Interphase());

  static final Step[] ALL = values();

  /** R 8, before the first step of an impulse. */
  static final String INITIAL_PHASE = "initial-phase";

  private final int registers;
  private final Chapter<NovaPosition> chapter;

  Step(int registers, Chapter<NovaPosition> chapter) {
    this.registers = registers;
    this.chapter = chapter;
  }

  @Override
  public Chapter<NovaPosition> chapter() {
    return chapter;
  }

  @Override
  public int registers() {
    return registers;
  }

  /** What an impulse itself goes through; the other steps lie on top of one of these. */
  boolean isBase() {
    return switch (this) {
      case ACTIONS, BATTLES, ADJUST, DRAW, DISCARD, X_CARD, INTERPHASE -> true;
      default -> false;
    };
  }

  /** R 7.1: the phase of an impulse that the chronicle names while this is its base. */
  String phase() {
    return switch (this) {
      case ACTIONS -> "naval-phase";
      case BATTLES -> "battle-phase";
      case ADJUST -> "tension-phase";
      case INTERPHASE -> "interphase";
      default -> "final-impulse";
    };
  }
}
