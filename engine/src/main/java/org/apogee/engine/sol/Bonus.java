package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolMoves.BONUS;
import static org.apogee.engine.sol.SolMoves.DECLINE;
import static org.apogee.engine.sol.SolMoves.TAKE;
import static org.apogee.engine.sol.SolTables.FOUNDRY;
import static org.apogee.engine.sol.SolTables.NODE;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8.4 and 8.5: the bonus of a station, for its owner first, then for the seat that activates. */
final class Bonus extends SolChapter {
  /** Asks whom the rules ask first; where nobody can take it, the action goes on. */
  static void offer(SolPosition p, int space) {
    p.turn.bonusAt = space;
    int owner = p.pieces.stationOwner(space);
    if (amount(p, space) > 0 && canTake(p, owner, space)) {
      ask(p, owner);
    } else {
      offerToActive(p, owner);
    }
  }

  private static void offerToActive(SolPosition p, int owner) {
    int space = p.turn.bonusAt;
    if (amount(p, space) > 0 && owner != p.active() && canTake(p, p.active(), space)) {
      ask(p, p.active());
    } else {
      goOn(p);
    }
  }

  private static void ask(SolPosition p, int seat) {
    p.turn.asked = seat;
    p.frames.replace(Step.BONUS);
  }

  private static void goOn(SolPosition p) {
    p.turn.bonusAt = TurnRecord.NOTHING;
    p.turn.asked = TurnRecord.NOTHING;
    p.frames.replace(p.turn.action == SolMoves.TO_CONVERT ? Step.CONVERT : Step.ACTIVATE);
  }

  @Override
  public int decider(SolPosition p) {
    return p.turn.asked;
  }

  @Override
  public void legal(SolPosition p, MoveList into) {
    into.add(SolMoves.of(BONUS, DECLINE));
    into.add(SolMoves.of(BONUS, TAKE));
  }

  /** There are two answers, so nobody need count them. */
  @Override
  public boolean isMain() {
    return true;
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    int owner = p.pieces.stationOwner(p.turn.bonusAt);
    if (SolMoves.a(move) == TAKE) {
      take(p, chronicle);
      goOn(p);
      return;
    }
    SolFacts.bonusAnswered(chronicle, p, false);
    if (p.turn.asked == owner) {
      offerToActive(p, owner);
    } else {
      goOn(p);
    }
  }

  private static int amount(SolPosition p, int space) {
    return SolTables.bonus(p.board.layer(space));
  }

  static boolean canTake(SolPosition p, int seat, int space) {
    int amount = amount(p, space);
    int energy = p.holdings.energy[seat];
    return switch (p.pieces.stationType(space)) {
      case NODE -> true;
      case FOUNDRY -> energy >= amount && p.holdings.reserve[seat] >= amount;
      default -> energy >= amount;
    };
  }

  private static void take(SolPosition p, Chronicle chronicle) {
    int space = p.turn.bonusAt;
    int seat = p.turn.asked;
    int amount = amount(p, space);
    int type = p.pieces.stationType(space);
    SolFacts.bonusAnswered(chronicle, p, true);
    switch (type) {
      case NODE -> p.holdings.energy[seat] += amount;
      case FOUNDRY -> {
        p.holdings.energy[seat] -= amount;
        p.build(seat, amount);
      }
      default -> {
        p.holdings.energy[seat] -= amount;
        p.gainMomentum(seat, amount, SolCounter.MOMENTUM_OF_BONUSES);
      }
    }
    p.count(SolCounter.BONUSES, 1);
    SolFacts.yielded(chronicle, seat, type, amount, amount);
  }
}
