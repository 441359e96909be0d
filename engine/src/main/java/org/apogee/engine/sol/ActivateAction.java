package org.apogee.engine.sol;

import static org.apogee.engine.sol.SolBoard.bit;
import static org.apogee.engine.sol.SolBoard.lowest;
import static org.apogee.engine.sol.SolBoard.withoutLowest;
import static org.apogee.engine.sol.SolMoves.ACTIVATE;
import static org.apogee.engine.sol.SolMoves.END_MOVE;
import static org.apogee.engine.sol.SolTables.FOUNDRY;
import static org.apogee.engine.sol.SolTables.NODE;
import static org.apogee.engine.sol.SolTables.STATION_TYPES;
import static org.apogee.engine.sol.SolTables.TOWER;

import org.apogee.engine.Chance;
import org.apogee.engine.Chronicle;
import org.apogee.engine.MoveList;

/** R 8, the activate action: sundivers make stations harvest, build or transmit. */
final class ActivateAction extends SolChapter {
  /** R 5.3. */
  static boolean isPossible(SolPosition p) {
    return targets(p) != 0;
  }

  @Override
  public void legal(SolPosition p, MoveList into) {
    if (p.turn.activated != 0 || p.turn.effect != SolEffect.NONE) {
      into.add(END_MOVE); // R 5.4
    }
    for (long left = targets(p); left != 0; left = withoutLowest(left)) {
      into.add(SolMoves.of(ACTIVATE, lowest(left)));
    }
    Effects.legal(p, into);
  }

  /** R 5.5: the only thing to do is asked for, the only way to end is not. */
  @Override
  public boolean isForced(SolPosition p, long onlyMove) {
    return onlyMove == END_MOVE;
  }

  @Override
  public void play(SolPosition p, long move, Chance chance, Chronicle chronicle) {
    switch (SolMoves.kind(move)) {
      case ACTIVATE -> activate(p, SolMoves.a(move), chronicle);
      case SolMoves.PLAY_EFFECT -> Effects.play(p, move, chronicle);
      case SolMoves.END -> end(p, chance, chronicle);
      default -> throw SolMoves.notOffered(p, move);
    }
  }

  /** R 8.1 and 8.2: the spaces whose station the active seat may activate now. */
  private static long targets(SolPosition p) {
    long here = p.pieces.present(p.active()) & p.pieces.occupied() & ~p.turn.activated;
    if (here == 0) {
      return 0;
    }
    long targets = 0;
    for (int type = 0; type < STATION_TYPES; type++) {
      if (isTypeOpen(p, type)) {
        targets |= p.pieces.stationsOfType(type) & payable(p, type);
      }
    }
    return here & targets;
  }

  private static boolean isTypeOpen(SolPosition p, int type) {
    if (p.isLastTransmission()) {
      return type == TOWER; // R 11.3
    }
    int locked = p.turn.lockedType;
    return locked == TurnRecord.NOTHING || locked == type || p.turn.effect == SolEffect.FESTIVAL;
  }

  /** R 8.2: the spaces whose base the active seat can pay for a station of this type. */
  private static long payable(SolPosition p, int type) {
    int seat = p.active();
    int energy = p.holdings.energy[seat];
    return switch (type) {
      case NODE -> -1;
      case FOUNDRY ->
          p.board.baseAtMost(Math.min(energy, p.holdings.reserve[seat] / builtPerBase(p.turn)));
      default -> p.board.baseAtMost(energy);
    };
  }

  static boolean canPayBase(SolPosition p, int space) {
    return SolBoard.has(payable(p, p.pieces.stationType(space)), space);
  }

  private static int builtPerBase(TurnRecord turn) {
    return turn.effect == SolEffect.DUPLICATE ? 2 : 1;
  }

  /** R 8.3. */
  private static void activate(SolPosition p, int space, Chronicle chronicle) {
    var turn = p.turn;
    int seat = p.active();
    turn.activated |= bit(space);
    turn.activations++;
    turn.lockedType = p.pieces.stationType(space);
    SolFacts.activated(chronicle, p, space);
    yieldBase(p, space, chronicle);
    if (turn.effect != SolEffect.PERSIST) {
      p.returnToPool(seat, space);
    }
    if (turn.effect == SolEffect.SYNCHRONIZE) {
      ActivateEffects.synchronize(p, 1, chronicle);
    }
    turn.owed += SolTables.cards(p.board.layer(space));
    Bonus.offer(p, space);
  }

  /** What R 8.3 calls the base, paid and gained by the active seat. */
  static void yieldBase(SolPosition p, int space, Chronicle chronicle) {
    int seat = p.active();
    int base = SolTables.base(p.board.layer(space));
    switch (p.pieces.stationType(space)) {
      case NODE -> {
        p.holdings.energy[seat] += base;
        p.count(SolCounter.NODE_ACTIVATIONS, 1);
        SolFacts.yielded(chronicle, seat, NODE, base, base);
      }
      case FOUNDRY -> {
        int built = base * builtPerBase(p.turn);
        p.holdings.energy[seat] -= base;
        p.build(seat, built);
        p.count(SolCounter.FOUNDRY_ACTIVATIONS, 1);
        SolFacts.yielded(chronicle, seat, FOUNDRY, base, built);
      }
      default -> {
        p.holdings.energy[seat] -= base;
        p.gainMomentum(seat, base, SolCounter.MOMENTUM_OF_TOWERS);
        p.count(SolCounter.TOWER_ACTIVATIONS, 1);
        SolFacts.yielded(chronicle, seat, TOWER, base, base);
      }
    }
  }

  /** R 8.6. */
  private static void end(SolPosition p, Chance chance, Chronicle chronicle) {
    if (p.isLastTransmission()) {
      LastTransmission.next(p, chronicle);
    } else {
      Instability.drawOwed(p, chance, chronicle);
    }
  }
}
