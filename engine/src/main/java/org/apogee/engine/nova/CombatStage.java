package org.apogee.engine.nova;

/** What a combat goes through, in this order; rounds go back to {@link #ROUND}. */
final class CombatStage {
  /** R 11.2, first the attacker. */
  static final int CARD_OF_ATTACKER = 0;

  static final int CARD_OF_DEFENDER = 1;

  /** R 11.3. */
  static final int ALLY_OF_ATTACKER = 2;

  static final int ALLY_OF_DEFENDER = 3;

  /** R 11.4. */
  static final int WITHDRAWAL = 4;

  /** A round begins, or the combat ends. */
  static final int ROUND = 5;

  /** R 11.5.2: who commits first depends on who is a power. */
  static final int FIRST_COMMIT = 6;

  static final int SECOND_COMMIT = 7;

  /** R 11.5.4 and R 11.5.5. */
  static final int FIRE = 8;

  /** R 11.5.6, first the defender. */
  static final int LOSSES_OF_DEFENDER = 9;

  static final int LOSSES_OF_ATTACKER = 10;

  /** The round is over. */
  static final int AFTER = 11;

  /** R 11.5.7, first the defender. */
  static final int STAND_OF_DEFENDER = 12;

  static final int STAND_OF_ATTACKER = 13;

  static final int END = 14;
  static final int LAST = END;

  private static final String[] WORDS = {
    "combat-card",
    "combat-card",
    "call-ally",
    "call-ally",
    "withdraw",
    "round",
    "commit",
    "commit",
    "fire",
    "losses",
    "losses",
    "after",
    "stand",
    "stand",
    "end"
  };

  private CombatStage() {}

  static String word(int stage) {
    return WORDS[stage];
  }
}
