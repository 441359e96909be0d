package org.apogee.engine.supernova;

/** R 8: the attack that is going on, and the specials in force (R 9.1). */
final class AttackRecord {
  static final int NONE = -1;

  int origin = NONE;
  int target = NONE;
  long fleet; // ships chosen, then ships in the attack
  int fledUpTo = NONE; // the last ship that fled, R 8.4
  int form; // of the battle that is being fought
  boolean lost; // by the attacker, while spoils are picked
  int passes; // in a row, R 8.7
  final CardSet attackerMods = new CardSet();
  final CardSet defenderMods = new CardSet();

  void clear() {
    origin = NONE;
    target = NONE;
    fleet = 0;
    fledUpTo = NONE;
    form = 0;
    lost = false;
    passes = 0;
  }

  void clearMods() {
    attackerMods.clear();
    defenderMods.clear();
  }

  void copyFrom(AttackRecord other) {
    origin = other.origin;
    target = other.target;
    fleet = other.fleet;
    fledUpTo = other.fledUpTo;
    form = other.form;
    lost = other.lost;
    passes = other.passes;
    attackerMods.copyFrom(other.attackerMods);
    defenderMods.copyFrom(other.defenderMods);
  }

  boolean hasMods() {
    return !attackerMods.isEmpty() || !defenderMods.isEmpty();
  }
}
