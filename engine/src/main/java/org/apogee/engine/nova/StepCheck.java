package org.apogee.engine.nova;

import static org.apogee.engine.nova.NovaSnapshot.require;

/** Whether the steps of a snapshot and their registers make sense. */
final class StepCheck {
  private StepCheck() {}

  static boolean has(NovaPosition p, Step step) {
    for (int level = 0; level < p.frames.depth(); level++) {
      if (p.frames.at(level) == step) {
        return true;
      }
    }
    return false;
  }

  static void check(NovaPosition p) {
    require(p.frames.isEmpty() == p.isOver(), "the end");
    if (!has(p, Step.COMBAT)) {
      require(p.combat.isClear(), "a combat");
    }
    if (p.isOver()) {
      return;
    }
    int combats = 0;
    for (int level = 0; level < p.frames.depth(); level++) {
      var step = p.frames.at(level);
      require(step.isBase() == (level == 0), "the order of steps");
      require(fits(p, level), "what is remembered of a step");
      require(level == 0 || follows(p.frames.at(level - 1), step), "the order of steps");
      combats += step == Step.COMBAT ? 1 : 0;
    }
    require(combats <= 1, "a combat");
    if (combats == 1) {
      checkCombat(p);
    }
  }

  private static boolean follows(Step below, Step step) {
    return switch (step) {
      case MOVE_TO, MOVE_UNITS, ATTACK_UNITS, PICK -> below == Step.ACTIONS;
      case ELIMINATE -> below == Step.ACTIONS || below == Step.INTERPHASE;
      case COMBAT -> below == Step.BATTLES || below == Step.PLANETARY || below == Step.RAID;
      case PLANETARY -> below == Step.BATTLES;
      case RETREAT -> below == Step.BATTLES || below == Step.COMBAT;
      case ACTIVATION -> below == Step.ACTIONS || below == Step.X_CARD;
      case TREATY, RAID -> below == Step.ACTIVATION;
      default -> false;
    };
  }

  private static boolean fits(NovaPosition p, int level) {
    var frames = p.frames;
    int systems = p.map().systems;
    int a = frames.get(level, 1);
    int b = frames.get(level, 2);
    int c = frames.get(level, 3);
    int d = frames.get(level, 4);
    return switch (frames.at(level)) {
      case ACTIONS, ADJUST, DRAW, DISCARD, COMBAT -> true;
      case MOVE_TO -> within(a, 0, systems - 1);
      case MOVE_UNITS ->
          within(a, 0, systems - 1) && within(b, 0, systems - 1) && within(c, 0, Units.STACK_LIMIT);
      case ATTACK_UNITS -> within(a, 0, systems - 1) && within(b, 0, Units.STACK_LIMIT);
      case PICK -> isChoosing(a) && within(b, 0, isTwice(a) ? 1 : 0);
      case ELIMINATE ->
          within(a, 0, p.seats() - 1)
              && b == (frames.at(level - 1) == Step.ACTIONS ? 0 : 1)
              && (b == 1 || a == p.active());
      case BATTLES -> within(a, 0, 2) && within(b, 0, p.impulse.battleCount);
      case PLANETARY -> within(a, 0, p.impulse.battleCount - 1) && within(b, 0, 3);
      case RETREAT -> within(a, 0, p.seats() - 1) && within(b, 0, systems - 1);
      case X_CARD -> within(a, 0, 1) && within(b, 0, Party.INDEPENDENTS + 2);
      case ACTIVATION ->
          isInPlay(p, a) && within(b, 0, 2) && within(c, 0, p.seats()) && within(d, 0, 1);
      case TREATY ->
          within(a, 0, Party.MINORS - 1) && isInPlay(p, a) && within(b, 0, p.seats() - 1);
      case RAID -> isInPlay(p, a) && within(b, 0, 2 * systems - 1) && within(c, 0, 3);
      case INTERPHASE -> within(a, 0, 1) && within(b, 0, p.seats() + 2);
    };
  }

  private static boolean isChoosing(int card) {
    return within(card, 0, Card.COUNT - 1)
        && Card.of(card).kind == Card.Kind.EVENT
        && Card.of(card).effect.isChosen();
  }

  private static boolean isTwice(int card) {
    return Card.of(card).effect.isTwice();
  }

  private static boolean isInPlay(NovaPosition p, int independent) {
    return within(independent, 0, Party.INDEPENDENTS - 1) && p.independents.isInPlay(independent);
  }

  private static void checkCombat(NovaPosition p) {
    var combat = p.combat;
    for (int side = 0; side < CombatRecord.SIDES; side++) {
      require(NovaSnapshotCheck.isParty(p, combat.party(side)), "who fights");
      int card = combat.cards[side];
      boolean isCard = card == Card.W7.number + 1 || card == Card.W8.number + 1;
      require(card == CombatRecord.NO_CARD || isCard, "a combat card");
    }
    require(combat.party(0) != combat.party(1), "who fights");
    if (!combat.isInSpace()) {
      require(combat.planet() / 2 == combat.system, "where is fought");
      require(p.board.owner(combat.planet()) == combat.party(1), "where is fought");
    }
  }

  private static boolean within(int value, int least, int most) {
    return value >= least && value <= most;
  }
}
