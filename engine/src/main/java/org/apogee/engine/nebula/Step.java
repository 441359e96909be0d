package org.apogee.engine.nebula;

import org.apogee.engine.steps.Frames;
import org.apogee.engine.steps.StepKind;

/**
 * What is going on: R 15.1 with the automatic parts between. Steps lie on a stack; the one on top
 * says who decides, and what it needs to remember lies in its registers ({@link Frames}).
 */
enum Step implements StepKind {
  /** R 8: the active player's Progress. */
  PROGRESS(0, 0),
  /** R 8.8: how much is exchanged. Registers: from, to. */
  AMOUNT(1, 2),
  /** R 9.1: the passive player's window. */
  OPENING(2, 0),
  /** R 9.2: the active player's Conflict. */
  CONFLICT(3, 0),
  /** R 11: a tech is being used. Registers: user, tech, whether copied, choices made, choices. */
  TECH(4, 7),
  /** R 11.4, Electric Charge: a tech is chosen to be frozen. Register: user. */
  FREEZE(5, 1),
  /** R 11.4, Radioactive Ray beside its target. Registers: owner, ships still to roll for. */
  RAY(6, 2),
  /** R 10.6: a ship is about to lose 1 durability. Registers: ship, whether its owner was asked. */
  LOSS(7, 2),
  /** R 9.5: a ship arrives. Register: ship. */
  ARRIVAL(8, 1),
  /** R 10: one against one. Registers: initiator, other, stage, ties, spies of each. */
  COMBAT(9, 6),
  /** R 13.2: which of two planets is kept. Registers: seat, planet gained, planet owned. */
  KEEP(10, 3);

  static final Step[] ALL = values();

  private final int number;
  private final int registers;

  Step(int number, int registers) {
    this.number = number;
    this.registers = registers;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public int registers() {
    return registers;
  }

  /** R 1.6: main decisions are asked even if there is one move only. */
  boolean isMain() {
    return this == PROGRESS || this == CONFLICT;
  }
}
