package org.apogee.engine.nebula;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;
import org.apogee.engine.Position;
import org.apogee.engine.steps.Chapter;

/** R 10, combat: one ship against one, round after round until one is destroyed. */
final class Combat extends Chapter<NebulaPosition> {
  private static final int INITIATOR = 1;
  private static final int OTHER = 2;
  private static final int STAGE = 3;
  private static final int TIES = 4;
  private static final int SPIES = 5;
  private static final int SPIES_OF_OTHER = 6;

  /** Stages, in order: before the combat, the window of a round (then that of the other seat). */
  private static final int BEFORE_ACTIVE = 0;

  private static final int BEFORE_PASSIVE = 1;
  private static final int ROUND_ACTIVE = 2;
  static final int ROLL = 4;

  static final int TIES_MAX = 5;

  static void begin(NebulaPosition p, int initiator, int other, Chronicle chronicle) {
    p.frames.push(Step.COMBAT, initiator, other, BEFORE_ACTIVE);
    p.count(NebulaCounter.COMBATS);
    CombatFacts.begun(chronicle, p, initiator, other);
  }

  /** R 10.3 and 10.4 (a): first the active seat, then the passive one. */
  @Override
  public int decider(NebulaPosition p) {
    int stage = p.frames.get(STAGE);
    if (stage == ROLL || isOver(p)) {
      return Position.NOBODY;
    }
    return stage == BEFORE_ACTIVE || stage == ROUND_ACTIVE ? p.active() : p.passive();
  }

  /** The window of the topmost combat, which may have a tech in use above it. */
  static Window window(NebulaPosition p) {
    return p.frames.get(level(p), STAGE) <= BEFORE_PASSIVE ? Window.BEFORE_COMBAT : Window.ROUND;
  }

  private static int level(NebulaPosition p) {
    for (int level = p.frames.depth() - 1; level >= 0; level--) {
      if (p.frames.at(level) == Step.COMBAT) {
        return level;
      }
    }
    return -1;
  }

  /** The ship of a seat in the combat that is going on, if there is one. */
  static int shipOf(NebulaPosition p, int seat) {
    int level = level(p);
    if (level < 0) {
      return Ships.NOWHERE;
    }
    int initiator = p.frames.get(level, INITIATOR);
    return Ships.owner(initiator) == seat ? initiator : p.frames.get(level, OTHER);
  }

  /** R 10.4: what spies add to the total of a seat's ship in the combat that is going on. */
  static int spies(NebulaPosition p, int seat) {
    int level = level(p);
    boolean isFirst = Ships.owner(p.frames.get(level, INITIATOR)) == seat;
    return p.frames.get(level, isFirst ? SPIES : SPIES_OF_OTHER);
  }

  /** R 10.5: the ties in a row of the combat that is going on. */
  static int ties(NebulaPosition p) {
    int level = level(p);
    return level < 0 ? 0 : p.frames.get(level, TIES);
  }

  @Override
  public void legal(NebulaPosition p, MoveList into) {
    Windows.legal(p, decider(p), window(p), into);
  }

  @Override
  public void play(NebulaPosition p, long move, Chance chance, Chronicle chronicle) {
    if (NebulaMoves.kind(move) == NebulaMoves.PASS) {
      p.frames.set(STAGE, p.frames.get(STAGE) + 1);
    } else {
      TechUse.begin(p, decider(p), NebulaMoves.a(move));
    }
  }

  /** A ship is gone, or the two do not fight this turn. */
  private static boolean isOver(NebulaPosition p) {
    int initiator = p.frames.get(INITIATOR);
    int other = p.frames.get(OTHER);
    return !p.ships.exists(initiator) || !p.ships.exists(other) || p.isExempt(initiator, other);
  }

  @Override
  public void run(NebulaPosition p, Chance chance, Chronicle chronicle) {
    if (isOver(p)) {
      p.frames.pop();
    } else {
      roll(p, chance, chronicle);
    }
  }

  /** R 10.4 (b) and (c), R 10.5. */
  private static void roll(NebulaPosition p, Chance chance, Chronicle chronicle) {
    int initiator = p.frames.get(INITIATOR);
    int other = p.frames.get(OTHER);
    int die = Dice.d6(chance);
    int dieOfOther = Dice.d6(chance);
    int spies = p.frames.get(SPIES);
    int spiesOfOther = p.frames.get(SPIES_OF_OTHER);
    int lead = die + p.ships.regiments[initiator] + spies;
    lead -= dieOfOther + p.ships.regiments[other] + spiesOfOther;
    int ties = lead == 0 ? p.frames.get(TIES) + 1 : 0;
    p.frames.set(TIES, ties % TIES_MAX);
    p.frames.set(STAGE, ROUND_ACTIVE);
    p.count(NebulaCounter.ROUNDS);
    if (chronicle.listens()) {
      CombatFacts.round(
          chronicle,
          new CombatFacts.Roll(initiator, die, p.ships.regiments[initiator], spies),
          new CombatFacts.Roll(other, dieOfOther, p.ships.regiments[other], spiesOfOther),
          ties);
    }
    if (lead != 0 || ties == TIES_MAX) {
      Loss.announce(p, lead >= 0 ? other : initiator);
    }
  }

  /** R 10.8. */
  static void addSpy(NebulaPosition p, int seat) {
    int register = Ships.owner(p.frames.get(INITIATOR)) == seat ? SPIES : SPIES_OF_OTHER;
    p.frames.set(register, p.frames.get(register) + 1);
  }

  /** R 11.4, Invisibility Field. */
  static void exempt(NebulaPosition p) {
    p.exempt(p.frames.get(INITIATOR), p.frames.get(OTHER));
  }
}
