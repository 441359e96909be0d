package org.apogee.engine.nova;

import static org.apogee.engine.nova.CombatRecord.ATTACKER;
import static org.apogee.engine.nova.CombatRecord.DEFENDER;

/** What a combat goes through, in this order; rounds go back to {@link #ROUND}. */
enum CombatStage {
  /** R 11.2, first the attacker. */
  CARD_OF_ATTACKER(0, "combat-card", ATTACKER),
  CARD_OF_DEFENDER(1, "combat-card", DEFENDER),
  /** R 11.3. */
  ALLY_OF_ATTACKER(2, "call-ally", ATTACKER),
  ALLY_OF_DEFENDER(3, "call-ally", DEFENDER),
  /** R 11.4. */
  WITHDRAWAL(4, "withdraw", DEFENDER),
  /** A round begins, or the combat ends. */
  ROUND(5, "round", DEFENDER),
  /** R 11.5.2: who commits first depends on who is a power. */
  FIRST_COMMIT(6, "commit", ATTACKER),
  SECOND_COMMIT(7, "commit", DEFENDER),
  /** R 11.5.4 and R 11.5.5. */
  FIRE(8, "fire", DEFENDER),
  /** R 11.5.6, first the defender. */
  LOSSES_OF_DEFENDER(9, "losses", DEFENDER),
  LOSSES_OF_ATTACKER(10, "losses", ATTACKER),
  /** The round is over. */
  AFTER(11, "after", DEFENDER),
  /** R 11.5.7, first the defender. */
  STAND_OF_DEFENDER(12, "stand", DEFENDER),
  STAND_OF_ATTACKER(13, "stand", ATTACKER),
  END(14, "end", DEFENDER);

  private static final CombatStage[] ALL = values();

  /** In snapshots; each stage is followed by the next one. */
  final int number;

  /** In views. */
  final String word;

  private final int side;

  CombatStage(int number, String word, int side) {
    this.number = number;
    this.word = word;
    this.side = side;
  }

  static CombatStage of(int number) {
    return ALL[number];
  }

  static int count() {
    return ALL.length;
  }

  CombatStage next() {
    return ALL[number + 1];
  }

  /** Whose turn it is, if that side is a power. */
  int side(NovaPosition p) {
    return switch (this) {
      case FIRST_COMMIT -> Commitment.firstSide(p);
      case SECOND_COMMIT -> 1 - Commitment.firstSide(p);
      default -> side;
    };
  }
}
