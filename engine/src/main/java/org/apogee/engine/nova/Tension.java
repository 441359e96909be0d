package org.apogee.engine.nova;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 13: how the powers feel about each other. */
final class Tension extends ActiveChapter {
  static final int LOWER_COST = 2;

  static void change(NovaPosition p, int one, int other, int by, Chronicle chronicle) {
    change(p, one, other, by, 0, chronicle);
  }

  private static void change(
      NovaPosition p, int one, int other, int by, int cost, Chronicle chronicle) {
    int before = p.powers.tension(one, other);
    p.powers.addTension(one, other, by);
    GalaxyFacts.tension(chronicle, p, one, other, before, cost);
  }

  /** Whether any could change; those at their bound stay. */
  static boolean changeAll(NovaPosition p, int by, Chronicle chronicle) {
    boolean isAny = false;
    for (int seat = 0; seat < p.seats(); seat++) {
      for (int other = 0; other < seat; other++) {
        if (p.powers.isAlive(seat) && p.powers.isAlive(other)) {
          int before = p.powers.tension(seat, other);
          p.powers.addTension(seat, other, by);
          isAny |= p.powers.tension(seat, other) != before;
        }
      }
    }
    if (isAny) {
      GalaxyFacts.tensions(chronicle, p, by);
    }
    return isAny;
  }

  /** R 13.2: first what follows by itself. */
  static void adjust(NovaPosition p, Chronicle chronicle) {
    int angry = p.impulse.attacked | p.impulse.provoked;
    for (int other = 0; other < p.seats(); other++) {
      if ((angry >>> other & 1) != 0 && p.powers.isAlive(other)) {
        change(p, p.active(), other, 1, chronicle);
      }
    }
    p.frames.replace(Step.ADJUST);
  }

  @Override
  public void legal(NovaPosition p, MoveList into) {
    into.add(NovaMoves.of(NovaMoves.PASS));
    int seat = p.active();
    for (int other = 0; other < p.seats(); other++) {
      if (other != seat && p.powers.isAlive(other)) {
        if (p.powers.tension(seat, other) < Powers.TENSION_MAX) {
          into.add(NovaMoves.of(NovaMoves.RAISE, other));
        }
        if (canLower(p, seat, other)) {
          into.add(NovaMoves.of(NovaMoves.LOWER, other));
        }
      }
    }
  }

  private static boolean canLower(NovaPosition p, int seat, int other) {
    return p.powers.tension(seat, other) > 0
        && p.impulse.points >= LOWER_COST
        && (p.impulse.attacked >>> other & 1) == 0
        && !isBesieging(p, seat, other);
  }

  private static boolean isBesieging(NovaPosition p, int seat, int other) {
    for (int left = p.board.besieged(); left != 0; left &= left - 1) {
      int system = Integer.numberOfTrailingZeros(left);
      if (p.board.isBesiegedBy(system, seat) && p.board.hasMarkerAt(other, system)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void play(NovaPosition p, long move, Chance chance, Chronicle chronicle) {
    int other = NovaMoves.a(move);
    switch (NovaMoves.kind(move)) {
      case NovaMoves.RAISE -> change(p, p.active(), other, 1, chronicle);
      case NovaMoves.LOWER -> {
        Actions.pay(p, LOWER_COST);
        change(p, p.active(), other, -1, LOWER_COST, chronicle);
      }
      default -> {}
    }
    Turns.wake(p);
    p.frames.replace(Step.DRAW);
  }
}
