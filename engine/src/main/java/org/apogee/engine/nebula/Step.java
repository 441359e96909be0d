package org.apogee.engine.nebula;

import org.apogee.engine.steps.Chapter;
import org.apogee.engine.steps.Frames;
import org.apogee.engine.steps.StepKind;

/**
 * What is going on: R 15.1 with the automatic parts between. Steps lie on a stack; the one on top
 * says who decides, and what it needs to remember lies in its registers ({@link Frames}).
 */
@SuppressWarnings("ImmutableEnumChecker") // chapters have no state
enum Step implements StepKind<NebulaPosition> {
  /** R 8: the active player's Progress. */
  PROGRESS(0, new Progress()),
  /** R 8.8: how much is exchanged. Registers: from, to. */
  AMOUNT(2, new Exchange()),
  /** R 9.1: the passive player's window. */
  OPENING(0, new Opening()),
  /** R 9.2: the active player's Conflict. */
  CONFLICT(0, new Conflict()),
  /** R 11: a tech is being used. Registers: user, tech, whether copied, choices made, choices. */
  TECH(7, new TechUse()),
  /** R 11.4, Electric Charge: a tech is chosen to be frozen. Register: user. */
  FREEZE(1, new ElectricCharge.Freeze()),
  /** R 11.4, Radioactive Ray beside its target. Registers: owner, ships still to roll for. */
  RAY(2, new RadioactiveRay.Splash()),
  /** R 10.6: a ship is about to lose 1 durability. Registers: ship, whether its owner was asked. */
  LOSS(2, new Loss()),
  /** R 9.5: a ship arrives. Register: ship. */
  ARRIVAL(1, new Arrival()),
  /** R 10: one against one. Registers: initiator, other, stage, ties, spies of each. */
  COMBAT(6, new Combat()),
  /** R 13.2: which of two planets is kept. Registers: seat, planet gained, planet owned. */
  KEEP(3, new Control.Keep()),
  /** R 9.5.1 ZONE: of which colour the active player receives a tech. */
  EXPLORE(0, new Exploration());

  static final Step[] ALL = values();

  private final int registers;
  private final Chapter<NebulaPosition> chapter;

  Step(int registers, Chapter<NebulaPosition> chapter) {
    this.registers = registers;
    this.chapter = chapter;
  }

  @Override
  public int registers() {
    return registers;
  }

  @Override
  public Chapter<NebulaPosition> chapter() {
    return chapter;
  }
}
